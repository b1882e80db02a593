public import SimShown

/// A conversation that has run, written in a format for others.
public enum Export {
  /// The text of a file in the format, with a line feed at its end.
  ///
  /// The same screenplay always gives the same text: real times are left out, and nothing of the machine is in it.
  public static func text(of screenplay: Screenplay, as format: ExportFormat, _ options: ExportOptions) -> String {
    let screenplay = screenplay.withoutRealTimes
    return switch format {
    case .svg: Picture(screenplay, options).text
    case .cast: Cast(screenplay, options).text
    case .md: MarkdownDocument(screenplay, options).text
    case .html: HTMLDocument(screenplay, options).text
    case .txt: PlainDocument(screenplay, options).text
    }
  }
}
