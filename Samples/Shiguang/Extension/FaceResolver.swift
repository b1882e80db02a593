import Foundation
import Intents

/// Settles who is in the photos.
struct FaceResolver {
  func resolve(_ person: INPerson) -> INPersonResolutionResult {
    if let id = person.customIdentifier, let face = Faces.byID[id] { return .success(with: face.asPerson()) }
    if person.isMe, let me = Faces.me { return .success(with: me.asPerson()) }
    let faces = faces(for: person)
    switch faces.count {
    case 0: break
    case 1: return .success(with: faces[0].asPerson())
    default: return .disambiguation(with: faces.map { $0.asPerson() })
    }
    let alike = Faces.faces(soundingLike: person.spokenPhrase)
    return alike.count == 1 ? .confirmationRequired(with: alike[0].asPerson()) : .unsupported()
  }

  /// What Siri makes of the words comes first, then the words themselves.
  private func faces(for person: INPerson) -> [Face] {
    let matches = (person.siriMatches ?? []).flatMap { match in
      match.customIdentifier.flatMap { Faces.byID[$0] }.map { [$0] } ?? Faces.faces(named: match.displayName)
    }
    var seen: Set<String> = []
    let found =
      matches.isEmpty ? Faces.faces(named: person.displayName) + Faces.faces(named: person.spokenPhrase) : matches
    return found.filter { seen.insert($0.id).inserted }
  }
}
