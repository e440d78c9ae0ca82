// Bindings: none; Network's classes are Swift alone, and the bindings have its calls of C

import AskOnce
import AskOnceTesting
import Dispatch
import SimulatedSystem

/// https://developer.apple.com/documentation/network/nwconnection
public final class NWConnection: Sendable {
  /// https://developer.apple.com/documentation/network/nwconnection/cancel()
  public func cancel() {}
}

/// https://developer.apple.com/documentation/network/nwendpoint
public enum NWEndpoint {
  /// https://developer.apple.com/documentation/network/nwendpoint/port
  public struct Port: Sendable {
    /// https://developer.apple.com/documentation/network/nwendpoint/port/any
    public static let any = Port()
  }
}

/// https://developer.apple.com/documentation/network/nwlistener
///
/// Like Apple's, it offers nothing where nobody takes its connections.
public final class NWListener: @unchecked Sendable {
  private static let offered = Guarded<Set<String>>([])
  private let app = SimulatedSystem.app

  /// https://developer.apple.com/documentation/network/nwlistener/service-swift.struct
  public struct Service: Sendable {
    fileprivate var type: String
    /// https://developer.apple.com/documentation/network/nwlistener/service-swift.struct/init(name:type:domain:txtrecord:)
    public init(name: String? = nil, type: String, domain: String? = nil) { self.type = type }
  }

  /// https://developer.apple.com/documentation/network/nwlistener/service-swift.property
  public var service: Service?
  /// https://developer.apple.com/documentation/network/nwlistener/newconnectionhandler
  public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)?

  /// https://developer.apple.com/documentation/network/nwlistener/init(using:on:)
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {}

  /// https://developer.apple.com/documentation/network/nwlistener/start(queue:)
  public func start(queue: DispatchQueue) {
    guard newConnectionHandler != nil, let key else { return }
    Self.offered.with { _ = $0.insert(key) }
  }

  /// https://developer.apple.com/documentation/network/nwlistener/cancel()
  public func cancel() {
    if let key { Self.offered.with { _ = $0.remove(key) } }
  }

  private var key: String? { service.map { Self.key($0.type, app) } }

  private static func key(_ type: String, _ app: SimulatedApp) -> String {
    "\(ObjectIdentifier(app.device)) \(app.name) \(type)"
  }

  /// Whether the app offers the service now.
  static func offers(_ type: String, in app: SimulatedApp) -> Bool {
    offered.with { $0.contains(key(type, app)) }
  }
}
