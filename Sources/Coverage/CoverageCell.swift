/// One goal of conversations: a parameter's filling, an answer of its resolve method, or a response code.
package struct CoverageCell: Hashable, Sendable {
  /// The class, for example `INSendMessageIntent`.
  package var intent: String
  /// A parameter, or `response` for the codes of confirm and handle.
  package var part: String
  /// `filled` (a request's words fill the parameter), a result with its reason (`unsupported noAccount`), or a code.
  package var answer: String

  /// The part of the response codes.
  package static let response = "response"
  /// The answer of a parameter that a request's words fill.
  package static let filled = "filled"

  /// A cell of the table.
  package init(intent: String, part: String, answer: String) {
    self.intent = intent
    self.part = part
    self.answer = answer
  }
}
