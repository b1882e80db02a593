import Testing

@testable import SimExtensionBuild

private func prepared(_ source: String) -> PrePass.Result {
  PrePass(modules: ["CoreData", "Foundation", "SwiftData", "UIKit", "os", "Shared"], module: "Own").run(
    on: SourceCopy(path: "/a.swift", original: Array(source.utf8)))
}

private func text(_ source: String) -> String { String(decoding: prepared(source).copy.bytes, as: UTF8.self) }

struct PrePassTests {
  @Test(arguments: [
    ("@objc class A {}", "      class A {}"),
    ("@objc(Name) func a()", "            func a()"),
    ("@objc (Name) class A", "             class A"),
    ("@objc optional func a()", "               func a()"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    (
      "@IBOutlet private weak var a: UILabel!\n", "          private      var a: UILabel! = UILabel()\n"
    ),
    ("@IBOutlet var a: UILabel! { didSet {} }", "          var a: UILabel! { didSet {} }"),
    ("@IBOutlet var a: [UILabel]!", "          var a: [UILabel]!"),
    ("@available(iOS 13, *) class A", "@available(iOS 13, *) class A"),
    ("@objcMembers\nclass A", "            \nclass A"),
    ("@UIApplicationMain\nclass A", "                  \nclass A"),
    ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
    ("let a = \"\\({ @objc in b })\"", "let a = \"\\({       in b })\""),
    ("#if os(iOS) || os(watchOS)", "#if true    || false      "),
    ("#if !targetEnvironment(macCatalyst)", "#if !false                         "),
    ("#if canImport(UIKit) && DEBUG", "#if canImport(UIKit) && DEBUG"),
    ("if os(iOS) {}", "if os(iOS) {}"),
    ("import Nowhere; import UIKit", "              ; import UIKit"),
    ("@testable import Nowhere", "                        "),
    ("import class Nowhere.A", "                      "),
    ("import struct Foundation.URL", "import struct Foundation.URL"),
    ("import os.log", "import os    "),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
    ("import Own", "          "),
    ("import Shared", "import Shared"),
    ("@testable import Shared", "@testable import Shared"),
    ("a = #keyPath(Trip.plans.name)", "a = \"plans.name\"             "),
    ("a = #keyPath(name)", "a = \"name\"        "),
    ("a = #selector(Trip.add(_:))", "a = Selector(\"add(_:)\")    "),
    ("a = #selector(go)", "a = Selector(\"go\")"),
    ("String(format: a, b)", "String(_format: a, b)"),
    ("String.init(format: a, arguments: b)", "String.init(_format: a, arguments: b)"),
    ("Foundation.NSString(format: a, b)", "Foundation.NSString(_format: a, b)"),
    ("String.localizedStringWithFormat(a)", "String._localizedStringWithFormat(a)"),
    ("NSLocalizedString(a, comment: b)", "_NSLocalizedString(a, comment: b)"),
    ("localizedString(forKey: a)", "localizedString(forKey: a)"),
    (
      "Bundle.main.localizedString(forKey: a, value: nil, table: nil)",
      "Bundle.main._localizedString(forKey: a, value: nil, table: nil)"
    ),
    ("CNPostalAddress.localizedString(forKey: a)", "CNPostalAddress.localizedString(forKey: a)"),
    ("NSPredicate(format: a)", "NSPredicate(format: a)"),
    ("NSExpression(forKeyPath: a)", "_NSExpression(forKeyPath: a)"),
    ("a.NSExpressionDescription()", "a.NSExpressionDescription()"),
    ("[NSComparisonPredicate]()", "[_NSComparisonPredicate]()"),
    (
      "@AppIntent(schema: .books.openBook)\nstruct Open: OpenIntent {\n  var target: Book\n  @Dependency var shop: Shop\n}",
      "                                   \nstruct Open: OpenIntent, AppIntent { static var title: LocalizedStringResource { \"openBook\" }\n  @Parameter var target: Book\n  @Dependency var shop: Shop\n}"
    ),
    (
      "@AppEnum(schema: .books.kind) enum Kind: String { case novel }",
      "                              enum Kind: String, AppEnum { static var typeDisplayRepresentation: TypeDisplayRepresentation { \"kind\" } case novel }"
    ),
    (
      "@AppEntity(schema: .books.book) struct Book { let id: Int; public var name: String; var size: Int { 1 } }",
      "                                struct Book: AppEntity { static var typeDisplayRepresentation: TypeDisplayRepresentation { \"book\" } let id: Int; @Property public var name: String; var size: Int { 1 } }"
    ),
    (
      "@Model final class Pot: Codable { @Attribute(.unique) var id: Int; #Index<Pot>([\\.id]) }",
      "       final class Pot: Codable, SwiftData.PersistentModel { public let _modelState = SwiftData._ModelState();                     var id: Int;                     }"
    ),
    (
      "@ModelActor actor Kitchen { init(a: Int) {} }",
      "            actor Kitchen: SwiftData.ModelActor { nonisolated let modelContainer: SwiftData.ModelContainer; nonisolated let modelExecutor: any SwiftData.ModelExecutor; init(a: Int) {} }"
    ),
    ("@ComputedProperty(title: \"A\") var a: Int { 1 }", "                              var a: Int { 1 }"),
    ("String(describing: a).localizedStringWithFormat", "String(describing: a).localizedStringWithFormat"),
    (
      "@NSManaged public var name: String?\nvar a = 1",
      "           public var name: String? { get { self[managed: \"name\"] } set { self[managed: \"name\"] = newValue } }\nvar a = 1"
    ),
    (
      "@NSManaged public private(set) var plans: Set<Plan>; var b = 2",
      "           public private(set) var plans: Set<Plan> { get { self[managed: \"plans\"] } set { self[managed: \"plans\"] = newValue } }; var b = 2"
    ),
    (
      "@objc(addPlansObject:)\n@NSManaged public func addToPlans(_ value: Plan)",
      "                      \n           public func addToPlans(_ value: Plan) { managed(\"addToPlans\", value) }"
    ),
    (
      "@NSManaged func insertIntoPlans(_ value: Plan, at idx: Int)",
      "           func insertIntoPlans(_ value: Plan, at idx: Int) { managed(\"insertIntoPlans\", value, idx) }"
    ),
  ])
  func preparesWithoutMovingAnything(_ source: String, _ expected: String) {
    #expect(text(source) == expected)
  }

  @Test func importsIntentsBehindTheLastLine() {
    let prePass = PrePass(modules: ["Intents"], module: "Own")
    let result = prePass.run(on: SourceCopy(path: "/a.swift", original: Array("import Nowhere // no end".utf8)))
    #expect(String(decoding: result.copy.bytes, as: UTF8.self) == "               // no end\nimport Intents\n")
  }

  @Test func importsUIKitWhereItsNamesStand() {
    let prePass = PrePass(modules: ["Intents", "UIKit", "Foundation"], module: "Own")
    let source = "import Intents\nlet soup = UIImage(named: \"soup\")"
    let result = prePass.run(on: SourceCopy(path: "/a.swift", original: Array(source.utf8)))
    #expect(String(decoding: result.copy.bytes, as: UTF8.self) == source + "\nimport Intents\nimport UIKit\n")
  }

  @Test func importsCombineWhereItsNamesStand() {
    let prePass = PrePass(modules: ["Combine", "Foundation"], module: "Own")
    let source = "import Foundation\nfinal class Store: ObservableObject {}"
    let result = prePass.run(on: SourceCopy(path: "/a.swift", original: Array(source.utf8)))
    #expect(String(decoding: result.copy.bytes, as: UTF8.self).hasSuffix("{}\nimport Combine\n"))
    let plain = prePass.run(on: SourceCopy(path: "/a.swift", original: Array("final class Store {}".utf8)))
    #expect(!String(decoding: plain.copy.bytes, as: UTF8.self).contains("Combine"))
  }

  @Test(arguments: [
    ("let a = kSecClass", "Security"), ("let a = UIPasteboard.general", "UIKit"), ("@Published var a = 1", "Combine"),
  ])
  func importsWhatApplesFoundationBrings(_ source: String, _ module: String) {
    let prePass = PrePass(modules: ["Combine", "Security", "UIKit"], module: "Own")
    let result = prePass.run(on: SourceCopy(path: "/a.swift", original: Array(source.utf8)))
    #expect(String(decoding: result.copy.bytes, as: UTF8.self) == "\(source)\nimport \(module)\n")
  }

  @Test func tellsWhichModulesAreMissing() {
    let missing = prepared("import UIKit\nimport Firebase\nimport Firebase.Auth").missing
    #expect(missing.map(\.module) == ["Firebase", "Firebase"])
    #expect(missing.map(\.offset) == [20, 36])
  }

  @Test func seesClassesWithWhatTheyInherit() {
    let result = prepared(
      "final class A: INExtension, B {\n class func c() {}\n}\nextension A: INUIHostedViewControlling {}")
    #expect(result.types.map(\.name) == ["A", "A"])
    #expect(result.types[1].inherited == ["INUIHostedViewControlling"])
    #expect(result.declares("A") && !result.declares("c"))
  }

  @Test func knowsAClassByItsNameInObjectiveC() {
    let result = prepared(
      "@objc(Handler)\npublic final class A: INExtension { @objc(run:) func b() {} }\n@objc(c) func c() {}\nclass D {}")
    #expect(result.type(calledInObjectiveC: "Handler") == "A")
    #expect(result.type(calledInObjectiveC: "run:") == nil && result.types.last?.name == "D")
  }

  /// A copy has the lines and columns of the file, whatever stands in it, but for the import at its end.
  @Test(arguments: UInt64(0)..<40)
  func movesNothingInAnyBytes(_ seed: UInt64) {
    var random = Random(seed: seed)
    let pieces = [
      "@objc ", "@IBOutlet", "import ", "Nowhere", "Foundation", ".URL", "#if ", "os(iOS)", "os(", "\"", "\"\"\"",
      "\\(",
      ")", "(", "\n", "//", "/*", "*/", "class A: B {", "}", "#imageLiteral(resourceName: \"a\")", " ", ";", "汉",
    ]
    let bytes = Array((0..<150).map { _ in pieces[random.next(pieces.count)] }.joined().utf8)
    let copy = PrePass(modules: ["Foundation"], module: "Own").run(on: SourceCopy(path: "/a.swift", original: bytes))
      .copy
    let changed = copy.bytes
    #expect(changed.count == bytes.count)
    #expect(zip(changed, bytes).allSatisfy { ($0 == UInt8(ascii: "\n")) == ($1 == UInt8(ascii: "\n")) })
  }
}
