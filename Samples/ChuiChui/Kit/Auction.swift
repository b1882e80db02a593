import Foundation
import Intents

/// An auction as the house reports it.
public struct Auction {
  /// What the house knows it by.
  public let identifier: String
  /// The highest bid, in dollars or yuan.
  public let price: Int
  /// Who made it.
  public let bidder: String

  /// What goes under the hammer.
  public static let all = [
    Auction(identifier: "lamp", price: 140, bidder: "Mei"), Auction(identifier: "clock", price: 95, bidder: "Sam"),
    Auction(identifier: "map", price: 310, bidder: "Ann"),
  ]

  /// The auctions on which the user bids.
  public static func mine(_ defaults: UserDefaults = .standard) -> [Auction] {
    defaults.string(forKey: "bids") == "none" ? [] : all
  }

  /// How an auction stands; nil when the house doesn't know it any more.
  public static func status(of identifier: String?, _ defaults: UserDefaults = .standard) -> Auction? {
    guard let identifier, defaults.string(forKey: "ended") != identifier else { return nil }
    return all.first { $0.identifier == identifier }
  }

  /// What it is in an intent.
  public var listing: Listing {
    let listing = Listing(identifier: identifier, display: Texts.name(of: identifier))
    listing.house = Texts.house
    return listing
  }
}
