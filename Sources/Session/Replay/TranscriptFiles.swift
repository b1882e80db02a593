import Foundation
public import SimDiagnostics

/// Finds transcripts.
public enum TranscriptFiles {
  /// The transcripts that paths stand for: a file itself, a folder all `.talk` files below it, in the order of their names.
  ///
  /// - Returns: the files, or what is wrong with the first path that stands for none.
  public static func find(_ paths: [String]) -> Result<[String], Diagnostic> {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return .failure(Diagnostic(.error, "'\(path)' is not there; expected a .talk file or a folder of them"))
      }
      guard isFolder.boolValue else {
        files.append(path)
        continue
      }
      let below = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [])
        .filter { $0.hasSuffix(".talk") }.sorted()
      guard !below.isEmpty else { return .failure(Diagnostic(.error, "there is no .talk file below '\(path)'")) }
      files += below.map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
    }
    return .success(files)
  }
}
