import CReadline
import Glibc
import SimScreen

/// The keys of the screen as named functions of the line editor, so that an inputrc can rebind them: `"\C-xp":
/// sirisim-page-up`.
///
/// Their default keys are bound after the inputrc was read, and only where it has left them free. A key that only
/// applies at times (an arrow while a question is open) otherwise keeps its previous meaning.
final class ScreenBindings {
  /// Performs the key's action.
  private let perform: (ScreenKey) -> Void
  /// Whether the key applies now.
  private let counts: (ScreenKey) -> Bool
  private let redraw: () -> Void

  /// A sequence of the table.
  private struct Bound {
    var bytes: [UInt8]
    /// In the order of their table.
    var keys: [ScreenKey]
    /// Its previous function, by keymap.
    var before: [(map: Keymap, function: Function)] = []
  }
  // Few, and looked at only when one of them is typed.
  private var bound: [Bound] = []

  fileprivate typealias Function = @convention(c) (Int32, Int32) -> Int32

  init(counts: @escaping (ScreenKey) -> Bool, perform: @escaping (ScreenKey) -> Void, redraw: @escaping () -> Void) {
    self.counts = counts
    self.perform = perform
    self.redraw = redraw
  }

  /// Registers the functions' names; called before the inputrc is read.
  func name() {
    Self.current = self
    // Readline keeps the names' pointers.
    for (key, function) in zip(ScreenKeys.all, Self.functions) { rl_add_defun(strdup(key.function), function, -1) }
    rl_add_defun(strdup("sirisim-newline"), Self.newline, -1)
    rl_add_defun(strdup("sirisim-redraw"), Self.redrawScreen, -1)
  }

  /// Binds their keys, after the inputrc was read.
  func bind() {
    for key in ScreenKeys.all {
      for sequence in key.sequences { bind(sequence, to: key) }
    }
    for map in Self.maps { replace("\\C-l", in: map, by: Self.redrawScreen, if: cr_clears_screen) }
    replace("\\e\\C-m", in: cr_emacs_keymap(), by: Self.newline, if: cr_switches_to_vi)
  }

  private static var maps: [Keymap] {
    [cr_emacs_keymap(), cr_vi_insertion_keymap(), cr_vi_movement_keymap()].compactMap { $0 }
  }

  private func bind(_ sequence: String, to key: ScreenKey) {
    let bytes = Self.bytes(of: sequence)
    if let index = bound.firstIndex(where: { $0.bytes == bytes }) {
      bound[index].keys.append(key)
    } else {
      bound.append(Bound(bytes: bytes, keys: [key]))
    }
    for map in Self.maps {
      // In vi mode a letter is often typed right after Esc.
      if bytes.count == 2, bytes[0] == 0x1B, map != cr_emacs_keymap() { continue }
      switch Self.binding(of: bytes, in: map) {
      case .free: rl_bind_keyseq_in_map(sequence, Self.dispatch, map)
      case .function(let function):
        if cr_is_same(function, Self.dispatch) != 0 { continue }
        if key.scope != .always {
          let index = bound.firstIndex { $0.bytes == bytes } ?? 0
          bound[index].before.append((map, function))
        } else if cr_pages_history(function) == 0 {
          continue
        }
        rl_bind_keyseq_in_map(sequence, Self.dispatch, map)
      case .other: continue
      }
    }
  }

  /// Replaces a key's function that makes no sense on the screen, unless the user has chosen another.
  private func replace(
    _ sequence: String, in map: Keymap?, by function: @escaping Function, if isReplaced: (Function?) -> Int32
  ) {
    guard let map else { return }
    switch Self.binding(of: Self.bytes(of: sequence), in: map) {
    case .free: rl_bind_keyseq_in_map(sequence, function, map)
    case .function(let bound):
      if isReplaced(bound) != 0 { rl_bind_keyseq_in_map(sequence, function, map) }
    case .other: return
    }
  }

  private enum Binding {
    case free
    case function(Function)
    /// A macro, or the beginning of longer sequences.
    case other
  }

  private static func binding(of bytes: [UInt8], in map: Keymap) -> Binding {
    var function: Function?
    let kind = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { cr_binding_of($0.baseAddress, $0.count, map, &function) }
    }
    guard let function else { return .free }
    return kind == cr_is_function ? .function(function) : .other
  }

  // MARK: What readline calls

  nonisolated(unsafe) private static var current: ScreenBindings?

  /// The return value of every function: a negative one would make readline look for another function in what it has
  /// discarded; a positive one means the end of the input.
  private static let done: Int32 = 0

  private static func ding() -> Int32 {
    _ = rl_ding()
    return done
  }

  /// A key of the table: the sequence that was typed identifies it.
  private static let dispatch: Function = { count, key in
    guard let current, let bound = current.sequence(endingWith: key) else { return ding() }
    if let taken = bound.keys.first(where: current.counts) {
      current.perform(taken)
      return done
    }
    let map = rl_get_keymap()
    return bound.before.first { $0.map == map }?.function(count, key) ?? ding()
  }

  /// The sequence of the table that has been typed.
  ///
  /// Readline records what was typed, including a count; but of a key that ends a search it only knows that key.
  private func sequence(endingWith key: Int32) -> Bound? {
    let typed = cr_executing_keys().map {
      Array(UnsafeRawBufferPointer(start: $0, count: Int(max(0, cr_executing_count()))))
    }
    let ends = bound.filter { typed?.suffix($0.bytes.count).elementsEqual($0.bytes) ?? false }
    return ends.max { $0.bytes.count < $1.bytes.count }
      ?? bound.first { $0.bytes == [UInt8(truncatingIfNeeded: key)] }
  }

  /// A function that was called by name.
  private static func call(_ index: Int) -> Int32 {
    guard let current, ScreenKeys.all.indices.contains(index), current.counts(ScreenKeys.all[index]) else {
      return ding()
    }
    current.perform(ScreenKeys.all[index])
    return done
  }

  private static let newline: Function = { count, _ in
    _ = rl_insert_text(String(repeating: "\n", count: max(1, Int(count))))
    return done
  }

  private static let redrawScreen: Function = { _, _ in
    current?.redraw()
    return done
  }

  /// How many keys can have functions of their own.
  static var mostKeys: Int { functions.count }

  /// C functions have no context: one for each index of the table.
  private static let functions: [Function] = [
    { _, _ in call(0) }, { _, _ in call(1) }, { _, _ in call(2) }, { _, _ in call(3) }, { _, _ in call(4) },
    { _, _ in call(5) }, { _, _ in call(6) }, { _, _ in call(7) }, { _, _ in call(8) }, { _, _ in call(9) },
    { _, _ in call(10) }, { _, _ in call(11) }, { _, _ in call(12) }, { _, _ in call(13) }, { _, _ in call(14) },
    { _, _ in call(15) }, { _, _ in call(16) }, { _, _ in call(17) }, { _, _ in call(18) }, { _, _ in call(19) },
    { _, _ in call(20) }, { _, _ in call(21) }, { _, _ in call(22) }, { _, _ in call(23) }, { _, _ in call(24) },
    { _, _ in call(25) }, { _, _ in call(26) }, { _, _ in call(27) }, { _, _ in call(28) }, { _, _ in call(29) },
    { _, _ in call(30) }, { _, _ in call(31) }, { _, _ in call(32) }, { _, _ in call(33) }, { _, _ in call(34) },
    { _, _ in call(35) }, { _, _ in call(36) }, { _, _ in call(37) }, { _, _ in call(38) }, { _, _ in call(39) },
  ]

  /// A sequence of the table as the bytes that a terminal sends: `\e[5~`, `\C-m`.
  static func bytes(of sequence: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = sequence.utf8[...]
    while let first = rest.popFirst() {
      guard first == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(first)
        continue
      }
      switch next {
      case UInt8(ascii: "e"): bytes.append(0x1B)
      case UInt8(ascii: "C"):
        _ = rest.popFirst()
        if let letter = rest.popFirst() { bytes.append(letter & 0x1F) }
      default: bytes.append(next)
      }
    }
    return bytes
  }
}
