import Glibc
import SimText
package import SimTranscripts

/// A review on the terminal: shows the turns one by one, and waits for a key at each.
package struct ReviewRun {
  /// The result of writing a transcript.
  package enum Written: Hashable, Sendable {
    case done
    /// The file has changed since it was read or last written: nothing was written.
    case changed
    /// Nothing was written; with the reason.
    case failed(String)
  }

  /// The review with the decisions so far.
  package private(set) var review: TranscriptReview
  private let facts: TerminalFacts
  private let write: (_ file: TalkFile, _ old: String, _ new: String) -> Written
  private var reader = TerminalReader()

  /// A review at its beginning.
  ///
  /// - Parameter write: replaces a transcript's text.
  package init(
    _ review: TranscriptReview, facts: TerminalFacts,
    write: @escaping (_ file: TalkFile, _ old: String, _ new: String) -> Written
  ) {
    self.review = review
    self.facts = facts
    self.write = write
  }

  /// Goes through the turns.
  ///
  /// - Returns: the exit status for a signal; nil where none came.
  package mutating func run() -> Int32? {
    guard review.current != nil, let keys = SingleKeys() else { return nil }
    Signals.survivesBrokenPipes()
    Signals.collect()
    Signals.collectsStops(true)
    Signals.collectsContinues()
    keys.begin()
    defer {
      keys.end()
      Signals.collectsStops(false)
    }
    show()
    while review.current != nil, !reader.isAtEnd {
      for event in reader.wait() {
        guard case .keys(let bytes) = event else { continue }
        for key in TerminalInput.single(bytes) where review.current != nil {
          if !take(ReviewKey(bytes: key)) {
            print("")
            return nil
          }
        }
      }
      while let signal = reader.nextSignal() {
        switch signal {
        case SIGTSTP:
          keys.end()
          raise(SIGSTOP)
        case SIGCONT:
          keys.begin()
          print("")
          show()
        case SIGINT, SIGTERM, SIGHUP:
          print("")
          return 128 + signal
        default: continue
        }
      }
    }
    return nil
  }

  /// - Returns: false for the end.
  private mutating func take(_ key: ReviewKey?) -> Bool {
    switch key {
    case .quit: return false
    case .accept: decide(.accepted(.all), .this, "accepted")
    case .wording: decide(.accepted(.wording), .this, "wording accepted")
    case .reject: decide(.rejected, .this, "rejected")
    case .skip: decide(.skipped, .this, "skipped")
    case .acceptFile: decide(.accepted(.all), .file, "accepted")
    case .acceptSort: decide(.accepted(.all), .sort, "accepted")
    case .undo: undo()
    case .again:
      print("")
      show()
    case .help:
      print("")
      for key in ReviewKey.allCases {
        let label = "  " + key.label + String(repeating: " ", count: 8 - key.label.count)
        let blanks = String(repeating: " ", count: label.count)
        for (index, line) in LineBreaking.lines(of: key.help, width: terminalColumns() - label.count).enumerated() {
          print((index == 0 ? label : blanks) + line)
        }
      }
      ask()
    case nil: bell()
    }
    return true
  }

  private mutating func decide(
    _ decision: TranscriptReview.Decision, _ reach: TranscriptReview.Reach, _ word: String
  ) {
    guard let current = review.current else { return }
    guard review.allows(decision, on: current) else {
      return refuse(
        decision == .accepted(.wording)
          ? "no wording of it differs"
          : "a text that must not come, or what came of a table's row, is never accepted; the line is mended by hand")
    }
    var next = review
    next.decide(decision, reach)
    let count = next.count { $0 == decision } - review.count { $0 == decision }
    take(next, saying: count == 1 ? word : "\(word) \(count) turns")
  }

  private mutating func undo() {
    var next = review
    guard next.undo() else { return refuse("nothing was decided yet") }
    take(next, saying: "undone")
  }

  /// Decisions count once they are written.
  private mutating func take(_ next: TranscriptReview, saying word: String) {
    var next = next
    var problems: [String] = []
    for index in Set(next.items.map(\.file)).sorted() {
      let (old, new) = (review.text(of: index), next.text(of: index))
      guard old != new else { continue }
      switch write(next.files[index], old, new) {
      case .done: break
      case .changed:
        next.giveUp(index, after: review)
        problems.append(
          "\(next.files[index].file ?? "") was changed meanwhile: nothing more is written to it; review it again")
      case .failed(let reason):
        // Decisions for files that were written are kept; this one can be tried again.
        next.keep(index, of: review)
        problems.append(reason)
      }
    }
    review = next
    print(problems.isEmpty ? word : "")
    for problem in problems { print(problem, .error) }
    if review.current != nil {
      print("")
      show()
    }
  }

  private func refuse(_ reason: String) {
    print("")
    print(reason, .notice)
    ask()
  }

  // MARK: Printing

  private func show() {
    guard let current = review.current else { return }
    let page = ReviewPage(
      review.items[current].turn, number: current + 1, of: review.items.count, width: terminalColumns(),
      isStacked: facts.accessibility != nil)
    for line in page.lines { send(line.map(styled).joined() + "\n") }
    send("\n")
    ask()
  }

  private func ask() {
    send(styled("accept (a), reject (r), skip (s), all keys (?): ", .user))
  }

  private func styled(_ part: ReviewPage.Part) -> String {
    let text = facts.isolatesDirection ? SafeText.isolated(part.text) : part.text
    return switch part.kind {
    case .heading: styled(text, .user)
    case .frame: styled(text, .notice)
    case .opening: styled(text, .user)
    case .before: facts.style.applied(to: text, change: .gone)
    case .after: facts.style.applied(to: text, change: .new)
    case .same(.trace): styled(text, .trace)
    case .same(.choice): styled(text, .choice)
    case .same(.card), .same(.style): styled(text, .card)
    case .same(.says): styled(text, .says)
    }
  }

  private func styled(_ text: String, _ kind: StyledLine.Kind) -> String { facts.style.applied(to: text, kind: kind) }

  private func print(_ text: String, _ kind: StyledLine.Kind = .says) {
    let safe = SafeText.oneLine(text)
    send(styled(facts.isolatesDirection ? SafeText.isolated(safe) : safe, kind) + "\n")
  }

  private func bell() { send("\u{07}") }

  private func send(_ text: String) { _ = DescriptorWriter.write(text, to: STDOUT_FILENO) }
}
