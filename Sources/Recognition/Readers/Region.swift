import SimDiagnostics

/// What determines the meaning of words that differ by country.
struct Region: Hashable, Sendable {
  /// ISO 3166, for example `US`.
  var code: String
  /// ISO 4217: the currency of "bucks" and 块.
  var currency: String
  /// Whether summer begins in December.
  var isSouthern = false
  /// Whether numbers are written 1.200,50.
  var hasDecimalComma = false

  /// Where no list has a region.
  static let none = Region(code: "", currency: "USD")
}

/// The regions of `lists/regions.list`: `AU = AUD south`. The one marked "home" is for locales without a region.
struct Regions: Sendable {
  private var regions: [String: Region] = [:]
  private(set) var home = Region.none

  init(_ list: StoredList?, diagnostics: inout [Diagnostic]) {
    for entry in list?.entries ?? [] {
      guard let currency = entry.meaning.first,
        let region = Self.region(list?.names(of: entry).first ?? "", currency, entry.meaning.dropFirst())
      else {
        let read = entry.meaning.joined(separator: " ")
        diagnostics.append(
          Diagnostic(
            .error, "'\(read)' is not understood; expected a currency, and 'south', 'comma' or 'home' after it",
            at: entry.place))
        continue
      }
      regions[region.code] = region
      if entry.meaning.contains("home") { home = region }
    }
  }

  private static func region(_ code: String, _ currency: String, _ marks: ArraySlice<String>) -> Region? {
    guard currency.isCurrencyCode, marks.allSatisfy({ ["south", "comma", "home"].contains($0) }) else { return nil }
    return Region(
      code: code, currency: currency, isSouthern: marks.contains("south"), hasDecimalComma: marks.contains("comma"))
  }

  /// The region that a locale names: `AU` of `en-AU`, `CN` of `zh_Hans_CN`.
  func region(ofLocale locale: String) -> Region {
    for part in locale.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "@" }).dropFirst() {
      if let region = regions[part.uppercased()] { return region }
    }
    return home
  }
}

extension String {
  /// Whether it has the form of an ISO 4217 code.
  var isCurrencyCode: Bool {
    utf8.count == 3 && utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
