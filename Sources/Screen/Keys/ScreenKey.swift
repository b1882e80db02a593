package import SimShown

/// A key of the screen: its action, the name by which an inputrc can rebind it, and its help.
package struct ScreenKey: Hashable, Sendable {
  /// The section of the help that lists it.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case reading = "Reading"
    case choosing = "Answering a question"
    case searching = "Searching the conversation"
    case showing = "What is shown"

    /// Its heading, which the conversation's language may have in its own words.
    package var title: InterfaceText { InterfaceText("keys.\(self)", rawValue) }
  }

  /// When the key applies; at other times it has its meaning in the line editor.
  package enum Scope: String, Hashable, Sendable, CaseIterable {
    case always
    /// While a question is open and nothing is typed.
    case asked
    /// While one of its options is marked and nothing is typed.
    case marked
    /// While the conversation is searched.
    case searching
  }

  /// What the key does.
  package var action: ScreenAction
  /// The line editor's name for it, for example `sirisim-page-up`.
  package var function: String
  /// What terminals send for it, in readline's notation: `\e[5~`. Empty where the terminal has to distinguish it from
  /// the beginning of a sequence (Esc).
  package var sequences: [String]
  /// Its name in the help: `PageUp`.
  package var label: String
  /// A few words without a full stop.
  package var help: String
  /// The help, which the conversation's language may have in its own words.
  package var helpText: InterfaceText { InterfaceText("keys.\(function)", help) }
  /// The heading under which the help lists it.
  package var group: Group
  /// When the key has this meaning; otherwise it is the line editor's.
  package var scope: Scope

  /// A key with everything that the help and the terminal need.
  package init(
    _ action: ScreenAction, function: String, sequences: [String], label: String, help: String, group: Group,
    scope: Scope = .always
  ) {
    self.action = action
    self.function = function
    self.sequences = sequences
    self.label = label
    self.help = help
    self.group = group
    self.scope = scope
  }
}

extension ScreenState {
  /// Whether a key applies now; if not, it is the line editor's.
  package func takes(_ key: ScreenKey) -> Bool {
    switch key.scope {
    case .always: true
    case .asked: edit.text.isEmpty && !options.isEmpty && !isSearching
    case .marked: edit.text.isEmpty && selectedOption != nil && !isSearching
    case .searching: isSearching
    }
  }
}
