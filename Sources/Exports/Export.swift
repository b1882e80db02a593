package import SimScreen
package import SimShown
import SimText

/// Receives how many of how many parts are done.
package typealias ExportProgress = (_ done: Int, _ count: Int) -> Void

/// Writes a conversation that has run in another format.
package enum Export {
  /// The text of a file in the format, with a line feed at its end.
  ///
  /// The same screenplay always gives the same text: real times are left out, and nothing of the machine is in it.
  ///
  /// - Parameter progress: receives how much is written, again and again.
  package static func text(
    of screenplay: Screenplay, as format: ExportFormat, _ options: ExportOptions,
    progress: ExportProgress = { _, _ in }
  ) -> String {
    let screenplay = screenplay.withoutRealTimes
    return switch format {
    case .svg:
      options.moves ? MovingPicture(screenplay, options, progress).text : Picture(screenplay, options, progress).text
    case .cast: Cast(screenplay, options, progress).text
    case .md: MarkdownDocument(screenplay, options).text
    case .html: HTMLDocument(screenplay, options).text
    case .txt: PlainDocument(screenplay, options).text
    }
  }

  /// Lines of a terminal as an SVG: a report, a review.
  ///
  /// - Parameters:
  ///   - heading: the typed line, above them.
  ///   - columns: the minimum width of the terminal.
  ///   - theme: nil for both: light, or dark with the reader's settings.
  package static func picture(
    of rows: [Row], heading: String, columns: Int, locale: String, theme: ExportOptions.Theme?
  ) -> String {
    Picture(
      rows: rows, columns: max(columns, rows.map(\.width).max() ?? 0), heading: heading, locale: locale,
      name: SafeText.cell(heading), spoken: rows.map { SafeText.oneLine($0.spans.map(\.text).joined()) },
      theme: theme
    ).text
  }
}
