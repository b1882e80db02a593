import Foundation
@_spi(Host) import Intents
import SimCatalog

/// Turns a completion's arguments into values.
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
    case let options as OptionsAnswer:
      HandlerAnswer(outcome: .offered(offered(options)), spelling: spelling)
    case let given as DefaultAnswer:
      HandlerAnswer(outcome: .defaulted(given.value.flatMap(read)), spelling: spelling)
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

  private func offered(_ answer: OptionsAnswer) -> OfferedOptions {
    let problem = answer.error.map { ($0 as? any LocalizedError)?.errorDescription ?? "\($0)" }
    if let options = answer.options, let sections = INSections(ofCollection: options) {
      return OfferedOptions(
        sections: sections.map { OfferedOptions.Section(title: $0.title, options: $0.items.compactMap(read)) },
        problem: problem)
    }
    switch answer.options {
    case let list as [Any]:
      return OfferedOptions(sections: [OfferedOptions.Section(options: list.compactMap(read))], problem: problem)
    default: return OfferedOptions(sections: [], problem: problem ?? "neither options nor an error")
    }
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
    guard let name = method.parameter,
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
