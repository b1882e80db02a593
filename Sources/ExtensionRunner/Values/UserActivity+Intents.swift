import Foundation
@_spi(Host) public import Intents
public import SimCatalog

extension UserActivity {
  /// An author's activity: its keys and values as text, sorted by key.
  public init(_ activity: NSUserActivity) {
    let entries = (activity.userInfo ?? [:]).map { UserInfoEntry(key: "\($0.key)", value: "\($0.value)") }
    self.init(
      activityType: activity.activityType, title: activity.title, userInfo: entries.sorted { $0.key < $1.key })
  }
}

extension NSUserActivity {
  /// An activity as the app gets it.
  public convenience init(_ activity: UserActivity) {
    self.init(activityType: activity.activityType)
    title = activity.title
    if !activity.userInfo.isEmpty {
      var info: [AnyHashable: Any] = [:]
      for entry in activity.userInfo { info[entry.key] = entry.value }
      userInfo = info
    }
  }
}
