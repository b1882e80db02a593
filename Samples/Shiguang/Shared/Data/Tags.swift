/// What the index recognises.
enum Tags {
  static let all: [Tag] = [
    Tag(id: "t-beach", chinese: ["海边", "海滩", "沙滩"], english: ["beach", "seaside"]),
    Tag(id: "t-dog", chinese: ["小狗", "狗"], english: ["dog", "dogs", "puppy"]),
    Tag(id: "t-cat", chinese: ["猫", "小猫"], english: ["cat", "cats"]),
    Tag(id: "t-sunset", chinese: ["日落", "夕阳"], english: ["sunset", "sunsets"]),
    Tag(id: "t-birthday-cake", chinese: ["生日蛋糕"], english: ["birthday cake"]),
    Tag(id: "t-wedding-cake", chinese: ["婚礼蛋糕"], english: ["wedding cake"]),
    Tag(id: "t-wedding", chinese: ["婚礼"], english: ["wedding"]),
    Tag(id: "t-concert", chinese: ["音乐会", "演唱会"], english: ["concert"]),
    Tag(id: "t-blossom", chinese: ["樱花"], english: ["cherry blossoms", "blossoms"]),
    Tag(id: "t-receipt", chinese: ["发票", "收据"], english: ["receipt", "receipts"]),
    Tag(id: "t-lighthouse", chinese: ["灯塔"], english: ["lighthouse"]),
    Tag(id: "t-aurora", chinese: ["极光"], english: ["northern lights", "aurora"]),
  ]

  /// The tag of this name.
  static func tag(named name: String) -> Tag? {
    all.first { tag in tag.names.contains { NameMatching.areSame($0, name) } }
  }

  static func tags(holding words: String) -> [Tag] {
    all.filter { tag in tag.names.contains { NameMatching.holds($0, words) } }
  }

  static func tags(soundingLike name: String) -> [Tag] {
    all.filter { tag in tag.names.contains { NameMatching.areAlike($0, name) } }
  }
}
