import Facts

/// An access that a narrower one could replace, and the names that show a need for all of it.
struct BroadAccess: Sendable {
  /// Id of the resource's row.
  var resource: String
  /// The row of the narrower access, and the words for what that suffices for.
  var narrower: String
  var suffices: String
  /// The modules without which no file can need it.
  var modules: Set<String>
  /// Names of which any shows that the broad access is used, wherever they stand.
  var names: Set<String>
  /// The same, of what is called.
  var calls: Set<String> = []
  /// Names of which one has to show the narrower use.
  var shows: Set<String>
  /// The background mode that needs it.
  var mode: String?
  var help: String

  /// What only an app that reads the photo library names.
  static let photoNames: Set<String> = [
    "PHAsset", "PHAssetCollection", "PHCollection", "PHCollectionList", "PHFetchOptions",
    "PHFetchResult", "PHImageManager", "PHCachingImageManager", "PHAssetResource",
    "PHAssetCollectionChangeRequest", "PHAssetResourceManager", "PHLivePhoto",
    "assetIdentifier", "phAsset",
  ]

  /// By the frameworks' documentation.
  static let all: [BroadAccess] = [
    BroadAccess(
      resource: "location-always", narrower: "location-when-in-use",
      suffices: "nothing here runs while the app is not in use",
      modules: ["CoreLocation", "MapKit", "UserNotifications", "BackgroundTasks"],
      names: [
        "allowsBackgroundLocationUpdates", "CLMonitor", "CLCircularRegion", "CLBeaconRegion",
        "UNLocationNotificationTrigger", "CLBackgroundActivitySession", "BGTaskScheduler",
      ],
      calls: [
        "startMonitoring", "startMonitoringVisits", "startMonitoringLocationPushes",
        "startMonitoringSignificantLocationChanges", "backgroundTask",
      ], shows: ["startUpdatingLocation", "requestLocation", "liveUpdates", "showsUserLocation"],
      mode: "location", help: "Ask with 'requestWhenInUseAuthorization'."),
    BroadAccess(
      resource: "calendar-full", narrower: "calendar-write-only",
      suffices: "events are only added here", modules: ["EventKit", "EventKitUI"],
      names: [
        "EKCalendarChooser", "EKEventViewController", "EKCalendar", "eventIdentifier", "sources",
        "calendarItemIdentifier", "calendarItemExternalIdentifier",
      ],
      calls: [
        "events", "enumerateEvents", "calendarItem", "calendarItems", "event", "calendars",
        "calendar", "saveCalendar", "source", "predicateForEvents",
      ], shows: ["EKEvent"],
      help: "Ask with 'requestWriteOnlyAccessToEvents', or show 'EKEventEditViewController'."),
    BroadAccess(
      resource: "photos-read-write", narrower: "photos-add-only",
      suffices: "photos are only saved here", modules: ["Photos", "PhotosUI"],
      names: photoNames,
      calls: ["fetchAssets", "deleteAssets", "presentLimitedLibraryPicker", "register"],
      shows: [
        "creationRequestForAsset", "creationRequestForAssetFromImage",
        "creationRequestForAssetFromVideo", "forAsset", "UIImageWriteToSavedPhotosAlbum",
        "UISaveVideoAtPathToSavedPhotosAlbum",
      ], help: "Ask with 'requestAuthorization(for: .addOnly)'."),
  ]
}

/// Finds requests for a broad access of which nothing needs more than the narrow one.
struct BroadRequests {
  let flows: AsBuilt
  let facts: AppFacts

  init(_ subject: Subject) { (flows, facts) = (subject.asBuilt, subject.facts) }

  private var program: Program { flows.app.program }

  /// One for each access, at the first request for it that something starts.
  func found() -> [(access: BroadAccess, site: RequestSite, certainty: Certainty)] {
    let asks = flows.starts.flatMap(\.effects).filter(\.isAsk)
    return BroadAccess.all.compactMap { access in
      let sites = flows.requests.filter { site in
        site.match.role == .request && site.match.resources == [access.resource]
          && site.match.certainty > .possible
      }
      let reached = sites.lazy.compactMap { site in
        asks.filter { $0.call == site.call }.map(certainty).max().map { (site, $0) }
      }.first
      guard let (site, certainty) = reached, !isNeeded(access) else { return nil }
      return (access, site, hasForeignCode ? .possible : min(.likely, certainty))
    }
  }

  /// How surely a request is made: what a choice that is not seen leads to may never be.
  private func certainty(of ask: Effect) -> Certainty {
    let isChosen = ask.conditions.contains { !flows.statuses.looksAtStatus($0) }
    return isChosen ? .possible : ask.certainty
  }

  /// Whether anything needs the access, or nothing shows that less suffices.
  private func isNeeded(_ access: BroadAccess) -> Bool {
    if let mode = access.mode, facts.states(backgroundMode: mode) { return true }
    let files = program.files.indices.filter {
      !access.modules.isDisjoint(with: program.files[$0].imports)
    }
    let isCalled = files.contains { file in
      program.files[file].calls.contains { access.calls.contains($0.name) }
    }
    guard !isCalled else { return true }
    let mentions = Mentions(
      of: access.names.union(access.shows), in: program, files: files)
    return access.names.contains(where: mentions.contains)
      || !access.shows.contains(where: mentions.contains)
  }

  /// Whether there is code in which no flow is followed.
  private var hasForeignCode: Bool {
    facts.files.contains {
      [.objectiveC, .dart, .javaScript, .kotlin, .cSharp].contains($0.kind)
    }
  }
}

extension AppFacts {
  /// Whether a property list or a build setting states a background mode.
  fileprivate func states(backgroundMode mode: String) -> Bool {
    let lists = propertyLists.flatMap(\.entries).contains {
      $0.keyPath.first == "UIBackgroundModes" && $0.value == .string(mode)
    }
    return lists
      || projects.flatMap(\.targets).flatMap(\.configurations).flatMap(\.settings).contains {
        $0.key.hasPrefix("INFOPLIST_KEY_UIBackgroundModes") && $0.value.contains(mode)
      }
  }
}
