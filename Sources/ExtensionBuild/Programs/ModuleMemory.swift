import SimDiagnostics
import SimText

/// What was mended in a module's files, and which were left out, when it was last compiled: unchanged files begin with
/// that, so that a save costs one run of the compiler and not several.
struct ModuleMemory {
  struct File {
    /// The key of the file's bytes.
    var key: String
    var edits: [SourceCopy.Edit]
    var fixes: [Diagnostic]
    var fault: Diagnostic?
    /// Whether another file has needed it.
    var isNeeded = false
    /// Types that lack a part of their behaviour.
    var cutTypes: Set<String> = []
  }

  /// What all files of the module declare, and what they import: a part that was left out is tried again if another
  /// file declares something new.
  private(set) var interface = ""

  /// By the developer's paths.
  private(set) var files: [String: File] = [:]

  init(_ sources: [ModuleCompilation.Source], interface: String) {
    self.interface = interface
    for source in sources where !source.fixEdits.isEmpty || source.fault != nil || source.isNeeded {
      files[source.copy.path] = File(
        key: Self.key(source), edits: source.fixEdits, fixes: source.fixes, fault: source.fault,
        isNeeded: source.isNeeded, cutTypes: source.cutTypes)
    }
  }

  /// Reads what was written; empty if nothing was.
  init(at path: String) {
    guard let bytes = Files.read(path, atMost: 16 << 20), let value = try? JSONReader.read(bytes) else { return }
    interface = value["interface"]?.text ?? ""
    for file in value["files"]?.elements ?? [] {
      guard let name = file["path"]?.text, let key = file["key"]?.text else { continue }
      let edits = (file["edits"]?.elements ?? []).compactMap { edit -> SourceCopy.Edit? in
        guard case .integer(let start) = edit["start"], case .integer(let end) = edit["end"], start <= end,
          let text = edit["text"]?.text
        else { return nil }
        return SourceCopy.Edit(range: start..<end, replacement: Array(text.utf8))
      }
      files[name] = File(
        key: key, edits: edits, fixes: ProgramReport.diagnostics(file["mends"]),
        fault: ProgramReport.diagnostics(file["fault"]).first, isNeeded: file["needed"] == .boolean(true),
        cutTypes: Set((file["cut"]?.elements ?? []).compactMap(\.text)))
    }
  }

  var json: [UInt8] {
    let entries = files.sorted { $0.key < $1.key }.map { path, file in
      JSONValue.fields([
        ("path", .string(path)), ("key", .string(file.key)),
        (
          "edits",
          .array(
            file.edits.map { edit in
              .fields([
                ("start", .integer(edit.range.lowerBound)), ("end", .integer(edit.range.upperBound)),
                ("text", .string(String(decoding: edit.replacement, as: UTF8.self))),
              ])
            })
        ),
        ("needed", .boolean(file.isNeeded)), ("cut", .array(file.cutTypes.sorted().map { .string($0) })),
        ("mends", ProgramReport.value(file.fixes)),
        ("fault", ProgramReport.value([file.fault].compactMap { $0 })),
      ])
    }
    return JSONWriter.write(.fields([("interface", .string(interface)), ("files", .array(entries))]))
  }

  /// Restores the sources as they were when the module was last compiled, as far as they are unchanged.
  ///
  /// - Parameter interface: what the files declare now. If that has changed, what was left out is tried again.
  /// - Returns: whether something is remembered of them.
  func apply(to sources: inout [ModuleCompilation.Source], interface: String) -> Bool {
    var isRemembered = false
    let isSame = interface == self.interface
    for index in sources.indices {
      guard let file = files[sources[index].copy.path], file.key == Self.key(sources[index]) else { continue }
      if !isSame, file.fault != nil || !file.cutTypes.isEmpty { continue }
      var copy = sources[index].copy
      let isWhole = file.edits.allSatisfy { edit in
        copy.overwrite(edit)
      }
      guard isWhole else { continue }
      sources[index].copy = copy
      sources[index].viewBodies.removeAll(where: file.edits.contains)
      sources[index].fixEdits = file.edits
      sources[index].fixes = file.fixes
      sources[index].fault = file.fault
      sources[index].cutTypes = file.cutTypes
      sources[index].isNeeded = file.isNeeded
      isRemembered = true
    }
    return isRemembered
  }

  /// What the files of a module declare, without function bodies: a save that changes only a body doesn't affect other
  /// files.
  static func interface(of sources: [ModuleCompilation.Source], _ surroundings: String) -> String {
    var key = ContentKey()
    key.add(surroundings)
    for source in sources {
      key.add(source.copy.path)
      key.add(SourceCutter(source.copy).interface)
    }
    return key.text
  }

  private static func key(_ source: ModuleCompilation.Source) -> String {
    var key = ContentKey()
    key.add(source.copy.original)
    return key.text
  }
}
