import SimCatalog
import SimLexicon
import SimPhrases

/// What a phrase writes for those who were spoken of, and no word of the sentence names: "reply", "send another one".
public enum MentionedConstant {
  /// Whether all who came up together are meant, by the constant's value.
  public static let meansAll = ["mentioned": false, "mentioned-all": true]
}

extension SlotFiller {
  /// The slot of a parameter that phrases fill with what was spoken of; nil where nothing was that it can hold.
  func mentioned(_ path: ParameterPath?, all: Bool) -> Slot? {
    guard let path else { return nil }
    let parameter = path.filled
    let found: [Antecedents.Antecedent]
    if parameter.type == .person {
      found = antecedents.people(all && parameter.isList ? .all : .one)
    } else {
      found = antecedents.thing(for: parameter).map { [$0] } ?? []
    }
    guard let last = found.last else { return nil }
    let values = found.flatMap(\.value.elements)
    let value = parameter.isList ? .list(values) : values.first ?? last.value
    let slot = Slot(parameter: parameter.name, value: value, provenance: Provenance(.mentioned(last.mention)))
    return whole(slot, path)
  }
}
