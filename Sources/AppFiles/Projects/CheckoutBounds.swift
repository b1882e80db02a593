#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The checkout in which a project lies: a symbolic link that leads out of it isn't followed.
struct CheckoutBounds: Sendable {
  /// The folder with `.git`, or the one that the developer named.
  let root: String
  /// Whether the root has `.git`.
  let isCheckout: Bool
  private let realRoot: String

  /// - Parameter folder: what the developer named; the checkout around it is looked for.
  init(around folder: String) {
    let start = FilePath.absolute(folder)
    var found: String?
    var candidate = start
    while candidate != "/", found == nil {
      if FileReader.exists(candidate + "/.git") { found = candidate }
      candidate = FilePath.folder(of: candidate)
    }
    // A home folder that is under version control as a whole is no project's checkout.
    let home = ProcessVariables.all["HOME"].map(FilePath.normalised)
    let checkout = found.flatMap { $0 == home ? nil : $0 }
    isCheckout = checkout != nil
    root = checkout ?? start
    realRoot = Self.real(root) ?? root
  }

  /// Whether a path that lies in the checkout leads out of it. What a project names by `..` is its developer's own
  /// choice.
  func isLeft(by path: String) -> Bool {
    guard FilePath.contains(root, path), let real = Self.real(path) else { return false }
    return !FilePath.contains(realRoot, real)
  }

  /// The path without symbolic links; nil where nothing is there.
  static func real(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
