/// A command as the user sees it.
package struct CommandEntry: Hashable, Sendable {
  /// What follows the name.
  package enum Argument: Hashable, Sendable {
    case none
    /// The rest of the line, which may be missing; the word is shown in the help.
    case optional(String)
    /// The rest of the line, which is required.
    case required(String)
  }

  /// How the rest of the line is completed.
  package enum Completion: Hashable, Sendable {
    case nothing
    /// Like a sentence.
    case words
    /// With the names that the session knows.
    case names(CommandSubject)
    case files
    case commands
  }

  /// Without the slash.
  package let name: String
  /// What may follow its name.
  package let argument: Argument
  /// What Tab completes after its name.
  package let completion: Completion
  /// One line, without a full stop.
  package let help: String
  /// Makes the command from the rest of the line; nil when it is missing.
  let make: @Sendable (String?) -> Command

  /// Entries with the same name are equal.
  package static func == (a: CommandEntry, b: CommandEntry) -> Bool { a.name == b.name }
  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Whether it is made from a transcript's `*` line.
  package var isEvent: Bool { if case .event = make("") { true } else { false } }

  /// The line of help, which the conversation's language may have in its own words.
  package var helpText: InterfaceText { InterfaceText("command.\(name)", help) }

  /// `/user [NAME]`
  package var usage: String {
    switch argument {
    case .none: "/\(name)"
    case .optional(let word): "/\(name) [\(word)]"
    case .required(let word): "/\(name) \(word)"
    }
  }
}

/// What a command's argument names.
package enum CommandSubject: Hashable, Sendable {
  case apps, users, locales
  /// The apps' intents, with their parameters.
  case intents
  /// Branches of the conversation.
  case branches
  /// Words for the state of the device.
  case device
  /// The options and buttons that can be tapped now.
  case buttons
  /// The situations of a day.
  case routines
  /// Shortcuts that can be added.
  case shortcuts
  /// The user's phrases.
  case phrases
}

/// The commands of a conversation, in the order of the help.
package enum CommandTable {
  /// Every command, in the order of the help.
  package static let entries: [CommandEntry] =
    [
      CommandEntry(
        name: "help", argument: .optional("COMMAND"), completion: .commands, help: "say what can be typed",
        make: { .help($0) }),
      CommandEntry(
        name: "apps", argument: .none, completion: .nothing, help: "list the apps, their names and what they can do",
        make: { _ in .apps }),
      CommandEntry(
        name: "vocabulary", argument: .optional("APP"), completion: .names(.apps),
        help: "list the words that the apps and the user have added", make: { .vocabulary(app: $0) }),
      CommandEntry(
        name: "explain", argument: .optional("SENTENCE"), completion: .words,
        help: "show what a sentence, or the last one, is understood as, and what competed", make: { .explain($0) }),
      CommandEntry(
        name: "why", argument: .none, completion: .nothing,
        help: "show why Siri answered as it did: which words, which call, which line of code", make: { _ in .why }),
      CommandEntry(
        name: "undo", argument: .optional("TURNS"), completion: .nothing, help: "take the last turn, or more, back",
        make: { .undo($0) }),
      CommandEntry(
        name: "goto", argument: .optional("TURN"), completion: .nothing,
        help: "go back to after a turn, 0 for the beginning; without a number, list the turns", make: { .goTo($0) }),
      CommandEntry(
        name: "fork", argument: .optional("NAME"), completion: .names(.branches),
        help: "keep what stands and go on in a copy, or in the branch of that name; without a name, list them",
        make: { .fork($0) }),
      CommandEntry(
        name: "device", argument: .optional("FACT"), completion: .names(.device),
        help: "show clock, place, lock and headphones, or change one: locked, watch, clock 18:05, headphones off",
        make: { .device($0) }),
      CommandEntry(
        name: "record", argument: .optional("[redacted] FILE"), completion: .files,
        help: "write the conversation to a transcript; without a file, stop writing", make: { .record(file: $0) }),
      CommandEntry(
        name: "save", argument: .required("[redacted] FILE"), completion: .files,
        help: "write the conversation so far to a transcript", make: { .save(file: $0 ?? "") }),
      CommandEntry(
        name: "user", argument: .optional("NAME"), completion: .names(.users),
        help: "be another user, with their contacts and vocabulary", make: { .user($0) }),
      CommandEntry(
        name: "locale", argument: .optional("LOCALE"), completion: .names(.locales),
        help: "go on in another language, for example zh-Hans", make: { .locale($0) }),
    ] + events + [
      CommandEntry(
        name: "quit", argument: .none, completion: .nothing, help: "end the conversation (also Ctrl-D)",
        make: { _ in .quit })
    ]

  /// Events may be typed as commands: `/wait 5 s` is `* wait 5 s`.
  private static let events: [CommandEntry] = [
    event("lock", help: "lock the device"),
    event("unlock", help: "unlock the device"),
    event("tap", .required("BUTTON"), .names(.buttons), help: "tap a button of the card or a choice"),
    event("wait", .required("TIME"), help: "let time pass, for example 5 s"),
    event("clock", .required("TIME"), help: "set the clock, for example 2026-11-20 18:05"),
    event("place", .required("PLACE"), .words, help: "be somewhere else"),
    event(
      "routine", .required("SITUATION|off"), .names(.routines), help: "be in a part of your day: commute, gym, morning"),
    event("headphones", .optional("off"), help: "connect headphones, or take them off"),
    event("maps", .required("FROM -> TO"), .words, help: "ask for a ride in Maps"),
    event("defaults", .required("KEY = VALUE"), help: "change a value that the handler sees"),
    event("app", .required("NAME"), .names(.apps), help: "open an app yourself"),
    event(
      "run", .required("INTENT [PARAMETER=VALUE ...]"), .names(.intents),
      help: "start an intent by its name, with values for its parameters"),
    event("suggest", help: "show what the device suggests now, and why"),
    event("shortcuts", help: "list the user's shortcuts, and what the apps suggest to be added"),
    event(
      "add", .required("[PHRASE =] SHORTCUT"), .names(.shortcuts),
      help: "add a shortcut to Siri: a number of the last list, a title, or an intent with values (? asks each time)"),
    event("rename", .required("PHRASE = NEW"), .names(.phrases), help: "give a shortcut another phrase"),
    event("remove", .required("PHRASE"), .names(.phrases), help: "delete a shortcut"),
    event("donations", help: "list by app what was handed over, the latest first"),
    event(
      "donate", .required("INTENT [PARAMETER=VALUE ...]"), .names(.intents),
      help: "donate an intent, or an activity of a declared type, as the app would"),
    event("watch", help: "show the watch face: the shortcuts that are relevant here and now"),
    event("permission", .required("NAME = yes|no"), help: "grant or withdraw siri, contacts or location"),
  ]

  private static func event(
    _ name: String, _ argument: CommandEntry.Argument = .none, _ completion: CommandEntry.Completion = .nothing,
    help: String
  ) -> CommandEntry {
    CommandEntry(name: name, argument: argument, completion: completion, help: help) { rest in
      .event(rest.map { "\(name) \($0)" } ?? name)
    }
  }

  /// The command with a name; nil where there is none.
  package static func entry(named name: String) -> CommandEntry? { entries.first { $0.name == name } }

  /// The text of `/help`: one line per command, or the help of one.
  /// - Parameters:
  ///   - name: with or without the slash; an unknown one gives an error line with the nearest name.
  ///   - words: the conversation's language.
  package static func help(for name: String? = nil, in words: InterfaceWords = .own) -> [Remark] {
    guard let name else {
      let width = entries.map(\.usage.count).max() ?? 0
      return [Remark(.notice, words(.help))]
        + entries.map { entry in
          let gap = String(repeating: " ", count: width - entry.usage.count + 2)
          return Remark(.notice, entry.usage + gap + words(entry.helpText))
        }
        + [Remark(.notice, words(.events))]
    }
    let bare = name.first == "/" ? String(name.dropFirst()) : name
    guard let entry = entry(named: bare.lowercased()) else {
      return [Remark(.error, CommandFault.unknown(bare).message)]
    }
    return [Remark(.notice, "\(entry.usage)  \(words(entry.helpText))")]
  }
}
