import SimCatalog
import SimLifecycle

/// Photos that were found: Siri says how many, and the app shows them.
extension Conversation {
  /// Tells how many photos the app will show; asks before it is opened when there are none (a.10). Answers false for a
  /// response that doesn't count them.
  mutating func tellPhotos(_ response: IntentResponse) -> Bool {
    guard let exchange, case .integer(let count) = response["searchResultsCount"] else { return false }
    let intent = exchange.lifecycle.intent
    let family = intent.name == "INStartPhotoPlaybackIntent" ? "photos.played" : "photos.found"
    var values = values(response)
    values["count"] = String(count)
    let number = count == 0 ? "none" : count == 1 ? "one" : "count"
    say("\(family).\(number)", with: values)
    let rows = cards.draft(intent, nil)
    guard count > 0 else {
      offerApp(response, rows: rows)
      return true
    }
    if !rows.isEmpty { show(.card(CardContent(app: exchange.appName, rows: rows))) }
    reach(.enterApp(continuing(response, status: "deferredToApplication")))
    return true
  }
}
