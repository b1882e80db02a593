import Foundation
import SimText
import Testing

@testable import SimTranscripts

/// What editors colour a transcript by says of each line what the notation says.
@Suite struct EditorFilesTests {
  private nonisolated(unsafe) static let grammar: [String: Any]? = {
    let text = EditorFiles().textMateGrammar
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }()

  private nonisolated(unsafe) static let rules: [String: [String: Any]] =
    (grammar?["repository"] as? [String: Any])?.compactMapValues { $0 as? [String: Any] } ?? [:]

  private func pattern(_ rule: String, _ member: String) throws -> NSRegularExpression {
    try NSRegularExpression(pattern: try #require(Self.rules[rule]?[member] as? String))
  }

  private func found(_ rule: String, _ member: String, in line: String) throws -> String? {
    let all = NSRange(line.startIndex..., in: line)
    guard let match = try pattern(rule, member).firstMatch(in: line, range: all),
      let range = Range(match.range, in: line)
    else { return nil }
    return String(line[range])
  }

  @Test(
    arguments: [
      ("# a remark", "remark"), ("＃ 备注", "remark"), ("## A chapter", "section"), ("＃＃ 一章", "section"), ("> hi", "said"),
      ("＞ 你好", "said"), ("* lock", "event"), ("- handle = success", "trace"), ("－ handle = success", "trace"),
      ("| To  Sam", "card"), ("|% bold", "style"), ("? - handle = success", "trace"), ("! | To", "card"),
      ("~ > hm", "said"),
      ("#hashtag", nil), (">no", nil), ("-5 degrees", nil), ("Which one?", nil),
    ] as [(String, String?)])
  func aLineIsWhatItsMarkSays(line: String, rule: String?) throws {
    let names = ["remark", "section", "said", "event", "trace", "card", "style"]
    let taken = try names.filter { try found($0, "begin", in: line) != nil }
    #expect(taken == [rule].compactMap { $0 })
  }

  @Test func everyMarkOfTheNotationIsInBothFiles() throws {
    let files = EditorFiles()
    for sign in Mark.signs {
      for scalar in [sign.sign, sign.wide] {
        #expect(files.textMateGrammar.unicodeScalars.contains(scalar), "\(scalar)")
        #expect(files.vimSyntax.unicodeScalars.contains(scalar), "\(scalar)")
      }
    }
    for name in HeaderSyntax.names {
      #expect(try found("header", "match", in: "\(name): x") == "\(name):")
      #expect(files.vimSyntax.contains(name))
    }
  }

  @Test func partsOfALineAreToldApart() throws {
    #expect(try found("choice", "match", in: "12. Sam Lee") == "12. Sam Lee")
    #expect(try found("choice", "match", in: "１、小雨") == nil)
    #expect(try found("happening", "match", in: "* wait 5 s") == "wait")
    #expect(try found("command", "match", in: "> /why") == "/why")
    #expect(try found("call", "match", in: "- resolveContent = needsValue") == "resolveContent")
    #expect(try found("result", "match", in: "- resolveContent = needsValue") == "needsValue")
    #expect(try found("result", "match", in: "- handle = failureRequiringAppLaunch") == "failureRequiringAppLaunch")
    #expect(try found("wildcard", "match", in: "| at {when:time}") == "{when:time}")
    #expect(try found("wildcard", "match", in: "Which ... ?") == "...")
    #expect(try found("escape", "match", in: "\\> no quotation") == "\\>")
    // Every rule can be read, and every one that is named is there.
    for (name, rule) in Self.rules {
      for member in ["match", "begin", "end"] where rule[member] != nil { _ = try pattern(name, member) }
      for include in rule["patterns"] as? [[String: String]] ?? [] {
        #expect(Self.rules[String((include["include"] ?? "#").dropFirst())] != nil, "\(name): \(include)")
      }
    }
  }
}
