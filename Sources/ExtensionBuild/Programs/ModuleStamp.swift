import SimDiagnostics

/// What a module in a work folder was last compiled from, with the result: as long as none of it changes, it isn't
/// compiled again.
struct ModuleStamp {
  /// Where the module's objects lie.
  var folder: String
  /// Everything that it comes from.
  var key: String

  private var file: String { folder + "/stamp.json" }

  /// The result; nil if it comes from something else, or an object is gone.
  var product: ModuleCompilation.Product? {
    guard let report = ProgramReport(at: file), report.executable == key,
      report.objects.allSatisfy({ !Files.mark(of: $0).isEmpty })
    else { return nil }
    return ModuleCompilation.Product(
      objects: report.objects, fixes: report.fixes, leftOut: report.leftOut, cutTypes: report.cutTypes)
  }

  /// Called before the objects change.
  func remove() { Files.remove(file) }

  func keep(_ product: ModuleCompilation.Product) {
    var report = ProgramReport(executable: key, fixes: product.fixes, leftOut: product.leftOut, remarks: [])
    report.objects = product.objects
    report.cutTypes = product.cutTypes
    _ = Files.write(report.json, to: file)
  }
}
