import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimText

/// Reads the `vocabulary` of a line: the user who speaks, written inline or in files.
struct ProfileReader {
  /// Reads users by their names or by the paths of their plists.
  let user: (String) -> Result<UserProfile, Diagnostic>

  func profile(_ value: JSONValue) throws(LineError) -> UserProfile {
    if case .string(let name) = value {
      switch user(name) {
      case .success(let profile): return profile
      case .failure(let problem): throw LineError(problem.message, suggestion: problem.suggestion)
      }
    }
    guard case .object(let members) = value else {
      throw LineError("'vocabulary' is \(value.kind); expected an object, or the name or plist of a user")
    }
    var profile = UserProfile()
    var terms = UserVocabulary()
    for member in members where member.value != .null {
      switch member.key {
      case "contacts":
        for element in value.elements("contacts") {
          profile.contacts.append(try contact(element, number: profile.contacts.count + 1))
        }
      case "relations": profile.relations += try relations(member.value)
      case "places":
        for element in value.elements("places") { profile.places.append(try place(element)) }
      default:
        guard let type = VocabularyStringType(named: member.key) else {
          let known = VocabularyStringType.names + ["contacts", "relations", "places"]
          throw LineError(
            "'\(member.key)' in 'vocabulary' is no INVocabularyStringType, nor 'contacts', 'relations' or 'places'",
            suggestion: nearestName(to: member.key, among: known))
        }
        if case .string(let path) = member.value {
          profile.nameLists.append(try list(path, type))
        } else {
          for element in value.elements(member.key) { terms.terms[type, default: []].append(try term(element)) }
        }
      }
    }
    if !terms.terms.isEmpty { profile.vocabularies[""] = terms }
    return profile
  }

  /// A text file of one name a line.
  private func list(_ path: String, _ type: VocabularyStringType) throws(LineError) -> NameList {
    var problems: [Diagnostic] = []
    guard let list = NameListFile.load(path, type: type, diagnostics: &problems) else {
      throw LineError(problems.first?.message ?? "'\(path)' can't be read as a list of names")
    }
    return list
  }

  private func term(_ value: JSONValue) throws(LineError) -> SpeakableString {
    if case .string(let phrase) = value { return SpeakableString(spokenPhrase: phrase) }
    guard let phrase = try value.text("spokenPhrase") else {
      throw LineError("a term is \(value.kind); expected a string, or an object with 'spokenPhrase'")
    }
    return SpeakableString(
      spokenPhrase: phrase, pronunciationHint: try value.text("pronunciationHint"),
      vocabularyIdentifier: try value.text("vocabularyIdentifier"))
  }

  private func contact(_ value: JSONValue, number: Int) throws(LineError) -> Contact {
    if case .string(let name) = value { return Contact(identifier: "contact-\(number)", name: name) }
    guard let name = try value.text("name") else {
      throw LineError("a contact is \(value.kind); expected a name, or an object with 'name'")
    }
    var handles: [PersonHandle] = []
    for element in value.elements("handles") { handles.append(try handle(element)) }
    return Contact(
      identifier: try value.text("identifier") ?? "contact-\(number)", name: name,
      nickname: try value.text("nickname"), phoneticName: try value.text("phoneticName"), handles: handles)
  }

  private func handle(_ value: JSONValue) throws(LineError) -> PersonHandle {
    if case .string(let address) = value { return PersonHandle(value: address, kind: PersonHandle.Kind(of: address)) }
    guard let address = try value.text("value") else {
      throw LineError("a handle is \(value.kind); expected a string, or an object with 'value'")
    }
    return PersonHandle(value: address, kind: PersonHandle.Kind(of: address), label: try value.text("label"))
  }

  private func relations(_ value: JSONValue) throws(LineError) -> [Relation] {
    guard case .object(let members) = value else {
      throw LineError("'relations' is \(value.kind); expected an object such as {\"mother\": \"Ann\"}")
    }
    var relations: [Relation] = []
    for member in members {
      guard case .string(let name) = member.value else {
        throw LineError("the relation '\(member.key)' is \(member.value.kind); expected a contact's name")
      }
      relations.append(Relation(kind: member.key, contactName: name))
    }
    return relations
  }

  private func place(_ value: JSONValue) throws(LineError) -> NamedPlace {
    if case .string(let name) = value { return NamedPlace(names: [name], place: Place(name: name)) }
    guard let name = try value.text("name") else {
      throw LineError("a place is \(value.kind); expected a name, or an object with 'name'")
    }
    var names: [String] = []
    for element in value.elements("names") {
      guard case .string(let other) = element else {
        throw LineError("one of a place's 'names' is \(element.kind); expected a string")
      }
      names.append(other)
    }
    let place = Place(
      name: name, latitude: try value.number("latitude"), longitude: try value.number("longitude"),
      street: try value.text("street"), city: try value.text("city"), countryCode: try value.text("countryCode"))
    return NamedPlace(names: names.isEmpty ? [name] : names, place: place)
  }
}
