import CFixedWorld
import Foundation

/// The user defaults of the process, as the host sets them and as they are on disk.
enum Defaults {
  /// Foundation on Linux looks in this domain for every key that a program's own defaults lack.
  private static let global = ".GlobalPreferences"

  /// Converts values of the kinds that are stored, so that their types are known. Nothing is read: a first process has
  /// no home.
  static func loadTypes() {
    let stored: [String: Any] = [
      "a": "a", "b": 1, "c": true, "d": 1.5, "e": Data(), "f": ["a"], "g": ["a": "a"],
      // What is on the command line, and what of it isn't.
      "h": ["a": 1] as [String: Any], "i": [:] as [String: Any],
    ]
    // Defaults ask it for the arguments.
    _ = ProcessInfo.processInfo
    let dictionary = NSDictionary(dictionary: stored)
    for key in dictionary.allKeys {
      let value = dictionary.object(forKey: key)
      _ = (value as? String, value as? [Any], value as? [String: Any], value as? Data, value as? Bool)
    }
  }

  /// Gives a key a value for all programs: what this program has stored under the key is removed.
  static func set(_ value: String, forKey key: String) {
    for defaults in own { defaults.removeObject(forKey: key) }
    if let defaults = UserDefaults(suiteName: global) {
      defaults.set(value, forKey: key)
      defaults.synchronize()
    }
    synchronize()
  }

  /// Writes what this program has stored, and reads what another one of the app's has.
  ///
  /// Foundation reads a dozen files for it, and again at the next access to a value, so this is only done if something
  /// has changed.
  static func synchronize() {
    guard sirisim_world_defaults_have_changed() else { return }
    for defaults in own { defaults.synchronize() }
    sirisim_world_defaults_are_synchronized()
  }

  /// The standard defaults, and the shared ones that the author's code has used.
  private static var own: [UserDefaults] {
    var list = [UserDefaults.standard]
    var index = 0
    while let name = sirisim_world_defaults_name(index).map({ String(cString: $0) }) {
      index += 1
      if name != global, let defaults = UserDefaults(suiteName: name) { list.append(defaults) }
    }
    return list
  }
}
