import SimScreen
import SimShown

/// The moments of a demo in order: those of the conversation, and a title page before each chapter with a title.
struct DemoTimeline {
  enum Moment: Hashable {
    case card(chapter: Int)
    case step(PlayStep)
  }

  let moments: [Moment]
  /// The delay of each moment after the one before it, in milliseconds.
  let delays: [Int]
  /// The positions where a turn may begin: in an empty chapter, or after the whole turn before.
  let turnStarts: [Int]
  /// The same for chapters, with their title page shown.
  let chapterStarts: [Int]
  /// Where a demo that waits for keys waits: before each turn (on the title page for the first one) and each chapter.
  let holds: Set<Int>

  /// How long a title page is shown.
  static let cardTime = 1_800

  init(_ screenplay: Screenplay, pacing: Pacing = Pacing()) {
    var moments: [Moment] = []
    var delays: [Int] = []
    var turnStarts: [Int] = []
    var chapterStarts: [Int] = []
    var holds: Set<Int> = []
    var scene = -1
    for step in screenplay.steps(pacing) {
      var delay = step.delay
      if case .begin = step.action {
        scene = -1
        if !moments.isEmpty { holds.insert(moments.count) }
        if screenplay.chapters[step.chapter].title != nil {
          moments.append(.card(chapter: step.chapter))
          delays.append(delay)
          delay = Self.cardTime
          holds.insert(moments.count)
        } else {
          holds.insert(moments.count + 1)
        }
        chapterStarts.append(moments.count)
        turnStarts.append(moments.count + 1)
      } else if step.scene != scene {
        if scene >= 0 {
          turnStarts.append(moments.count)
          holds.insert(moments.count)
        }
        scene = step.scene
      }
      moments.append(.step(step))
      delays.append(delay)
    }
    self.moments = moments
    self.delays = delays
    self.turnStarts = turnStarts
    // A chapter without a title page begins with an empty conversation.
    self.chapterStarts = chapterStarts.map { start in
      if start > 0, case .card = moments[start - 1] { start } else { start + 1 }
    }
    self.holds = holds
  }

  /// The moment that begins what is shown at a position: a title page, or a chapter.
  func beginning(of position: Int) -> Int {
    let last = moments[..<min(position, moments.count)].lastIndex { moment in
      switch moment {
      case .card: true
      case .step(let step): step.action == .begin
      }
    }
    return last ?? 0
  }

  /// The position after the next answer, or after a title page that is shown.
  func endOfTurn(after position: Int) -> Int {
    for index in position..<max(position, moments.count) {
      guard case .step(let step) = moments[index] else { return index + 1 }
      switch step.action {
      case .answer: return index + 1
      // A page is turned by itself; an empty chapter shows nothing else.
      case .begin where index == position: return index + 1
      case .begin, .type, .enter: continue
      }
    }
    return moments.count
  }
}
