import SimAppFiles
import Testing

@testable import SimExtensionBuild

/// Which classes an outlet may begin as.
struct OwnViewsTests {
  private static let screen = "class Screen: UIViewController { @IBOutlet weak var card: Card! }\n"

  private func views(_ sources: String...) -> OwnViews { OwnViews(in: sources.map { Array($0.utf8) }) }

  @Test("views of the module without an init of their own, wherever they are declared")
  func found() {
    let views = views(
      Self.screen, "class Badge: Card {}\nclass Card: UIView, Drawn { @IBOutlet var text: UILabel! }",
      "class Round: UIView { init(radius: Int) { super.init(frame: .zero) } }\nclass Ring: Round {}",
      "class Maker: NSObject {}\nstruct Plan: View {}")
    #expect(views.names == ["Badge", "Card"])
    #expect(views.contains("Card") && views.contains("UILabel") && !views.contains("Ring"))
  }

  @Test("without an outlet nothing is read")
  func none() { #expect(views("class Card: UIView {}").names.isEmpty) }

  @Test("an outlet begins as the view")
  func outlet() {
    var pass = PrePass(modules: ["UIKit"], module: "Own")
    pass.ownViews = views(Self.screen, "class Card: UIView {}")
    let copy = pass.run(on: SourceCopy(path: "/a.swift", original: Array((Self.screen + "\n").utf8))).copy
    #expect(String(decoding: copy.bytes, as: UTF8.self).contains("var card: Card! = Card() }"))
  }
}
