import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import SimRecognition

/// All the sample apps as they lie in `Vocabulary/Apps`, installed for somebody with friends, a family, a boss, groups,
/// places and the vocabularies that the apps would have registered.
enum SampleWorld {
  /// The sample apps in the order of their names, those without an Intents extension left out.
  static let apps: [InstalledApp] = {
    let folder = SiriFiles.root.appending(path: "Vocabulary/Apps").path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    var diagnostics: [Diagnostic] = []
    return names.flatMap { AppLoader.load("\(folder)/\($0)", diagnostics: &diagnostics) }.map(\.app)
  }()

  static func recognizer(_ language: Language) -> Recognizer {
    Recognizer(
      language: language, locale: language.identifier, apps: apps, user: user(of: language.identifier))
  }

  static func user(of language: String) -> UserProfile {
    let isChinese = language == "zh-Hans"
    let names =
      isChinese
      ? ["宏昌", "李雷", "韩梅梅", "王小明", "林秀英", "赵建国", "Jon Snow"]
      : ["Sam Lee", "Sam Park", "Celestra", "Jon Snow", "Anna Smith", "Frank Smith", "Rita Gomez"]
    let contacts = names.enumerated().map { index, name in
      Contact(identifier: "c.\(index)", name: name, nickname: name == "Anna Smith" ? "Annie" : nil)
    }
    return UserProfile(
      contacts: contacts,
      relations: ["mother", "father", "boss", "sister", "spouse"].enumerated().map { index, kind in
        Relation(kind: kind, contactName: names[index % 3 + 4])
      },
      places: (isChinese ? ["家", "公司"] : ["home", "work"]).map { NamedPlace(names: [$0], place: Place(name: $0)) },
      vocabularies: ["": UserVocabulary(terms: terms(isChinese: isChinese).mapValues(speakable))])
  }

  /// What the user's apps have told Siri of, by type.
  private static func terms(isChinese: Bool) -> [VocabularyStringType: [String]] {
    [
      .contactGroupName: isChinese ? ["周末爬山", "林家大院"] : ["Book Club", "Hiking Friends"],
      .workoutActivityName: isChinese
        ? ["周日长跑", "七零年代单车", "环湖"] : ["Sunday Long Run", "70s Punk Ride", "Once Around the Lake"],
      .photoAlbumName: isChinese ? ["宝宝", "江南小镇"] : ["Hawaii", "Best of Rain", "70s Punk Classics"],
      .photoTag: isChinese ? ["海边", "生日蛋糕"] : ["dog", "birthday cake"],
      .paymentsAccountNickname: isChinese
        ? ["工资卡", "定期存款", "备用金", "旅行卡"] : ["Everyday", "Nest Egg", "Rainy Day", "Travel Card"],
      .paymentsOrganizationName: isChinese ? ["清江银行", "望海银行"] : ["Riverside Bank", "Harbor Bank"],
    ]
  }

  private static func speakable(_ phrases: [String]) -> [SpeakableString] {
    phrases.map { SpeakableString(spokenPhrase: $0) }
  }
}
