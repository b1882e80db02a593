import SimAppFiles

/// The arguments of Swift's compiler: the only way by which anything of a project gets there.
///
/// The compiler reads `@file` as a file of arguments in any place, even as the value of an option, and some of its
/// options run programs. So nothing is accepted but
/// - our own words, written in the code (`StaticString`);
/// - names (`SwiftName`): of a module, of a condition of `#if`;
/// - paths of the build's own, which begin with `/` or `./` and hold no control character.
///
/// Anything else is kept apart, and then nothing is run (`BuildToolchain.run`).
struct CompilerArguments {
  /// In their order.
  private(set) var words: [String] = []
  /// Texts that were added but are none of the above.
  private(set) var refused: [String] = []

  /// Words of our own.
  init(_ own: StaticString...) { words = own.map(\.description) }

  /// Adds words of our own.
  mutating func add(_ own: StaticString...) { words += own.map(\.description) }

  /// Adds arguments that were put together elsewhere.
  mutating func add(_ others: CompilerArguments) {
    words += others.words
    refused += others.refused
  }

  /// Adds an option with a name: `-module-name Noodles`.
  mutating func add(_ option: StaticString, name: String) {
    guard let name = checked(name: name) else { return }
    words += [option.description, name]
  }

  /// Adds an option that maps one name to another: `-module-alias os=SDKOS`.
  mutating func add(_ option: StaticString, name: String, isCalled other: String) {
    guard let name = checked(name: name), let other = checked(name: other) else { return }
    words += [option.description, "\(name)=\(other)"]
  }

  /// Adds the mode of the language.
  mutating func add(mode: SwiftLanguageMode) { words += ["-swift-version", mode.rawValue] }

  /// Adds a path.
  mutating func add(path: String) {
    if let path = checked(path: path) { words.append(path) }
  }

  /// Adds an option with a path: `-o /…/program`.
  mutating func add(_ option: StaticString, path: String) {
    guard let path = checked(path: path) else { return }
    words += [option.description, path]
  }

  /// Adds an option and a path in one word: `-fmodule-map-file=/…`.
  mutating func add(_ option: StaticString, endingIn path: String) {
    guard let path = checked(path: path) else { return }
    words.append(option.description + path)
  }

  private mutating func checked(name: String) -> String? {
    if SwiftName.isName(name) { return name }
    refused.append(name)
    return nil
  }

  private mutating func checked(path: String) -> String? {
    guard !path.isEmpty, path.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      refused.append(path)
      return nil
    }
    // Byte by byte: an accent behind the sign would make another character of it.
    return path.utf8.first == 0x2F ? path : "./" + path
  }
}
