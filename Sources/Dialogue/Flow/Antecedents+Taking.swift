import SimCatalog
import SimLexicon
import SimLifecycle
import SimRecognition

/// How turns add what later words may refer to.
extension Antecedents {
  /// Adds the persons and things of a request; before it is fully resolved, only known ones.
  mutating func take(_ appRequest: AppRequest) {
    let intent = appRequest.lifecycle.intent
    func mention(_ role: String) -> Mention {
      Mention(
        app: appRequest.app.identifier, appName: appRequest.appName, intent: intent.name, role: role, way: .request)
    }
    var people: [Antecedent] = []
    for parameter in appRequest.lifecycle.schema.parameters {
      guard let value = intent[parameter.name] else { continue }
      if parameter.type == .person {
        let slot = appRequest.slots.first { $0.parameter == parameter.name }
        let persons = value.persons.filter { appRequest.isResolved || slot?.isKnown == true || $0.isKnown }
        people += persons.map { Antecedent(.person($0), mention(parameter.name)) }
      } else if appRequest.isResolved {
        keep(value, mention(parameter.name))
      }
    }
    if !people.isEmpty { self.people = people }
  }

  /// Adds the persons of the results that Siri read out, and what the element that is meant contains.
  mutating func take(_ last: PresentedResults) {
    func mention(_ role: String) -> Mention {
      Mention(
        app: last.appRequest.app.identifier, appName: last.appRequest.appName,
        intent: last.appRequest.lifecycle.intent.name,
        role: role, way: .response)
    }
    func people(_ element: ObjectValue) -> [Antecedent] {
      guard let (role, persons) = last.presentation.people(of: element) else { return [] }
      return persons.map { Antecedent(.person($0), mention(role)) }
    }
    listed = last.remembered.map { people($0).first }
    let meant = last.meant
    // Each person once; those of the element that is meant come last, because they are "him".
    var group: [Antecedent] = []
    for antecedent in last.remembered.flatMap(people) + (meant.map(people) ?? []) {
      group.removeAll { $0.value == antecedent.value }
      group.append(antecedent)
    }
    if !group.isEmpty { self.people = group }
    guard let meant else { return }
    for part in last.presentation.parts {
      guard let value = part.properties.lazy.compactMap({ meant.value(at: $0) }).first else { continue }
      keep(value, mention(part.name))
    }
  }

  /// Keeps a thing, the latest of each name.
  private mutating func keep(_ value: Value, _ mention: Mention) {
    switch value {
    case .string, .speakable, .place, .money: break
    case .boolean, .integer, .double, .person, .date, .dateRange, .enumeration, .list, .object: return
    }
    things.removeAll { $0.mention.role == mention.role }
    things.append(Antecedent(value, mention))
  }
}

extension Person {
  /// Whether more is known of the person than a name.
  fileprivate var isKnown: Bool { contactIdentifier != nil || customIdentifier != nil || handle != nil }
}

extension Value {
  /// The persons that it holds, without the user.
  fileprivate var persons: [Person] {
    elements.compactMap { if case .person(let person) = $0, !person.isMe { person } else { nil } }
  }
}
