import AskOnce
import AskOnceARKit
import AskOnceAccessibility
import AskOnceAutomation
import AskOnceDeveloperTool
import AskOnceInputEvents
import AskOnceLoginItem
import AskOnceScreenCapture
import PermissionModel

extension Adapter {
  static let macOS = [
    arkit(.arkitHandTracking, HandTracking.source),
    arkit(.arkitWorldSensing, WorldSensing.source),
    arkit(.arkitMainCamera, MainCamera.source),
    arkit(.arkitAccessoryTracking, AccessoryTracking.source),
    Adapter(row: .screenCapture, status: "Bool", source: ScreenCapture.source),
    Adapter(row: .accessibility, status: "Bool", source: AccessibilityControl.source),
    Adapter(row: .inputMonitoring, status: "IOHIDAccessType", source: InputMonitoring.source),
    Adapter(row: .postEvents, status: "IOHIDAccessType", source: InputPosting.source),
    Adapter(
      row: .automation, status: "OSStatus", source: { Automation.source(of: "org.example", in: $0) }
    ),
    Adapter(row: .loginItems, status: "SMAppService.Status", source: LoginItem.source),
    Adapter(row: .developerTool, status: "EPDeveloperToolStatus", source: DeveloperTool.source),
  ]

  private static func arkit(
    _ row: ResourceRow, _ source: @escaping @Sendable (HostApp) -> PermissionSource
  ) -> Adapter {
    Adapter(row: row, status: "ARKitSession.AuthorizationStatus", source: source)
  }
}
