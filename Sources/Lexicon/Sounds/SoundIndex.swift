import SimUtterances
import Synchronization

/// The names of a lexicon by their sounds; built on first use.
struct SoundIndex: Sendable {
  /// A name of the lexicon: in its table, or in a list.
  struct Name: Hashable, Sendable {
    /// As in `Lexicon.Hit`.
    var list: Int32
    var key: Int32
  }

  private var table = ByteTable()
  private var names: [[Name]] = []
  /// For each name the sounds that it shares with others.
  private var sounds: [Name: [Int]] = [:]

  var isEmpty: Bool { names.isEmpty }

  mutating func add(_ name: Name, _ keys: [Sounds.Key]) {
    for key in keys {
      guard let entry = table.insert(key.bytes) else { continue }
      if entry.isNew { names.append([]) }
      if !names[entry.number].contains(name) { names[entry.number].append(name) }
      if key.kind == .toned || key.kind == .heard { sounds[name, default: []].append(entry.number) }
    }
  }

  func names(_ keys: [Sounds.Key]) -> [Name] {
    var result: [Name] = []
    for key in keys {
      guard let number = table.find(key.bytes) else { continue }
      for name in names[number] where !result.contains(name) { result.append(name) }
    }
    return result
  }

  /// The other names that sound like one.
  func alike(_ name: Name) -> [Name] {
    var result: [Name] = []
    for number in sounds[name] ?? [] {
      for other in names[number] where other != name && !result.contains(other) { result.append(other) }
    }
    return result
  }
}

/// A sound index that is built once.
final class LazySoundIndex: Sendable {
  private let index = Mutex<SoundIndex?>(nil)

  func index(_ make: () -> SoundIndex) -> SoundIndex {
    index.withLock { index in
      if let index { return index }
      let new = make()
      index = new
      return new
    }
  }
}
