import SimDefinitions
import SimDiagnostics

/// Orders that the user isn't asked about (L23).
struct OrderWithoutConfirmation: Rule {
  let about = RuleDescription(
    "order-without-confirmation", .error, "an intent of the order category doesn't ask the user",
    explanation: """
      An order costs money, and Siri always asks before one: the definition says so with "User confirmation required". A file \
      that says otherwise was written by hand or by an old tool.
      """,
    source: "WWDC 2019, Designing Great Shortcuts; Human Interface Guidelines; L23")

  func check(_ subject: Subject) -> [Finding] {
    subject.customIntents.map(\.intent).filter { $0.isOrder && !$0.asksUser && !$0.isForWidgets }.map { intent in
      finding(
        "\(intent.name, as: "intent") is an order, and the user isn't asked to confirm it",
        at: FilePlace(intent.place), fix: Fix("tick 'User confirmation required'"))
    }
  }
}

extension DefinedIntent {
  /// Whether it belongs to a category that costs money: order, book, buy.
  var isOrder: Bool { [.order, .book, .buy].contains(category) }
}
