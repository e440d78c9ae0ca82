import AskOnce
import AskOnceTesting
import Observation
import PermissionModel
import Testing

/// What an app writes in a file that imports the library: it compiles only where no public type has
/// the name of the module that the macro writes.
@Observable private final class ObservableModel {
  var state = PermissionState.notDetermined
}

@Suite("An app's model")
struct ObservableModelTests {
  @Test("a model of the app can be observable beside the library")
  func observable() {
    let model = ObservableModel()
    let isChanged = Settable(false)
    withObservationTracking {
      _ = model.state
    } onChange: {
      isChanged.value = true
    }
    model.state = .granted(.full)
    #expect(isChanged.value)
  }
}
