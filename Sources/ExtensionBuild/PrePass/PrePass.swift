import SimAppFiles
import SimText

/// Turns a source for iOS into what Linux's compiler accepts, without moving a line or a column.
///
/// 1. Attributes that only Objective-C's runtime can follow are blanked.
/// 2. The conditions of `#if` are those of iOS.
/// 3. Imports of modules that aren't here are blanked, and reported; `import os.log` is `import os`.
/// 4. `@NSManaged` declarations get bodies that ask Core Data's object; `#keyPath` is its text, `#selector` a name.
/// 5. `String(format:)` and the like become the versions that know the rules of a `.stringsdict`; `NSExpression` and
///    `NSComparisonPredicate` become classes that can be initialised.
/// 6. Code for Xcode's canvas (`#Preview`) is blanked. A list of App Shortcuts is empty: it names all intents, and
///    their phrases are read from the developer's own file.
/// 7. The macros of App Intents' schemas and of SwiftData are replaced with what they add.
/// 8. `import Intents` comes at the end: on Apple's systems Foundation brings much of what Intents has here. So does
///    the import of the module with the classes of intent definitions, which Xcode generates into the target.
struct PrePass {
  /// The modules that can be imported: the kit's, the toolchain's, and the repository's own that are built with it.
  var modules: Set<String>
  /// The views that are seen, if the bodies of all other views and scenes are left out, because much of those isn't
  /// here. Nil if nothing is left out.
  var shownViews: ShownViews?
  /// The views of the module itself that an outlet may begin as.
  var ownViews = OwnViews()
  /// The module of the source; its references to itself by that name are kept.
  var module: String

  /// The result for one source.
  struct Result {
    var copy: SourceCopy
    /// Modules that it imports and that aren't here, with the byte offset of the name.
    var missing: [(module: String, offset: Int)] = []
    /// The bodies of shown views, each with its replacement if it doesn't build.
    var viewBodies: [SourceCopy.Edit] = []
    /// Whether it has image or colour literals.
    var hasLiterals = false
    /// How many lines it has.
    var lines = 0
    /// The classes and extensions in it, with the types after their colons.
    var types: [DeclaredType] = []

    /// What it declares, and the types that it extends.
    var names = DeclaredNames()

    /// Whether its App Intents use dependencies of the app's (`@Dependency`).
    var takesDependencies: Bool { mentions("Dependency") || mentions("AppDependency") }
    /// Whether it provides dependencies.
    var givesDependencies: Bool { mentions("AppDependencyManager") }
    /// The type of an app that is written with SwiftUI.
    var app: String? { names.app }

    private func mentions(_ name: String) -> Bool { names.words.contains(name) }

    /// The app's delegate class.
    var applicationDelegate: String? { types.first { $0.inherited.contains("UIApplicationDelegate") }?.name }

    /// Whether it has the app's delegate or a handler.
    var answersSiri: Bool {
      applicationDelegate != nil || types.contains { $0.inherited.contains { $0.hasSuffix("IntentHandling") } }
    }

    /// Whether a class of this name is declared in it.
    func declares(_ name: String) -> Bool { types.contains { $0.isClass && $0.name == name } }

    /// The Swift name of a class with an Objective-C name: `@objc(Name) class Other`; nil if there is none.
    func type(calledInObjectiveC name: String) -> String? {
      types.first { $0.isClass && $0.objectiveCName == name }?.name
    }
  }

  /// A class or an extension of one.
  struct DeclaredType: Hashable {
    var name: String
    var isClass: Bool
    /// Its Objective-C name, if that differs.
    var objectiveCName: String?
    var inherited: [String]
  }

  func run(on source: SourceCopy) -> Result {
    var source = source
    for edit in SchemaMacros.edits(of: source.original) { source.replace(edit.range, with: edit.replacement) }
    if modules.contains("SwiftData") {
      for edit in ModelMacros.edits(of: source.original) { source.replace(edit.range, with: edit.replacement) }
    }
    var run = PrePassRun(copy: source, tokens: SwiftLexer.tokens(of: source.original), modules: modules, module: module)
    run.empties = shownViews != nil
    run.views = ownViews
    if let names = shownViews?.names, !names.isEmpty {
      run.shown = ShownViews.views(in: SwiftSource(source.original, file: source.path))
        .filter { names.contains($0.name) }.map(\.range)
    }
    run.go()
    var result = Result(
      copy: run.copy, missing: run.missing, viewBodies: run.viewBodies, hasLiterals: run.hasLiterals)
    result.types = run.types
    result.names = DeclaredNames(run.tokens, source.original)
    result.lines = source.original.count { $0 == Ascii.newline } + 1
    // This follows the last line, which may lack its line break.
    var added = ["Intents", ProgramParts.Module.definitionsName]
    // Apple's Foundation also exports the names of Combine and Security, and Apple's Intents those of UIKit.
    for (module, names) in Self.broughtAlong where names.contains(where: { source.original.contains(text: $0) }) {
      added.append(module)
    }
    added.removeAll { !modules.contains($0) || $0 == module }
    if !added.isEmpty {
      let end = source.original.count
      result.copy.replace(end..<end, with: Array(("\n" + added.map { "import \($0)\n" }.joined()).utf8))
    }
    return result
  }
}

extension PrePass {
  /// Modules whose names Apple's other modules export, and the names by which their use is recognised.
  private static let broughtAlong: [(module: String, names: [StaticString])] = [
    ("Combine", ["ObservableObject", "@Published", "AnyCancellable"]),
    // Apple's SwiftUI exports it, too.
    ("Observation", ["@Observable", "@ObservationIgnored"]),
    ("Security", ["kSec", "SecItem", "errSec", "SecTrust", "SecCertificate", "SecPolicy", "SecKey", "serverTrust"]),
    // UIKit exports it.
    ("QuartzCore", ["CACurrentMediaTime"]),
    ("UIKit", ["UIImage", "UIColor", "UIFont", "UIApplication.", "UIDevice", "UIPasteboard", "UIScreen", "UIView"]),
  ]
}

/// One run over a source's tokens.
private struct PrePassRun {
  var copy: SourceCopy
  let tokens: [SwiftToken]
  let modules: Set<String>
  let module: String
  var missing: [(module: String, offset: Int)] = []
  var hasLiterals = false
  var types: [PrePass.DeclaredType] = []
  /// Whether the bodies of views and scenes are left out.
  var empties = false
  /// The views that an outlet may begin as.
  var views = OwnViews()
  /// The tokens of the views whose bodies are kept.
  var shown: [Range<Int>] = []
  var viewBodies: [SourceCopy.Edit] = []
  private var index = 0
  /// The last `@objc(Name)`, and the index of its closing parenthesis.
  private var objectiveCName: (name: String, end: Int)?

  init(copy: SourceCopy, tokens: [SwiftToken], modules: Set<String>, module: String) {
    self.copy = copy
    self.tokens = tokens
    self.modules = modules
    self.module = module
  }

  mutating func go() {
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .mark(Ascii.at): attribute()
      case .mark(Ascii.hash): directive()
      case .identifier: word()
      default: index += 1
      }
    }
  }

  private mutating func word() {
    switch text(index) {
    case "import" where beginsStatement(index): importStatement()
    case "class", "extension": declaration()
    case "String", "NSString": format()
    case "NSLocalizedString" where isMark(index + 1, Ascii.openParenthesis): underscore(index)
    case "localizedString" where index > 0 && isMark(index - 1, Ascii.dot): lookUp()
    case "NSExpression", "NSComparisonPredicate": underscore(index)
    case "appShortcuts": shortcuts()
    case "some" where empties: view()
    default: index += 1
    }
  }

  /// How many words may come between `@objc(Name)` and `class`: `@available(…) public final`.
  private static let mostModifiers = 12

  /// `class Name: Above, Protocol {`
  private mutating func declaration() {
    let isClass = text(index) == "class"
    let objectiveCName = objectiveCName.flatMap { $0.end + Self.mostModifiers >= index ? $0.name : nil }
    index += 1
    guard index < tokens.count, tokens[index].kind == .identifier,
      !["func", "var", "let", "subscript"].contains(text(index))
    else { return }
    var type = PrePass.DeclaredType(
      name: text(index), isClass: isClass, objectiveCName: objectiveCName, inherited: [])
    var next = index + 1
    // A declaration's head is short.
    while next < min(tokens.count, index + 64), !isMark(next, Ascii.openBrace) {
      if tokens[next].kind == .identifier { type.inherited.append(text(next)) }
      next += 1
    }
    types.append(type)
    index += 1
  }

  /// `static var appShortcuts: [AppShortcut] { … }`
  private mutating func shortcuts() {
    let name = index
    index += 1
    guard name > 0, text(name - 1) == "var", isMark(name + 1, Ascii.colon), text(name + 3) == "AppShortcut",
      isMark(name + 5, Ascii.openBrace), let end = closingBrace(name + 5)
    else { return }
    let inside = tokens[name + 5].range.upperBound..<tokens[end].range.lowerBound
    guard inside.count >= 2 else { return }
    let list = Array("[]".utf8)
    let rest = SourceCopy.blank(copy.original[inside].dropFirst(list.count))
    copy.replace(inside, with: list + rest)
    index = end + 1
  }

  /// `some View { … }`, `some Scene { … }`
  private mutating func view() {
    let empty: [UInt8]
    let isShown = shown.contains { $0.contains(index) }
    switch text(index + 1) {
    case "View": empty = Array("_LeftOut()".utf8)
    case "Scene": empty = Array("WindowGroup{EmptyView()}".utf8)
    default:
      index += 1
      return
    }
    index += 2
    guard isMark(index, Ascii.openBrace), text(index + 1) != "get", let end = closingBrace(index) else { return }
    let inside = tokens[index].range.upperBound..<tokens[end].range.lowerBound
    guard inside.count >= empty.count else { return }
    let rest = SourceCopy.blank(copy.original[inside].dropFirst(empty.count))
    if isShown {
      viewBodies.append(SourceCopy.Edit(range: inside, replacement: empty + rest))
    } else if copy.replace(inside, with: empty + rest) {
      index = end + 1
    }
  }

  /// The brace that closes the one at an index.
  private func closingBrace(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      if isMark(index, Ascii.openBrace) { depth += 1 }
      if isMark(index, Ascii.closeBrace) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `String(format: …)`, `String.init(format: …)`, `NSString.localizedStringWithFormat(…)`
  private mutating func format() {
    index += 1
    var next = index
    if isMark(next, Ascii.dot) {
      if text(next + 1) == "localizedStringWithFormat" { return underscore(next + 1) }
      guard text(next + 1) == "init" else { return }
      next += 2
    }
    guard isMark(next, Ascii.openParenthesis), text(next + 1) == "format", isMark(next + 2, Ascii.colon) else { return }
    underscore(next + 1)
  }

  /// `bundle.localizedString(forKey: …, value: …, table: …)`
  private mutating func lookUp() {
    let name = index
    index += 1
    guard isMark(index, Ascii.openParenthesis), text(index + 1) == "forKey", let end = closing(index),
      (index..<end).contains(where: { text($0) == "table" && isMark($0 + 1, Ascii.colon) })
    else { return }
    underscore(name)
  }

  private mutating func underscore(_ token: Int) {
    let start = tokens[token].range.lowerBound
    copy.replace(start..<start, with: [UInt8(ascii: "_")])
    index = token + 1
  }

  // MARK: Tokens

  private func text(_ index: Int) -> String {
    guard index < tokens.count else { return "" }
    return String(decoding: copy.original[tokens[index].range], as: UTF8.self)
  }

  private func isMark(_ index: Int, _ byte: UInt8) -> Bool { index < tokens.count && tokens[index].kind == .mark(byte) }

  /// Whether the second token follows the first one without a space.
  private func touches(_ first: Int) -> Bool {
    first + 1 < tokens.count && tokens[first].range.upperBound == tokens[first + 1].range.lowerBound
  }

  private func beginsStatement(_ index: Int) -> Bool {
    if tokens[index].depth > 0 { return false }
    if tokens[index].beginsLine { return true }
    guard index > 0 else { return true }
    if isMark(index - 1, Ascii.semicolon) { return true }
    // `@testable import`, `public import`, `@_exported import`
    return [
      "testable", "public", "internal", "private", "fileprivate", "package", "_exported", "preconcurrency",
      "_implementationOnly", "open",
    ].contains(text(index - 1))
  }

  /// The index after the parenthesis that closes the one at an index.
  private func closing(_ open: Int) -> Int? {
    var (index, depth) = (open, 0)
    while index < tokens.count {
      if isMark(index, Ascii.openParenthesis) { depth += 1 }
      if isMark(index, Ascii.closeParenthesis) {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  // MARK: Attributes

  /// Attributes that only Objective-C's runtime follows, or a tool of Xcode's.
  private static let blanked: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "main", "LLDBDebuggerFunction",
    "requires_stored_property_inits",
    // Macros of App Intents: without its macro a computed property of an entity is still one.
    "ComputedProperty", "DeferredProperty", "UnionValue",
  ]
  /// Those that may have arguments in parentheses.
  private static let withArguments: Set = ["objc", "ComputedProperty", "DeferredProperty", "UnionValue"]

  private mutating func attribute() {
    let at = index
    index += 1
    guard touches(at), index < tokens.count, tokens[index].kind == .identifier else { return }
    let name = text(index)
    if name == "NSManaged", modules.contains("CoreData") { return managed(at) }
    guard Self.blanked.contains(name) else { return }
    var end = index + 1
    if Self.withArguments.contains(name), isMark(end, Ascii.openParenthesis), let close = closing(end) {
      // `@objc(Name)`, and no `@objc(selector:)`.
      if close == end + 3 { objectiveCName = (text(end + 1), close) }
      end = close
    }
    copy.blank(tokens[at].range.lowerBound..<tokens[end - 1].range.upperBound)
    index = end
    if name == "IBOutlet", modules.contains("UIKit") { outlet() }
    // `@objc optional func` makes a requirement optional, which can't be checked at run time here.
    if name == "objc" { blankOptional() }
  }

  /// `weak var title: UILabel!` begins as an empty label: no storyboard is loaded that would make it, and with nil the
  /// program would end as soon as the label is given its text.
  private mutating func outlet() {
    var next = index
    var weak: Int?
    // `private(set) weak`
    while next < min(tokens.count, index + 8), text(next) != "var" {
      if text(next) == "weak" { weak = next }
      next += 1
    }
    guard text(next) == "var", isMark(next + 2, Ascii.colon), views.contains(text(next + 3)),
      isMark(next + 4, Ascii.bang),
      next + 5 >= tokens.count || tokens[next + 5].beginsLine
        || isMark(next + 5, Ascii.semicolon) || isMark(next + 5, Ascii.closeBrace)
    else { return }
    // A weak property would lose the view at once, as nothing else keeps it.
    if let weak { copy.blank(tokens[weak].range) }
    insert(" = \(text(next + 3))()", behind: next + 4)
  }

  private mutating func blankOptional() {
    guard index < tokens.count, tokens[index].kind == .identifier, text(index) == "optional",
      ["func", "var", "static", "subscript", "mutating"].contains(text(index + 1))
    else { return }
    copy.blank(tokens[index].range)
    index += 1
  }

  // MARK: Core Data

  /// `@NSManaged var name: Type` and `@NSManaged func addToNames(_ value: Type)` get bodies.
  private mutating func managed(_ at: Int) {
    copy.blank(tokens[at].range.lowerBound..<tokens[index].range.upperBound)
    index += 1
    var next = index
    // Allows for modifiers between: `public`, `private(set)`, another attribute.
    while next < tokens.count, next < index + 16, text(next) != "var", text(next) != "func" { next += 1 }
    guard next + 1 < tokens.count, ["var", "func"].contains(text(next)), tokens[next + 1].kind.isName else { return }
    let name = text(next + 1).filter { $0 != "`" }
    if text(next) == "var" {
      guard isMark(next + 2, Ascii.colon), let end = endOfDeclaration(next + 3) else { return }
      insert(" { get { self[managed: \"\(name)\"] } set { self[managed: \"\(name)\"] = newValue } }", behind: end)
    } else {
      guard isMark(next + 2, Ascii.openParenthesis), let close = closing(next + 2),
        let end = endOfDeclaration(next + 3)
      else { return }
      let parameters = (next + 3..<close).filter { isMark($0, Ascii.colon) && tokens[$0 - 1].kind.isName }
        .map { text($0 - 1) }
      insert(" { managed(\((["\"\(name)\""] + parameters).joined(separator: ", "))) }", behind: end)
    }
  }

  /// The last token of a declaration without a body; nil if it has one.
  private func endOfDeclaration(_ first: Int) -> Int? {
    guard first < tokens.count, !tokens[first].beginsLine else { return nil }
    var end = first
    while end + 1 < tokens.count, !tokens[end + 1].beginsLine, !isMark(end + 1, Ascii.semicolon),
      !isMark(end + 1, Ascii.closeBrace)
    {
      end += 1
      if isMark(end, Ascii.openBrace) || isMark(end, Ascii.equals) { return nil }
    }
    return end
  }

  private mutating func insert(_ text: String, behind token: Int) {
    let end = tokens[token].range.upperBound
    copy.replace(end..<end, with: Array(text.utf8))
  }

  // MARK: Directives

  private mutating func directive() {
    let name = touches(index) ? text(index + 1) : ""
    index += 1
    switch name {
    case "if", "elseif": condition()
    case "imageLiteral", "colorLiteral", "fileLiteral": hasLiterals = true
    case "keyPath": keyPath()
    case "selector": selector()
    case "Preview": preview()
    default: break
    }
  }

  /// `#Preview("Name") { … }` is a macro of Xcode's canvas.
  private mutating func preview() {
    var open = index + 1
    if isMark(open, Ascii.openParenthesis), let end = closing(open) { open = end }
    guard isMark(open, Ascii.openBrace), var end = closingBrace(open) else { return }
    // `} timeline: { … }`
    while isMark(end + 2, Ascii.colon), isMark(end + 3, Ascii.openBrace), let next = closingBrace(end + 3) {
      end = next
    }
    copy.blank(tokens[index - 1].range.lowerBound..<tokens[end].range.upperBound)
    index = end + 1
  }

  /// `#keyPath(Trip.plans.name)` is `"plans.name"`.
  private mutating func keyPath() {
    guard isMark(index + 1, Ascii.openParenthesis), let end = closing(index + 1), end > index + 3 else { return }
    let range = tokens[index - 1].range.lowerBound..<tokens[end - 1].range.upperBound
    var names = (index + 2..<end - 1).filter { tokens[$0].kind.isName }.map { text($0).filter { $0 != "`" } }
    index = end
    // A path begins with a type, or with a property of the type around it.
    if names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
    let literal = Array("\"\(names.joined(separator: "."))\"".utf8)
    guard literal.count <= range.count, !copy.original[range].contains(Ascii.newline) else { return }
    copy.replace(range, with: literal + [UInt8](repeating: Ascii.space, count: range.count - literal.count))
  }

  /// `#selector(Trip.add(_:))` is `Selector("add(_:)")`.
  private mutating func selector() {
    guard isMark(index + 1, Ascii.openParenthesis), let end = closing(index + 1), end > index + 3 else { return }
    let range = tokens[index - 1].range.lowerBound..<tokens[end - 1].range.upperBound
    let whole = copy.original[tokens[index + 1].range.upperBound..<tokens[end - 1].range.lowerBound]
    index = end
    guard !copy.original[range].contains(Ascii.newline), !whole.contains(Ascii.quote), !whole.contains(Ascii.backslash)
    else { return }
    // The dots are those of the type before the method's name.
    let call = String(decoding: whole, as: UTF8.self).split(separator: " ").joined()
    let name = call.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? call
    let made = "Selector(\"\(name)\(call.drop { $0 != "(" })\")"
    let padding = String(repeating: " ", count: max(0, range.count - made.utf8.count))
    copy.replace(range, with: Array((made + padding).utf8))
  }

  /// `os(iOS)` holds, and no other system does.
  private mutating func condition() {
    index += 1
    while index < tokens.count, !tokens[index].beginsLine {
      let name = text(index)
      if tokens[index].kind == .identifier, isMark(index + 1, Ascii.openParenthesis), let end = closing(index + 1) {
        let argument = text(index + 2)
        if let value = Self.value(of: name, argument) {
          let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
          let word = Array((value ? "true" : "false").utf8)
          // A condition that spans lines, or is shorter than the replacement, isn't in a source that parses.
          if range.count >= word.count, !copy.original[range].contains(Ascii.newline) {
            copy.replace(range, with: word + [UInt8](repeating: Ascii.space, count: range.count - word.count))
          }
        }
        index = end
      } else {
        index += 1
      }
    }
  }

  /// The value of a condition on a phone; nil if the compiler decides it.
  private static func value(of name: String, _ argument: String) -> Bool? {
    switch (name, argument) {
    case ("os", _): argument == "iOS"
    case ("targetEnvironment", _): false
    default: nil
    }
  }

  // MARK: Imports

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"]

  private mutating func importStatement() {
    let keyword = index
    index += 1
    guard index < tokens.count, !tokens[index].beginsLine else { return }
    let isOfOne = Self.kinds.contains(text(index))
    if isOfOne { index += 1 }
    guard index < tokens.count, tokens[index].kind == .identifier else { return }
    let name = text(index)
    let nameToken = index
    var end = index + 1
    while isMark(end, Ascii.dot), end + 1 < tokens.count, !tokens[end + 1].beginsLine { end += 2 }
    index = end
    if name == module || !modules.contains(name) {
      if name != module { missing.append((name, tokens[nameToken].range.lowerBound)) }
      var start = keyword
      // Its attributes and its access level are removed with it.
      while start > 0, !tokens[start].beginsLine, !isMark(start - 1, Ascii.semicolon) { start -= 1 }
      copy.blank(tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound)
    } else if !isOfOne, end > nameToken + 1 {
      // A part of a framework is a module of its own only on Apple's systems.
      copy.blank(tokens[nameToken].range.upperBound..<tokens[end - 1].range.upperBound)
    }
  }
}
