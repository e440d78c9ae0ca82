// Bindings: objc2 VideoSubscriberAccount/VSAccountManager.rs; macios src/videosubscriberaccount.cs

import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/videosubscriberaccount/vsaccountaccessstatus
public struct VSAccountAccessStatus: RawRepresentable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// https://developer.apple.com/documentation/videosubscriberaccount/vscheckaccessoption
public struct VSCheckAccessOption: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let prompt = VSCheckAccessOption(rawValue: "prompt")
}

/// https://developer.apple.com/documentation/videosubscriberaccount/vsaccountmanager
open class VSAccountManager: NSObject {
  /// https://developer.apple.com/documentation/videosubscriberaccount/vsaccountmanager/checkaccessstatus(options:completionhandler:)
  public func checkAccessStatus(
    options: [VSCheckAccessOption: Any] = [:],
    completionHandler answer: @escaping @Sendable (VSAccountAccessStatus, (any Error)?) -> Void
  ) {
    if options[.prompt] as? Bool == true {
      SimulatedSystem.request(.tvProvider) { answer(Self.status, nil) }
    } else {
      answer(Self.status, nil)
    }
  }

  private static var status: VSAccountAccessStatus {
    VSAccountAccessStatus(
      rawValue: SimulatedSystem.rawValue(.tvProvider, type: "VSAccountAccessStatus"))
  }
}
