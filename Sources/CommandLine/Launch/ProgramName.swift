import Synchronization

/// How the program calls itself before what it tells on the error output.
enum ProgramName {
  private static let name = Mutex("sirisim")

  static var own: String {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }
}
