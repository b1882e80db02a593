package import SimCatalog
package import SimTranscripts

/// For each cell that no transcript reaches, a conversation that would: made from a conversation about the same intent,
/// up to the call that has to answer otherwise. It plays from its own trace (`--script`), before any handler answers
/// like that.
package struct CoverageSuggestions: Sendable {
  /// A file of suggested conversations: of one app in one language.
  package struct File: Hashable, Sendable {
    /// The app's name, as the header has it.
    package var app: String
    /// The language that the conversations are in.
    package var language: String
    /// The cells that they reach, in the order of the conversations.
    package var cells: [CoverageCell]
    /// The transcript.
    package var text: String
  }

  /// A turn in which an intent begins, with all that its request has called.
  private struct Start {
    var app: String
    var locale: String
    var user: String?
    var opening: TalkTurn.Opening
    var understood: String?
    /// The calls of the request's first turn, in order.
    var calls: [TraceLine]
  }

  private let catalog: Catalog
  private var starts: [String: [String: [Start]]] = [:]
  /// Values by parameter: `INSendMessageIntent.recipients`.
  private var values: [String: [String]] = [:]

  /// - Parameters:
  ///   - language: the language of a locale.
  package init(of files: [TalkFile], catalog: Catalog, language: (String) -> String) {
    self.catalog = catalog
    for file in files {
      let spoken = language(file.world.locale)
      for conversation in file.conversations {
        var intent: String?
        for (number, turn) in conversation.turns.enumerated() {
          let lines = turn.expectations.filter { $0.kind == .trace && $0.presence == .required }
          let traces = lines.map { TraceLine($0.wording.literal) }
          if let line = traces.first(where: { $0.call == .understood }),
            let understood = UnderstoodLine(line.result, in: catalog)
          {
            intent = understood.intent.rawValue
            let start = Start(
              app: file.world.apps.first?.text ?? understood.app, locale: file.world.locale,
              user: file.world.user?.text, opening: turn.opening, understood: line.result,
              calls: traces.filter { $0.call != .understood })
            // A later turn may depend on those before it: an answer, a "him".
            if number == 0 { starts[understood.intent.rawValue, default: [:]][spoken, default: []].append(start) }
          }
          guard let intent else { continue }
          for trace in traces {
            guard case .method(.resolve(let parameter)) = trace.call else { continue }
            for result in trace.results {
              for kind in ["success ", "confirmationRequired "] where result.hasPrefix(kind) {
                let value = String(result.dropFirst(kind.count))
                let key = "\(intent).\(parameter)"
                if !value.contains("..."), !(values[key] ?? []).contains(value) {
                  values[key, default: []].append(value)
                }
              }
            }
          }
        }
      }
    }
  }

  /// Conversations for what a report misses.
  ///
  /// - Parameter apps: the apps of an intent, by their names in a locale, for when no transcript begins with it.
  package func files(for report: CoverageReport, apps: (_ intent: String, _ locale: String) -> [String]) -> [File] {
    var files: [File] = []
    for (index, language) in report.languages.enumerated() {
      for row in report.rows where row.counts[index] == 0 && row.excuse == nil {
        guard let start = start(for: row.cell, language, apps) else { continue }
        let place =
          files.firstIndex { $0.app == start.app && $0.language == language }
          ?? {
            files.append(File(app: start.app, language: language, cells: [], text: Self.header(start)))
            return files.count - 1
          }()
        files[place].cells.append(row.cell)
        files[place].text += "\n" + conversation(row.cell, start)
      }
    }
    return files
  }

  private static func header(_ start: Start) -> String {
    var header = [(name: "App", value: start.app), (name: "Locale", value: start.locale)]
    if let user = start.user { header.append((name: "User", value: user)) }
    return TalkWriter(title: "What no transcript of \(start.app) reaches yet", header: header).text
  }

  /// A conversation to begin with: preferably one that calls the cell's method.
  private func start(for cell: CoverageCell, _ language: String, _ apps: (String, String) -> [String]) -> Start? {
    let known = starts[cell.intent]?[language] ?? []
    let fitting = known.first { start in
      start.calls.contains { Self.isAbout($0, cell) }
        && start.calls.allSatisfy { $0.result.firstRange(of: "...") == nil }
    }
    if let start = fitting ?? known.first { return start }
    guard let app = apps(cell.intent, language).first else { return nil }
    return Start(
      app: app, locale: language, opening: .event("run \(cell.intent)"), understood: "\(app) \(cell.intent)", calls: [])
  }

  private static func isAbout(_ line: TraceLine, _ cell: CoverageCell) -> Bool {
    switch line.call {
    case .method(.resolve(let parameter)): parameter == cell.part
    case .method(.confirm), .method(.handle), .method(.perform): cell.part == CoverageCell.response
    case .method, .understood, .answered, .app, .suggest, .query, .submitted, .unknown: false
    }
  }

  private func conversation(_ cell: CoverageCell, _ start: Start) -> String {
    var writer = TalkWriter()
    writer.write(section: "\(cell.intent): \(cell.part) \(cell.answer)")
    writer.beginTurn(start.opening)
    var lines: [String] = []
    if let understood = start.understood {
      lines.append("understood \(understood)" + (cell.answer == CoverageCell.filled ? slot(cell, start) : ""))
    }
    for call in calls(cell, start) { lines.append(call) }
    writer.write(lines.map { ObservedLine(.trace, $0) })
    // Later calls, and what Siri says then, are left open.
    return writer.text + "- ...\n...\n"
  }

  /// ` recipients="Sam Lee"`, if the words would have to fill it.
  private func slot(_ cell: CoverageCell, _ start: Start) -> String {
    guard start.understood?.firstRange(of: "\(cell.part)=") == nil else { return "" }
    let value = values["\(cell.intent).\(cell.part)"]?.first ?? "One"
    return " \(cell.part)=" + (value.contains(" ") ? "\"\(value)\"" : value)
  }

  /// The calls up to the one with the cell's answer.
  private func calls(_ cell: CoverageCell, _ start: Start) -> [String] {
    let schema = catalog.schema(of: IntentName(cell.intent))
    let order = schema?.parameters.map(\.name) ?? []
    func line(_ call: TraceLine) -> String? {
      guard case .method(let method) = call.call else { return nil }
      return "\(method.name) = \(call.result)"
    }
    let known = start.calls.filter { if case .method = $0.call { true } else { false } }
    if cell.answer == CoverageCell.filled { return known.compactMap(line) }
    if cell.part == CoverageCell.response {
      // `ready` is confirm's answer; every other code may come from handle.
      let isConfirm = cell.answer == "ready"
      var before: [String] = []
      for call in known {
        guard case .method(let method) = call.call else { continue }
        switch method {
        case .resolve:
          let settles = call.results.allSatisfy { $0.hasPrefix("success") || $0.hasPrefix("notRequired") }
          before.append(settles ? line(call) ?? "" : "\(method.name) = \(settled(cell.intent, method))")
        case .options, .defaultValue: if let text = line(call) { before.append(text) }
        case .confirm where !isConfirm: before.append("confirm = ready")
        case .confirm, .handle, .perform: break
        }
      }
      let performs = schema?.perform != nil
      let name = performs ? "perform" : isConfirm ? "confirm" : "handle"
      return before + ["\(name) = \(cell.answer)"]
    }
    let method = HandlerCall.Method.resolve(parameter: cell.part)
    var before: [String] = []
    for call in known {
      guard case .method(let other) = call.call, other.name != method.name else { break }
      if case .resolve(let parameter) = other, let a = order.firstIndex(of: parameter),
        let b = order.firstIndex(of: cell.part), a > b
      {
        break
      }
      if case .resolve = other {
        let settles = call.results.allSatisfy { $0.hasPrefix("success") || $0.hasPrefix("notRequired") }
        before.append(settles ? line(call) ?? "" : "\(other.name) = \(settled(cell.intent, other))")
      } else if let text = line(call) {
        before.append(text)
      }
    }
    return before + ["\(method.name) = \(answer(cell))"]
  }

  /// The answer for a parameter that isn't the cell's.
  private func settled(_ intent: String, _ method: HandlerCall.Method) -> String {
    guard let parameter = method.parameter, let value = values["\(intent).\(parameter)"]?.first else {
      return "notRequired"
    }
    return "success \(value)"
  }

  /// The answer with the values that it needs.
  private func answer(_ cell: CoverageCell) -> String {
    let known = values["\(cell.intent).\(cell.part)"] ?? []
    let first = known.first ?? "One"
    let word = cell.answer.prefix { $0 != " " }
    switch word {
    case "disambiguation": return "disambiguation \(first) | \(known.dropFirst().first ?? "Another")"
    case "success": return "success \(first)"
    case "confirmationRequired":
      let reason = cell.answer.dropFirst(word.count + 1)
      return "confirmationRequired \(first)" + (reason.isEmpty ? "" : " because \(reason)")
    default: return cell.answer
    }
  }
}
