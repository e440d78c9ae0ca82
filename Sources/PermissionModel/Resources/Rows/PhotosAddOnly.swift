extension ResourceRow {
  /// Photo library (add only).
  public static let photosAddOnly = ResourceRow(
    id: "photos-add-only",
    name: "Photo library (add only)",
    family: "photos",
    access: "addOnly",
    group: .prompted,
    modules: ["Photos", "UIKit", "SwiftUI", "QuickLook"],
    platforms: [
      .init("iOS", "11.0"), .init("macOS", "11.0"), .init("tvOS", "14.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "PHPhotoLibrary", .typeMember("requestAuthorization"), ["for"],
        deciding: .init("for", ["addOnly"]), answer: .closure,
        objectiveC: "+[PHPhotoLibrary requestAuthorizationForAccessLevel:handler:]",
        since: "iOS 14, macOS 11, tvOS 14"),
      Symbol(
        .status, "PHPhotoLibrary", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["addOnly"]), answer: .returned,
        objectiveC: "+[PHPhotoLibrary authorizationStatusForAccessLevel:]", since: "iOS 14"),
      Symbol(
        .implicitUse, "", .global("UIImageWriteToSavedPhotosAlbum"),
        objectiveC: "UIImageWriteToSavedPhotosAlbum"),
      Symbol(
        .implicitUse, "", .global("UISaveVideoAtPathToSavedPhotosAlbum"),
        objectiveC: "UISaveVideoAtPathToSavedPhotosAlbum"),
      Symbol(
        .implicitUse, "PHAssetChangeRequest", .typeMember("creationRequestForAsset"), ["from"],
        objectiveC: "+[PHAssetChangeRequest creationRequestForAssetFromImage:]"),
      Symbol(
        .implicitUse, "PHAssetChangeRequest", .typeMember("creationRequestForAssetFromImage"),
        ["atFileURL"],
        objectiveC: "+[PHAssetChangeRequest creationRequestForAssetFromImageAtFileURL:]"),
      Symbol(
        .implicitUse, "PHAssetChangeRequest", .typeMember("creationRequestForAssetFromVideo"),
        ["atFileURL"],
        objectiveC: "+[PHAssetChangeRequest creationRequestForAssetFromVideoAtFileURL:]"),
      Symbol(
        .implicitUse, "PHAssetCreationRequest", .typeMember("forAsset"), [],
        objectiveC: "+[PHAssetCreationRequest creationRequestForAsset]", isRead: false),
      Symbol(
        .picker, "View", .instanceMember("fileExporter"), since: "iOS 14, macOS 11", isRead: false),
      Symbol(
        .picker, "UIDocumentPickerViewController", .initializer, ["forExporting"],
        objectiveC: "-[UIDocumentPickerViewController initForExportingURLs:]", since: "iOS 14",
        isRead: false),
      Symbol(
        .picker, "UIDocumentPickerViewController", .initializer, ["forExporting", "asCopy"],
        objectiveC: "-[UIDocumentPickerViewController initForExportingURLs:asCopy:]",
        since: "iOS 14", isRead: false),
      .appSettings,
    ],
    statuses: [
      .init("PHAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("PHAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("PHAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("PHAuthorizationStatus", "authorized", 3, .granted(.writeOnly)),
      .init(
        "PHAuthorizationStatus", "limited", 4, .granted(.writeOnly),
        note: "never returned for add-only access"),
    ],
    words: [
      "save photos", "save to photos", "add photos", "save images", "save to your photo library",
      "add to photos",
    ],
    purposeKeys: [
      .init(
        "NSPhotoLibraryAddUsageDescription", .required,
        condition: """
          add-only access; required for UIImageWriteToSavedPhotosAlbum even when \
          NSPhotoLibraryUsageDescription is present (openradar 41246623)
          """, since: "iOS 11")
    ],
    missingPurposeKey: .crash(""),
    entitlements: [],
    settings: .init(
      "Settings > Privacy & Security > Photos > [app] > Add Photos Only",
      deepLink: "UIApplication.openSettingsURLString"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .no(""),
    boundaries: ".restricted",
    testNames: [
      .tcc: "kTCCServicePhotosAdd",
      .simctl: "photos-add",
      .xcuitest: "photos",
      .appium: "photos-add",
    ],
    wrappers: [
      "reactNativePermissions": "PERMISSIONS.IOS.PHOTO_LIBRARY_ADD_ONLY",
      "flutterPermissionHandler": "Permission.photosAddOnly (PERMISSION_PHOTOS_ADD_ONLY=1)",
    ],
    notes: [
      "Test tools: xcuitest photos: no separate case.",
      "Fold: never limited",
      "Platforms: iOS 11.0: explicit request 14.0",
      "Implicit: UIImageWriteToSavedPhotosAlbum / UISaveVideoAtPathToSavedPhotosAlbum: prompt",
      """
      Implicit: PHPhotoLibrary.performChanges with creation requests only \
      (PHAssetChangeRequest.creationRequestForAsset): prompt
      """,
      """
      Implicit: UIActivityViewController "Save Image": prompt; verified by many reports \
      (openradar 34862336, vdhamer/Photo-Club-Hub#627 of 2025-10): app crashes when the user taps \
      Save Image and NSPhotoLibraryAddUsageDescription is missing; also WKWebView long-press \
      "Save to Photos"
      """,
      "Implicit: WKWebView long-press Save to Photos: prompt; vdhamer/Photo-Club-Hub#627",
      "Implicit: QLPreviewController share: prompt",
      "Instead: fileExporter / UIDocumentPickerViewController(forExporting:)",
    ],
    sources: [
      "iPhoneOS 17.4 SDK: Photos.framework/Headers/PHPhotoLibrary.h",
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/nsphotolibraryaddusagedescription
      """,
      "xcrun simctl privacy help text (Xcode 27), quoted in public repositories",
    ],
    inferred: [
      "symbols: implicit use, QLPreviewController share",
      "symbols: picker, fileExporter / UIDocumentPickerViewController(forExporting:)",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
