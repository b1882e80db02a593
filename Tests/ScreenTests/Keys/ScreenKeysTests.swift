import Foundation
import SimScreen
import Testing

/// The table of keys.
struct ScreenKeysTests {
  @Test func namesAreUniqueAndReadlines() {
    let names = ScreenKeys.all.map(\.function)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.hasPrefix("sirisim-"))
      #expect(name.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }

  /// One sequence may mean several things only where they count at different times.
  @Test func sequencesAreUniqueWithinAScope() {
    var taken: [String: [ScreenKey]] = [:]
    for key in ScreenKeys.all {
      for sequence in key.sequences {
        for other in taken[sequence, default: []] {
          #expect(other.scope != key.scope && other.scope != .always && key.scope != .always, "\(sequence)")
        }
        taken[sequence, default: []].append(key)
      }
    }
  }

  /// What readline binds by default in emacs' mode after Esc, and the arrows and keys of the editing block.
  private static let readlines: Set<String> = Set(
    " !#$&*-./0123456789<=>?@[\\]^_bcdflnprtuy{~".map { "\\e\($0)" }
      + ["\\e[A", "\\e[B", "\\e[C", "\\e[D", "\\e[H", "\\e[F", "\\e[1~", "\\e[2~", "\\e[3~", "\\e[4~"]
      + ["\\e[1;5C", "\\e[1;5D", "\\e[1;3C", "\\e[1;3D", "\\eOA", "\\eOB", "\\eOC", "\\eOD", "\\eOH", "\\eOF"])

  @Test func noKeyOfTheLineEditorsIsTakenForGood() {
    for key in ScreenKeys.all where key.scope == .always {
      for sequence in key.sequences {
        #expect(!Self.readlines.contains(sequence), "\(key.function) takes \(sequence)")
        #expect(!sequence.hasPrefix("\\C-"), "\(key.function) takes \(sequence)")
      }
    }
  }

  @Test func everyKeyStandsInTheDocumentation() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/terminal.md")
    let lines = Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
    for key in ScreenKeys.all {
      let row = "| \(key.label) | \(key.help)\(Self.condition(key.scope)) | `\(key.function)` |"
      #expect(lines.contains(row), "docs/terminal.md lacks this row: \(row)")
    }
  }

  private static func condition(_ scope: ScreenKey.Scope) -> String {
    switch scope {
    case .always: ""
    case .asked: ", while a question is open and nothing is typed"
    case .marked: ", while nothing is typed"
    case .searching: ", while the conversation is searched"
    }
  }

  @Test func theHelpListsEveryKey() {
    var state = ScreenState(size: ScreenSize(columns: 100, rows: 100))
    _ = state.perform(.toggleHelp)
    let text = Grid.text(of: state.frame(), styles: false)
    for key in ScreenKeys.all {
      #expect(text.contains(key.label))
      #expect(text.contains(key.help))
    }
  }
}
