import SimRecognition

extension LineCatalogue {
  /// The names of an enumeration's cases in this language.
  func caseNames(of type: String) -> CaseNames {
    let prefix = "value.\(type)."
    return CaseNames(
      identifiers(beginningWith: prefix).map { identifier in
        CaseNames.Case(
          name: String(identifier.dropFirst(prefix.count)),
          texts: texts(identifier), apostrophes)
      })
  }
}
