import SimCatalog
import SimDiagnostics
import SimLexicon
import SimPhrases
import SimRecognition
import Testing

/// What people say to the two sample apps in words of their own (`Paraphrases/<language>.txt`).
@Suite struct Paraphrases {
  @Test(arguments: SiriFiles.languages) func areUnderstood(_ name: String) throws {
    let language = try #require(SiriFiles.compiled[name]?.language)
    let recognizer = Recognizer(
      language: language, locale: name, apps: [SampleApps.zhiChat, SampleApps.huHu], user: user(of: name))
    let lines = SiriFiles.lines(of: "Paraphrases/\(name).txt")
    var failures: [String] = []
    for line in lines {
      let paraphrase = try #require(Paraphrase(line), "\(line)")
      let got = recognizer.understand(paraphrase.sentence, in: SampleApps.context).exampleText
      if got != paraphrase.expected {
        failures.append("\(paraphrase.sentence)\n  - \(paraphrase.expected)\n  + \(got)")
      }
    }
    #expect(lines.count >= 150)
    #expect(failures.isEmpty, "\(failures.count) of \(lines.count):\n\(failures.joined(separator: "\n"))")
  }

  /// Somebody with friends, a family, a boss, groups and places.
  private func user(of language: String) -> UserProfile {
    let isChinese = language == "zh-Hans"
    let names =
      isChinese
      ? ["宏昌", "李雷", "韩梅梅", "王小明", "林秀英", "赵建国", "Jon Snow"]
      : ["Sam Lee", "Sam Park", "Celestra", "Jon Snow", "Anna Smith", "Frank Smith", "Rita Gomez"]
    let contacts = names.enumerated().map { index, name in
      Contact(identifier: "c.\(index)", name: name, nickname: name == "Anna Smith" ? "Annie" : nil)
    }
    let groups = (isChinese ? ["周末爬山", "林家大院"] : ["Book Club", "Hiking Friends"]).map {
      SpeakableString(spokenPhrase: $0)
    }
    return UserProfile(
      contacts: contacts,
      relations: ["mother", "father", "boss", "sister", "spouse"].enumerated().map { index, kind in
        Relation(kind: kind, contactName: names[index % 3 + 4])
      },
      places: (isChinese ? ["家", "公司"] : ["home", "work"]).map {
        NamedPlace(names: [$0], place: Place(name: $0))
      },
      vocabularies: ["zhichat": UserVocabulary(terms: [.contactGroupName: groups])])
  }
}

/// A line: `intent | sentence | slots`, the slots as an example of a phrase file has them.
private struct Paraphrase {
  var sentence: String
  /// The intent and its slots in the notation of the examples.
  var expected: String

  init?(_ line: String) {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let intent = parts[0].split(separator: " ").first else { return nil }
    var diagnostics: [Diagnostic] = []
    let rest = parts[1].reversed().drop { $0 == " " || $0 == "|" }.reversed()
    let file = PhraseFile(
      path: "line.phrases", text: "intent: \(intent)\n\nphrase\n  = \(String(rest))\n", hasIntent: true,
      diagnostics: &diagnostics)
    guard diagnostics.isEmpty, let example = file.entries.first?.examples.first else { return nil }
    sentence = example.sentence
    expected = "\(intent) \(example.fields.exampleText)"
  }
}
