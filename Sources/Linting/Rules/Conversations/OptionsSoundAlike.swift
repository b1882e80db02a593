import SimDiagnostics
import SimRecognition
import SimTranscripts

/// Options that sound alike.
struct OptionsSoundAlike: Rule {
  let about = RuleDescription(
    "options-sound-alike", .warning, "two options of a choice sound alike",
    explanation: """
      Jon and John, 张三 and 章三: who only hears them can't choose, and Siri can't hear which one was said. Name what is \
      different: the town, the team, the number. Sounds are those of the language's sounds.list and of mandarin.readings, by \
      which names are found in a conversation too.
      """,
    source: "Human Interface Guidelines, Siri; WWDC 2019, Designing Great Shortcuts; good turn shape")

  func check(_ subject: Subject) -> [Finding] {
    var findings: [Finding] = []
    for (talk, turns) in subject.requests {
      for turn in turns {
        guard let options = turn.options, let name = subject.languages.name(for: talk.talk.world.locale) else {
          continue
        }
        let language = subject.languages.language(name)
        let names = options.names
        for (index, option) in names.enumerated() {
          guard let twin = names[..<index].first(where: { language.soundAlike($0, option) }) else { continue }
          findings.append(
            finding(
              "turn \(turn.number, as: "turn") offers \([twin, option], as: "option"), which sound alike",
              at: talk.place(options.text), fix: Fix("say what is different: a place, a number, a group")))
          break
        }
      }
    }
    return findings
  }
}
