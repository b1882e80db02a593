/// The user's albums.
enum Albums {
  static let all: [Album] = [
    Album(id: "a-1", name: "Hawaii"),
    Album(id: "a-2", name: "Dogs"),
    Album(id: "a-3", name: "Summer by the Sea"),
    Album(id: "a-4", name: "Summer in the City"),
    Album(id: "a-5", name: "70s Punk Classics"),
    Album(id: "a-6", name: "Baby Steps"),
    Album(id: "a-7", name: "Roman Holiday"),
    Album(id: "a-8", name: "Papers", isPrivate: true),
    Album(id: "a-11", name: "宝宝"),
    Album(id: "a-12", name: "小狗"),
    Album(id: "a-13", name: "海边的夏天"),
    Album(id: "a-14", name: "城里的夏天"),
    Album(id: "a-15", name: "江南小镇"),
    Album(id: "a-16", name: "毕业旅行"),
    Album(id: "a-17", name: "证件", isPrivate: true),
  ]

  static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The album of this name; "dog photos" and 宝宝的照片 are names as well.
  static func album(named name: String) -> Album? {
    all.first { album in spellings(of: name).contains { NameMatching.areSame(album.name, $0) } }
  }

  static func albums(holding words: String) -> [Album] {
    all.filter { album in spellings(of: words).contains { NameMatching.holds(album.name, $0) } }
  }

  static func albums(soundingLike name: String) -> [Album] {
    all.filter { album in spellings(of: name).contains { NameMatching.areAlike(album.name, $0) } }
  }

  /// The name as it was said, and without what only says that it is an album.
  private static func spellings(of name: String) -> [String] {
    let lowered = name.lowercased()
    let endings = [" photo album", " album", " photos", " pictures", "相册", "影集", "的照片", "照片"]
    guard let ending = endings.first(where: { lowered.hasSuffix($0) && lowered.count > $0.count }) else {
      return [name]
    }
    return [name, String(name.dropLast(ending.count))]
  }
}
