/// Under which names Swift knows the classes of Objective-C.
enum ClassNames {
  /// The name in Swift; of the app's own classes, the same.
  static func swift(_ name: String) -> String {
    guard name.utf8.first == 78 || name.utf8.first == 66 || name.utf8.first == 98 else {
      return name
    }
    return renamed[name] ?? (unprefixed.contains(name) ? String(name.dropFirst(2)) : name)
  }

  private static let renamed: [String: String] = [
    "NSString": "String", "NSMutableString": "String", "NSArray": "Array",
    "NSMutableArray": "Array", "NSDictionary": "Dictionary", "NSMutableDictionary": "Dictionary",
    "NSMutableSet": "Set", "NSMutableData": "Data", "BOOL": "Bool", "bool": "Bool",
    "NSInteger": "Int", "NSUInteger": "Int", "NSURLRequest": "URLRequest",
    "NSMutableURLRequest": "URLRequest",
  ]

  /// Classes of Foundation that Swift knows without their prefix.
  private static let unprefixed: Set<String> = [
    "NSURL", "NSBundle", "NSUserDefaults", "NSNotificationCenter", "NSTimer", "NSDate", "NSData",
    "NSError", "NSNotification", "NSOperationQueue", "NSFileManager", "NSThread", "NSIndexPath",
    "NSProcessInfo", "NSURLSession", "NSSet", "NSCalendar", "NSLocale", "NSNetService",
    "NSNetServiceBrowser", "NSRunLoop", "NSOperation", "NSURLComponents", "NSUUID", "NSProgress",
  ]

  /// The prefixes of Apple's frameworks.
  private static let prefixes: Set<String> = [
    "UI", "NS", "AV", "PH", "CN", "EK", "CL", "UN", "CK", "MK", "SF", "WK", "HK", "CB", "MP", "SK",
    "GK", "AR", "VN", "NF", "AS", "AT", "LA", "CM", "HM", "IN", "AL", "AB", "MF", "QL", "SL", "CS",
    "NI", "RP", "MC", "CI", "CA", "PK",
  ]

  /// Whether a class has the prefix of a framework, as an app's own seldom do.
  static func isOfFramework(_ name: String) -> Bool {
    if ["URL", "Bundle", "Timer", "Date", "Data", "String"].contains(name) { return true }
    let head = name.prefix(3)
    return head.count == 3 && prefixes.contains(String(head.prefix(2)))
      && head.last!.isUppercase
  }
}
