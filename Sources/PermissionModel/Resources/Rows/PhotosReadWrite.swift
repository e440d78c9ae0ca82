extension ResourceRow {
  /// Photo library (read & write).
  public static let photosReadWrite = ResourceRow(
    id: "photos-read-write",
    name: "Photo library (read & write)",
    family: "photos",
    access: "readWrite",
    group: .prompted,
    modules: ["Photos", "PhotosUI", "UIKit", "AssetsLibrary", "SwiftUI"],
    platforms: [
      .init("iOS", "8.0"), .init("iPadOS", "8.0"), .init("macOS", "10.13"),
      .init("macCatalyst", "13.1"), .init("tvOS", "10.0"), .init("visionOS", "1.0"),
    ],
    symbols: [
      Symbol(
        .request, "PHPhotoLibrary", .typeMember("requestAuthorization"), ["for"],
        deciding: .init("for", ["readWrite"]), answer: .closure,
        objectiveC: "+[PHPhotoLibrary requestAuthorizationForAccessLevel:handler:]",
        since: "iOS 14, macOS 11, tvOS 14"),
      Symbol(
        .request, "PHPhotoLibrary", .typeMember("requestAuthorization"), [], answer: .closure,
        objectiveC: "+[PHPhotoLibrary requestAuthorization:]", since: "iOS 8, macOS 10.13, tvOS 10",
        retired: "iOS 14"),
      Symbol(
        .status, "PHPhotoLibrary", .typeMember("authorizationStatus"), ["for"],
        deciding: .init("for", ["readWrite"]), answer: .returned,
        objectiveC: "+[PHPhotoLibrary authorizationStatusForAccessLevel:]",
        since: "iOS 14, macOS 11, tvOS 14"),
      Symbol(
        .status, "PHPhotoLibrary", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[PHPhotoLibrary authorizationStatus]", since: "iOS 8", retired: "iOS 14"),
      Symbol(
        .status, "ALAssetsLibrary", .typeMember("authorizationStatus"), [], answer: .returned,
        objectiveC: "+[ALAssetsLibrary authorizationStatus]", since: "iOS 6", retired: "iOS 9"),
      Symbol(
        .implicitUse, "PHAsset", .typeMember("fetchAssets"),
        objectiveC: "+[PHAsset fetchAssetsWithOptions:]"),
      Symbol(
        .implicitUse, "PHAssetCollection", .typeMember("fetchAssetCollections"),
        objectiveC: "+[PHAssetCollection fetchAssetCollectionsWithType:subtype:options:]"),
      Symbol(
        .implicitUse, "PHCollectionList", .typeMember("fetchTopLevelUserCollections"), ["with"],
        objectiveC: "+[PHCollectionList fetchTopLevelUserCollectionsWithOptions:]"),
      Symbol(
        .implicitUse, "PHPhotoLibrary", .instanceMember("register"), ["_"],
        objectiveC: "-[PHPhotoLibrary registerChangeObserver:]"),
      Symbol(
        .implicitUse, "PHPhotoLibrary", .instanceMember("performChanges"), answer: .closure,
        objectiveC: "-[PHPhotoLibrary performChanges:completionHandler:]"),
      Symbol(
        .implicitUse, "PHPhotoLibrary", .instanceMember("performChangesAndWait"), answer: .thrown,
        objectiveC: "-[PHPhotoLibrary performChangesAndWait:error:]"),
      Symbol(
        .implicitUse, "PHImageManager", .instanceMember("requestImage"),
        ["for", "targetSize", "contentMode", "options"],
        objectiveC: """
          -[PHImageManager requestImageForAsset:targetSize:contentMode:options:resultHandler:]
          """, isRead: false),
      Symbol(
        .picker, "PHPickerViewController", .initializer, ["configuration"],
        objectiveC: "-[PHPickerViewController initWithConfiguration:]", since: "iOS 14, macOS 13"),
      Symbol(.picker, "PhotosPicker", .initializer, since: "iOS 16, macOS 13, watchOS 9"),
      Symbol(
        .picker, "View", .instanceMember("photosPicker"), since: "iOS 16, macOS 13, watchOS 9"),
      Symbol(
        .picker, "UIImagePickerController", .initializer, [],
        deciding: .init("sourceType", ["photoLibrary", "savedPhotosAlbum"]),
        objectiveC: "-[UIImagePickerController init]"),
      Symbol(
        .picker, "PHPhotoLibrary", .instanceMember("presentLimitedLibraryPicker"), ["from"],
        objectiveC: "-[PHPhotoLibrary presentLimitedLibraryPickerFromViewController:]",
        since: "iOS 14"),
      .appSettings,
    ],
    statuses: [
      .init("PHAuthorizationStatus", "notDetermined", 0, .notDetermined),
      .init("PHAuthorizationStatus", "restricted", 1, .blocked(.restricted)),
      .init("PHAuthorizationStatus", "denied", 2, .blocked(.denied)),
      .init("PHAuthorizationStatus", "authorized", 3, .granted(.full)),
      .init(
        "PHAuthorizationStatus", "limited", 4, .granted(.limited),
        note: "iOS 14; only ever returned for .readWrite through authorizationStatus(for:)"),
    ],
    words: ["photos", "photo library", "photo access", "camera roll", "pictures", "image library"],
    purposeKeys: [
      .init(
        "NSPhotoLibraryUsageDescription", .required, condition: "readWrite access",
        since: "iOS 6, macOS 10.14, visionOS 1"),
      .init(
        "PHPhotoLibraryPreventAutomaticLimitedAccessAlert", .setting,
        condition: "boolean, optional", since: "iOS 14"),
    ],
    missingPurposeKey: .crash(""),
    entitlements: [
      "macOS sandbox: com.apple.security.personal-information.photos-library"
    ],
    settings: .init(
      "Settings > Privacy & Security > Photos (None / Add Photos Only / Limited / Full)",
      deepLink: "UIApplication.openSettingsURLString",
      macOS: "x-apple.systempreferences:com.apple.preference.security?Privacy_Photos"),
    endsAppWhenSwitched: .yes("TCC switch: the running app gets SIGKILL"),
    asksAgain: .sometimes(
      """
      except that Limited can be extended with presentLimitedLibraryPicker / the automatic \
      alert.
      """),
    boundaries: ".restricted under Screen Time \"Photos: Don't allow changes\" or MDM",
    testNames: [
      .tcc: "kTCCServicePhotos",
      .simctl: "photos",
      .xcuitest: "photos",
      .applesimutils: "photos",
      .maestro: "photos",
      .detox: "photos",
      .appium: "photos",
    ],
    wrappers: [
      "permissionskit": """
      Permission.photoLibrary.request { } (uses the legacy API: limited folds to authorized)
      """,
      "reactNativePermissions": """
      PERMISSIONS.IOS.PHOTO_LIBRARY (openPhotoPicker for limited)
      """,
      "flutterPermissionHandler": "Permission.photos (PERMISSION_PHOTOS=1; has isLimited)",
    ],
    notes: [
      """
      Test tools: applesimutils photos: limited writes auth_value 3, auth_version 2; \
      applesimutils photos takes YES, NO, limited, unset; maestro photos: also limited; detox \
      photos: limited is mapped to simctl photos-add: a trap; detox photos takes YES, NO, unset, \
      limited.
      """,
      "Fold: limited = partial grant; legacy no-argument status hides it",
      """
      Platforms: iOS 8.0: levels 14.0; macOS 10.13: levels 11.0; tvOS 10.0: levels 14.0; watchOS: \
      read via PHPhotoLibrary absent
      """,
      """
      PHPhotoLibrary.requestAuthorization { status in }: asks for readWrite; limited is reported \
      as .authorized
      """,
      "PHPhotoLibrary.authorizationStatus(): returns .authorized when the user picked Limited",
      """
      Implicit: PHAsset.fetchAssets / PHAssetCollection.fetch... / \
      PHPhotoLibrary.shared().register(_:): prompt; first library access prompts
      """,
      "Implicit: PHPhotoLibrary.shared().performChanges: prompt",
      "Implicit: PHImageManager.requestImage for fetched assets: prompt",
      """
      Implicit: automatic "limited access" alert once per app life-cycle when status is limited: \
      prompt; suppressed by PHPhotoLibraryPreventAutomaticLimitedAccessAlert = YES
      """,
      """
      Instead: PHPickerViewController (PhotosUI); out of process; shows the whole library even \
      when the app is limited; picked items do not extend the asset-level access
      """,
      "Instead: PhotosPicker (SwiftUI); same",
      """
      Instead: UIImagePickerController(.photoLibrary/.savedPhotosAlbum); out of process since iOS \
      11; photo source types marked API_TO_BE_DEPRECATED ("use PHPicker") already in the iOS 17.4 \
      SDK
      """,
      """
      Instead: PHPhotoLibrary.presentLimitedLibraryPicker(from:); manages the limited selection; \
      only when status == .limited
      """,
    ],
    sources: [
      "iPhoneOS 17.4 SDK: Photos.framework/Headers/PHPhotoLibrary.h",
      "iPhoneOS 17.4 SDK: PhotosUI.framework/Headers/PHPhotoLibrary+PhotosUISupport.h",
      """
      https://developer.apple.com/documentation/photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app
      """,
      "wix/AppleSimulatorUtils@753749d:applesimutils/applesimutils/main.m",
      """
      mobile-dev-inc/Maestro@487407f6:maestro-ios-driver/src/main/kotlin/util/LocalSimulatorUtils.kt
      """,
      """
      sparrowcode/PermissionsKit@bc20d72:Sources/PhotoLibraryPermission/PhotoLibraryPermission.swift
      """,
    ],
    inferred: [
      "symbols: implicit use, PHImageManager.requestImage for fetched assets",
      "asksAgain",
      "boundaries",
      "settings.place",
    ],
    lastChecked: "2026-11-30")
}
