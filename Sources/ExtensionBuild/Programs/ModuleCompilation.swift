import SimAppFiles
import SimDiagnostics
import SimText

/// Compiles one module from the build's copies of its sources: mends what the compiler itself reports, and leaves out
/// shared files that don't build, as long as the rest doesn't need them.
struct ModuleCompilation {
  /// A developer's file during the compilation.
  struct Source {
    var copy: SourceCopy
    /// Where the copy lies.
    var path: String
    /// Whether it is the extension's own, which is never left out.
    var isOwn: Bool
    /// The modules that it imports and that aren't here, each with the byte offset of its name.
    var missing: [(module: String, offset: Int)]
    var lines: Int
    var hasLiterals: Bool
    /// The classes in it.
    var types: [PrePass.DeclaredType] = []
    /// What it declares.
    var names = DeclaredNames()
    /// The bodies of shown views, each with its replacement if it doesn't build.
    var viewBodies: [SourceCopy.Edit] = []
    /// Whether it is built only when another one needs it.
    var isReserve = false
    /// Whether another one needs it.
    var isNeeded = false
    /// Whether others depend on it: then only the parts that don't build are left out, not the whole file.
    var isMissed = false
    /// Types that lack a part of their behaviour, by full name.
    var cutTypes: Set<String> = []
    /// Finds parts of it that can be left out.
    var cutter: SourceCutter?
    /// Why it is left out; nil if it isn't.
    var fault: Diagnostic?
    /// What was mended in the copy.
    var fixEdits: [SourceCopy.Edit] = []
    var fixes: [Diagnostic] = []

    /// Whether it declares something that is missing elsewhere.
    func has(anyOf wanted: Set<MissingName>) -> Bool {
      wanted.contains { name in
        switch name {
        case .declaration(let name): names.declared.contains(name)
        case .member(let member, let type):
          names.extended.contains(type) && copy.original.contains(text: member)
        case .conformance(let type): names.extended.contains(type)
        }
      }
    }
  }

  /// The result for a module.
  struct Product {
    var objects: [String]
    /// What was changed in the copies, each at its place.
    var fixes: [Diagnostic]
    /// Files that are left out, each with its first fault.
    var leftOut: [Diagnostic]
    /// Types that lack a part of their behaviour.
    var cutTypes: [String] = []
  }

  enum Failure: Error {
    case cancelled
    /// What is wrong in the sources, or with the compiler.
    case faults([Diagnostic])
  }

  /// How often it is mended and tried again.
  private static let rounds = 10
  /// How often if it turns out step by step which files are needed.
  private static let roundsWithReserve = 40
  /// How often a file is taken in because a view needs it: what an intent shows isn't worth more.
  private static let roundsForViews = 4
  /// A module with more lines is compiled file by file, so that an edit costs one file.
  private static let wholeLines = 1_500
  /// The same if files are found step by step: types that conform to AppIntent take longer to compile.
  private static let wholeLinesOfIntents = 200

  var name: String
  var languageMode: SwiftLanguageMode
  var conditions: [String]
  var sources: [Source]
  /// Files of ours that belong to the module, by their paths.
  var generated: [String]
  /// Where the objects go.
  var folder: String
  /// Where the compiled module goes; nil for one that isn't imported.
  var moduleFolder: String?
  /// The folders with the modules that it may import.
  var searchFolders: [String]
  var toolchain: BuildToolchain
  /// Whether classes of screens in files that are left out are kept without contents: an app's delegate names them,
  /// though they are never seen.
  var keepsScreens = false
  /// Whether the compilation itself shows which files it needs: any may be left out, and those of a reserve taken in.
  var findsItsFiles = false

  /// Whether only the parts that don't build are left out, not the whole file.
  var leavesOutParts = false
  /// Receives the number of each attempt.
  var progress: BuildProgress?
  /// The other inputs of the module: what it imports, by its contents.
  var surroundings = ""

  /// Whether `/…/` is a regular expression, as in mode 6: it stays one if the module is compiled in mode 5 in the end.
  private let readsRegularExpressions: Bool
  /// Mends of the module as a whole.
  private var ownFixes: [Diagnostic] = []

  init(
    name: String, languageMode: SwiftLanguageMode, conditions: [String], sources: [Source], generated: [String],
    folder: String, moduleFolder: String?, searchFolders: [String], toolchain: BuildToolchain
  ) {
    self.name = name
    self.languageMode = languageMode
    readsRegularExpressions = languageMode == .v6
    self.conditions = conditions
    self.sources = sources
    self.generated = generated
    self.folder = folder
    self.moduleFolder = moduleFolder
    self.searchFolders = searchFolders
    self.toolchain = toolchain
  }

  private var used: [Source] { sources.filter { $0.fault == nil && (!$0.isReserve || $0.isNeeded) } }

  /// Compiles, first with what is remembered of the last time; if that fails, without.
  mutating func run(_ isCancelled: () -> Bool) throws(Failure) -> Product {
    FileWriter.makeFolder(folder)
    if let moduleFolder { FileWriter.makeFolder(moduleFolder) }
    let memoryFile = folder + "/memory.json"
    let fresh = sources
    let mayBeCut = findsItsFiles || leavesOutParts || sources.contains { !$0.missing.isEmpty || $0.isMissed }
    let interface = mayBeCut ? ModuleMemory.interface(of: sources, surroundings) : ""
    if ModuleMemory(at: memoryFile).apply(to: &sources, interface: interface) {
      writeCopies()
      do throws(Failure) {
        let product = try compileFixing(hopefully: true, isCancelled)
        _ = Files.write(ModuleMemory(sources, interface: interface).json, to: memoryFile)
        return product
      } catch {
        guard case .faults = error else { throw error }
        sources = fresh
        ownFixes = []
      }
    }
    writeCopies()
    // What imports something that isn't here hardly ever builds as it is.
    let isPromising = !findsItsFiles && sources.allSatisfy(\.missing.isEmpty)
    let product = try compileFixing(hopefully: isPromising, isCancelled)
    _ = Files.write(ModuleMemory(sources, interface: interface).json, to: memoryFile)
    return product
  }

  private func writeCopies() {
    for source in used { _ = Files.update(source.copy.bytes, at: source.path) }
  }

  /// - Parameter hopefully: whether it is likely to build as it is.
  private mutating func compileFixing(
    hopefully: Bool, _ isCancelled: () -> Bool
  ) throws(Failure) -> Product {
    var firstFaults: [Diagnostic]?
    // Once there was an error, all errors are looked for before anything is compiled file by file.
    var typechecks = !hopefully
    let limit = leavesOutParts ? Self.wholeLinesOfIntents : Self.wholeLines
    for round in 0..<Self.roundsWithReserve {
      guard findsItsFiles || leavesOutParts || round < Self.rounds || sources.contains(where: \.isMissed) else { break }
      progress?.step = .compiling(name, round: round + 1)
      let inputs = used.map(\.path) + generated + screens()
      guard !inputs.isEmpty else { break }
      let isWhole = used.reduce(0) { $0 + $1.lines } <= limit
      let attempt =
        isWhole
        ? compile(inputs, isWhole: true, typecheckAlone: false, isCancelled)
        : compileFileByFile(inputs, typechecks: typechecks, isCancelled)
      if attempt.status == 0, !attempt.wasCancelled { return product(of: inputs, isWhole: attempt.isWhole) }
      if attempt.wasCancelled { throw .cancelled }
      typechecks = true
      let errors = attempt.messages.filter { $0.severity == .error }
      guard !errors.isEmpty else { throw .faults([unexplained(attempt)]) }
      let faults = self.faults(errors)
      if firstFaults == nil { firstFaults = faults }
      if fix(errors) { continue }
      let inViews = errors.filter { body(around: $0) != nil }
      let wanting = round < Self.roundsForViews ? errors : errors.filter { body(around: $0) == nil }
      if takeWhatIsMissing(wanting) { continue }
      if leaveOutViews(inViews) { continue }
      if takeBackWhatIsMissed(errors) { continue }
      if leaveOutParts(errors) { continue }
      if leaveOut(errors) {
        // If a module lacks all that the handler needs of it, compiling the rest is pointless.
        let missed = sources.filter(\.isMissed)
        if moduleFolder != nil, !missed.isEmpty, missed.allSatisfy({ $0.fault != nil }) {
          throw .faults(reportable(firstFaults ?? faults))
        }
        continue
      }
      if languageMode == .v6 {
        languageMode = .v5
        ownFixes.append(
          Diagnostic(.note, "'\(name)' is compiled in language mode 5: in mode 6 it has errors here"))
        continue
      }
      throw .faults(reportable(faults))
    }
    throw .faults(firstFaults ?? [Diagnostic(.error, "the module '\(name)' has no source that builds")])
  }

  private func product(of inputs: [String], isWhole: Bool) -> Product {
    if toolchain.compiler.countsLines {
      for source in used {
        _ = Files.update(LineCounting.origin(of: source.copy), at: source.path + LineCounting.originEnding)
      }
    }
    return Product(
      objects: isWhole ? [folder + "/module.o"] : inputs.map(object),
      fixes: ownFixes + sources.flatMap(\.fixes).sorted(by: Self.byPlace), leftOut: sources.compactMap(\.fault),
      cutTypes: Set(used.flatMap(\.cutTypes)).sorted())
  }

  /// Writes the classes of screens that are declared in files which are left out.
  private func screens() -> [String] {
    guard keepsScreens else { return [] }
    let left = sources.filter { $0.fault != nil }.flatMap(\.types).filter(\.isClass)
    let used = Set(self.used.flatMap(\.types).filter(\.isClass).map(\.name))
    var known = Self.screenClasses
    var lines: [String] = []
    // Subclasses of screens come after them.
    for _ in 0..<4 {
      for type in left where !known.contains(type.name) && !used.contains(type.name) {
        guard let above = type.inherited.first(where: known.contains) else { continue }
        known.insert(type.name)
        lines.append("class \(type.name): \(above) {}\n")
      }
    }
    guard !lines.isEmpty else { return [] }
    let path = folder + "/SirisimScreens.swift"
    _ = Files.update(Array(("import UIKit\n\n" + lines.joined()).utf8), at: path)
    return [path]
  }

  private static let screenClasses: Set = [
    "UICollectionViewCell", "UICollectionViewController", "UINavigationController", "UIPageViewController",
    "UIResponder", "UISplitViewController", "UITabBarController", "UITableViewCell", "UITableViewController", "UIView",
    "UIViewController",
  ]

  private static func byPlace(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    switch (a.place, b.place) {
    case (let a?, let b?): a < b
    case (nil, _?): true
    default: false
    }
  }

  // MARK: Compiling

  private struct Attempt {
    var status: Int32
    /// Whether the module was compiled as one.
    var isWhole: Bool
    var output: String
    var messages: [CompilerMessage]
    var wasCancelled: Bool
  }

  /// Compiles file by file. The compiler stops at the first batch with errors, so all of them are then asked for.
  ///
  /// - Parameter typechecks: whether errors are looked for first.
  private func compileFileByFile(_ inputs: [String], typechecks: Bool, _ isCancelled: () -> Bool) -> Attempt {
    func isLast(_ attempt: Attempt, _ isDone: Bool) -> Bool { attempt.wasCancelled || (attempt.status == 0) == isDone }
    if !typechecks {
      let attempt = compile(inputs, isWhole: false, typecheckAlone: false, isCancelled)
      if isLast(attempt, true) { return attempt }
    }
    let checked = compile(inputs, isWhole: true, typecheckAlone: true, isCancelled)
    if isLast(checked, false) { return checked }
    if typechecks {
      let attempt = compile(inputs, isWhole: false, typecheckAlone: false, isCancelled)
      if isLast(attempt, true) { return attempt }
    }
    // Some errors only show when code is generated: that a function returns nothing.
    return compile(inputs, isWhole: true, typecheckAlone: false, isCancelled)
  }

  private func object(_ path: String) -> String { folder + "/" + FilePath.name(of: path) + ".o" }

  private func compile(
    _ inputs: [String], isWhole: Bool, typecheckAlone: Bool, _ isCancelled: () -> Bool
  ) -> Attempt {
    let map = folder + (isWhole ? "/whole.json" : "/files.json")
    // File by file nothing is reported: the driver recompiles everything if one of the files that it wrote is missing,
    // and all errors are asked for afterwards anyway.
    let reports = isWhole ? [folder + "/module.dia"] : []
    _ = Files.update(OutputFileMap.text(inputs, isWhole: isWhole, folder: folder, object: object), at: map)
    for report in reports { Files.remove(report) }
    var arguments = CompilerArguments()
    arguments.add(mode: languageMode)
    if readsRegularExpressions, languageMode != .v6 { arguments.add("-enable-bare-slash-regex") }
    arguments.add("-module-name", name: name)
    arguments.add("-Onone", "-g", "-parse-as-library", "-no-color-diagnostics", "-suppress-warnings")
    arguments.add("-output-file-map", path: map)
    arguments.add("-file-compilation-dir", path: folder)
    if toolchain.compiler.countsLines {
      // The counters are mapped from a file, so that they survive however the process ends.
      arguments.add("-profile-generate", "-profile-coverage-mapping", "-Xllvm", "-runtime-counter-relocation")
    }
    if isWhole {
      arguments.add("-wmo", "-serialize-diagnostics")
    } else {
      arguments.add("-incremental", "-enable-batch-mode", "-j2")
    }
    arguments.add(toolchain.kit.compilerArguments)
    for searched in searchFolders { arguments.add("-I", path: searched) }
    for condition in conditions { arguments.add("-D", name: condition) }
    if typecheckAlone {
      arguments.add("-typecheck")
    } else {
      arguments.add("-c")
      if let moduleFolder {
        arguments.add("-emit-module", "-enable-testing")
        arguments.add("-emit-module-path", path: "\(moduleFolder)/\(name).swiftmodule")
      }
    }
    for input in inputs { arguments.add(path: input) }
    let outcome = toolchain.compile(arguments, isCancelled)
    var messages: [CompilerMessage] = []
    if outcome.status != 0, !outcome.wasCancelled {
      for report in reports {
        messages += CompilerMessage.messages(inSerialized: Files.read(report, atMost: 32 << 20) ?? [])
      }
    }
    return Attempt(
      status: outcome.status, isWhole: isWhole, output: String(decoding: outcome.output, as: UTF8.self),
      messages: messages,
      wasCancelled: outcome.wasCancelled)
  }

  /// The report that the compiler has failed without an error in a source.
  private func unexplained(_ attempt: Attempt) -> Diagnostic {
    let lines = attempt.output.split(separator: "\n").map(String.init)
    let said = lines.first { $0.contains("error:") } ?? lines.last ?? "it ended with status \(attempt.status)"
    return Diagnostic(.error, "the compiler can't build '\(name)': \(said.prefix(400))")
  }

  // MARK: Faults

  private func source(_ path: String) -> Int? { sources.firstIndex { $0.path == path } }

  /// The errors at their places in the developer's files, each once.
  private func faults(_ errors: [CompilerMessage]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return errors.map(diagnostic).filter { seen.insert($0).inserted }
  }

  private func diagnostic(_ error: CompilerMessage) -> Diagnostic {
    guard let place = error.place, let index = source(place.file) else { return Diagnostic(.error, error.text) }
    let copy = sources[index].copy
    let offset = LineStarts(copy.bytes).offset(line: place.line, column: place.column)
    return Diagnostic(.error, error.text, at: copy.place(ofOriginal: copy.originalOffset(of: offset)))
  }

  /// The faults of the module, with the modules that aren't here and the files that were left out for them.
  private func reportable(_ faults: [Diagnostic]) -> [Diagnostic] {
    let files = Set(faults.compactMap(\.place?.file))
    var missing: [Diagnostic] = []
    for source in sources where files.contains(source.copy.path) {
      for (module, offset) in source.missing {
        missing.append(
          Diagnostic(.error, "no module '\(module)' here", at: source.copy.place(ofOriginal: offset)))
      }
    }
    return missing + faults + sources.compactMap(\.fault)
  }

  // MARK: Mending

  /// - Returns: whether something was mended, so that another try is worthwhile.
  private mutating func fix(_ errors: [CompilerMessage]) -> Bool {
    var isMended = false
    var touched: Set<Int> = []
    // The places are those of the copies as the compiler read them.
    let read = sources.map(\.copy)
    for error in errors {
      guard let place = error.place, let index = source(place.file) else { continue }
      let copy = read[index]
      guard let fix = CompatibilityFix(for: error, in: copy, mode: languageMode) else { continue }
      var changed = sources[index].copy
      guard
        fix.edits.allSatisfy({
          fix.leavesOut ? changed.overwrite($0) : changed.replace($0.range, with: $0.replacement)
        })
      else { continue }
      sources[index].copy = changed
      sources[index].fixEdits += fix.edits
      sources[index].fixes.append(Diagnostic(.note, fix.text, at: copy.place(ofOriginal: fix.offset)))
      touched.insert(index)
      isMended = true
    }
    for index in touched { _ = Files.update(sources[index].copy.bytes, at: sources[index].path) }
    return isMended
  }

  /// Takes the files of the reserve that declare what the compiler doesn't find.
  ///
  /// - Returns: whether there are any.
  private mutating func takeWhatIsMissing(_ errors: [CompilerMessage]) -> Bool {
    let wanted = Set(errors.flatMap { MissingName.all(in: $0.text) })
    guard !wanted.isEmpty else { return false }
    var isChanged = false
    for index in sources.indices where sources[index].isReserve && !sources[index].isNeeded {
      guard sources[index].has(anyOf: wanted) else { continue }
      sources[index].isNeeded = true
      _ = Files.update(sources[index].copy.bytes, at: sources[index].path)
      isChanged = true
    }
    return isChanged
  }

  /// Takes back shared files that were left out, if a file that can't be left out needs what they declare.
  private mutating func takeBackWhatIsMissed(_ errors: [CompilerMessage]) -> Bool {
    let pressing = errors.filter { error in
      guard let index = error.place.flatMap({ source($0.file) }) else { return true }
      return sources[index].isOwn || sources[index].isMissed
    }
    let wanted = Set(pressing.flatMap { MissingName.all(in: $0.text) })
    // An app has empty screens in place of those that are left out.
    guard !wanted.isEmpty, !keepsScreens else { return false }
    var isChanged = false
    for index in sources.indices where sources[index].fault != nil && !sources[index].isMissed {
      guard sources[index].has(anyOf: wanted) else { continue }
      sources[index].fault = nil
      sources[index].isMissed = true
      _ = Files.update(sources[index].copy.bytes, at: sources[index].path)
      isChanged = true
    }
    return isChanged
  }

  /// The body of a shown view that contains an error.
  private func body(around error: CompilerMessage) -> (source: Int, body: SourceCopy.Edit)? {
    guard let place = error.place, let index = source(place.file) else { return nil }
    let copy = sources[index].copy
    let offset = copy.originalOffset(of: LineStarts(copy.bytes).offset(line: place.line, column: place.column))
    return sources[index].viewBodies.first { $0.range.contains(offset) }.map { (index, $0) }
  }

  /// Leaves out the bodies of shown views that don't build, and reports them by name.
  private mutating func leaveOutViews(_ errors: [CompilerMessage]) -> Bool {
    let found = errors.compactMap { error in body(around: error).map { ($0.source, $0.body, diagnostic(error)) } }
    for (index, body, fault) in found where sources[index].viewBodies.contains(body) {
      sources[index].viewBodies.removeAll { $0 == body }
      sources[index].copy.overwrite(body)
      sources[index].fixEdits.removeAll { body.range.contains($0.range.lowerBound) }
      sources[index].fixEdits.append(body)
      sources[index].fixes.append(
        Diagnostic(.note, "a view's content is left out, it doesn't build here: \(fault.message)", at: fault.place))
      _ = Files.update(sources[index].copy.bytes, at: sources[index].path)
    }
    return !found.isEmpty
  }

  /// Leaves out the parts of files that contain the errors: functions do nothing, fail or end the program when they are
  /// called. Of the extension's own files, only statements that call something of a module that isn't here.
  private mutating func leaveOutParts(_ errors: [CompilerMessage]) -> Bool {
    var isChanged = false
    let read = sources.map(\.copy)
    var starts: [Int: LineStarts] = [:]
    var touched: Set<Int> = []
    var cuts: [(source: Int, range: Range<Int>, fix: Int)] = []
    // The author is in the middle of writing it.
    let halfWritten = Set(errors.filter(\.isOfSyntax).compactMap { $0.place?.file })
    for error in errors {
      guard let place = error.place, let index = source(place.file), !halfWritten.contains(place.file),
        leavesOutParts || sources[index].isMissed || sources[index].isOwn
      else { continue }
      let lines = starts[index] ?? LineStarts(read[index].bytes)
      starts[index] = lines
      let offset = read[index].originalOffset(of: lines.offset(line: place.line, column: place.column))
      // A part that was just left out for another error no longer has this one.
      if sources[index].fixEdits.contains(where: { $0.range.contains(offset) }), touched.contains(index) {
        // Further missing names in a part that is left out are added to its reason.
        if let cut = cuts.first(where: { $0.source == index && $0.range.contains(offset) }),
          case .declaration(let name)? = MissingName.all(in: error.text).first, error.text.hasPrefix("cannot find"),
          !sources[index].fixes[cut.fix].message.contains("'\(name)'")
        {
          sources[index].fixes[cut.fix].message += ", nor '\(name)'"
        }
        continue
      }
      if sources[index].cutter == nil { sources[index].cutter = SourceCutter(sources[index].copy) }
      let missing = sources[index].missing.first.map { "no module '\($0.module)' here, and " } ?? ""
      let isOwn = sources[index].isOwn
      if isOwn, missing.isEmpty { continue }
      guard
        let cut = sources[index].cutter?.cut(
          at: offset, message: error.text, reason: missing + error.text, onlyCalls: isOwn),
        sources[index].copy.overwrite(cut.edit)
      else { continue }
      sources[index].fixEdits.removeAll { cut.edit.range.contains($0.range.lowerBound) }
      sources[index].fixEdits.append(cut.edit)
      sources[index].viewBodies.removeAll { cut.edit.range.contains($0.range.lowerBound) }
      sources[index].fixes.append(Diagnostic(.note, cut.text, at: read[index].place(ofOriginal: offset)))
      cuts.append((index, cut.edit.range, sources[index].fixes.count - 1))
      if !cut.isHarmless { sources[index].cutTypes.insert(cut.path.joined(separator: ".")) }
      touched.insert(index)
      isChanged = true
    }
    for index in touched { _ = Files.update(sources[index].copy.bytes, at: sources[index].path) }
    return isChanged
  }

  /// Leaves out the shared files that have errors.
  private mutating func leaveOut(_ errors: [CompilerMessage]) -> Bool {
    var faulty: [Int: CompilerMessage] = [:]
    for error in errors {
      guard let place = error.place, let index = source(place.file), !sources[index].isOwn else { continue }
      if faulty[index] == nil { faulty[index] = error }
    }
    for (index, error) in faulty {
      var fault = diagnostic(error)
      fault.severity = .warning
      let reason = sources[index].missing.first.map { "no module '\($0.module)' here, and " } ?? ""
      fault.message =
        "'\(FilePath.name(of: sources[index].copy.path))' is left out, it doesn't build here: \(reason)\(fault.message)"
      sources[index].fault = fault
    }
    return !faulty.isEmpty
  }
}
