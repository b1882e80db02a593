import SimDiagnostics

/// A `Package.swift`, read as a text: it is a program, and nothing of a developer's is run.
///
/// What is written out is understood (`.target(name: "Core", path: "Sources/Core")`), what is computed isn't.
struct PackageManifest: Sendable {
  struct Target: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case regular
      case test
      /// It is run by a build, or needs a program that is.
      case macro
      case plugin
      /// It is built already, for Apple's systems.
      case binary
      case system
    }

    var kind: Kind
    var name: String
    /// The folder of its sources, where that isn't the usual one.
    var path: String?
    /// Files and folders of the sources; empty where all are.
    var sources: [String] = []
    var excluded: [String] = []
    /// Files and folders that go into the bundle.
    var resources: [String] = []
    /// `.define("NAME")`
    var conditions: [String] = []
    var usesPlugins = false
    /// From 1.
    var line: Int
  }

  /// In the manifest's order.
  private(set) var targets: [Target] = []
  /// The folders of packages that it takes by path.
  private(set) var localPackages: [String] = []
  /// What it takes from elsewhere.
  private(set) var remotePackages: [String] = []
  /// The mode in which its sources are compiled.
  private(set) var languageMode = SwiftLanguageMode.v5

  private let source: SwiftWords
  private let lines: LineIndex

  init(_ bytes: [UInt8]) {
    source = SwiftWords(bytes)
    lines = LineIndex(bytes)
    languageMode = Self.toolsMode(bytes) ?? .v5
    read()
  }

  /// `// swift-tools-version:5.9`
  private static func toolsMode(_ bytes: [UInt8]) -> SwiftLanguageMode? {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }.prefix(200), as: UTF8.self)
    guard line.contains("swift-tools-version") else { return nil }
    let number = line.split { $0 == ":" || $0 == " " }.last { $0.first?.isNumber == true }
    return number.flatMap { SwiftLanguageMode(swiftVersion: String($0.prefix { $0.isNumber || $0 == "." })) }
  }

  private static let kinds: [String: Target.Kind] = [
    "target": .regular, "executableTarget": .regular, "testTarget": .test, "macro": .macro, "plugin": .plugin,
    "binaryTarget": .binary, "systemLibrary": .system,
  ]

  private mutating func read() {
    for index in source.tokens.indices where source.isSign(index, ".") && source.isSign(index + 2, "(") {
      guard source.tokens[index + 1].kind == .word else { continue }
      let call = source.text(source.tokens[index + 1])
      let arguments = Arguments(source, from: index + 2)
      if let kind = Self.kinds[call] {
        // `.target(name:)` is a dependency, too; a target's declaration has further arguments, or is listed in
        // `targets:`.
        guard let name = arguments.text("name"), !isDependency(index) else { continue }
        let line = lines.position(of: source.tokens[index].range.lowerBound).line
        guard !targets.contains(where: { $0.name == name }) else { continue }
        targets.append(
          Target(
            kind: kind, name: name, path: arguments.text("path"), sources: arguments.texts("sources"),
            excluded: arguments.texts("exclude"), resources: arguments.texts("resources"),
            conditions: arguments.calls("define").filter(SwiftName.isName), usesPlugins: arguments.has("plugins"),
            line: line))
      } else if call == "package" {
        if let path = arguments.text("path") {
          localPackages.append(path)
        } else if let url = arguments.text("url") {
          remotePackages.append(url)
        }
      } else if call == "swiftLanguageMode" || call == "swiftLanguageVersion" {
        continue
      }
    }
    readModes()
  }

  /// Whether a call is in the list of another target's dependencies.
  private func isDependency(_ index: Int) -> Bool {
    var depth = 0
    var place = index - 1
    while place >= 0 {
      if source.isSign(place, "]") || source.isSign(place, ")") { depth += 1 }
      if source.isSign(place, "[") || source.isSign(place, "(") {
        depth -= 1
        if depth < 0 { return source.isSign(place, "[") && source.isWord(place - 2, "dependencies") }
      }
      place -= 1
    }
    return false
  }

  /// `swiftLanguageVersions: [.v5]`, `swiftLanguageModes: [.v6]`
  private mutating func readModes() {
    for index in source.tokens.indices
    where source.isWord(index, "swiftLanguageVersions") || source.isWord(index, "swiftLanguageModes") {
      var modes: [SwiftLanguageMode] = []
      for token in source.tokens[(index + 1)...] {
        let word = source.text(token)
        if word == "]" { break }
        switch word {
        case "v3", "v4": modes.append(.v4)
        case "v4_2": modes.append(.v4_2)
        case "v5": modes.append(.v5)
        case "v6": modes.append(.v6)
        default: break
        }
      }
      if let last = modes.last { languageMode = last }
    }
  }
}

extension PackageManifest {
  /// The arguments of a call, by their labels.
  private struct Arguments {
    private let source: SwiftWords
    /// The tokens of each argument's value.
    private var values: [String: Range<Int>] = [:]

    /// - Parameter open: the token of the opening bracket.
    init(_ source: SwiftWords, from open: Int) {
      self.source = source
      var depth = 0
      var label: String?
      var start = open + 1
      for index in source.tokens.indices[open...] {
        let isOpening = source.isSign(index, "(") || source.isSign(index, "[") || source.isSign(index, "{")
        let isClosing = source.isSign(index, ")") || source.isSign(index, "]") || source.isSign(index, "}")
        if isOpening { depth += 1 }
        if isClosing { depth -= 1 }
        if depth == 1, source.isSign(index, ":"), source.tokens[index - 1].kind == .word, index - 1 == start {
          label = source.text(source.tokens[index - 1])
          start = index + 1
        } else if depth == 0 || (depth == 1 && source.isSign(index, ",")) {
          if let label, values[label] == nil { values[label] = start..<index }
          label = nil
          start = index + 1
          if depth == 0 { return }
        }
      }
    }

    func has(_ label: String) -> Bool { values[label] != nil }

    /// A text that is written out.
    func text(_ label: String) -> String? {
      guard let range = values[label], let first = range.first, source.tokens[first].kind == .text else { return nil }
      return Self.content(source.text(source.tokens[first]))
    }

    /// The texts of a list, those within calls as well: `[.process("Images")]`.
    func texts(_ label: String) -> [String] {
      (values[label] ?? 0..<0).filter { source.tokens[$0].kind == .text }.map {
        Self.content(source.text(source.tokens[$0]))
      }
    }

    /// The texts that are given to calls of a name, in any argument.
    func calls(_ name: String) -> [String] {
      values.values.flatMap { range in
        range.filter { index in
          source.tokens[index].kind == .text && source.isSign(index - 1, "(") && index >= 2
            && source.text(source.tokens[index - 2]) == name
        }
        .map { Self.content(source.text(source.tokens[$0])) }
      }
    }

    private static func content(_ literal: String) -> String {
      var text = literal[...]
      while text.hasPrefix("#") { text = text.dropFirst() }
      while text.hasSuffix("#") { text = text.dropLast() }
      while text.hasPrefix("\"") { text = text.dropFirst() }
      while text.hasSuffix("\"") { text = text.dropLast() }
      return String(text)
    }
  }
}
