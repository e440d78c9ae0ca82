// Bindings: none; Network's classes are Swift alone, and the bindings have its calls of C

import AskOnceTesting
import Dispatch
import Foundation
import PermissionModel
import SimulatedSystem

/// https://developer.apple.com/documentation/dnssd/dnsserviceerrortype
public typealias DNSServiceErrorType = Int32

/// https://developer.apple.com/documentation/network/nwerror
public enum NWError: Error, Equatable, Sendable {
  /// https://developer.apple.com/documentation/network/nwerror/dns(_:)
  case dns(DNSServiceErrorType)
}

/// https://developer.apple.com/documentation/network/nwparameters
public final class NWParameters: Sendable {
  /// https://developer.apple.com/documentation/network/nwparameters/tcp
  public static var tcp: NWParameters { NWParameters() }
}

/// https://developer.apple.com/documentation/network/nwbrowser
///
/// It finds what a listener of its app offers, where the person lets it look.
public final class NWBrowser: @unchecked Sendable {
  private let app = SimulatedSystem.app

  /// https://developer.apple.com/documentation/network/nwbrowser/descriptor-swift.enum
  public enum Descriptor: Sendable {
    /// https://developer.apple.com/documentation/network/nwbrowser/descriptor-swift.enum/bonjour(type:domain:)
    case bonjour(type: String, domain: String?)
  }
  /// https://developer.apple.com/documentation/network/nwbrowser/state-swift.enum
  public enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  /// https://developer.apple.com/documentation/network/nwbrowser/result
  public struct Result: Hashable, Sendable {
    /// https://developer.apple.com/documentation/network/nwbrowser/result/change
    public enum Change: Hashable, Sendable { case added(Result) }
    fileprivate var type: String
  }

  private let descriptor: Descriptor
  private var isCancelled = false

  /// https://developer.apple.com/documentation/network/nwbrowser/stateupdatehandler
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// https://developer.apple.com/documentation/network/nwbrowser/browseresultschangedhandler
  public var browseResultsChangedHandler:
    (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?

  /// https://developer.apple.com/documentation/network/nwbrowser/init(for:using:)
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
  }

  /// https://developer.apple.com/documentation/network/nwbrowser/start(queue:)
  public func start(queue: DispatchQueue) {
    let app = app
    Task {
      await app.request(.localNetwork)
      let record = app.standing(.localNetwork)
      queue.async { self.tell(record.state(for: ResourceRow.localNetwork.traits)) }
    }
  }

  /// https://developer.apple.com/documentation/network/nwbrowser/cancel()
  public func cancel() { isCancelled = true }

  private func tell(_ state: PermissionState) {
    guard !isCancelled, case .bonjour(let type, _) = descriptor else { return }
    switch state {
    case .granted where NWListener.offers(type, in: app):
      let found = Result(type: type)
      browseResultsChangedHandler?([found], [.added(found)])
    case .blocked: stateUpdateHandler?(.waiting(.dns(-65570)))
    case .granted, .notDetermined: stateUpdateHandler?(.ready)
    }
  }
}
