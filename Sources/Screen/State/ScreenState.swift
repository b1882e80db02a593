/// Everything that a screen shows, and where one is in it. The same state always draws the same frame.
///
/// The caller gives it what there is to show (entries, inspector, hint, options, the line being typed), tells it what keys and
/// mouse do (`perform`), and draws what `frame` answers. Nothing here reads a terminal or a clock.
public struct ScreenState: Sendable {
  /// Of the whole screen. A change lays out anew what is visible and leaves what is read where it is.
  public var size: ScreenSize
  public var inspector: Inspector
  /// What is expected now.
  public var hint: String
  /// The line that is being typed; while `isSearching`, the text that is searched for. A change of the text goes back to the
  /// end of the conversation, and takes the mark from an option.
  public var edit: EditLine
  /// What can be chosen now: of the last entry that shows such choices and buttons.
  public var options: [OpenOption]
  /// Names shown above the edit line; empty for none. The caller takes them away with the next key.
  public var completions: [String]
  /// A turn is under way.
  public var isBusy: Bool
  /// At the top of the screen: the apps, or the file.
  public var title: String

  /// The conversation, oldest first.
  public private(set) var entries: [Entry]

  /// The option or button that is marked, counted from 0.
  public private(set) var selectedOption: Int?
  /// The conversation is being searched: what is typed goes to `perform(.search(…))`.
  public private(set) var isSearching: Bool

  public init(size: ScreenSize) {
    self.size = size
    inspector = Inspector()
    hint = ""
    edit = EditLine()
    options = []
    completions = []
    isBusy = false
    title = ""
    entries = []
    isSearching = false
  }

  /// Adds a turn. While one reads further up, what is read stays where it is.
  public mutating func append(_ entry: Entry) { entries.append(entry) }

  /// Adds to the last entry, which is still growing; without one, begins one.
  public mutating func add(_ contents: [EntryContent]) {
    if entries.isEmpty { entries.append(Entry()) }
    entries[entries.count - 1].contents += contents
  }

  /// Shows another conversation, from its end.
  public mutating func replaceAll(_ entries: [Entry]) { self.entries = entries }

  /// Does what a key or the mouse asks for.
  /// - Returns: what the caller has to do then.
  public mutating func perform(_ action: ScreenAction) -> ScreenEffect? {
    switch action {
    case .nextOption, .previousOption:
      guard !options.isEmpty else { return .bell }
      let step = action == .nextOption ? 1 : options.count - 1
      selectedOption = selectedOption.map { ($0 + step) % options.count } ?? (action == .nextOption ? 0 : step)
      return nil
    case .choose:
      guard let selectedOption, options.indices.contains(selectedOption) else { return .bell }
      self.selectedOption = nil
      return .enter(options[selectedOption].line)
    default: return .bell
    }
  }
}
