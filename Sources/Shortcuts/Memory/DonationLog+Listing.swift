package import SimCatalog

extension DonationLog {
  /// The number of an app's donations.
  package func count(of app: String) -> Int { countsByApp.first { $0.app == app }?.count ?? 0 }

  /// What an app has donated, without repetitions, the latest first.
  package func latest(of app: String, limit: Int) -> [Shortcut] {
    var found: [Shortcut] = []
    var seen: Set<Int32> = []
    for index in rows.indicesFromEnd where found.count < limit {
      let number = rows[index].payload
      guard payloads[Int(number)].app == app, seen.insert(number).inserted else { continue }
      let shortcut: Shortcut =
        switch payloads[Int(number)].donated {
        case .intent(let donation):
          .intent(donation.interaction.intent, suggestedPhrase: donation.suggestedPhrase)
        case .activity(let activity): .activity(activity)
        }
      if !found.contains(where: { $0.startsTheSame(as: shortcut) }) { found.append(shortcut) }
    }
    return found
  }

  /// Calls `body` for the intents that were donated with a suggested phrase, in the order of their first donations.
  package func forEachPhrase(_ body: (_ app: String, _ intent: FilledIntent, _ phrase: String) -> Void) {
    for chunk in payloads.values.chunks {
      for payload in chunk {
        if case .intent(let donation) = payload.donated, let phrase = donation.suggestedPhrase {
          body(payload.app, donation.interaction.intent, phrase)
        }
      }
    }
  }
}
