import ChuiChuiKit
import Foundation
import Intents

/// Looks up how an auction stands.
class CheckBidHandler: NSObject, CheckBidIntentHandling {
  func resolveListing(for intent: CheckBidIntent, with completion: @escaping (ListingResolutionResult) -> Void) {
    let mine = Auction.mine().map(\.listing)
    guard let wanted = intent.listing else {
      return completion(mine.count == 1 ? .success(with: mine[0]) : .needsValue())
    }
    let known = mine.first {
      $0.identifier == wanted.identifier || $0.displayString.lowercased().contains(wanted.displayString.lowercased())
    }
    if let known { return completion(.success(with: known)) }
    completion(mine.isEmpty ? .unsupported() : .disambiguation(with: mine))
  }

  func provideListingOptionsCollection(
    for intent: CheckBidIntent, with completion: @escaping (INObjectCollection<Listing>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: Auction.mine().map(\.listing)), nil)
  }

  func handle(intent: CheckBidIntent, completion: @escaping (CheckBidIntentResponse) -> Void) {
    let defaults = UserDefaults.standard
    // The house sometimes takes its time; what it says after that is shown in the app.
    if defaults.string(forKey: "house") == "slow" {
      return completion(CheckBidIntentResponse(code: .inProgress, userActivity: nil))
    }
    if defaults.string(forKey: "house") == "down" { return completion(.failure(failure: Texts.noHouse)) }
    guard let auction = Auction.status(of: intent.listing?.identifier) else {
      return completion(.failure(failure: Texts.ended(intent.listing?.displayString ?? "?")))
    }
    let response = CheckBidIntentResponse.success(success: Texts.status(auction))
    response.price = Texts.amount(auction.price)
    response.bidder = auction.bidder
    completion(response)
  }
}
