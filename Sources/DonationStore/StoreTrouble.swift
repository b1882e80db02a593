/// Something that went wrong with the store. A conversation goes on without it: only the keeping is lost.
package enum StoreTrouble: Hashable, Sendable {
  /// The file couldn't be used. It lies beside the new one under another name.
  case setAside(path: String, as: String, Damage)
  /// Nothing is kept of this session, or nothing more.
  case notKept(path: String, Reason)

  /// What is wrong with a file.
  package enum Damage: Hashable, Sendable {
    /// It is no database, or one with holes in it: what SQLite says.
    case unreadableDatabase(String)
    /// It is another program's database, or of another version.
    case otherSchema(found: Int, expected: Int)
    /// A row holds what nobody wrote there.
    case unreadableRow(String)
    /// A folder has its name.
    case folder
    /// The file may not be read, or is no file.
    case unreadable
  }

  /// Why nothing is kept.
  package enum Reason: Hashable, Sendable {
    /// The folder or the file can't be written.
    case readOnly
    /// The disk is full, or the file may not grow.
    case full
    /// Others have been writing for too long.
    case busy
    /// Anything else: what the system says.
    case other(String)
  }
}
