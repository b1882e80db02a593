import SimSchema

/// The errors that runs throw: the trace has only an error's text, so the types have no more.
enum SketchedErrors {
  /// The type of an error: `GardenError` of `GardenError.soaked(13)`.
  static func typeName(of error: String) -> String {
    let name = error.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, first.isLetter, first.isUppercase, !name.hasPrefix("NS") else { return "StubError" }
    return String(name)
  }

  /// The declarations of all types of errors.
  static func declarations(of errors: [String]) -> [String] {
    var seen: Set<String> = []
    return errors.map(typeName).filter { seen.insert($0).inserted }.map { name in
      """
      struct \(name): Error, CustomStringConvertible, CustomLocalizedStringResourceConvertible {
        let description: String
        let localizedStringResource: LocalizedStringResource

        /// - Parameter said: what Siri says; nothing has her say it in her own words.
        init(_ description: String, says said: LocalizedStringResource = "") {
          self.description = description
          localizedStringResource = said
        }
      }
      """
    }
  }
}
