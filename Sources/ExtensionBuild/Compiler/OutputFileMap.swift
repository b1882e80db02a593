import SimText

/// The map that says where the compiler's driver writes its outputs (JSON).
enum OutputFileMap {
  /// - Parameters:
  ///   - isWhole: whether the module is compiled as one.
  ///   - object: the object of a source.
  static func text(_ inputs: [String], isWhole: Bool, folder: String, object: (String) -> String) -> [UInt8] {
    if isWhole {
      let entry = JSONValue.fields([
        ("object", .string(folder + "/module.o")), ("diagnostics", .string(folder + "/module.dia")),
        ("swift-dependencies", .string(folder + "/whole.swiftdeps")),
      ])
      return JSONWriter.write(.fields([("", entry)]))
    }
    let module = JSONValue.fields([("swift-dependencies", .string(folder + "/module.swiftdeps"))])
    let files = inputs.map { path -> (String, JSONValue?) in
      let object = object(path)
      return (
        path,
        .fields([
          ("object", .string(object)), ("swift-dependencies", .string(object + ".swiftdeps")),
        ])
      )
    }
    return JSONWriter.write(.fields([("", module)] + files))
  }
}
