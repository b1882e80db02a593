import SimCatalog
import SimRecognition

/// What was told last of a response, and how far.
struct PresentedResults: Sendable {
  /// The request whose response it was.
  var appRequest: AppRequest
  var presentation: ResultPresentation
  /// All that was found.
  var found: [ObjectValue]
  /// Those of them that were told together last.
  var page: Range<Int>

  /// Those that were told together last.
  var pageElements: ArraySlice<ObjectValue> { found[page] }
  /// Those whose people are remembered and named: an app's own view may have shown thousands.
  var remembered: ArraySlice<ObjectValue> { pageElements.prefix(64) }
  /// How many have not been told.
  var left: Int { found.count - page.upperBound }

  /// The one that "he" or "it" is about: the one that may be answered, which was told last, else the latest.
  var meant: ObjectValue? {
    if case .answer = presentation.next?.by { return pageElements.last }
    let dated = pageElements.compactMap { element in presentation.date(of: element).map { (element, $0) } }
    guard dated.count == pageElements.count else { return pageElements.last }
    // Of two at one time the first that was told.
    return dated.reversed().max { $0.1.isBefore($1.1) }?.0
  }
}

extension ResultPresentation {
  /// The persons that an element is about, the user left out, with the part that names them.
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

  /// When an element was; nil where nothing says it.
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
