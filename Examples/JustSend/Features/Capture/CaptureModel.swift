import AVFoundation
import Observation
import UIKit

/// The state of the photo feature, which alone asks for the camera.
@MainActor
@Observable
final class CaptureModel {
  var isCameraOpen = false
  var recovery: SetupPermission.Reason?
  private(set) var isUnavailable = false

  @ObservationIgnored private var isAsking = false

  private var permission: SetupPermission {
    SetupPermission(AVCaptureDevice.authorizationStatus(for: .video))
  }

  /// Acts on a status that changed in Settings while the app was away.
  func refresh() {
    if !permission.isBlocked {
      recovery = nil
    }
    if permission != .granted {
      isCameraOpen = false
    }
  }

  func open() async {
    guard !isAsking else { return }
    let status = permission
    // A restriction hides the camera too, and is not missing hardware.
    isUnavailable =
      status != .blocked(.restricted)
      && !UIImagePickerController.isSourceTypeAvailable(.camera)
    guard !isUnavailable else { return }

    switch status {
    case .notDetermined:
      isAsking = true
      isCameraOpen = await AVCaptureDevice.requestAccess(for: .video)
      isAsking = false
    case .granted:
      isCameraOpen = true
    case .blocked(let reason):
      recovery = reason
    }
  }
}
