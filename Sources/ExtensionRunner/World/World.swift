import CConfinement
import CFixedWorld
import Foundation
import Glibc
@_spi(Host) import Intents
@_spi(Host) import SDKFoundation
import SimCatalog
import SimExtensionWire

/// The world that the host gives to the process, apart from what is fixed before its first line runs.
enum World {
  nonisolated(unsafe) private(set) static var handlerLifetime = HandlerLifetime.call
  nonisolated(unsafe) private(set) static var callsBefore: UInt64 = 0
  nonisolated(unsafe) private static var languages: [String] = []

  /// The folder that must go with the host; nil if something else removes it.
  nonisolated(unsafe) private static var abandonedFolder: String?

  /// Takes the host's variables out of the environment, and keeps their values.
  static func enter() {
    DecimalNumbers.patch()
    if take("SIRISIM_TELL_DEFAULTS") != nil { MissingDefaults.tell() }
    Frameworks.open()
    callsBefore = take("SIRISIM_CALLS").flatMap { UInt64($0) } ?? 0
    handlerLifetime = take("SIRISIM_HANDLER_LIFETIME").flatMap(HandlerLifetime.init) ?? .call
    abandonedFolder = take("SIRISIM_LEFTOVER")
    languages = list(take("SIRISIM_LANGUAGES"))
    if let first = languages.first {
      setLocale(first)
      INPreferences.authorization.languageCode = first
    }
    switch take("SIRISIM_SIRI") {
    case "authorized": INPreferences.authorization.status = .authorized
    case "denied": INPreferences.authorization.status = .denied
    case "restricted": INPreferences.authorization.status = .restricted
    default: break
    }
  }

  static func setClock(_ clock: CivilDateTime, zone: String) {
    let isSet = sirisim_world_set_clock(
      Int32(truncatingIfNeeded: clock.year), Int32(truncatingIfNeeded: clock.month),
      Int32(truncatingIfNeeded: clock.day), Int32(truncatingIfNeeded: clock.hour),
      Int32(truncatingIfNeeded: clock.minute), Int32(truncatingIfNeeded: clock.second), zone)
    guard isSet else { return }
    NSTimeZone.resetSystemTimeZone()
    // Foundation makes a new current locale when the zone is set.
    if let first = languages.first { setLocale(first) }
  }

  /// Removes the home and the files beside it, because the host was killed and can't.
  static func removeHome() {
    guard let abandonedFolder, abandonedFolder.split(separator: "/").last?.hasPrefix("sirisim-") == true else { return }
    // The app's other program removes it at the same time, and may still be writing there. If this process is confined
    // to its home, the folder around that is removed by the process that has forked it, or at the host's next start.
    for _ in 0..<3 where !sirisim_remove_folder(abandonedFolder) {
      _ = sirisim_remove_folder(abandonedFolder + "/home")
    }
  }

  private static func take(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    defer { unsetenv(name) }
    return String(cString: value)
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map(String.init)
  }

  // MARK: Languages

  /// Makes a language Foundation's current locale. Foundation on Linux has no setting for it, so the one that
  /// Foundation made is replaced in memory. Calendars and formatters, which ask for it later, follow.
  private static func setLocale(_ language: String) {
    replace(Locale.current, with: Locale(identifier: identifier(of: language)))
    sirisim_world_set_preferred_languages {
      // A Swift array is one pointer to its storage, which is an object.
      Unmanaged.passRetained(unsafeBitCast(World.languages, to: AnyObject.self)).toOpaque()
    }
  }

  /// Not by `replacing`, for which every process would have to load much.
  private static func identifier(of language: String) -> String { String(language.map { $0 == "-" ? "_" : $0 }) }

  /// The identifier of the locale of a program with these languages; nil where it has none.
  static func locale(ofLanguages text: String) -> String? { list(text).first.map(identifier) }

  /// Finds the place of the current locale once, for all processes that are forked from this one.
  static func findLocale() { replace(Locale.current, with: Locale.current) }

  private static func replace(_ before: Locale, with after: Locale) {
    var (before, after) = (before, after)
    guard MemoryLayout<Locale>.size == 2 * MemoryLayout<UInt>.size else { return }
    withUnsafeBytes(of: &before) { before in
      withUnsafeBytes(of: &after) { after in
        guard let before = before.bindMemory(to: UInt.self).baseAddress,
          let after = after.bindMemory(to: UInt.self).baseAddress
        else { return }
        // Each place that holds it now owns it, as it owned the one before: Foundation releases it when it makes a new
        // locale. The one before is never released, because a place might have held it without owning it.
        let places = sirisim_world_replace_in_foundation(before, after)
        guard places > 0, let object = UnsafeRawPointer(bitPattern: after[0]) else { return }
        for _ in 0..<places { _ = Unmanaged<AnyObject>.fromOpaque(object).retain() }
      }
    }
  }
}
