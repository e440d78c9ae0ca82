import Testing

@Suite("A purpose string that is stated otherwise")
struct StatingTests {
  @Test("is not missing", arguments: stated)
  func isStated(_ one: FlowCase) {
    #expect(one.strayFindings() == [])
  }

  static let stated = [
    FlowCase(
      "a dictionary of purpose texts states its key",
      """
      import CoreLocation
      final class Places {
        let places = CLLocationManager()
        func ask() { places.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Report") }
      }
      --- Info.plist
      {
        CFBundleIdentifier = "com.example.app";
        NSLocationWhenInUseUsageDescription = "Sorts the stops by distance.";
        NSLocationTemporaryUsageDescriptionDictionary = { Report = "Sends your exact place."; };
      }
      """),
    FlowCase(
      "an add-only photo key answers for changes of the library",
      """
      import Photos
      func save(_ url: URL) async throws {
        try await PHPhotoLibrary.shared().performChanges {
          PHAssetCreationRequest.forAsset().addResource(with: .photo, fileURL: url, options: nil)
        }
      }
      --- Info.plist
      {
        CFBundleIdentifier = "com.example.app";
        NSPhotoLibraryAddUsageDescription = "Keeps the pictures that you save.";
      }
      """),
    FlowCase(
      "a part of a project description that others include states its keys",
      """
      import AVFoundation
      func ask() { AVCaptureDevice.requestAccess(for: .video) { _ in } }
      --- project.yml
      include: [shared.yml]
      targets:
        App:
          type: application
          platform: iOS
      --- shared.yml
      targets:
        App:
          info:
            properties:
              NSCameraUsageDescription: Scans the codes of your devices.
      --- Info.plist
      { CFBundleIdentifier = "com.example.app"; }
      """),
    FlowCase(
      "a key is wanted where nothing states it",
      """
      import AVFoundation
      func ask() { ↓AVCaptureDevice.requestAccess(for: .video) { _ in } }
      --- Info.plist
      {
        CFBundleIdentifier = "com.example.app";
        NSMicrophoneUsageDescription = "Records voice notes.";
      }
      """, finds: ["missing-purpose-string"]),
  ]
}
