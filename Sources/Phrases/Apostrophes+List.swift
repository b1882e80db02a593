public import SimDiagnostics
public import SimUtterances

extension Apostrophes {
  /// Reads a language's `lists/apostrophes.list`: `'s = word`, `l' = word`, `'m = part`.
  ///
  /// - Parameter diagnostics: receives what is wrong in it; faulty lines are left out.
  public init(_ list: ListFile, diagnostics: inout [Diagnostic]) {
    self.init()
    let roles = Role.allCases.map(\.rawValue)
    for entry in list.entries {
      guard let role = Role(rawValue: entry.value ?? "") else {
        diagnostics.error(
          "'\(entry.text)' must be \(roles.map { "'\($0)'" }.joined(separator: " or ")), read '\(entry.value ?? "")'",
          at: entry.place, suggestion: nearestName(to: entry.value ?? "", among: roles))
        continue
      }
      if !add(entry.text, role) {
        diagnostics.error(
          "expected letters with one apostrophe before or after them, read '\(entry.text)'", at: entry.place)
      }
    }
  }
}
