import SwiftUI

@main
struct BookshelfApp: App {
  var body: some Scene {
    WindowGroup { Text("Bookshelf") }
  }
}
