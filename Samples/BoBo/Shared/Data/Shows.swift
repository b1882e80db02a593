import Foundation
import Intents

/// What there is to hear: every language has podcasts of its own.
enum Shows {
  static var all: [Show] { Texts.pick(english, chinese, taiwanese, english) }
  static var playlists: [Playlist] {
    Texts.pick(englishPlaylists, chinesePlaylists, taiwanesePlaylists, englishPlaylists)
  }

  /// The show to which an item belongs, be it one of its episodes.
  static func show(of item: INMediaItem?) -> Show? {
    guard let identifier = item?.identifier else { return nil }
    return all.first { identifier == $0.id || identifier.hasPrefix($0.id + ".") }
  }

  static func show(_ id: String) -> Show? { all.first { $0.id == id } }

  private static let english = [
    Show(id: "trains", title: "Night Trains", host: "Mara Lund", latest: "Over the Pass"),
    Show(id: "walks", title: "Night Walks", host: "Iris Okafor", latest: "Along the Canal"),
    Show(
      id: "harbour", title: "Deep Harbour", host: "Mara Lund", audience: .subscribers, isSerial: true,
      latest: "The Diver"),
    Show(id: "shift", title: "Late Shift", host: "Joe Brandt", audience: .explicit, latest: "Closing Time"),
    Show(id: "crimes", title: "Cold Cases", host: "Ada Reyes", audience: .adults, isSerial: true, latest: "The Ferry"),
    Show(id: "league", title: "Sunday League", host: "Tom Ashe", audience: .home, latest: "Two Own Goals"),
    Show(id: "headlines", title: "Ten Headlines", host: "Bo Bo", isNews: true, latest: "This Morning"),
  ]

  private static let chinese = [
    Show(id: "trains", title: "夜行列车", host: "林若兮", latest: "翻过山口"),
    Show(id: "walks", title: "夜行散步", host: "周一鸣", latest: "沿着运河"),
    Show(id: "harbour", title: "深水港", host: "林若兮", audience: .subscribers, isSerial: true, latest: "潜水员"),
    Show(id: "shift", title: "末班夜话", host: "赵大川", audience: .explicit, latest: "打烊"),
    Show(id: "crimes", title: "旧案重提", host: "何静", audience: .adults, isSerial: true, latest: "渡船"),
    Show(id: "league", title: "周末联赛", host: "孙强", audience: .home, latest: "两个乌龙"),
    Show(id: "headlines", title: "十条头条", host: "波波", isNews: true, latest: "今天早上"),
  ]

  private static let taiwanese = [
    Show(id: "trains", title: "夜行列車", host: "林若兮", latest: "翻過山口"),
    Show(id: "walks", title: "夜行散步", host: "周一鳴", latest: "沿著運河"),
    Show(id: "harbour", title: "深水港", host: "林若兮", audience: .subscribers, isSerial: true, latest: "潛水員"),
    Show(id: "shift", title: "末班夜話", host: "趙大川", audience: .explicit, latest: "打烊"),
    Show(id: "crimes", title: "舊案重提", host: "何靜", audience: .adults, isSerial: true, latest: "渡輪"),
    Show(id: "league", title: "週末聯賽", host: "孫強", audience: .home, latest: "兩個烏龍球"),
    Show(id: "headlines", title: "十條頭條", host: "波波", isNews: true, latest: "今天早上"),
  ]

  private static let taiwanesePlaylists = [
    Playlist(id: "commute", name: "通勤"), Playlist(id: "morning-run", name: "早晨跑步"),
    Playlist(id: "morning-tea", name: "早晨喝茶"), Playlist(id: "charts", name: "排行榜", isEditable: false),
  ]

  private static let englishPlaylists = [
    Playlist(id: "commute", name: "Commute"), Playlist(id: "morning-run", name: "Morning Run"),
    Playlist(id: "morning-tea", name: "Morning Tea"), Playlist(id: "charts", name: "Charts", isEditable: false),
  ]

  private static let chinesePlaylists = [
    Playlist(id: "commute", name: "通勤"), Playlist(id: "morning-run", name: "早晨跑步"),
    Playlist(id: "morning-tea", name: "早晨喝茶"), Playlist(id: "charts", name: "排行榜", isEditable: false),
  ]
}
