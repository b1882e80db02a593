@_spi(Host) import Intents
import SimCatalog

/// Turns what a handler gave to its completion into values.
struct AnswerReader: Sendable {
  let binding: IntentBinding
  let method: HandlerCall.Method

  func answer(_ answer: Any, spelling: String) -> HandlerAnswer {
    switch answer {
    case let response as INIntentResponse:
      HandlerAnswer(
        outcome: .responded(binding.readResponse(response)), place: response.place.map(CodePlace.init),
        spelling: spelling)
    case let result as INIntentResolutionResult: resolved([result], spelling)
    case let results as [INIntentResolutionResult]: resolved(results, spelling)
    default:
      HandlerAnswer(
        outcome: .failed(.unreadable(message: "\(type(of: answer)) is neither a result nor a response")),
        spelling: spelling)
    }
  }

  private func resolved(_ results: [INIntentResolutionResult], _ spelling: String) -> HandlerAnswer {
    HandlerAnswer(
      outcome: .resolved(results.map(read)), place: results.first.map { CodePlace($0.place) }, spelling: spelling)
  }

  private func read(_ result: INIntentResolutionResult) -> ResolutionResult {
    switch result.outcome {
    case .success(let value): .success(value.flatMap(read))
    case .notRequired: .notRequired
    case .needsValue: .needsValue
    case .disambiguation(let options): .disambiguation(options.compactMap(read))
    case .confirmationRequired(let value, let reason):
      .confirmationRequired(value.flatMap(read), reason: reason.map(Reason.init))
    case .unsupported(let reason): .unsupported(reason: reason.map(Reason.init))
    case .needsMoreDetails(let value): .needsMoreDetails(value.flatMap(read))
    }
  }

  private func read(_ value: Any) -> Value? {
    let reader = ObjectReader(binding.bindings)
    guard case .resolve(let name) = method,
      let parameter = binding.bindings?.catalog.schema(of: binding.name)?.parameter(name)
    else { return reader.value(value, as: nil) }
    return reader.value(value, as: parameter.type)
  }
}

extension CodePlace {
  init(_ place: INCodePlace) { self.init(file: "\(place.file)", line: Int(place.line)) }
}

extension Reason {
  init(_ reason: INReason) { self.init(name: reason.name, rawValue: reason.rawValue) }
}
