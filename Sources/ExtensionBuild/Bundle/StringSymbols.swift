import SimAppFiles

/// The symbols that Xcode generates for the texts of string catalogues: `.LandmarkData.alpsName` for `ALPS_NAME` of
/// `LandmarkData.xcstrings`, `.alpsName` for that of `Localizable.xcstrings`.
///
/// Only keys that were added by hand have one. Texts with placeholders have none here: no file says how their arguments
/// are called in code.
enum StringSymbols {
  /// The declarations for some catalogues; nil if they have no symbols.
  static func source(of resources: [ResourceFile]) -> ProgramParts.GeneratedSource? {
    let ending = ".xcstrings"
    var text = ""
    for resource in resources where resource.name.hasSuffix(ending) {
      let table = String(FilePath.name(of: resource.name).dropLast(ending.count))
      let symbols = symbols(of: StringsTable(resource.path))
      guard SwiftName.isName(table), !symbols.isEmpty else { continue }
      let isNested = table != "Localizable"
      text += "\nextension LocalizedStringResource {\n"
      if isNested { text += "  enum \(table) {\n" }
      for (symbol, key) in symbols {
        text += isNested ? "  " : ""
        text += "  static var `\(symbol)`: LocalizedStringResource { .init(\"\(key)\", table: \"\(table)\") }\n"
      }
      text += isNested ? "  }\n}\n" : "}\n"
    }
    guard !text.isEmpty else { return nil }
    return ProgramParts.GeneratedSource(name: "SirisimStringSymbols.swift", text: "import Intents\n" + text)
  }

  /// The symbols of a catalogue, in its order.
  private static func symbols(of table: StringsTable) -> [(symbol: String, key: String)] {
    let filled = Set(table.entries.filter { $0.texts.contains { $0.text.contains("%") } }.map(\.key))
    var known: Set<String> = []
    return table.manualKeys.compactMap { key in
      // The key is written into a literal without escapes.
      guard !filled.contains(key), !key.contains(where: { "\"\\%".contains($0) || $0.isNewline }),
        let symbol = symbol(of: key), SwiftName.isName(symbol), known.insert(symbol).inserted
      else { return nil }
      return (symbol, key)
    }
  }

  /// The symbol of a key: its words in camel case; nil if it has no words.
  static func symbol(of key: String) -> String? {
    let words = key.split { !$0.isLetter && !$0.isNumber }.map { word in
      word.contains(where: \.isLowercase) ? String(word) : word.lowercased()
    }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = ([first.prefix(1).lowercased() + first.dropFirst()] + rest).joined()
    return name.first?.isNumber == true ? "_" + name : name
  }
}

extension ProgramParts {
  /// Declares the texts of catalogues in the modules whose settings ask for it.
  mutating func takeStringSymbols(_ plan: ProgramPlan, view: ProgramPlan?) {
    func add(_ resources: [ResourceFile], to module: inout Module) {
      if let source = StringSymbols.source(of: resources) { module.generated.append(source) }
    }
    if plan.makesStringSymbols { add(plan.resources, to: &program) }
    for index in modules.indices {
      let own = (plan.modules + (view?.modules ?? [])).first { $0.name == modules[index].name }
      if let own, own.makesStringSymbols { add(own.resources, to: &modules[index]) }
    }
    if let view, view.makesStringSymbols, var module = self.view {
      add(view.resources, to: &module)
      self.view = module
    }
  }
}
