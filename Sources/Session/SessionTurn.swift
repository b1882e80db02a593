public import SimCatalog
public import SimDialogue

/// One turn: what came in, and all that came of it.
public struct SessionTurn: Hashable, Sendable {
  /// What began it.
  public var input: TurnInput
  /// In the order in which they appeared.
  public var outputs: [Output]
  /// What the app's programs printed meanwhile.
  public var logs: [ProgramLog]
  /// What they asked for meanwhile that can't work away from a phone; each call is told once.
  public var notices: [ProgramNotice] = []

  /// A turn; what comes of it is added as it comes.
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
