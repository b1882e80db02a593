package import SimShown

/// A key of the screen: what it does, the name under which an inputrc can bind it anew, and what the help says of it.
package struct ScreenKey: Hashable, Sendable {
  /// The part of the help in which it stands.
  package enum Group: String, Hashable, Sendable, CaseIterable {
    case reading = "Reading"
    case choosing = "Answering a question"
    case searching = "Searching the conversation"
    case showing = "What is shown"

    /// Its heading, as the conversation's language may have it in other words.
    package var title: InterfaceText { InterfaceText("keys.\(self)", rawValue) }
  }

  /// When the key counts; at other times it keeps the meaning that it has for the line editor.
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
  /// What terminals send for it, in readline's notation: `\e[5~`. Empty where the terminal itself has to tell it from the
  /// beginning of a sequence (Esc).
  package var sequences: [String]
  /// As the help calls it: `PageUp`.
  package var label: String
  /// A few words without a full stop.
  package var help: String
  /// The help, as the conversation's language may have it in other words.
  package var helpText: InterfaceText { InterfaceText("keys.\(function)", help) }
  /// Under which heading the help lists it.
  package var group: Group
  /// Where the key means this; elsewhere it is the line editor's.
  package var scope: Scope

  /// A key with all that the help and the terminal need of it.
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
  /// Whether a key counts now; if not, it is the line editor's.
  package func takes(_ key: ScreenKey) -> Bool {
    switch key.scope {
    case .always: true
    case .asked: edit.text.isEmpty && !options.isEmpty && !isSearching
    case .marked: edit.text.isEmpty && selectedOption != nil && !isSearching
    case .searching: isSearching
    }
  }
}
