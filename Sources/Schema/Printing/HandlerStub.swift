public import SimCatalog
import SimDiagnostics
public import SimTranscripts

/// The handlers that a transcript asks for: a skeleton for each intent, from the lines of its trace.
public struct HandlerStub {
  /// The calls of each intent, in the order in which the conversation speaks of them.
  private var calls: [(intent: IntentName, calls: [HandlerSkeleton.Call])] = []
  private let catalog: Catalog

  /// - Parameters:
  ///   - file: its trace lines say which intent is understood and what is called for it.
  ///   - catalog: the intents that it may be about.
  public init(_ file: TalkFile, catalog: Catalog) {
    self.catalog = catalog
    var current: Int?
    for expectation in file.turns.flatMap(\.expectations) where expectation.kind == .trace {
      let line = TraceLine(expectation.wording.source)
      switch line.call {
      case .understood: current = index(of: line.result)
      case .method(let method):
        guard let current, expectation.presence == .required else { continue }
        let place = "\(file.file ?? "transcript"):\(expectation.place.line)"
        calls[current].calls.append(
          HandlerSkeleton.Call(
            method: method, remark: "\(place): \(expectation.wording.source)",
            answer: String(line.result.prefix { $0 != " " })))
      case .app, .unknown: continue
      }
    }
  }

  /// Whether the transcript understands no intent, so that nothing is known of a handler.
  public var isEmpty: Bool { calls.isEmpty }

  /// The source of all handlers.
  ///
  /// - Parameter model: knows how the handlers' methods are written.
  public func text(_ model: SchemaModel) -> String {
    let classes = calls.compactMap { entry -> String? in
      guard let intent = catalog.schema(of: entry.intent), let interface = model.interfaces[intent.name] else {
        return nil
      }
      return HandlerSkeleton(intent: intent, interface: interface, calls: entry.calls).text
    }
    return (["import Intents\n"] + classes).joined(separator: "\n")
  }

  /// `understood ZhiChat INSendMessageIntent recipients=Sam`: the word that names an intent.
  private mutating func index(of understood: String) -> Int? {
    let words = understood.split(separator: " ").map { IntentName(String($0)) }
    guard let name = words.first(where: { catalog.schema(of: $0) != nil }) else { return nil }
    if let known = calls.firstIndex(where: { $0.intent == name }) { return known }
    calls.append((name, []))
    return calls.count - 1
  }
}
