/// The people whom the user has named.
enum Faces {
  static let all: [Face] = [
    Face(id: "f-0", name: "Me", otherNames: ["我", "我自己"], isMe: true),
    Face(id: "f-1", name: "Jon Snow"),
    Face(id: "f-2", name: "Celestra"),
    Face(id: "f-3", name: "Sam Lee"),
    Face(id: "f-4", name: "Sam Park"),
    Face(id: "f-5", name: "Anna Smith", otherNames: ["Annie"]),
    Face(id: "f-6", name: "Rosa Hale", otherNames: ["Mom"]),
    Face(id: "f-11", name: "宏昌"),
    Face(id: "f-12", name: "韩梅梅"),
    Face(id: "f-13", name: "王小明", otherNames: ["小明"]),
    Face(id: "f-14", name: "李小明"),
    Face(id: "f-15", name: "林秀英", otherNames: ["妈妈"]),
  ]

  static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  static var me: Face? { all.first(where: \.isMe) }

  /// The people whose name this is; failing that, those who have it as a part of their names.
  static func faces(named name: String) -> [Face] {
    let exact = all.filter { face in ([face.name] + face.otherNames).contains { NameMatching.areSame($0, name) } }
    // 小明 is how the user calls one of two people whose names end so.
    let parts = all.filter { face in hasPart(face.name, name) }
    return exact.count == 1 && parts.count < 2 ? exact : (exact.isEmpty || parts.count > exact.count ? parts : exact)
  }

  static func faces(soundingLike name: String) -> [Face] {
    all.filter { face in ([face.name] + face.otherNames).contains { NameMatching.areAlike($0, name) } }
  }

  private static func hasPart(_ name: String, _ part: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    return words.contains { NameMatching.areSame($0, part) }
      || (words.count == 1 && name.hasSuffix(part) && name != part)
  }
}
