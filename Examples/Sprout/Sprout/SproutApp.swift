import AppIntents
import SwiftUI

/// The app: its `init()` makes the garden that the intents take. Its screens are never built here, as nobody asks for them.
@main
struct SproutApp: App {
  init() {
    AppDependencyManager.shared.add(dependency: Garden())
    // What may stand in "Water the … with Sprout": before this is called such phrases start nothing.
    SproutShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup { SproutView() }
  }
}

struct SproutView: View {
  var body: some View { ShortcutsLink() }
}
