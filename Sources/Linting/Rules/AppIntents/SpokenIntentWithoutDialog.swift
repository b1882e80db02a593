import SimAppFiles
import SimDiagnostics

/// Intents that are started by voice and answer nothing.
struct SpokenIntentWithoutDialog: Rule {
  let about = RuleDescription(
    "spoken-intent-without-dialog", .note, "an intent behind a phrase gives no dialog",
    explanation: """
      Without a dialog Siri only says that it is done, and a value is for the next action of a shortcut: nobody hears it, \
      which is a warning. What opens the app, plays something or shows a view answers by that.
      """,
    source: "Human Interface Guidelines, Siri; developer.apple.com/documentation/appintents/providesdialog")

  func check(_ subject: Subject) -> [Finding] {
    subject.appIntents.flatMap { contents -> [Finding] in
      let spoken = Set(contents.outline.shortcuts.filter { !$0.phrases.isEmpty }.map(\.intent))
      return contents.outline.intents.compactMap { intent in
        guard spoken.contains(intent.name), let place = intent.perform, let performance = intent.performance,
          !performance.results.isEmpty, Self.answering.isDisjoint(with: performance.results), !intent.isInApp,
          Self.heard.isDisjoint(with: intent.families), performance.dialogs.isEmpty
        else { return nil }
        let hasValue = performance.results.contains("ReturnsValue")
        return finding(
          hasValue
            ? "\(intent.name, as: "intent") has phrases and no dialog: nobody hears its value"
            : "\(intent.name, as: "intent") has phrases and no dialog: Siri only says that it is done",
          at: FilePlace(place, length: "perform".count), severity: hasValue ? .warning : nil,
          fix: Fix("return 'some IntentResult & ProvidesDialog', and say in the dialog what was done"))
      }
    }
  }

  /// Results that answer without a word from Siri.
  private static let answering: Set = ["ProvidesDialog", "ShowsSnippetView", "ShowsSnippetIntent", "OpensIntent"]
  /// Calls that are heard, or seen at once.
  private static let heard: Set = [
    "AudioPlaybackIntent", "AudioStartingIntent", "AudioRecordingIntent", "PlayVideoIntent", "OpenIntent",
    "CameraCaptureIntent", "PushToTalkTransmissionIntent", "ShowInAppSearchResultsIntent", "LiveActivityIntent",
    "LiveActivityStartingIntent", "StartWorkoutIntent", "StartDiveIntent",
  ]
}

extension AppIntentOutline.Intent {
  /// Whether the app comes to the front, before it runs or from it.
  var isInApp: Bool {
    opensApp || modes.contains { $0 != "background" } || families.contains("OpenIntent")
      || (performance?.steps ?? []).contains { $0.calls(Self.opening) }
  }

  private static let opening: Set = [
    "continueInForeground", "requestToContinueInForeground", "needsToContinueInForegroundError", "open", "openURL",
  ]
}

extension AppIntentOutline.Step {
  /// Whether it calls one of some names.
  func calls(_ names: Set<String>) -> Bool {
    switch self {
    case .call(let call): names.contains(call.name)
    case .branch(let ways): ways.contains { $0.contains { $0.calls(names) } }
    case .loop(let steps), .inner(let steps): steps.contains { $0.calls(names) }
    case .attempt(let steps, let catches): ([steps] + catches).contains { $0.contains { $0.calls(names) } }
    case .assignment, .exit, .leave: false
    }
  }
}
