import SwiftUI
import UIKit

/// The system's camera.
struct CameraView: UIViewControllerRepresentable {
  /// Receives the photo as JPEG, or nil when the person cancels.
  let onFinish: @MainActor (Data?) -> Void

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let camera = UIImagePickerController()
    camera.sourceType = .camera
    camera.delegate = context.coordinator
    return camera
  }

  func updateUIViewController(_ camera: UIImagePickerController, context: Context) {}

  func makeCoordinator() -> Coordinator {
    Coordinator(onFinish: onFinish)
  }

  @MainActor
  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    private let onFinish: @MainActor (Data?) -> Void

    init(onFinish: @escaping @MainActor (Data?) -> Void) {
      self.onFinish = onFinish
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let photo = info[.originalImage] as? UIImage
      onFinish(photo?.jpegData(compressionQuality: 0.9))
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      onFinish(nil)
    }
  }
}
