public import SimRecognition

/// A conversation with Siri: state, events in, effects out. It is synchronous and touches nothing of the world.
public struct Conversation: Sendable {
  public private(set) var setting: Setting

  public init(setting: Setting, recognizer: Recognizer, lines: LineCatalogue) {
    self.setting = setting
  }

  /// Takes a fact and says what must be done, in order. While an effect waits for its answer, only that answer moves on.
  public mutating func receive(_ event: Event) -> [Effect] { [] }
}
