import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition
import SimShortcuts
import SimText

/// Giving shortcuts their phrases, changing and deleting them (behaviour.md e.3).
extension Conversation {
  /// The user adds a shortcut to Siri.
  ///
  /// - Parameters:
  ///   - what: its number or title in the list that was shown last, a title that an app suggests, or an intent with values.
  ///   - phrase: what starts it; nil for the app's suggestion, and without one, Siri asks for it.
  mutating func addShortcut(_ what: String, phrase: String?) {
    guard let wanted = wanted(what) else {
      say("shortcut.unknown", with: ["name": what])
      return
    }
    if let phrase = phrase ?? wanted.offered.shortcut.suggestedPhrase, !phrase.isEmpty {
      add(wanted.offered, phrase: phrase, asking: wanted.asked)
      return
    }
    rest()
    forget()
    put(
      Prompt(
        subject: .phrase(wanted.offered, asked: wanted.asked), buttons: [.cancel],
        accepts: [.button, .act(.cancel, .cancel), .text]))
  }

  /// The shortcut to add, and the parameters that are asked for each time.
  private func wanted(_ what: String) -> (offered: OfferedShortcut, asked: [String])? {
    if let offered = offeredShortcut(called: what) { return (offered, []) }
    let suggested = setting.apps.lazy.flatMap { app in
      (shortcuts.suggested[app.identifier] ?? []).map { offered($0, of: app.identifier) }
    }
    if let offered = understander.first(of: suggested, called: what, { [$0.title] }) { return (offered, []) }
    guard let written = try? understander.intent(writtenAs: what, HearingSources(self)), let app = written.apps.first
    else { return nil }
    return (offered(.intent(written.filled, suggestedPhrase: nil), of: app.identifier), written.asked)
  }

  /// Adds a shortcut under a phrase, and says what the phrase collides with.
  ///
  /// - Returns: nil where the words can't be a phrase.
  @discardableResult
  mutating func add(
    _ offered: OfferedShortcut, phrase words: String, asking asked: [String] = [], replacing identifier: String? = nil
  ) -> VoiceShortcut? {
    let phrase: GivenPhrase
    do throws(GivenPhrase.Fault) {
      phrase = try understander.phrase(words, in: context)
    } catch {
      switch error {
      case .empty: say("shortcut.emptyPhrase")
      case .tooLong(let most): say("shortcut.longPhrase", with: ["count": "\(most)"])
      case .callsSiri: say("shortcut.callsSiri", with: ["phrase": words])
      }
      return nil
    }
    reportCollisions(of: phrase, except: identifier)
    let shortcut = VoiceShortcut(
      identifier: identifier ?? self.identifier(for: phrase.text, offered), app: offered.app, phrase: phrase.text,
      shortcut: offered.shortcut, askedEachTime: asked)
    remember(.added(shortcut), of: offered.app)
    let line = identifier == nil ? "shortcut.added" : "shortcut.changed"
    say(line, with: ["phrase": phrase.text, "title": offered.title])
    return shortcut
  }

  /// Says what a phrase starts already: one of Siri's commands, another shortcut, a request.
  private mutating func reportCollisions(of phrase: GivenPhrase, except identifier: String?) {
    if let other = knownShortcuts.phrases.added(phrase.key), other.identifier != identifier {
      say("shortcut.taken", with: ["phrase": other.phrase, "title": offered(other.shortcut, of: other.app).title])
    }
    switch phrase.meaning {
    case .command?: say("shortcut.command", with: ["phrase": phrase.text])
    case .request(let apps)?:
      say("shortcut.request", with: ["phrase": phrase.text, "app": wording.or(apps.map(name(of:)))])
    case nil: break
    }
  }

  /// The same words at the same time give the same identifier, so that a replayed conversation has the same ones.
  private func identifier(for phrase: String, _ offered: OfferedShortcut) -> String {
    let text = "\(offered.app)|\(phrase)|\(setting.clock)|\(shortcuts.changes.count)"
    var halves = [Fingerprint(), Fingerprint(basis: 0x9ae1_6a3b_2f90_404f)]
    for half in halves.indices { halves[half].add(bytes: text.utf8) }
    let digits = Array(halves.map(\.digits).joined().uppercased())
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return parts.joined(separator: "-")
  }

  // MARK: Changing

  /// The user's shortcut with a phrase, its number in the list, or its title.
  private func addedShortcut(called name: String) -> VoiceShortcut? {
    if let added = knownShortcuts.phrases.added(understander.key(of: name)) { return added }
    return offeredShortcut(called: name)?.added
  }

  /// Gives one of the user's shortcuts another phrase.
  mutating func renameShortcut(_ name: String, to phrase: String) {
    guard let added = addedShortcut(called: name) else { return sayUnknown(name) }
    add(
      offered(added.shortcut, of: added.app), phrase: phrase, asking: added.askedEachTime, replacing: added.identifier)
  }

  /// Deletes one of the user's shortcuts.
  mutating func removeShortcut(_ name: String) {
    guard let added = addedShortcut(called: name) else { return sayUnknown(name) }
    remember(.removed(added.identifier), of: added.app)
    say("shortcut.removed", with: ["phrase": added.phrase])
  }

  private mutating func sayUnknown(_ name: String) {
    if let near = nearestPhrase(to: name) {
      say("shortcut.unknownNear", with: ["name": name, "phrase": near])
    } else {
      say("shortcut.unknown", with: ["name": name])
    }
  }

  /// The user's phrase that is nearest to some words; nil where none is near.
  func nearestPhrase(to text: String) -> String? {
    nearestName(to: text, among: shortcuts.voiceShortcuts.lazy.map(\.phrase))
  }

  // MARK: Sheets of an app's screen

  /// Shows the system's sheet for a phrase, for an app.
  mutating func openSheet(_ sheet: ShortcutSheet, of app: InstalledApp) {
    rest()
    forget()
    let buttons: [Button] =
      switch sheet {
      case .add: [.addToSiri, .cancel]
      case .edit: [.done, .deleteShortcut, .cancel]
      }
    put(
      Prompt(
        subject: .sheet(ShownSheet(app: app, sheet: sheet)), buttons: buttons,
        accepts: [.button, .act(.cancel, .cancel), .text]))
  }

  /// Shows the sheet: the shortcut and the phrase that it has or that the app suggests.
  mutating func show(_ shown: ShownSheet, _ buttons: [Button]) {
    let offered = offered(shown.shortcut, of: shown.app.identifier)
    let rows = [
      offered.title, offered.subtitle, shown.phrase.map { lines.said(["sheet.phrase"], ["phrase": $0]).text },
    ]
    show(
      .card(
        CardContent(
          app: shown.app.displayName(in: setting.locale),
          rows: rows.compactMap { $0.map { CardContent.Row(label: nil, text: $0) } },
          buttons: buttons.map(button))))
  }

  /// Handles the user's answer to the sheet.
  mutating func answered(_ shown: ShownSheet, _ reply: Reply, _ answer: PlainText) {
    let offered = offered(shown.shortcut, of: shown.app.identifier)
    switch reply {
    case .text(let text): close(shown, phrase: text.source, offered)
    case .yes:
      guard let phrase = shown.phrase else {
        say("shortcut.emptyPhrase")
        return put(shown.prompt(prompt), again: true)
      }
      close(shown, phrase: phrase, offered)
    case .no:
      guard case .edit(let voiceShortcut) = shown.sheet else { return close(shown, .cancelled) }
      remember(.removed(voiceShortcut.identifier), of: shown.app.identifier)
      say("shortcut.removed", with: ["phrase": voiceShortcut.phrase])
      close(shown, .deleted(voiceShortcut.identifier))
    case .cancel: close(shown, .cancelled)
    case .more, .narrowed, .choice, .values, .otherValues, .review, .request, .verbatim, .again, .back, .help, .hold,
      .followUp:
      break
    }
  }

  private mutating func close(_ shown: ShownSheet, phrase: String, _ offered: OfferedShortcut) {
    switch shown.sheet {
    case .add:
      guard let added = add(offered, phrase: phrase) else { return put(shown.prompt(prompt), again: true) }
      close(shown, .added(added))
    case .edit(let voiceShortcut):
      if voiceShortcut.phrase == phrase { return close(shown, .updated(voiceShortcut)) }
      guard let changed = add(offered, phrase: phrase, replacing: voiceShortcut.identifier) else {
        return put(shown.prompt(prompt), again: true)
      }
      close(shown, .updated(changed))
    }
  }

  private mutating func close(_ shown: ShownSheet, _ outcome: ShortcutSheet.Outcome) {
    enter(shown.app, .closeSheet(outcome))
  }
}

/// A sheet that an app shows.
struct ShownSheet: Sendable {
  var app: InstalledApp
  var sheet: ShortcutSheet

  var shortcut: Shortcut {
    switch sheet {
    case .add(let shortcut): shortcut
    case .edit(let voiceShortcut): voiceShortcut.shortcut
    }
  }

  /// The phrase that it has, or that the app suggests.
  var phrase: String? {
    switch sheet {
    case .add(let shortcut): shortcut.suggestedPhrase
    case .edit(let voiceShortcut): voiceShortcut.phrase
    }
  }

  /// The same question again.
  func prompt(_ asked: Prompt?) -> Prompt {
    asked ?? Prompt(subject: .sheet(self), accepts: [.button, .act(.cancel, .cancel), .text])
  }
}
