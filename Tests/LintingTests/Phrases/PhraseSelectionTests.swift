import SimAppFiles
import SimDiagnostics
import SimLinting
import SimPhrases
import Testing

@Suite("The phrase files that somebody names")
struct PhraseSelectionTests {
  private let languages = WalksApp.languageLibrary

  private func paths(_ words: [String], locale: String? = "en-US") throws -> [String] {
    try PhraseSelection(languages, locale: locale).files(words).flatMap(\.files).map(\.path)
  }

  @Test("an intent with its whole name and its short one, a file with its path and the end of one")
  func names() throws {
    let files = try paths(["INSendMessageIntent"])
    #expect(!files.isEmpty)
    #expect(try paths(["sendmessage"]) == files)
    let file = try #require(files.first)
    #expect(try paths([file]) == [file])
    #expect(try paths([String(file.drop { $0 != "/" }.dropFirst())]) == [file])
  }

  @Test("without a locale all languages, without a word all files")
  func all() throws {
    #expect(try PhraseSelection(languages, locale: nil).names == languages.names)
    #expect(try paths([]).count > 20)
  }

  @Test("a file and a line are the phrase that stands there, with its examples")
  func lines() throws {
    let path = "en/phrases/INSendMessageIntent/recipients_content.phrases"
    let selection = try PhraseSelection(languages, locale: "en")
    let file = try #require(selection.files([path]).first?.files.first)
    let entry = file.entries[2]
    let line = entry.phrase.place.line
    for word in ["\(path):\(line)", "recipients_content.phrases:\(line + 1)"] {
      let chosen = try selection.files([word]).flatMap(\.files)
      #expect(chosen.map(\.path) == [path])
      #expect(chosen.first?.entries == [entry])
    }
    // The whole file has the phrase too, and each phrase stands once.
    #expect(try selection.files([path, "\(path):\(line)"]).first?.files == [file])
    #expect(try selection.files(["\(path):\(line)", "\(path):\(line + 1)"]).first?.files.first?.entries == [entry])
    #expect { try selection.files(["\(path):1"]) } throws: {
      ($0 as? Diagnostic)?.message == "no phrase stands at line 1 of '\(path)', nor above it"
    }
  }

  @Test("what nothing is called is told with the nearest name")
  func unknown() {
    #expect { try paths(["SendMesage"]) } throws: { ($0 as? Diagnostic)?.suggestion == "SendMessage" }
    #expect { try paths([], locale: "tlh") } throws: {
      ($0 as? Diagnostic)?.message.hasPrefix("Siri does not speak") == true
    }
  }
}
