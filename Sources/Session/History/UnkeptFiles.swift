import SimExtensionHost

/// An app whose files are not kept with a moment of the conversation, and so don't go back with it.
package struct UnkeptFiles: Hashable, Sendable {
  /// Why the files are not kept.
  package enum Reason: Hashable, Sendable {
    case tooMany(limit: Int)
    /// The limit is in bytes.
    case tooLarge(limit: Int64)
    case cancelled
    case system(path: String, message: String)
  }

  /// The app's identifier.
  package var app: String
  /// Why the files are not kept.
  package var reason: Reason
}

extension UnkeptFiles.Reason {
  init(_ error: HomeSnapshotError) {
    self =
      switch error {
      case .tooManyFiles(let limit): .tooMany(limit: limit)
      case .tooLarge(let limit): .tooLarge(limit: limit)
      case .cancelled: .cancelled
      case .system(let path, let message): .system(path: path, message: message)
      }
  }

  /// Why they stay, as part of a sentence.
  var words: String {
    switch self {
    case .tooMany(let limit): "there were more than \(limit) of them, too many to keep"
    case .tooLarge(let limit): "they held more than \(limit >> 20) MB, too much to keep"
    case .cancelled: "keeping them was stopped"
    case .system(let path, let message): "they could not be kept: \(path): \(message)"
    }
  }
}
