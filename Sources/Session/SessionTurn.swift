public import SimCatalog
public import SimDialogue

/// One turn of a session: its input, and all output that it led to.
public struct SessionTurn: Hashable, Sendable {
  /// What began it.
  public var input: TurnInput
  /// In the order in which they appeared.
  public var outputs: [Output]
  /// What the app's programs printed meanwhile.
  public var logs: [ProgramLog]
  /// Calls of theirs that only work on a phone; each is reported once.
  public var notices: [ProgramNotice] = []

  /// A turn; output is added as it arrives.
  public init(input: TurnInput, outputs: [Output] = [], logs: [ProgramLog] = []) {
    self.input = input
    self.outputs = outputs
    self.logs = logs
  }
}

/// What begins a turn.
public enum TurnInput: Hashable, Sendable {
  case said(String)
  case happened(Happening)

  var event: Event {
    switch self {
    case .said(let text): .said(text)
    case .happened(let happening): .happened(happening)
    }
  }
}
