import SimAppFiles
import Testing

@testable import SimExtensionBuild

/// Which views somebody sees.
struct ShownViewsTests {
  private func names(_ sources: String...) -> [String] {
    ShownViews(in: sources.map { Array($0.utf8) }).names.sorted()
  }

  private static let intent = """
    struct Show: AppIntent {
      func perform() async throws -> some IntentResult & ShowsSnippetView { .result(view: Card(title: "{")) }
    }
    """

  @Test("a view that an intent shows, with those that it consists of, wherever they stand")
  func shown() {
    #expect(
      names(
        Self.intent,
        """
        struct Card: View { var title: String; var body: some View { VStack { Row(); Menu.Line() } } }
        extension Card { var foot: some View { Foot() } }
        struct Other: View { var body: some View { Row() } }
        """,
        "struct Row: View { var body: some View { Text(\"}\") } }\nstruct Foot: SwiftUI.View { var body: some View { Text(\"\") } }",
        "enum Menu { struct Line: View { var body: some View { Text(\"\") } } }") == ["Card", "Foot", "Line", "Row"])
  }

  @Test("where no intent shows anything nothing is read")
  func none() {
    #expect(
      names(
        "struct Show: AppIntent { func perform() async throws -> some IntentResult { .result() } }",
        "struct Card: View { var body: some View { Text(\"\") } }") == [])
  }

  @Test("what is no view isn't shown, and a source that ends early doesn't matter")
  func broken() {
    #expect(names(Self.intent, "struct Card { var a = 1 }") == [])
    #expect(names(Self.intent, "struct Card: View { var body: some View { Row(") == ["Card"])
    #expect(names(Self.intent, "struct Card: View") == [])
  }

  @Test("the tokens of a view are those from its keyword to its brace")
  func ranges() {
    let source = SwiftSource(Array("let a = 1\npublic struct Card: View { var b = { 1 }() }\nlet c = 2".utf8), file: "")
    let views = ShownViews.views(in: source)
    #expect(views.map { source.text($0.range.lowerBound) } == ["struct"])
    #expect(views.map { source.text($0.range.upperBound) } == ["let"])
  }
}
