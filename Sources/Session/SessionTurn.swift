package import SimCatalog
package import SimDialogue

/// One turn of a session: its input, and all output that it led to.
package struct SessionTurn: Hashable, Sendable {
  /// What began it.
  package var input: TurnInput
  /// In the order in which they appeared.
  package var outputs: [Output]
  /// What the app's programs printed meanwhile.
  package var logs: [ProgramLog]
  /// Their calls that only work on a phone; each is reported once.
  package var notices: [ProgramNotice] = []

  /// A turn; output is added as it arrives.
  package init(input: TurnInput, outputs: [Output] = [], logs: [ProgramLog] = []) {
    self.input = input
    self.outputs = outputs
    self.logs = logs
  }
}

/// What begins a turn.
package enum TurnInput: Hashable, Sendable {
  case said(String)
  case happened(Happening)

  var event: Event {
    switch self {
    case .said(let text): .said(text)
    case .happened(let happening): .happened(happening)
    }
  }
}
