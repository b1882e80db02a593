/// A fault of the store. The conversation goes on without it: only nothing is kept.
package enum StoreTrouble: Hashable, Sendable {
  /// The file couldn't be used. It was renamed, next to the new one.
  case setAside(path: String, as: String, Damage)
  /// Nothing, or nothing more, is kept of this session.
  case notKept(path: String, Reason)

  /// What is wrong with a file.
  package enum Damage: Hashable, Sendable {
    /// It isn't a database, or a damaged one; with SQLite's message.
    case unreadableDatabase(String)
    /// It is another program's database, or has another version.
    case otherSchema(found: Int, expected: Int)
    /// A row contains what was never written there.
    case unreadableRow(String)
    /// It is a folder.
    case folder
    /// The file can't be read, or isn't a regular file.
    case unreadable
  }

  /// Why nothing is kept.
  package enum Reason: Hashable, Sendable {
    /// The folder or the file isn't writable.
    case readOnly
    /// The disk is full, or the file can't grow.
    case full
    /// Other sessions have been writing for too long.
    case busy
    /// Anything else; with the system's message.
    case other(String)
  }
}
