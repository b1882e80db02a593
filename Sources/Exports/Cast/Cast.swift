import SimScreen
import SimShown
import SimText

/// An asciicast of version 3: a header, then events on lines of JSON, each with the seconds since the previous one.
///
/// The clock is the conversation's own: a second of typing is a second in the file, however fast it was written.
struct Cast {
  private(set) var text = ""

  /// The rows of the screen.
  static let rows = 24

  init(_ screenplay: Screenplay, _ options: ExportOptions, _ progress: ExportProgress) {
    let size = ScreenSize(columns: options.screenColumns, rows: Self.rows)
    let surroundings = options.theme ?? .dark
    append(Self.header(size, surroundings, screenplay))
    let theme = Theme(depth: .direct, background: surroundings == .dark ? .dark : .light)
    var writer = FrameWriter(theme: theme)
    var state = ScreenState(size: size)
    state.interface = screenplay.interface
    // No keys are pressed in it.
    state.keys = []
    // A wide screen has an inspector; here it is shown only on request.
    if !options.showsInspector { state.hideInspector() }
    /// Milliseconds since the last event: a step without changes adds its time to the next one.
    var waited = 0
    let steps = screenplay.steps()
    for (number, step) in steps.enumerated() {
      progress(number, steps.count)
      waited += step.delay
      if case .begin = step.action, let title = screenplay.chapters[step.chapter].title {
        append(event(after: &waited, "m", SafeText.oneLine(title)))
      }
      state.play(step, of: screenplay, showsTrace: options.showsTrace)
      let change = writer.text(for: state.frame())
      if !change.isEmpty { append(event(after: &waited, "o", change)) }
    }
    // Time to read the last answer.
    waited += 3_000
    append(event(after: &waited, "x", "0"))
  }

  private func event(after milliseconds: inout Int, _ code: String, _ data: String) -> JSONValue {
    defer { milliseconds = 0 }
    return .array([.double(Double(milliseconds) / 1_000), .string(code), .string(data)])
  }

  private mutating func append(_ line: JSONValue) {
    text += String(decoding: JSONWriter.write(line), as: UTF8.self) + "\n"
  }

  private static func header(
    _ size: ScreenSize, _ surroundings: ExportOptions.Theme, _ screenplay: Screenplay
  ) -> JSONValue {
    let exportColours = ExportColours(surroundings)
    let theme: [JSONValue.Member] = [
      .init(key: "fg", value: .string(exportColours.text)),
      .init(key: "bg", value: .string(exportColours.background)),
      .init(key: "palette", value: .string(exportColours.palette.joined(separator: ":"))),
    ]
    let terminal: [JSONValue.Member] = [
      .init(key: "cols", value: .integer(size.columns)), .init(key: "rows", value: .integer(size.rows)),
      .init(key: "type", value: "xterm-256color"), .init(key: "theme", value: .object(theme)),
    ]
    var header: [JSONValue.Member] = [
      .init(key: "version", value: .integer(3)), .init(key: "term", value: .object(terminal)),
    ]
    if !screenplay.title.isEmpty {
      header.append(.init(key: "title", value: .string(SafeText.oneLine(screenplay.title))))
    }
    return .object(header)
  }
}
