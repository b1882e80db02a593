/// Names that nobody has, as many as one likes: the bytes of a text file with one a line.
enum Names {
  private static let beginnings = [
    "Ba", "Ce", "Di", "Fo", "Gu", "Ha", "Ji", "Ka", "Le", "Mi", "No", "Pe", "Qua", "Ri", "So", "Ta", "Ve", "Wi", "Xa",
    "Zu",
  ]
  private static let middles = ["la", "ri", "no", "sta", "me", "ndo", "ra", "ki", "lo", "vi"]
  private static let ends = ["n", "ra", "s", "lia", "ck", "m", "tta", "ro", "x", "ne"]
  private static let characters = Array("安宝晨丹恩芳光海佳凯兰明宁平琪然诗婷文晓雅泽")
  private static let surnames = Array("王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗")

  static func latin(_ number: Int) -> String {
    let first = beginnings[number % 20] + middles[number / 20 % 10] + ends[number / 200 % 10]
    let last = beginnings[number / 2000 % 20] + middles[number / 40_000 % 10] + ends[number / 400_000 % 10]
    return "\(first) \(last)"
  }

  static func chinese(_ number: Int) -> String {
    let given = String(characters[number / 20 % 22]) + String(characters[number / 440 % 22])
    let more =
      number < 9680
      ? ""
      : String(characters[number / 9680 % 22]) + (number < 212_960 ? "" : String(characters[number / 212_960 % 22]))
    return String(surnames[number % 20]) + given + more
  }

  static func file(_ count: Int, _ name: (Int) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 16)
    for number in 0..<count {
      bytes.append(contentsOf: name(number).utf8)
      bytes.append(0x0A)
    }
    return bytes
  }
}
