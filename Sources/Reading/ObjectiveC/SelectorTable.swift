/// The methods of UIKit and Foundation that matter to a flow: by selector, as Swift writes them.
enum SelectorTable {
  static let imported: [String: SelectorNames.Imported] = written.mapValues { text in
    let parts = text.split(separator: "(", maxSplits: 1)
    let labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":").map(String.init) : []
    return SelectorNames.Imported(
      name: String(parts[0]), labels: labels, isInitializer: parts[0] == "init")
  }

  private static let written: [String: String] = [
    // Screens.
    "presentViewController:animated:completion:": "present(_:animated:completion:)",
    "presentModalViewController:animated:": "present(_:animated:)",
    "dismissViewControllerAnimated:completion:": "dismiss(animated:completion:)",
    "dismissModalViewControllerAnimated:": "dismiss(animated:)",
    "showViewController:sender:": "show(_:sender:)",
    "showDetailViewController:sender:": "showDetailViewController(_:sender:)",
    "pushViewController:animated:": "pushViewController(_:animated:)",
    "popViewControllerAnimated:": "popViewController(animated:)",
    "popToRootViewControllerAnimated:": "popToRootViewController(animated:)",
    "popToViewController:animated:": "popToViewController(_:animated:)",
    "setViewControllers:animated:": "setViewControllers(_:animated:)",
    "addChildViewController:": "addChild(_:)",
    "removeFromParentViewController": "removeFromParent",
    "performSegueWithIdentifier:sender:": "performSegue(withIdentifier:sender:)",
    "prepareForSegue:sender:": "prepare(for:sender:)",
    "instantiateViewControllerWithIdentifier:": "instantiateViewController(withIdentifier:)",
    "storyboardWithName:bundle:": "init(name:bundle:)",
    "initWithNibName:bundle:": "init(nibName:bundle:)",
    "presentViewControllerAsSheet:": "presentAsSheet(_:)",
    "presentViewControllerAsModalWindow:": "presentAsModalWindow(_:)",
    // Controls.
    "addTarget:action:forControlEvents:": "addTarget(_:action:for:)",
    "addTarget:action:": "addTarget(_:action:)",
    "setTitle:forState:": "setTitle(_:for:)",
    "setAttributedTitle:forState:": "setAttributedTitle(_:for:)",
    "setImage:forState:": "setImage(_:for:)",
    "setOn:animated:": "setOn(_:animated:)",
    "addButtonWithTitle:": "addButton(withTitle:)",
    "buttonWithType:": "init(type:)",
    "systemImageNamed:": "init(systemName:)",
    "labelWithString:": "init(labelWithString:)",
    "wrappingLabelWithString:": "init(wrappingLabelWithString:)",
    "buttonWithTitle:target:action:": "init(title:target:action:)",
    "contextualActionWithStyle:title:handler:": "init(style:title:handler:)",
    "tableView:didSelectRowAtIndexPath:": "tableView(_:didSelectRowAt:)",
    "collectionView:didSelectItemAtIndexPath:": "collectionView(_:didSelectItemAt:)",
    "beginSheetModalForWindow:completionHandler:": "beginSheetModal(for:completionHandler:)",
    // The app and its scenes.
    "currentNotificationCenter": "current",
    "sharedPhotoLibrary": "shared",
    "scene:willConnectToSession:options:": "scene(_:willConnectTo:options:)",
    "openURL:": "open(_:)",
    "openURL:options:completionHandler:": "open(_:options:completionHandler:)",
    // The older callback hears what the newer one does, and has its name here.
    "locationManager:didChangeAuthorizationStatus:":
      "locationManagerDidChangeAuthorization(_:didChangeAuthorization:)",
    // Notifications.
    "addObserverForName:object:queue:usingBlock:": "addObserver(forName:object:queue:using:)",
    "postNotificationName:object:": "post(name:object:)",
    "postNotificationName:object:userInfo:": "post(name:object:userInfo:)",
    "performSelector:withObject:afterDelay:": "perform(_:with:afterDelay:)",
    "performSelector:withObject:": "perform(_:with:)",
    "performSelector:": "perform(_:)",
    "performSelectorOnMainThread:withObject:waitUntilDone:":
      "performSelector(onMainThread:with:waitUntilDone:)",
    "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:":
      "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
    "scheduledTimerWithTimeInterval:repeats:block:":
      "scheduledTimer(withTimeInterval:repeats:block:)",
    "animateWithDuration:animations:": "animate(withDuration:animations:)",
    "animateWithDuration:animations:completion:": "animate(withDuration:animations:completion:)",
    "animateWithDuration:delay:options:animations:completion:":
      "animate(withDuration:delay:options:animations:completion:)",
    "addOperationWithBlock:": "addOperation(_:)",
    "enumerateObjectsUsingBlock:": "forEach(_:)",
    // Settings that an app keeps.
    "boolForKey:": "bool(forKey:)",
    "objectForKey:": "object(forKey:)",
    "stringForKey:": "string(forKey:)",
    "integerForKey:": "integer(forKey:)",
    "setBool:forKey:": "set(_:forKey:)",
    "setObject:forKey:": "set(_:forKey:)",
    "setInteger:forKey:": "set(_:forKey:)",
    "removeObjectForKey:": "removeObject(forKey:)",
    // Texts.
    "localizedStringForKey:value:table:": "localizedString(forKey:value:table:)",
    "URLWithString:": "init(string:)",
  ]
}
