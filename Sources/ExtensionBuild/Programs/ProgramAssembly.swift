import SimAppFiles
import SimDiagnostics
import SimPolling

/// Compiles a program's modules, and links them: first those that others import, one after the other, then the Intents
/// UI and the program itself at the same time.
struct ProgramAssembly {
  let parts: ProgramParts
  let plan: ProgramPlan
  let toolchain: BuildToolchain
  /// Where it works.
  let folder: String

  private(set) var fixes: [Diagnostic] = []
  private(set) var leftOut: [Diagnostic] = []
  /// Reasons why single App Intents can't be performed, in files that are built.
  private(set) var cutIntents: [Diagnostic] = []
  private(set) var remarks: [Diagnostic] = []
  /// Types that lack a part of their behaviour.
  private(set) var cutTypes: [String] = []
  private var objects: [String] = []
  /// The key of what the next module may import.
  private var importedKey = ContentKey()

  init(parts: ProgramParts, plan: ProgramPlan, toolchain: BuildToolchain, folder: String) {
    self.parts = parts
    self.plan = plan
    self.toolchain = toolchain
    self.folder = folder
  }

  /// - Returns: the path of the program.
  mutating func run(
    _ progress: BuildProgress, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(ModuleCompilation.Failure) -> String {
    progress.expect(modules: parts.modules.count + (parts.view == nil ? 1 : 2))
    // The faults of the repository's modules are only reported if the program doesn't build without them.
    var moduleFaults: [Diagnostic] = []
    var bindings: [(module: String, name: String)] = []
    for module in parts.modules {
      do throws(ModuleCompilation.Failure) {
        let before = importedKey.text
        importedKey.add(module.key.text)
        take(try product(of: module, importing: before, isImported: true, progress, isCancelled))
        if let name = module.bindings { bindings.append((module.name, name)) }
      } catch {
        guard case .faults(let faults) = error else { throw error }
        moduleFaults += faults
        leftOut.append(
          Diagnostic(
            .warning, "the module '\(module.name)' is left out, it doesn't build here", at: faults.first?.place))
      }
    }
    let imported = importedKey.text
    let modules = [parts.view, program(bindings, viewController: parts.viewController)].compactMap { $0 }
    let assembly = self
    var products = BackgroundThread.map(modules) { module in
      Result { () throws(ModuleCompilation.Failure) in
        try assembly.product(of: module, importing: imported, isImported: false, progress, isCancelled)
      }
    }
    if let view = parts.view {
      do throws(ModuleCompilation.Failure) {
        take(try products.removeFirst().get())
      } catch {
        guard case .faults(let faults) = error else { throw error }
        let reason = faults.first.map { ": \($0.message)" } ?? ""
        leftOut.append(
          Diagnostic(
            .warning, "the Intents UI '\(view.name)' is left out, it doesn't build here\(reason)",
            at: faults.first?.place))
        // The program was to show it.
        progress.expect(modules: 1)
        let alone = program(bindings, viewController: nil)
        products = products.map { built in
          built.flatMap { _ in
            Result { () throws(ModuleCompilation.Failure) in
              try product(of: alone, importing: imported, isImported: false, progress, isCancelled)
            }
          }
        }
      }
    }
    do throws(ModuleCompilation.Failure) {
      for product in products { take(try product.get()) }
      tellCutIntents()
      try checkPerformed()
    } catch {
      guard case .faults(let faults) = error else { throw error }
      // What the program lacks may be in the parts that were left out of its modules.
      throw .faults(faults + moduleFaults + (leftOut + cutIntents).filter { !faults.contains($0) })
    }
    progress.step = .linking
    return try link(isCancelled)
  }

  /// The program's own module, with what starts it.
  private func program(
    _ bindings: [(module: String, name: String)], viewController: String?
  ) -> ProgramParts.Module {
    let main = GeneratedMain(
      principalClass: parts.principalClass, kind: plan.kind, viewController: viewController, bindings: bindings,
      performs: plan.performs, modules: [plan.module] + parts.modules.map(\.name),
      app: parts.program.files.lazy.filter { $0.result.givesDependencies }.compactMap(\.result.app).first)
    var program = parts.program
    program.generated.append(ProgramParts.GeneratedSource(name: "SirisimMain.swift", text: main.text))
    return program
  }

  /// Compiles a module, unless it has been compiled from the same sources.
  ///
  /// - Parameter imported: the key of what it may import.
  private func product(
    of module: ProgramParts.Module, importing imported: String, isImported: Bool, _ progress: BuildProgress,
    _ isCancelled: () -> Bool
  ) throws(ModuleCompilation.Failure) -> ModuleCompilation.Product {
    defer { progress.finishModule() }
    // Folders and files are called after it.
    guard SwiftName.isName(module.name) else {
      throw .faults([Diagnostic(.error, "'\(module.name)' can't be a module's name", at: plan.place)])
    }
    let stamp = ModuleStamp(folder: "\(folder)/objects/\(module.name)", key: module.key.text + imported)
    if let product = stamp.product { return product }
    progress.step = .compiling(module.name, round: 1)
    let sourcesFolder = "\(folder)/sources/\(module.name)"
    FileWriter.makeFolder(sourcesFolder)
    var names: Set<String> = []
    var generated = module.generated
    if toolchain.kit.modules.contains("UIKit"), module.files.contains(where: { $0.result.hasLiterals }) {
      generated.append(ProgramParts.GeneratedSource(name: "SirisimLiterals.swift", text: GeneratedMain.literals))
    }
    var paths: [String] = []
    for source in generated {
      names.insert(source.name.lowercased())
      paths.append("\(sourcesFolder)/\(source.name)")
      try write(Array(source.text.utf8), to: "\(sourcesFolder)/\(source.name)")
    }
    var sources: [ModuleCompilation.Source] = []
    for file in module.files {
      let path = "\(sourcesFolder)/\(Self.name(for: file.result.copy.path, unlike: &names))"
      sources.append(
        ModuleCompilation.Source(
          copy: file.result.copy, path: path, isOwn: file.isOwn, missing: file.result.missing,
          lines: file.result.lines, hasLiterals: file.result.hasLiterals, types: file.result.types,
          names: file.result.names, viewBodies: file.result.viewBodies, isReserve: file.isReserve))
    }
    if isImported, plan.kind == .intents {
      // What the extension's own files name of it is worth more attempts than the rest.
      let wanted = namesOfOwnFiles
      for index in sources.indices where !sources[index].names.declared.isDisjoint(with: wanted) {
        sources[index].isMissed = true
      }
    }
    var compilation = ModuleCompilation(
      name: module.name, languageMode: module.languageMode, conditions: module.conditions, sources: sources,
      generated: paths, folder: "\(folder)/objects/\(module.name)",
      moduleFolder: isImported ? "\(folder)/modules" : nil, searchFolders: ["\(folder)/modules"], toolchain: toolchain)
    compilation.keepsScreens = plan.kind == .app && !isImported && toolchain.kit.modules.contains("UIKit")
    compilation.leavesOutParts = plan.kind == .appIntents
    compilation.progress = progress
    compilation.surroundings = imported
    compilation.findsItsFiles = plan.kind == .appIntents && !isImported
    stamp.remove()
    let product = try compilation.run(isCancelled)
    stamp.keep(product)
    return product
  }

  private var namesOfOwnFiles: Set<String> {
    parts.program.files.filter(\.isOwn).reduce(into: []) { names, file in
      let copy = file.result.copy
      names.formUnion(SourceOutline(copy.original, file: copy.path).names)
    }
  }

  /// Moves mends without which an App Intent can't be performed to `cutIntents`.
  private mutating func tellCutIntents() {
    for intent in plan.performs where intent.isLeftOut([], cutTypes) {
      let names = ["'\(intent.type)'", "'\(intent.type)."]
      guard let index = fixes.firstIndex(where: { fix in names.contains { fix.message.contains($0) } }) else {
        continue
      }
      var fault = fixes.remove(at: index)
      fault.severity = .warning
      cutIntents.append(fault)
    }
  }

  /// A program of App Intents needs at least one that is built.
  private func checkPerformed() throws(ModuleCompilation.Failure) {
    guard plan.kind == .appIntents, plan.performs.allSatisfy({ $0.isLeftOut(leftOut, cutTypes) }) else { return }
    let count = plan.performs.count
    let none = count == 1 ? "its App Intent" : "none of its \(count) App Intents"
    throw .faults([
      Diagnostic(.error, count == 1 ? "\(none) can't be built here" : "\(none) can be built here", at: plan.place)
    ])
  }

  private mutating func take(_ product: ModuleCompilation.Product) {
    objects += product.objects
    fixes += product.fixes
    leftOut += product.leftOut
    cutTypes += product.cutTypes
  }

  private func write(_ bytes: [UInt8], to path: String) throws(ModuleCompilation.Failure) {
    let code = Files.update(bytes, at: path)
    if code != 0 { throw .faults([Diagnostic(.error, "'\(path)' can't be written: \(Files.reason(code))")]) }
  }

  /// The compiler needs a different name for every file of a module.
  private static func name(for path: String, unlike names: inout Set<String>) -> String {
    let stem = String(
      Files.stem(of: path).unicodeScalars.map { scalar -> Character in
        scalar.value < 0x20 || scalar == "\"" || scalar == "\\" ? "_" : Character(scalar)
      })
    var name = stem + ".swift"
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).swift"
      number += 1
    }
    return name
  }

  private func link(_ isCancelled: () -> Bool) throws(ModuleCompilation.Failure) -> String {
    let program = folder + "/program"
    Files.remove(program)
    var arguments = CompilerArguments()
    for object in objects {
      guard let bytes = Files.read(object, atMost: 1 << 30) else {
        throw .faults([Diagnostic(.error, "'\(object)' can't be read", at: plan.place)])
      }
      if let unwanted = LinkerRequests.unwanted(in: bytes) {
        throw .faults([
          Diagnostic(
            .error, "'\(plan.target)' isn't linked: its sources give the linker '\(unwanted)', which is no library",
            at: plan.place)
        ])
      }
      arguments.add(path: object)
    }
    arguments.add("-o", path: program)
    arguments.add(toolchain.compiler.linkerArguments)
    arguments.add(toolchain.kit.linkerArguments)
    let outcome = toolchain.run(arguments, isCancelled)
    if outcome.wasCancelled { throw .cancelled }
    guard outcome.status == 0 else {
      let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
      let errors = lines.filter { $0.contains("error:") }.prefix(3)
      let said = (errors.isEmpty ? lines.prefix(3) : errors).joined(separator: "; ")
      throw .faults([Diagnostic(.error, "'\(plan.target)' can't be linked: \(said.prefix(600))", at: plan.place)])
    }
    return program
  }
}

/// The source that is compiled into a developer's module in addition to their own files.
struct GeneratedMain {
  /// The extension's principal class, or the app's delegate.
  var principalClass: String
  var kind = ProgramPlan.Kind.intents
  var viewController: String?
  /// What connects the classes of intent definitions with the program: the module, and the name in it.
  var bindings: [(module: String, name: String)] = []
  /// The App Intents that are performed, and the modules in which their types may be.
  var performs: [ProgramPlan.PerformedIntent] = []
  var modules: [String] = []
  /// The app whose `init()` provides their dependencies; nil if none does.
  var app: String?

  var text: String {
    let view = viewController.map { quoted($0) } ?? "nil"
    let imports = bindings.map { "import \($0.module)\n" }.joined()
    let all = ".siriKit" + bindings.map { ".adding(.\($0.name))" }.joined()
    let call =
      switch kind {
      case .app: "AppRunner.main(delegateClass: \(quoted(principalClass)), bindings: \(all))"
      case .intents, .intentsUI:
        "ExtensionRunner.main(principalClass: \(quoted(principalClass)), viewController: \(view), bindings: \(all))"
      case .appIntents:
        "AppIntentsRunner.main(intents: [\(types)], modules: [\(modules.map(quoted).joined(separator: ", "))], "
          + "app: \(app.map { quoted($0) } ?? "nil"), learned: [\(learned)])"
      }
    return """
      import SimExtensionRunner
      \(imports)
      @main enum SirisimMain {
        static func main() {
          SimExtensionRunner.\(call)
        }
      }

      """
  }

  /// The performed intents by their names.
  private var types: String { entries(performs.map { "\(quoted($0.name)): \(quoted($0.type))" }) }

  /// The parameters in phrases whose values the device learns, by their intents.
  private var learned: String {
    entries(
      performs.filter { !$0.learned.isEmpty }.map { intent in
        "\(quoted(intent.name)): [\(intent.learned.map(quoted).joined(separator: ", "))]"
      })
  }

  /// The contents of a dictionary literal.
  private func entries(_ entries: [String]) -> String { entries.isEmpty ? ":" : entries.joined(separator: ", ") }

  /// The types of image and colour literals.
  static let literals = """
    import Foundation
    import UIKit

    typealias _ImageLiteralType = UIImage
    typealias _ColorLiteralType = UIColor
    typealias _FileReferenceLiteralType = URL

    """

  /// A literal of Swift. It is escaped scalar by scalar: a quotation mark with an accent is one character, but still
  /// ends the literal.
  private func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let isPlain = scalar == "." || scalar.properties.isXIDContinue
      return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"" + scalars.joined() + "\""
  }
}

extension ProgramPlan.PerformedIntent {
  /// Whether it isn't built: its file is left out, or a part of its behaviour.
  func isLeftOut(_ leftOut: [Diagnostic], _ cutTypes: [String]) -> Bool {
    leftOut.leaves(out: file) || cutTypes.contains { $0 == type || $0.hasPrefix(type + ".") }
  }
}

extension [Diagnostic] {
  /// Whether what is left out has a file among it.
  func leaves(out file: String) -> Bool {
    let file = FilePath.normalised(FilePath.absolute(file))
    return contains { $0.place?.file.map { FilePath.normalised(FilePath.absolute($0)) } == file }
  }
}
