import SimCatalog
import SimDialogue
import SimRecognition

extension SessionTurn {
  /// The persons of the turn, wherever they occur in it: in what was understood, in results, in responses.
  var persons: [Person] {
    outputs.flatMap { output -> [Person] in
      guard case .trace(let trace) = output else { return [] }
      return trace.values.flatMap(\.persons)
    }
  }
}

extension Trace {
  /// The values that it shows, or that are behind what is shown.
  fileprivate var values: [Value] {
    switch self {
    case .understood(_, _, let slots): slots.map(\.value)
    case .resolve(_, let results, _): results.flatMap(\.values)
    case .offer(_, let options, _): options.all
    case .giveDefault(_, let value, _): [value].compactMap { $0 }
    case .respond(_, let response, _): response.fields.map(\.value)
    case .answered(let change): [change.value].compactMap { $0 }
    case .asked, .fault, .app, .suggested, .onWatch, .submitted: []
    }
  }
}

extension ResolutionResult {
  fileprivate var values: [Value] {
    switch self {
    case .success(let value), .confirmationRequired(let value, _), .needsMoreDetails(let value):
      [value].compactMap { $0 }
    case .disambiguation(let values): values
    case .notRequired, .needsValue, .unsupported: []
    }
  }
}

extension Value {
  fileprivate var persons: [Person] {
    switch self {
    case .person(let person): [person] + person.siriMatches
    case .list(let values): values.flatMap(\.persons)
    case .object(let object): object.fields.flatMap(\.value.persons)
    case .string, .boolean, .integer, .double, .speakable, .place, .date, .dateRange, .money, .enumeration: []
    }
  }
}
