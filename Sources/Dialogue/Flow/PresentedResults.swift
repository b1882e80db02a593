import SimCatalog
import SimRecognition

/// The results of the last response that had some, and how many of them Siri has presented.
struct PresentedResults: Sendable {
  /// The request whose response it was.
  var appRequest: AppRequest
  var presentation: ResultPresentation
  /// All results.
  var found: [ObjectValue]
  /// The results that were presented together last.
  var page: Range<Int>

  /// The results that were presented last.
  var pageElements: ArraySlice<ObjectValue> { found[page] }
  /// The results whose people are remembered and named: an app's own view may have shown thousands.
  var remembered: ArraySlice<ObjectValue> { pageElements.prefix(64) }
  /// How many have not been presented yet.
  var left: Int { found.count - page.upperBound }

  /// The one that "he" or "it" refers to: the one that may be answered, which was presented last, else the latest.
  var meant: ObjectValue? {
    if case .answer = presentation.next?.by { return pageElements.last }
    let dated = pageElements.compactMap { element in presentation.date(of: element).map { (element, $0) } }
    guard dated.count == pageElements.count else { return pageElements.last }
    // Of two with the same date, the one that was presented first.
    return dated.reversed().max { $0.1.isBefore($1.1) }?.0
  }
}

extension ResultPresentation {
  /// The persons that an element is about, without the user, and the part that names them.
  func people(of element: ObjectValue) -> (role: String, persons: [Person])? {
    for part in parts {
      for property in part.properties {
        let persons = (element.value(at: property)?.elements ?? []).compactMap { value -> Person? in
          if case .person(let person) = value, !person.isMe { person } else { nil }
        }
        if !persons.isEmpty { return (part.name, persons) }
      }
    }
    return nil
  }

  /// The date of an element; nil where it has none.
  func date(of element: ObjectValue) -> DateParts? {
    for property in parts.flatMap(\.properties) {
      if case .date(let date) = element.value(at: property) { return date }
    }
    return nil
  }
}

extension DateParts {
  fileprivate func isBefore(_ other: DateParts) -> Bool {
    let own = [year, month, day, hour, minute, second].map { $0 ?? 0 }
    return own.lexicographicallyPrecedes(
      [other.year, other.month, other.day, other.hour, other.minute, other.second].map { $0 ?? 0 })
  }
}
