import Foundation
import Synchronization

/// The user defaults of the process, as the host sets them and as they lie on disk.
enum Defaults {
  private static let names = Mutex<[String]>([])

  /// The shared defaults that the app uses (its App Groups).
  static var suites: [String] {
    get { names.withLock { $0 } }
    set { names.withLock { $0 = newValue } }
  }

  /// Foundation on Linux looks into these for every key that a program's own defaults don't have.
  private static let global = ".GlobalPreferences"

  /// Gives a key a value for everybody: what the program itself stored under the key goes.
  static func set(_ value: String, forKey key: String) {
    for defaults in own { defaults.removeObject(forKey: key) }
    if let defaults = UserDefaults(suiteName: global) {
      defaults.set(value, forKey: key)
      defaults.synchronize()
    }
    synchronize()
  }

  /// Writes what this program has stored, and reads what another one of the app's has.
  static func synchronize() { for defaults in own { defaults.synchronize() } }

  private static var own: [UserDefaults] { [.standard] + suites.compactMap { UserDefaults(suiteName: $0) } }
}
