import Foundation

/// What lies in the mailbox.
enum Messages {
  static let all: [Message] = direct + hikes + paintings + old

  private static let direct: [Message] = [
    Message(
      id: "t-01", senderID: "m-101", text: "Winter is coming, bring a coat.", sent: .on(2026, 11, 18, at: 21, 40),
      isRead: false),
    Message(
      id: "t-02", senderID: "m-101", text: "The ravens are late.", sent: .on(2026, 11, 19, at: 7, 15), isRead: false),
    Message(id: "t-03", senderID: "m-102", text: "《冰与火之歌》看了吗？", sent: .on(2026, 11, 19, at: 20, 5), isRead: false),
    Message(id: "t-04", senderID: "m-102", text: "周六见。", sent: .on(2026, 11, 17, at: 12, 0)),
    Message(
      id: "t-05", senderID: "m-103", text: "Dinner at seven?", sent: .on(2026, 11, 19, at: 18, 0), isFlagged: true),
    Message(
      id: "t-06", senderID: "m-110", text: "书放在前台了。", sent: .on(2026, 11, 19, at: 9, 30), isFlagged: true),
    Message(
      id: "t-07", recipientIDs: ["m-101"], text: "I'll bring the good gloves.", sent: .on(2026, 11, 18, at: 21, 52)),
    Message(id: "t-08", recipientIDs: ["m-102"], text: "周六几点出发？", sent: .on(2026, 11, 17, at: 11, 58)),
  ]

  private static let hikes: [Message] = chatter(
    group: "g-1", prefix: "h",
    from: ["m-102", "m-105", "m-109", "m-110"],
    texts: [
      "周六去鼓山，谁来？", "我来。", "我也来。", "几点集合？", "早上七点，山脚下。", "要带水吗？", "每人两瓶。", "天气怎么样？",
      "多云，不下雨。", "我带相机。", "山顶有点心店。", "那就周六见。",
    ])

  private static let paintings: [Message] = chatter(
    group: "g-5", prefix: "w",
    from: ["m-101", "m-103", "m-107"],
    texts: [
      "Blue Hills on Saturday?", "Count me in.", "Me too.", "When do we meet?", "Seven, at the gate.",
      "Who brings water?",
      "Two bottles each.", "How is the weather?", "Clouds, no rain.", "I'll bring the camera.", "There is tea on top.",
      "See you on Saturday.",
    ])

  private static let old: [Message] = [
    Message(id: "o-01", senderID: "m-109", text: "新房子的钥匙拿到了！", sent: .on(2026, 3, 2, at: 15, 0)),
    Message(id: "o-02", senderID: "m-104", text: "We got the keys to the studio!", sent: .on(2026, 3, 3, at: 15, 0)),
  ]

  /// A conversation of one evening, a minute between the lines.
  private static func chatter(group: String, prefix: String, from senders: [String], texts: [String]) -> [Message] {
    texts.enumerated().map { index, text in
      Message(
        id: "\(prefix)-\(index + 1)", senderID: senders[index % senders.count], groupID: group, text: text,
        sent: .on(2026, 11, 16, at: 20, index))
    }
  }
}

extension DateComponents {
  static func on(_ year: Int, _ month: Int, _ day: Int, at hour: Int, _ minute: Int) -> DateComponents {
    DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
  }
}
