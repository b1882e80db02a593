package import SimScreen
package import SimShown

/// A demo as a value: keys and elapsed time go in, the screen and the time until it changes come out.
///
/// It uses no terminal and no clock. The same keys at the same times always give the same frames.
package struct DemoPlayer {
  private let screenplay: Screenplay
  private let timeline: DemoTimeline
  private let options: DemoOptions
  private var state: ScreenState
  /// How many moments have been played.
  private var position = 0
  /// Milliseconds since the last moment, at normal speed.
  private var waited = 0
  private var percent: Int
  private var isPaused = false
  /// Whether it waits for a key, as before every turn.
  private var isHeld = false
  private var showsHelp = false
  /// Whether the user has quit.
  package private(set) var isOver = false

  /// A player before the first step.
  package init(_ screenplay: Screenplay, size: ScreenSize, options: DemoOptions = DemoOptions()) {
    self.screenplay = screenplay
    self.options = options
    timeline = DemoTimeline(screenplay)
    state = ScreenState(size: size)
    state.interface = screenplay.interface
    percent = min(max(options.percent, DemoOptions.percentRange.lowerBound), DemoOptions.percentRange.upperBound)
    if !options.showsInspector { state.hideInspector() }
    go(to: timeline.chapterStarts.indices.contains(options.chapter) ? timeline.chapterStarts[options.chapter] : 0)
  }

  /// The screen's size; it may change at any time.
  package var size: ScreenSize {
    get { state.size }
    set { state.size = newValue }
  }

  // MARK: Time

  /// Milliseconds until the next moment; nil when only a key continues.
  package var untilNext: Int? {
    guard !isPaused, !isHeld, !showsHelp, !isOver, let delay = nextDelay else { return nil }
    return max(0, (max(0, delay - waited) * 100 + percent - 1) / percent)
  }

  /// Advances by some time. At most one moment is caught up with, so that nothing rushes by after a halt.
  package mutating func advance(by milliseconds: Int) {
    guard untilNext != nil, let delay = nextDelay else { return }
    waited += min(max(0, milliseconds), 60_000) * percent / 100
    guard waited >= delay else { return }
    if position == timeline.moments.count { return go(to: 0) }
    // A short delay is caught up with, which keeps the pace.
    waited = min(waited - delay, 40)
    happen()
  }

  /// The time between the last moment and the next; nil at the end.
  private var nextDelay: Int? {
    if position < timeline.moments.count { return timeline.delays[position] }
    return options.loops && position > 0 ? Self.beforeLoop : nil
  }

  /// How long the last answer is shown before the first line comes again.
  private static let beforeLoop = 5_000

  // MARK: Moments

  private mutating func happen() {
    guard position < timeline.moments.count else { return }
    let moment = timeline.moments[position]
    position += 1
    if case .step(let step) = moment {
      state.play(step, of: screenplay, showsTrace: options.showsTrace)
      state.isBusy = step.action == .enter
      // A reader who has scrolled up wants to see what is typed now.
      if step.action == .enter { _ = state.perform(.bottom) }
    }
    isHeld = options.waitsForKeys && timeline.holds.contains(position)
  }

  /// Shows the state after so many moments.
  private mutating func go(to target: Int) {
    position = timeline.beginning(of: target)
    state.replaceAll([])
    while position < target { happen() }
    // At the very beginning the screen is still empty.
    if position == 0 { happen() }
    waited = 0
    isHeld = options.waitsForKeys && timeline.holds.contains(position)
  }

  private var chapter: Int {
    switch timeline.moments.indices.contains(position - 1) ? timeline.moments[position - 1] : nil {
    case .card(let chapter): chapter
    case .step(let step): step.chapter
    case nil: 0
    }
  }

  private var isAtEnd: Bool { position == timeline.moments.count && !options.loops }

  // MARK: Keys

  /// Handles a key.
  /// - Returns: false when there was nothing to do.
  @discardableResult
  package mutating func press(_ key: DemoKey) -> Bool {
    if showsHelp {
      showsHelp = false
      if key == .quit { isOver = true }
      return true
    }
    switch key {
    case .quit: isOver = true
    case .help: showsHelp = true
    case .pause:
      if isHeld { return goOn() }
      guard !isAtEnd else { return false }
      isPaused.toggle()
    case .forward:
      if isHeld { return goOn() }
      return skip(to: timeline.endOfTurn(after: position))
    case .back:
      guard let start = timeline.turnStarts.last(where: { $0 < position }) else { return false }
      go(to: start)
    case .nextChapter:
      guard let start = timeline.chapterStarts.first(where: { $0 > position }) else { return false }
      go(to: start)
    case .previousChapter:
      guard let start = timeline.chapterStarts.last(where: { $0 < position }) else { return false }
      go(to: start)
    case .faster: return changeSpeed(Self.speeds.first { $0 > percent })
    case .slower: return changeSpeed(Self.speeds.last { $0 < percent })
    case .inspector: return state.perform(.toggleInspector) == nil
    case .scrollUp: return state.perform(.scrollUp(lines: Self.scrolled)) == nil
    case .scrollDown: return state.perform(.scrollDown(lines: Self.scrolled)) == nil
    }
    return true
  }

  private static let scrolled = 5
  private static let speeds = [25, 50, 75, 100, 150, 200, 300, 400, 800]

  private mutating func changeSpeed(_ speed: Int?) -> Bool {
    guard let speed else { return false }
    percent = speed
    return true
  }

  /// Begins the turn that waited, or turns a page.
  private mutating func goOn() -> Bool {
    isHeld = false
    guard timeline.moments.indices.contains(position) else { return false }
    switch timeline.moments[position] {
    case .card: return skip(to: position + 1)
    case .step(let step) where step.action == .begin: return skip(to: position + 1)
    case .step: waited = timeline.delays[position]
    }
    return true
  }

  private mutating func skip(to target: Int) -> Bool {
    guard target > position else { return false }
    while position < target { happen() }
    waited = 0
    return true
  }

  // MARK: The screen

  /// The current screen.
  package mutating func frame() -> Frame {
    state.title = title
    state.keys = keys
    if showsHelp { return DemoPages.help(title: state.title, size: state.size) }
    if position > 0, case .card(let chapter) = timeline.moments[position - 1] {
      return DemoPages.card(
        title: screenplay.title, chapter: screenplay.chapters[chapter].title ?? "",
        number: (chapter + 1, screenplay.chapters.count), note: note, size: state.size)
    }
    return state.frame()
  }

  /// The keys that fit the player's state.
  private var keys: [KeyHint] {
    let all = [KeyHint("?", "keys"), KeyHint("q", "quit")]
    if isAtEnd { return [KeyHint("Left", "back")] + all }
    if isHeld { return [KeyHint("Enter", "go on"), KeyHint("Left", "back")] + all }
    return [KeyHint("Space", isPaused ? "go on" : "pause"), KeyHint("Right", "next"), KeyHint("Left", "back")] + all
  }

  /// The chapter, and the player's state.
  private var title: String {
    let chapters = screenplay.chapters
    // A long title is cut at its end.
    var parts = [note]
    if chapters.count > 1 { parts.append("\(chapter + 1) of \(chapters.count)") }
    parts.append(chapters.indices.contains(chapter) ? chapters[chapter].title ?? screenplay.title : screenplay.title)
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var note: String {
    var parts: [String] = []
    if percent != 100 { parts.append(Self.speed(percent)) }
    if isPaused {
      parts.append("paused")
    } else if isHeld {
      parts.append("Enter goes on")
    } else if isAtEnd {
      parts.append("the end; q quits")
    }
    return parts.joined(separator: " · ")
  }

  /// `1.5×`
  private static func speed(_ percent: Int) -> String {
    var text = "\(percent / 100)"
    let rest = percent % 100
    if rest > 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : "." + (rest < 10 ? "0" : "") + "\(rest)" }
    return text + "×"
  }
}
