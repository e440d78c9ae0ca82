import SwiftUI

@main
struct TrailbookApp: App {
  var body: some Scene {
    WindowGroup {
      HomeScreen()
    }
  }
}
