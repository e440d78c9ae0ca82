import Facts
import PermissionModel

/// What Swift calls the constants of frameworks: `.notDetermined` of
/// `AVAuthorizationStatusNotDetermined`.
enum ConstantNames {
  /// The constant as Swift writes it; nil for names that are none of a framework's.
  static func value(of name: String) -> Value? {
    guard let first = name.utf8.first, first < 91 || first == 107 else { return nil }
    if let path = paths[name] { return .path(path) }
    let bytes = Array(name.utf8)
    guard bytes.count > 5 else { return nil }
    var end = bytes.count - 1
    while end > 4 {
      if isUpper(bytes[end]) || bytes[end].isDigit,
        enumerations.contains(String(decoding: bytes[..<end], as: UTF8.self))
      {
        return .path(["", caseName(bytes[end...])])
      }
      end -= 1
    }
    return nil
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }

  /// `notDetermined` of `NotDetermined`, `url` of `URL`.
  static func caseName(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = Array(bytes)
    var index = 0
    while index < bytes.count, isUpper(bytes[index]) {
      // The last capital of several starts the next word.
      if index > 0, index + 1 < bytes.count, !isUpper(bytes[index + 1]),
        !bytes[index + 1].isDigit
      {
        break
      }
      bytes[index] |= 32
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Constants that are members of a class in Swift.
  private static let paths: [String: [String]] = {
    var paths: [String: [String]] = [:]
    for symbol in ResourceRow.all.flatMap(\.symbols) {
      guard case .typeMember(let name) = symbol.member, let constant = symbol.objectiveC,
        constant.first?.isLetter == true
      else { continue }
      paths[constant] = symbol.type.split(separator: ".").map(String.init) + [name]
    }
    return paths
  }()

  /// Names of enumerations before their cases.
  private static let enumerations: Set<String> = {
    var names = Set(ofControls + ofResources)
    for status in ResourceRow.all.flatMap(\.statuses) where status.type != "Bool" {
      names.insert(status.type.filter { $0 != "." })
    }
    return names
  }()

  private static let ofResources = [
    "AVMediaType", "AVAudioSessionRecordPermission", "AVAudioApplicationRecordPermission",
    "kCLAuthorizationStatus", "PHAccessLevel", "PHAssetMediaType", "CNEntityType",
    "kABAuthorizationStatus", "EKEntityType", "UNAuthorizationOption", "ALAuthorizationStatus",
    "CBCentralManagerState", "CBPeripheralManagerState", "CBPeripheralManagerAuthorizationStatus",
    "LAPolicy", "UIUserNotificationType", "ATTrackingManagerAuthorizationStatus",
    "CKApplicationPermissionStatus", "CKApplicationPermission", "HKAuthorizationStatus",
    "SKCloudServiceAuthorizationStatus", "MPMediaLibraryAuthorizationStatus", "LAError",
    "OSSystemExtensionRequest", "NSEventMask", "PKPassLibraryCapability", "AVCaptureDevicePosition",
    "PKPassLibraryAuthorizationStatus", "CLAuthorizationStatus", "SRAuthorizationStatus",
    "CLServiceSessionAuthorizationRequirement", "AVAuthorizationStatus",
  ]

  private static let ofControls = [
    "UIAlertControllerStyle", "UIAlertActionStyle", "UIControlEvent", "UIControlState",
    "UIBarButtonItemStyle", "UIBarButtonSystemItem", "UIButtonType", "UIModalPresentation",
    "UIModalTransitionStyle", "UITableViewCellStyle", "UIImagePickerControllerSourceType",
    "UIApplicationState", "UIContextualActionStyle", "NSAlertStyle", "UIDocumentPickerMode",
  ]
}
