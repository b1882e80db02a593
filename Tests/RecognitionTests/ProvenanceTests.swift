import SimCatalog
import SimLinting
import SimRecognition
import Testing

/// Every slot says which words of the typed line filled it.
@Suite struct ProvenanceTests {
  /// Checks each slot against the words behind its mark.
  func check(
    _ language: String, _ marked: String, _ expected: [(mark: Int, parameter: String, words: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let sentence = MarkedText(marked)
    let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled[language]?.language))
    let understanding = recognizer.understand(sentence.text, in: SampleApps.context)
    let request = try #require(
      understanding.request, "\(understanding.exampleText)", sourceLocation: sourceLocation)
    var found: [String: [Range<Int>]] = [:]
    for slot in request.slots { found[slot.parameter] = slot.provenance.ranges }
    if case .named(let mention) = request.appReason { found["app"] = [mention.range] }
    if case .verb(let mention) = request.appReason { found["verb"] = [mention.range] }
    var wanted: [String: [Range<Int>]] = [:]
    for (mark, parameter, words) in expected { wanted[parameter, default: []].append(sentence.range(mark, words)) }
    #expect(found == wanted, "\(understanding.exampleText)", sourceLocation: sourceLocation)
  }

  @Test func inEnglish() throws {
    try check(
      "en", "send a message to 1️⃣John and 2️⃣Jon Snow saying 3️⃣hi there with 4️⃣ZhiChat",
      [(1, "recipients", "John"), (2, "recipients", "Jon Snow"), (3, "content", "hi there"), (4, "app", "ZhiChat")])
    try check(
      "en", "Using 1️⃣Zhi Chat, send a message to 2️⃣Sam saying “3️⃣let's go, \"now\"!”",
      [(1, "app", "Zhi Chat"), (2, "recipients", "Sam"), (3, "content", "let's go, \"now\"!")])
    try check(
      "en", "1️⃣ZhiChat 2️⃣Celestra 3️⃣are you there?",
      [(1, "verb", "ZhiChat"), (2, "recipients", "Celestra"), (3, "content", "are you there?")])
    try check(
      "en", "🚕 book a ride to 1️⃣the Ferry Building with 2️⃣HuHu for 3️⃣two people",
      [(1, "dropOffLocation", "the Ferry Building"), (2, "app", "HuHu"), (3, "partySize", "two people")])
  }

  @Test func inChinese() throws {
    try check("zh-Hans", "用1️⃣知了给2️⃣宏昌发消息", [(1, "app", "知了"), (2, "recipients", "宏昌")])
    try check("zh-Hans", "1️⃣知了 2️⃣Jon Snow 一条消息", [(1, "verb", "知了"), (2, "recipients", "Jon Snow")])
    try check(
      "zh-Hans", "用1️⃣呼呼打一辆2️⃣跑车到3️⃣林大北路", [(1, "app", "呼呼"), (2, "rideOptionName", "跑车"), (3, "dropOffLocation", "林大北路")])
  }

  @Test func vocabulariesAreNamed() throws {
    let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled["en"]?.language))
    func origin(_ sentence: String) -> Provenance.Origin? {
      recognizer.understand(sentence, in: SampleApps.context).request?.slots.first?.provenance.origin
    }
    #expect(origin("send a ZhiChat message to Celestra") == .vocabulary(term: "Celestra", source: .user))
    #expect(origin("send a ZhiChat message to Annie") == .vocabulary(term: "Anna Smith", source: .contacts))
    #expect(origin("send a ZhiChat message to Zebulon") == .words)
    #expect(origin("get a roadster with HuHu") == .vocabulary(term: "roadster", source: .app))
    #expect(origin("take me home with HuHu") == .vocabulary(term: "home", source: .places))
  }
}
