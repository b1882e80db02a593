import SimCatalog
import SimLexicon
import SimPhrases

/// What a phrase writes for people who were mentioned before, without a word for them: "reply", "send another one".
public enum MentionedConstant {
  /// By the constant's value: whether it means all who were mentioned together.
  public static let meansAll = ["mentioned": false, "mentioned-all": true]
}

extension SlotFiller {
  /// The slot of a parameter that a phrase fills with what was mentioned before; nil where nothing fits.
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
