import SimCatalog
import SimLexicon

/// Whom and what the user of the sample apps knows, in a language of his: a language without an entry has the English ones.
struct SampleWorldWords {
  /// Seven people; the last three are the family and the boss.
  var names: [String]
  var nicknames: [String: String] = [:]
  var places: [String]
  /// What the user's apps have told Siri of, by type.
  var terms: [VocabularyStringType: [String]]

  static let all = ["en": english, "id": indonesian, "zh-Hans": simplified, "zh-Hant": traditional]

  static let english = SampleWorldWords(
    names: ["Sam Lee", "Sam Park", "Celestra", "Jon Snow", "Anna Smith", "Frank Smith", "Rita Gomez"],
    nicknames: ["Anna Smith": "Annie"],
    places: ["home", "work"],
    terms: [
      .contactGroupName: ["Book Club", "Hiking Friends"],
      .workoutActivityName: ["Sunday Long Run", "70s Punk Ride", "Once Around the Lake"],
      .photoAlbumName: ["Hawaii", "Best of Rain", "70s Punk Classics"],
      .photoTag: ["dog", "birthday cake"],
      .paymentsAccountNickname: ["Everyday", "Nest Egg", "Rainy Day", "Travel Card"],
      .paymentsOrganizationName: ["Riverside Bank", "Harbor Bank"],
      .notebookItemTitle: ["Boat Repairs", "Door Codes"],
      .notebookItemGroupName: ["Weekly Shop", "Allotment"],
      .carName: ["Bluebird", "Old Rusty"],
      .carProfileName: ["Commuter", "Weekender"],
    ])

  private static let indonesian = SampleWorldWords(
    names: ["Budi Santoso", "Budi Wijaya", "Celestra", "Jon Snow", "Dewi Lestari", "Agus Lestari", "Rina Hartono"],
    nicknames: ["Dewi Lestari": "Wiwi"],
    places: ["rumah", "kantor"],
    terms: [
      .contactGroupName: ["Klub Buku", "Pendaki Minggu"],
      .workoutActivityName: ["Lari Jauh Minggu", "Sepeda Nostalgia", "Keliling Danau"],
      .photoAlbumName: ["Bali", "Hujan Terbaik"],
      .photoTag: ["anjing", "kue ulang tahun"],
      .paymentsAccountNickname: ["Sehari-hari", "Dana Darurat", "Tabungan Nikah", "Kartu Liburan"],
      .paymentsOrganizationName: ["Bank Nusa", "Bank Pelita"],
    ])

  private static let simplified = SampleWorldWords(
    names: ["宏昌", "李雷", "韩梅梅", "王小明", "林秀英", "赵建国", "Jon Snow"],
    places: ["家", "公司"],
    terms: [
      .contactGroupName: ["周末爬山", "林家大院"],
      .workoutActivityName: ["周日长跑", "七零年代单车", "环湖"],
      .photoAlbumName: ["宝宝", "江南小镇"],
      .photoTag: ["海边", "生日蛋糕"],
      .paymentsAccountNickname: ["工资卡", "定期存款", "备用金", "旅行卡"],
      .paymentsOrganizationName: ["清江银行", "望海银行"],
      .notebookItemTitle: ["修船计划", "门锁密码"],
      .notebookItemGroupName: ["每周采购", "菜园子"],
      .carName: ["小红", "老捷达"],
      .carProfileName: ["通勤", "周末"],
    ])

  private static let traditional = SampleWorldWords(
    names: ["志明", "雅婷", "林怡君", "王小明", "林秀英", "陳建宏", "Jon Snow"],
    places: ["家", "公司"],
    terms: [
      .contactGroupName: ["週末爬山", "羽球社"],
      .workoutActivityName: ["週日長跑", "七零年代單車", "河濱夜騎"],
      .photoAlbumName: ["寶寶", "九份老街"],
      .photoTag: ["海邊", "生日蛋糕"],
      .paymentsAccountNickname: ["薪轉戶", "定存帳戶", "備用金", "旅行卡"],
      .paymentsOrganizationName: ["望海銀行", "清溪銀行"],
      .notebookItemTitle: ["修船計畫", "門鎖密碼"],
      .notebookItemGroupName: ["每週採買", "菜園"],
      .carName: ["小紅", "老喜美"],
      .carProfileName: ["通勤", "週末"],
    ])
}
