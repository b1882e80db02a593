import FoundationEssentials
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimSchema
import SimTranscripts

/// A handler's skeleton from the trace of a transcript.
struct Stub {
  /// The calls of each intent, in the order in which the conversation speaks of them.
  private var calls: [(intent: String, calls: [HandlerSkeleton.Call])] = []

  private let catalog: Catalog

  /// - Parameters:
  ///   - file: its trace lines say which intent is understood and what is called for it.
  ///   - catalog: the intents that it may be about.
  init(_ file: TalkFile, catalog: Catalog) {
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
            method: method.skeleton, remark: "\(place): \(expectation.wording.source)",
            answer: String(line.result.prefix { $0 != " " })))
      case .app, .unknown: continue
      }
    }
  }

  /// `understood ZhiChat INSendMessageIntent recipients=Sam`: the word that names an intent.
  private mutating func index(of understood: String) -> Int? {
    let words = understood.split(separator: " ").map(String.init)
    guard let name = words.first(where: { catalog.schema(of: IntentName($0)) != nil }) else { return nil }
    if let known = calls.firstIndex(where: { $0.intent == name }) { return known }
    calls.append((name, []))
    return calls.count - 1
  }

  /// The source of all handlers.
  ///
  /// - Parameter folder: the folder with the intents' schema.
  /// - Throws: `Failure` when the transcript names no intent, or the schema can't be read.
  func text(schema folder: String) throws -> String {
    guard !calls.isEmpty else {
      throw Failure("the transcript has no line '- understood APP INTENT …', so no handler is known")
    }
    let model: SchemaModel
    do {
      model = try SchemaReader(folder: URL(filePath: folder)).read()
    } catch {
      throw Failure("the schema can't be read: \(error)")
    }
    let classes = calls.compactMap { entry -> String? in
      guard let intent = catalog.schema(of: IntentName(entry.intent)), let interface = model.interfaces[intent.name]
      else { return nil }
      return HandlerSkeleton(intent: intent, interface: interface, calls: entry.calls).text
    }
    return (["import Intents\n"] + classes).joined(separator: "\n")
  }
}

extension HandlerCall.Method {
  fileprivate var skeleton: HandlerSkeleton.Call.Method {
    switch self {
    case .resolve(let parameter): .resolve(parameter: parameter)
    case .confirm: .confirm
    case .handle: .handle
    }
  }
}
