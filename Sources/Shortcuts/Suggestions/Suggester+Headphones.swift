import SimCatalog

extension Suggester {
  /// The lock screen when headphones are connected: what apps expect to be played next, then learnt media, then
  /// anything else that is learnt.
  /// - Parameters:
  ///   - memory: what apps have submitted.
  ///   - moment: when and where.
  ///   - limit: the maximum number.
  ///   - installed: the identifiers of the apps that may be suggested; nil for all.
  package func headphoneSuggestions(
    from memory: ShortcutMemory, at moment: DonationMoment, limit: Int, installed: Set<String>? = nil
  ) -> [Suggestion] {
    guard limit > 0 else { return [] }
    let learnt = suggestions(from: memory.donations, at: moment, limit: 10 * limit, installed: installed)
    let media = learnt.filter(isMedia)
    // The app with the likeliest media comes first; for each app what it expects first.
    let apps = memory.upcomingMedia.keys.filter { installed?.contains($0) ?? true }
    let likeliest = Dictionary(media.enumerated().map { ($1.app, $0) }, uniquingKeysWith: min)
    let order = apps.sorted { (likeliest[$0] ?? .max, $0) < (likeliest[$1] ?? .max, $1) }
    let lists = order.map { memory.upcomingMedia[$0] ?? [] }
    var all: [Suggestion] = []
    for rank in 0..<(lists.map(\.count).max() ?? 0) {
      for (app, list) in zip(order, lists) where rank < list.count {
        all.append(
          Suggestion(
            app: app, shortcut: .intent(list[rank], suggestedPhrase: nil),
            type: ShortcutType(parameters: list[rank].parameters.map(\.name)), origin: .upcomingMedia))
      }
    }
    for suggestion in media + learnt.filter({ !isMedia($0) }) {
      if !all.contains(where: { $0.app == suggestion.app && $0.shortcut.startsTheSame(as: suggestion.shortcut) }) {
        all.append(suggestion)
      }
    }
    return Array(all.prefix(limit))
  }

  /// Whether it plays something, or finds or adds what can be played.
  private func isMedia(_ suggestion: Suggestion) -> Bool {
    guard case .intent(let intent, _) = suggestion.shortcut else { return false }
    return catalog.schema(of: intent.name)?.domain == "Media"
  }
}
