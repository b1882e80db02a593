/// What the index recognises.
enum Tags {
  static let all: [Tag] = [
    Tag(
      id: "t-beach", chinese: ["海边", "海滩", "沙滩"], english: ["beach", "seaside"], taiwanese: ["海邊", "海灘", "沙灘"],
      indonesian: ["pantai", "tepi laut"]),
    Tag(
      id: "t-dog", chinese: ["小狗", "狗"], english: ["dog", "dogs", "puppy"], taiwanese: ["小狗", "狗"],
      indonesian: ["anjing"]),
    Tag(
      id: "t-cat", chinese: ["猫", "小猫"], english: ["cat", "cats"], taiwanese: ["貓", "小貓"], indonesian: ["kucing"]),
    Tag(
      id: "t-sunset", chinese: ["日落", "夕阳"], english: ["sunset", "sunsets"], taiwanese: ["日落", "夕陽"],
      indonesian: ["matahari terbenam"]),
    Tag(
      id: "t-birthday-cake", chinese: ["生日蛋糕"], english: ["birthday cake"], taiwanese: ["生日蛋糕"],
      indonesian: ["kue ulang tahun"]),
    Tag(
      id: "t-wedding-cake", chinese: ["婚礼蛋糕"], english: ["wedding cake"], taiwanese: ["婚禮蛋糕"],
      indonesian: ["kue pernikahan"]),
    Tag(
      id: "t-wedding", chinese: ["婚礼"], english: ["wedding"], taiwanese: ["婚禮"], indonesian: ["pernikahan"]),
    Tag(
      id: "t-concert", chinese: ["音乐会", "演唱会"], english: ["concert"], taiwanese: ["音樂會", "演唱會"], indonesian: ["konser"]),
    Tag(
      id: "t-blossom", chinese: ["樱花"], english: ["cherry blossoms", "blossoms"], taiwanese: ["櫻花"],
      indonesian: ["bunga sakura"]),
    Tag(
      id: "t-receipt", chinese: ["发票", "收据"], english: ["receipt", "receipts"], taiwanese: ["發票", "收據"],
      indonesian: ["struk", "kuitansi"]),
    Tag(
      id: "t-lighthouse", chinese: ["灯塔"], english: ["lighthouse"], taiwanese: ["燈塔"], indonesian: ["mercusuar"]),
    Tag(
      id: "t-aurora", chinese: ["极光"], english: ["northern lights", "aurora"], taiwanese: ["極光"], indonesian: ["aurora"]
    ),
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
