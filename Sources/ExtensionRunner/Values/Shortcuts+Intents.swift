import Foundation
@_spi(Host) import Intents
import SimCatalog

extension NSUserActivity {
  /// A donated activity as the app gets it back.
  convenience init(_ donated: DonatedActivity) {
    self.init(donated.activity)
    requiredUserInfoKeys = donated.requiredKeys.map(Set.init)
    persistentIdentifier = donated.persistentIdentifier
    suggestedInvocationPhrase = donated.suggestedPhrase
    keywords = Set(donated.keywords)
    webpageURL = donated.webpage.flatMap { URL(string: $0) }
    isEligibleForHandoff = donated.isEligibleForHandoff
    isEligibleForSearch = donated.isEligibleForSearch
    isEligibleForPrediction = donated.isEligibleForPrediction
  }
}

extension INShortcut {
  /// Nil for an intent that the program doesn't know.
  init?(_ shortcut: Shortcut, _ bindings: IntentBindings) {
    switch shortcut {
    case .intent(let filled, let phrase):
      guard let intent = bindings.binding(for: filled.name)?.makeIntent(filled) else { return nil }
      intent.suggestedInvocationPhrase = phrase
      self = .intent(intent)
    case .activity(let activity): self = .userActivity(NSUserActivity(activity))
    }
  }
}

extension INVoiceShortcut {
  /// Nil for an intent that the program doesn't know.
  convenience init?(_ shortcut: VoiceShortcut, _ bindings: IntentBindings) {
    guard let identifier = UUID(uuidString: shortcut.identifier),
      let started = INShortcut(shortcut.shortcut, bindings)
    else { return nil }
    self.init(identifier: identifier, invocationPhrase: shortcut.phrase, shortcut: started)
  }
}

extension INVoiceShortcutCenter {
  /// Takes the shortcuts that the user has added; those that the program doesn't know are left out.
  func take(_ shortcuts: [VoiceShortcut], _ bindings: IntentBindings) {
    voiceShortcuts = shortcuts.compactMap { INVoiceShortcut($0, bindings) }
  }
}

extension ShortcutSheet {
  init(_ sheet: INShortcutSheet, _ bindings: IntentBindings) {
    switch sheet {
    case .add(let shortcut): self = .add(Shortcut(shortcut, bindings))
    case .edit(let voiceShortcut):
      self = .edit(
        VoiceShortcut(
          identifier: voiceShortcut.identifier.uuidString, app: "", phrase: voiceShortcut.invocationPhrase,
          shortcut: Shortcut(voiceShortcut.shortcut, bindings)))
    }
  }
}

extension INShortcutSheetOutcome {
  /// An intent that the program doesn't know counts as cancelled.
  init(_ outcome: ShortcutSheet.Outcome, _ bindings: IntentBindings) {
    switch outcome {
    case .added(let shortcut):
      self = INVoiceShortcut(shortcut, bindings).map { .added($0) } ?? .cancelled
    case .updated(let shortcut):
      self = INVoiceShortcut(shortcut, bindings).map { .updated($0) } ?? .cancelled
    case .deleted(let identifier): self = UUID(uuidString: identifier).map { .deleted($0) } ?? .cancelled
    case .cancelled: self = .cancelled
    }
  }
}
