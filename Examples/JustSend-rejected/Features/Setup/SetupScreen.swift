import SwiftUI

/// The first screen after installation: what the app may use.
struct SetupScreen: View {
  @AppStorage(Preferences.firstRunFinished) private var isFinished = false
  @AppStorage(Preferences.usesCalendar) private var usesCalendar = false
  @AppStorage(Preferences.usesMicrophone) private var usesMicrophone = false
  @AppStorage(Preferences.usesCamera) private var usesCamera = false
  @Environment(\.openURL) private var openURL
  @State private var model = SetupModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Spacer()
      Text("setup.title")
        .font(.largeTitle.bold())
      Toggle("setup.calendar", isOn: $usesCalendar)
        .onChange(of: usesCalendar) { _, isOn in
          guard isOn else { return }
          Task { usesCalendar = await model.askForCalendar() }
        }
      Toggle("setup.microphone", isOn: $usesMicrophone)
        .onChange(of: usesMicrophone) { _, isOn in
          guard isOn else { return }
          Task { usesMicrophone = await model.askForMicrophone() }
        }
      Toggle("setup.camera", isOn: $usesCamera)
        .onChange(of: usesCamera) { _, isOn in
          guard isOn else { return }
          Task { usesCamera = await model.askForCamera() }
        }
      Spacer()
      PrimaryButton(title: "setup.done") {
        isFinished = true
      }
    }
    .padding(24)
    .alert("setup.blocked", isPresented: $model.isRecovering, presenting: model.recovery) {
      reason in
      if reason.canChangeInSettings {
        Button("recovery.settings") {
          openURL.appSettings()
        }
      }
      Button("recovery.cancel", role: .cancel) {}
    } message: { reason in
      Text(reason.message)
    }
  }
}

#Preview {
  SetupScreen()
}
