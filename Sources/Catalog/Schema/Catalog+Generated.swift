extension Catalog {
  /// Every intent, by name.
  public static let all: [IntentSchema] = []
}
