import Foundation
@_spi(Host) public import Intents
public import SimCatalog
import SimSDKFacts

extension UserActivity {
  /// An author's activity; userInfo values that aren't a property list, or are too large for one, are left out and
  /// reported.
  public init(_ activity: NSUserActivity) {
    var reader = UserInfoReader()
    let entries = reader.read(activity.userInfo ?? [:])
    if reader.wasCut { SDKNotice.say(.userInfo, activity.activityType) }
    self.init(activityType: activity.activityType, title: activity.title, userInfo: entries)
  }
}

extension NSUserActivity {
  /// An activity as the app receives it.
  public convenience init(_ activity: UserActivity) {
    self.init(activityType: activity.activityType)
    title = activity.title
    if !activity.userInfo.isEmpty {
      var info: [AnyHashable: Any] = [:]
      for entry in activity.userInfo { info[entry.key] = entry.restored }
      userInfo = info
    }
  }
}

extension UserInfoEntry {
  /// The value as the author had put it in.
  fileprivate var restored: Any {
    propertyList.flatMap { list in
      try? PropertyListSerialization.propertyList(from: Data(list.utf8), options: [], format: nil)
    } ?? value
  }
}
