import SimAppFiles
import SimDiagnostics

/// The names that a build didn't find, from its message: "no module 'Brewing' here, and cannot find 'Kettle' in scope".
struct MissingSymbols {
  /// The module that isn't here; nil if the file imports no such module.
  var module: String?
  /// The names that nothing declares.
  var names: [String]

  /// Nil where a message is about something else.
  init?(_ message: String) {
    func quoted(after mark: String) -> [String] {
      message.ranges(of: mark).compactMap { range in
        let name = message[range.upperBound...].prefix { $0 != "'" }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !name.isEmpty ? String(name) : nil
      }
    }
    module = quoted(after: "no module '").first
    names = quoted(after: "cannot find '") + quoted(after: "cannot find type '") + quoted(after: "nor '")
    if names.isEmpty, module == nil { return nil }
  }
}

extension Subject {
  /// Stand-ins for what the builds of App Intents didn't find, one for each module.
  var skeletons: [ModuleSkeleton] {
    var missed: [(module: String?, names: [String], files: [String])] = []
    for problem in buildProblems {
      guard let symbols = MissingSymbols(problem.diagnostic.message), !symbols.names.isEmpty,
        let file = problem.diagnostic.place?.file
      else { continue }
      if let index = missed.firstIndex(where: { $0.module == symbols.module }) {
        missed[index].names += symbols.names
        missed[index].files.append(file)
      } else {
        missed.append((symbols.module, symbols.names, [file]))
      }
    }
    return missed.compactMap { missed in
      // A lower-case name that no module explains is probably a typing error.
      let names = missed.names.filter { missed.module != nil || $0.first?.isUppercase == true }
      var seen: Set<String> = []
      let sources = missed.files.filter { seen.insert($0).inserted }.compactMap { path in
        (try? FileReader.bytes(of: path)).map { (path, $0) }
      }
      let skeleton = ModuleSkeleton(module: missed.module, names: names, sources: sources)
      return skeleton.isEmpty ? nil : skeleton
    }
  }
}
