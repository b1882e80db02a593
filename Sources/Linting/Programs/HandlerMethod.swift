import SimAppFiles
import SimDiagnostics
import SimSchema

/// A method of a handler, compared with what Siri calls.
struct HandlerMethod {
  let method: SourceOutline.Method
  /// The intent of its first parameter.
  let intent: Requirements.Intent

  private static let verbs = ["resolve", "confirm", "handle", "provide", "default"]

  /// - Returns: nil for a method that wasn't meant for Siri: it takes no intent, or its completion isn't Siri's.
  init?(_ method: SourceOutline.Method, _ requirements: Requirements) {
    guard !method.modifiers.contains("private"), !method.modifiers.contains("fileprivate"),
      !method.modifiers.contains("static"),
      let type = method.parameters.first.map({ Self.bare($0.type) }), let intent = requirements.intents[type],
      method.parameters.count <= 3
    else { return nil }
    let completes = method.parameters.count > 1 && method.parameters.last?.type.contains("->") == true
    let begins = Self.verbs.contains { method.name.lowercased().hasPrefix($0) }
    let isNear = intent.methods.contains { $0.spellings.contains { Self.isSlip(method.name, of: $0.baseName) } }
    guard completes || method.isAsync || (begins && method.name.hasPrefix("default") && !method.result.isEmpty),
      begins || isNear
    else { return nil }
    self.method = method
    self.intent = intent
  }

  private static func isSlip(_ name: String, of base: String) -> Bool {
    name.lowercased() == base.lowercased() || nearestName(to: name, among: [base]) != nil
  }

  /// `Intents.INSendMessageIntent?` as `INSendMessageIntent`.
  private static func bare(_ type: String) -> String {
    let name = type.filter { $0 != "?" && $0 != "!" }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private func fits(_ spelling: Spelling) -> Bool {
    spelling.baseName == method.name && spelling.labels == method.parameters.map(\.label)
      && spelling.isAsync == method.isAsync
  }

  /// The requirements with its name and labels.
  var namesakes: [MethodModel] { intent.methods.filter { $0.spellings.contains(where: fits) } }

  /// The spelling that was probably meant.
  var nearest: Spelling? {
    let all = intent.methods.flatMap(\.spellings)
    let like = all.filter { $0.isAsync == method.isAsync }
    let candidates = like.isEmpty ? all : like
    if let other = candidates.first(where: { $0.baseName == method.name }) { return other }
    if let other = candidates.first(where: { $0.baseName.lowercased() == method.name.lowercased() }) { return other }
    let name = nearestName(to: method.name, among: candidates.map(\.baseName))
    return candidates.first { $0.baseName == name }
  }

  /// The type of its answer, as written; nil if that is a name that only the compiler knows.
  var answer: String? {
    if method.isAsync || method.parameters.count == 1 { return Self.plain(method.result) }
    guard let type = method.parameters.last?.type, let arrow = type.firstRange(of: "->") else { return nil }
    return Self.plain(Self.unwrapped(String(type[..<arrow.lowerBound])))
  }

  /// Without the brackets around a list of parameters: `(([A])` is `[A]`.
  private static func unwrapped(_ text: String) -> String {
    var text = text[...]
    while text.hasPrefix("(") { text = text.dropFirst() }
    while text.hasSuffix(")") { text = text.dropLast() }
    // `_ response: INSendMessageIntentResponse`
    if let colon = text.lastIndex(of: ":") { text = text[text.index(after: colon)...] }
    return String(text)
  }

  private static func plain(_ text: String) -> String? {
    var text = text.filter { !$0.isWhitespace }
    for prefix in ["Intents.", "Swift."] { text = text.split(separator: prefix).joined() }
    if text.hasPrefix("Array<"), text.hasSuffix(">") { text = "[" + text.dropFirst(6).dropLast() + "]" }
    return text.isEmpty ? nil : text
  }

  /// The answers that its requirement allows; nil if its own is one of them, or can't be read.
  var expectedAnswers: [String]? {
    let expected = namesakes.compactMap { intent.answer(of: $0) }.compactMap(Self.plain)
    guard !expected.isEmpty, let answer, !expected.contains(answer) else { return nil }
    // Another name for the same type looks like another type.
    let core = answer.filter { $0 != "[" && $0 != "]" && $0 != "?" && $0 != "!" }
    let isKnown = core.hasSuffix("Result") || core.hasSuffix("Response")
    guard isKnown, core.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    // A superclass of the answers, such as INIntentResponse, doesn't fit; `?` and `!`, which older SDKs had, do.
    let bare = { (text: String) in text.filter { $0 != "?" && $0 != "!" } }
    return expected.map(bare).contains(bare(answer)) ? nil : expected
  }
}
