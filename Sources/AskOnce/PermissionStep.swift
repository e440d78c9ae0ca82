import Foundation
import PermissionModel

/// One step of a flow, with no personal data.
public struct PermissionStep: Sendable, Hashable, Codable {
  /// The feature, as `Permission.feature(_:labels:)` names it.
  public var feature: String?
  /// The row of the resource.
  public var resource: String
  /// What happened.
  public var event: Event
  /// Who caused it.
  public var owner: Owner
  /// The row of the machine's table.
  public var transition: String
  /// The label of what was tapped.
  public var label: String?
  /// Where the flow was.
  public var phaseBefore: Phase
  /// Where the flow is.
  public var phaseAfter: Phase
  /// What the system held, by the feature's need.
  public var stateBefore: PermissionState
  /// What it holds.
  public var stateAfter: PermissionState

  init(
    _ row: Transition, _ event: Event, from before: Flow, to after: Flow, _ subject: Subject
  ) {
    feature = subject.feature?.name
    resource = subject.row.id
    self.event = event
    owner = row.owner
    transition = row.id
    label = subject.feature?.labels[event]
    phaseBefore = before.state.phase
    phaseAfter = after.state.phase
    stateBefore = before.state.permission(of: before.feature)
    stateAfter = after.state.permission(of: after.feature)
  }

  /// What a step is about.
  struct Subject: Sendable {
    var row: ResourceRow
    var feature: TracedFeature?
  }

  /// The step as one line of JSON, its keys in order.
  public var jsonLine: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
