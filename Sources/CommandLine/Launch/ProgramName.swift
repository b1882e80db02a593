import Synchronization

/// The program's name before its messages on the error output.
enum ProgramName {
  private static let name = Mutex("sirisim")

  static var own: String {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }
}
