import Foundation
import Intents

/// What the app says, in the language of the phone.
public enum Texts {
  private static var isChinese: Bool { INPreferences.siriLanguageCode().hasPrefix("zh") }

  private static func text(_ english: String, _ chinese: String) -> String { isChinese ? chinese : english }

  /// The title of the first screen.
  public static var home: String { text("Your bids", "你的出价") }
  /// Who holds the auctions.
  public static var house: String { text("Harbour Auctions", "海港拍卖行") }
  /// What to say for one's bids.
  public static var phrase: String { text("How is my bid", "我的出价") }
  /// Why nothing is known.
  public static var noHouse: String { text("The house does not answer.", "拍卖行没有回应。") }
  /// What names the listing.
  public static var title: String { text("Listing", "拍品") }
  /// What names its price.
  public static var price: String { text("Price", "价格") }
  /// What names who leads.
  public static var bidder: String { text("Highest bidder", "最高出价人") }

  /// What a listing is called.
  public static func name(of identifier: String) -> String {
    switch identifier {
    case "lamp": text("the brass lamp", "铜灯")
    case "clock": text("the ship's clock", "船钟")
    case "map": text("the old map", "旧地图")
    default: identifier
    }
  }

  /// A price with its currency.
  public static func amount(_ price: Int) -> String { text("$\(price)", "\(price) 元") }

  /// Who leads an auction, and with how much.
  public static func status(_ auction: Auction) -> String {
    text("\(auction.bidder) leads with \(amount(auction.price)).", "\(auction.bidder)以\(amount(auction.price))领先。")
  }

  /// That an auction is over.
  public static func ended(_ name: String) -> String {
    text("The auction of \(name) is over.", "\(name)的拍卖结束了。")
  }
}
