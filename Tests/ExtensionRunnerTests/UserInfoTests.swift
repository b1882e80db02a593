import Foundation
@_spi(Host) import Intents
import SimCatalog
import Testing

@testable import SimExtensionRunner

@Suite("What an activity carries")
struct UserInfoTests {
  /// As the app gets it back after it went through the conversation.
  private func returned(_ info: [AnyHashable: Any]) -> [AnyHashable: Any] {
    let activity = NSUserActivity(activityType: "soup")
    activity.userInfo = info
    return NSUserActivity(UserActivity(activity)).userInfo ?? [:]
  }

  @Test func everyValueComesBackAsItWas() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let back = returned([
      "name": "tomato", "bowls": 3, "price": 4.5, "hot": true, "when": date, "bytes": Data([1, 2, 3]),
      "list": ["a", "b"], "inner": ["deep": [1, 2]],
    ])
    #expect(back["name"] as? String == "tomato")
    #expect(back["bowls"] as? Int == 3 && back["price"] as? Double == 4.5 && back["hot"] as? Bool == true)
    #expect(back["when"] as? Date == date && back["bytes"] as? Data == Data([1, 2, 3]))
    #expect(back["list"] as? [String] == ["a", "b"])
    #expect((back["inner"] as? [String: Any])?["deep"] as? [Int] == [1, 2])
  }

  @Test func whatLiesTooDeepIsCut() {
    var inner: Any = "soup"
    for _ in 0..<1_000 { inner = [inner] }
    #expect(returned(["deep": inner, "name": "tomato"])["name"] as? String == "tomato")
  }

  @Test func whatIsVeryLargeIsCut() throws {
    let activity = NSUserActivity(activityType: "soup")
    activity.userInfo = [
      "text": String(repeating: "a", count: 10_000_000), "data": Data(repeating: 7, count: 10_000_000), "id": "1",
      "many": Array(0..<1_000_000),
    ]
    let kept = UserActivity(activity)
    #expect(kept.userInfo.map(\.key) == ["data", "id", "many", "text"])
    #expect(kept.userInfo.allSatisfy { $0.value.utf8.count + ($0.propertyList?.utf8.count ?? 0) < 1_000_000 })
    #expect(kept.userInfo.first { $0.key == "id" }?.value == "1")
  }

  @Test func whatIsNoPropertyListIsLeftOut() {
    struct Soup {}
    #expect(returned(["soup": Soup(), "name": "tomato"])["name"] as? String == "tomato")
  }

  @Test func activitiesAreTheSameByTheirRequiredKeys() {
    func donated(_ info: [String: String], _ keys: [String]?) -> DonatedActivity {
      DonatedActivity(
        activity: UserActivity(
          activityType: "soup", userInfo: info.sorted { $0.key < $1.key }.map { UserInfoEntry(key: $0, value: $1) }),
        requiredKeys: keys)
    }
    #expect(donated(["soup": "tomato", "scroll": "3"], ["soup"]).isSame(as: donated(["soup": "tomato"], ["soup"])))
    #expect(!donated(["soup": "tomato"], ["soup"]).isSame(as: donated(["soup": "onion"], ["soup"])))
    #expect(!donated(["soup": "tomato", "scroll": "3"], nil).isSame(as: donated(["soup": "tomato"], nil)))
  }
}
