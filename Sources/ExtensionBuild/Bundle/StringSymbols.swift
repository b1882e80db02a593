import SimAppFiles

/// The names that Xcode gives to the texts of catalogues: `.LandmarkData.alpsName` is `ALPS_NAME` of `LandmarkData.xcstrings`, and
/// `.alpsName` that of `Localizable.xcstrings`.
///
/// Only a key that somebody wrote by hand has one. A text with places to be filled in has none here: what they are called in code
/// stands in no file.
enum StringSymbols {
  /// The declarations for some catalogues; nil where there is nothing to be declared.
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

  /// What can be declared of a catalogue, in its order.
  private static func symbols(of table: StringsTable) -> [(symbol: String, key: String)] {
    let filled = Set(table.entries.filter { $0.texts.contains { $0.text.contains("%") } }.map(\.key))
    var known: Set<String> = []
    return table.manualKeys.compactMap { key in
      // The key is written into a literal as it stands.
      guard !filled.contains(key), !key.contains(where: { "\"\\%".contains($0) || $0.isNewline }),
        let symbol = symbol(of: key), SwiftName.isName(symbol), known.insert(symbol).inserted
      else { return nil }
      return (symbol, key)
    }
  }

  /// The name of a key: its words run together, each but the first with a capital; nil where it has none.
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
