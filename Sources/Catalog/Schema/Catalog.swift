/// All intents that sirisim knows.
public enum Catalog {
  /// The schema of an intent, nil when there is no intent of that name.
  public static func schema(of name: IntentName) -> IntentSchema? { byName[name] }

  private static let byName: [IntentName: IntentSchema] = {
    var table: [IntentName: IntentSchema] = [:]
    for schema in all { table[schema.name] = schema }
    return table
  }()
}
