import Foundation
import Intents

/// What the app says, in the language of the phone.
public enum Texts {
  private enum Language {
    case english, simplified, traditional, indonesian

    /// Siri's: what she is spoken to, and answers, in.
    static var current: Language {
      let code = INPreferences.siriLanguageCode()
      if code.hasPrefix("id") { return .indonesian }
      guard code.hasPrefix("zh") else { return .english }
      return ["Hant", "TW", "HK", "MO"].contains { code.contains($0) } ? .traditional : .simplified
    }
  }

  private static func pick<Value>(
    _ english: Value, _ simplified: Value, _ traditional: Value, _ indonesian: Value
  ) -> Value {
    switch Language.current {
    case .english: english
    case .simplified: simplified
    case .traditional: traditional
    case .indonesian: indonesian
    }
  }

  /// The title of the first screen.
  public static var home: String { pick("Your bids", "你的出价", "你的出價", "Penawaranmu") }
  /// Who holds the auctions.
  public static var house: String { pick("Harbour Auctions", "海港拍卖行", "海港拍賣行", "Balai Lelang Pelabuhan") }
  /// What to say for one's bids.
  public static var phrase: String { pick("How is my bid", "我的出价", "我的出價", "Penawaranku bagaimana") }
  /// Why nothing is known.
  public static var noHouse: String {
    pick("The house does not answer.", "拍卖行没有回应。", "拍賣行沒有回應。", "Balai lelang tidak menjawab.")
  }
  /// What names the listing.
  public static var title: String { pick("Listing", "拍品", "拍品", "Barang") }
  /// What names its price.
  public static var price: String { pick("Price", "价格", "價格", "Harga") }
  /// What names who leads.
  public static var bidder: String { pick("Highest bidder", "最高出价人", "最高出價人", "Penawar tertinggi") }

  /// What a listing is called.
  public static func name(of identifier: String) -> String {
    switch identifier {
    case "lamp": pick("the brass lamp", "铜灯", "銅燈", "lampu kuningan")
    case "clock": pick("the ship's clock", "船钟", "船鐘", "jam kapal")
    case "map": pick("the old map", "旧地图", "舊地圖", "peta tua")
    default: identifier
    }
  }

  /// A price with its currency.
  public static func amount(_ price: Int) -> String {
    pick("$\(price)", "\(price) 元", "\(price) 元", "\(price) ribu rupiah")
  }

  /// Who leads an auction, and with how much.
  public static func status(_ auction: Auction) -> String {
    pick(
      "\(auction.bidder) leads with \(amount(auction.price)).", "\(auction.bidder)以\(amount(auction.price))领先。",
      "\(auction.bidder)以\(amount(auction.price))領先。", "\(auction.bidder) memimpin dengan \(amount(auction.price)).")
  }

  /// That an auction is over.
  public static func ended(_ name: String) -> String {
    pick("The auction of \(name) is over.", "\(name)的拍卖结束了。", "\(name)的拍賣結束了。", "Lelang \(name) sudah selesai.")
  }
}
