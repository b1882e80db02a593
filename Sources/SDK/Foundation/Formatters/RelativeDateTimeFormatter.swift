/// Writes a moment by its distance from another: "in 2 days", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named = 1
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .current, calendar: calendar ?? .current)
    return style.format(referenceDate)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let then = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: then, relativeTo: now)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

/// Writes a list: "Sam, Bob, and Ann".
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
