import Foundation

/// The results of a query or a provider for the host: no more than a person could choose among, with what is wrong with
/// them.
struct GivenItems {
  /// More than a person chooses among.
  private static let most = 1_000
  /// How many are searched for words.
  private static let mostSearched = 50_000

  private var values: [_HostedValue] = []
  private var problems: [String] = []

  /// - Parameter term: words that the titles must contain.
  init(_ results: some ResultsCollection, like term: String? = nil) {
    let items = results._items
    var taken = items.prefix(Self.most)[...]
    if let term {
      let searched = items.prefix(Self.mostSearched)
      taken = searched.filter { Self.title(of: $0).localizedCaseInsensitiveContains(term) }.prefix(Self.most)[...]
      if items.count > searched.count {
        problems.append("gives \(items.count), of which the first \(searched.count) are looked through")
      }
    } else if items.count > Self.most {
      problems.append("gives \(items.count), of which the first \(Self.most) are taken")
    }
    values = taken.compactMap { HostedValues.hosted($0) }
    tellWhatIsUnclear(taken.map { Self.title(of: $0) })
  }

  func options(_ query: String, _ provider: Any.Type) -> _HostedOptions {
    _HostedOptions(query: query, values: values, provider: provider, problems: problems)
  }

  private static func title(of item: Any) -> String {
    (item as? any InstanceDisplayRepresentable).map { String(localized: $0.displayRepresentation.title) } ?? "\(item)"
  }

  private mutating func tellWhatIsUnclear(_ titles: [String]) {
    let untitled = titles.filter { $0.allSatisfy(\.isWhitespace) }.count
    if untitled > 0 { problems.append("gives \(untitled) of \(titles.count) without a title") }
    var first: [String: String] = [:]
    for value in values {
      guard case .object(_, let identifier?, let title) = value else { continue }
      if let other = first[identifier] {
        problems.append("gives '\(other)' and '\(title)' with the same identifier '\(identifier)'")
        break
      }
      first[identifier] = title
    }
  }
}
