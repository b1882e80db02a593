import AppIntents
import SwiftUI

/// The app itself: its `init()` makes what an intent takes from it, and its screens are never seen.
@main
struct LadleApp: App {
  init() {
    AppDependencyManager.shared.add(dependency: Cellar(bottles: 3))
    LadleShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup { LadleView().environmentObject(Easel()) }
  }
}

#Preview("Ladle") { LadleView() }

struct Cellar: Sendable {
  var bottles: Int
}
