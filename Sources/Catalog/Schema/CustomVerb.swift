/// The verbs of intents that apps define, which determine Siri's words for them (behaviour.md e.4).
public enum CustomVerb {
  /// All of them; lines are named after them.
  public static let all = [
    "do",
    "run",
    "go",
    "view",
    "open",
    "order",
    "book",
    "buy",
    "start",
    "startNavigation",
    "share",
    "post",
    "send",
    "create",
    "add",
    "search",
    "find",
    "filter",
    "download",
    "get",
    "set",
    "request",
    "toggle",
    "checkIn",
  ]

  /// Those that only show something.
  public static let looks: Set<String> = ["view", "search", "find", "filter"]
}
