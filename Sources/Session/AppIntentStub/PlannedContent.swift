import SimSchema

/// What a step says and shows, as source.
struct PlannedContent: Hashable {
  var dialog: String?
  /// The words that are said in its place if nothing is shown.
  var full: String?
  var choices: [String]
  var rows: [String]
  var buttons: [String]
  var value: String?
  /// The address that is opened.
  var address: String?
  /// Donations that are made before.
  var donated: [SketchedButton]

  /// - Parameter literal: a text as a literal, with variables in it.
  init(_ step: Course.Step, _ shape: ResultShape, literal: (String) -> String) {
    dialog = step.dialog.map(literal)
    choices = step.choices
    rows = shape.rows(of: step).map(literal)
    buttons = shape.snippet == nil ? step.buttons : []
    donated = step.donated
    address = shape.address(of: step)
    if case .success(let given?) = step.kind, let type = shape.value {
      let text = literal(given)
      // A number is interpolated alone, or written as it is.
      let isBare = text.hasPrefix("\"\\(") && text.hasSuffix(")\"") && !text.dropFirst(3).dropLast(2).contains("\"")
      switch type {
      case .integer, .decimal: value = isBare ? String(text.dropFirst(3).dropLast(2)) : given
      case .truth: value = given == "yes" ? "true" : "false"
      case .text, .offered, .date, .cases, .entity: value = text
      }
    }
  }

  /// The texts of a step that may have variables in them, in an order that is the same for all of its kind.
  static func texts(of step: Course.Step) -> [String] {
    var value = ""
    if case .success(let given?) = step.kind { value = given }
    return [step.dialog ?? "", value] + step.rows
  }
}

/// The result type of an intent: all returns of a function have one type.
struct ResultShape: Hashable {
  /// The type of its value; nil for none.
  var value: SketchedType?
  var hasDialog = false
  var hasView = false
  var opensAddress = false
  /// The intent that is performed for the card.
  var snippet: String?

  init(of intent: String, in app: SketchedApp) {
    let ends = app.courses.filter { $0.intent == intent }.flatMap(\.steps).filter {
      if case .success = $0.kind { true } else { false }
    }
    let values = ends.compactMap { step in if case .success(let value?) = step.kind { value } else { nil } }
    if !values.isEmpty {
      value =
        values.allSatisfy { Int($0) != nil }
        ? .integer
        : values.allSatisfy { Double($0) != nil }
          ? .decimal : values.allSatisfy { ["yes", "no"].contains($0) } ? .truth : .text
    }
    hasDialog = ends.contains { $0.dialog != nil }
    opensAddress = !ends.isEmpty && ends.allSatisfy { $0.rows.last.map(Self.isAddress) ?? false }
    snippet = ends.compactMap(\.snippet).first
    hasView = snippet == nil && ends.contains { !rows(of: $0).isEmpty || !$0.buttons.isEmpty }
  }

  private static func isAddress(_ row: String) -> Bool { row.contains("://") && !row.contains(" ") }

  func address(of step: Course.Step) -> String? { opensAddress ? step.rows.last : nil }

  /// The rows of a view: without a dialog the value is shown anyway.
  func rows(of step: Course.Step) -> [String] {
    var rows = step.rows
    if case .success(let given) = step.kind {
      if opensAddress, !rows.isEmpty { rows.removeLast() }
      if snippet != nil { rows = [] }
      if step.dialog == nil, let given, rows == [given] { rows = [] }
    }
    return rows
  }

  /// The type of the function.
  var type: String {
    var parts = ["some IntentResult"]
    if let value { parts.append("ReturnsValue<\(value.name)>") }
    if opensAddress { parts.append("OpensIntent") }
    if hasDialog { parts.append("ProvidesDialog") }
    if hasView { parts.append("ShowsSnippetView") }
    if snippet != nil { parts.append("ShowsSnippetIntent") }
    return parts.joined(separator: " & ")
  }

  /// What is returned.
  func expression(_ content: PlannedContent, view: String?) -> String {
    var arguments: [String] = []
    if let value { arguments.append("value: \(content.value ?? Self.none(value))") }
    if opensAddress {
      let address = content.address ?? ""
      arguments.append("opensIntent: OpenURLIntent(URL(string: \(quoted(address)))!)")
    }
    // A result without a dialog says nothing, and neither does an empty one.
    let dialog = content.dialog ?? "\"\""
    let spoken = content.full.map { "IntentDialog(full: \($0), supporting: \(dialog))" }
    if hasDialog { arguments.append("dialog: \(spoken ?? dialog)") }
    if hasView { arguments.append("view: \(view ?? "AnyView(EmptyView())")") }
    if let snippet { arguments.append("snippetIntent: \(snippet)()") }
    return "return .result(\(arguments.joined(separator: ", ")))"
  }

  /// A result for a run whose result isn't known.
  var nothing: String {
    var arguments: [String] = []
    if let value { arguments.append("value: \(Self.none(value))") }
    if opensAddress { arguments.append("opensIntent: OpenURLIntent(URL(string: \"https://example.org\")!)") }
    if hasDialog { arguments.append("dialog: \"\"") }
    if hasView { arguments.append("view: AnyView(EmptyView())") }
    if let snippet { arguments.append("snippetIntent: \(snippet)()") }
    return "return .result(\(arguments.joined(separator: ", ")))"
  }

  private static func none(_ type: SketchedType) -> String {
    switch type {
    case .integer, .decimal: "0"
    case .truth: "false"
    case .text, .offered, .date, .cases, .entity: "\"\""
    }
  }
}
