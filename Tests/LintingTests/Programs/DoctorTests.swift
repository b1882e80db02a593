import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// `sirisim doctor`: what was found, and what keeps it from talking.
@Suite("The doctor") struct DoctorTests {
  @Test func `of what is well it says what it is`() throws {
    #expect(
      try SmallExtension().whole() == """
        Notes, com.example.notes.intents
          Notes, an Intents extension: Swift 5, 1 file
            class         Notes.IntentHandler
            intents       INSendMessageIntent by IntentHandler: resolveContent, handle

        checked 2 files of Notes: no errors, no warnings, no notes

        """)
  }

  /// Whoever points at a folder in which everything lies is told where the search has ended.
  @Test(arguments: [("P%.xcodeproj/x", 51, "50 projects"), ("Copies/%/Info.plist", 501, "500 Info.plists")])
  func `of a folder with more than a project has it says where it stops`(
    _ name: String, _ count: Int, _ bound: String
  ) throws {
    let app = try SmallExtension()
    for number in 1...count { try app.write("", to: "Zoo/" + name.replacing("%", with: "\(number)")) }
    let report = try app.report()
    #expect(
      report.contains("was cut short: it holds more than \(bound); name the project's own folder [project-fault]"),
      "\(report.prefix(500))")
  }

  @Test func `a slip in a method's name`() throws {
    let app = try SmallExtension()
    try app.replace("resolveContent(for", by: "resolveContents(for")
    #expect(
      try app.report() == """
        Notes/IntentHandler.swift:4:8: warning: 'resolveContents(for:with:)' is never called: INSendMessageIntentHandling has \
        no such method [uncalled-method]
          func resolveContents(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
               ^~~~~~~~~~~~~~~
          fix: write 'resolveContent(for:with:)'
        """)
  }

  @Test(
    arguments: [
      (
        "resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
        "resolveContent(forMessage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
        "'resolveContent(forMessage:with:)' is never called", "write 'resolveContent(for:with:)'"
      ),
      (
        "completion: @escaping (INSendMessageIntentResponse) -> Void)",
        "completion: @escaping (INPersonResolutionResult) -> Void)",
        "'handle(intent:completion:)' is never called: it answers 'INPersonResolutionResult'",
        "answer 'INSendMessageIntentResponse'"
      ),
      (
        "resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)",
        "resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping (INPersonResolutionResult) -> Void)",
        "it answers 'INPersonResolutionResult'",
        "answer '[INSendMessageRecipientResolutionResult]' or '[INPersonResolutionResult]'"
      ),
      (
        "func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {",
        "func Handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {",
        "'Handle(intent:) async' is never called", "write 'handle(intent:) async'"
      ),
    ])
  func `a slip in a label, in an answer, in the case`(
    _ old: String, _ new: String, _ message: String, _ fix: String
  ) throws {
    let app = try SmallExtension()
    try app.replace(old, by: new)
    let report = try app.report()
    #expect(report.contains(message), "\(report)")
    #expect(report.contains("fix: " + fix), "\(report)")
    #expect(report.contains("[uncalled-method]"))
  }

  @Test(
    arguments: [
      "func resolvePerson(for intent: INSendMessageIntent) -> INPerson? { nil }",
      "private func handleMessage(intent: INSendMessageIntent, completion: @escaping (Bool) -> Void) {}",
      "func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] { [] }",
      "func confirm(intent: Intents.INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Swift.Void) {}",
      "func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> ()) {}",
      "func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping ([INPersonResolutionResult]) -> Void) {}",
      "func send(_ text: String, completion: @escaping (Bool) -> Void) {}",
    ])
  func `methods that nobody meant for Siri, and every spelling that she knows`(_ method: String) throws {
    let app = try SmallExtension()
    try app.replace("class IntentHandler", by: "extension IntentHandler {\n  \(method)\n}\n\nclass IntentHandler")
    #expect(try app.report() == "")
  }

  @Test(
    arguments: [
      ("func handle(intent", "func handel(intent"),
      ("completion: @escaping (INSendMessageIntentResponse)", "then: @escaping (INSendMessageIntentResponse)"),
    ])
  func `a handler without handle, as Xcode says it`(_ old: String, _ new: String) throws {
    let app = try SmallExtension()
    try app.replace(old, by: new)
    let report = try app.report()
    #expect(
      report.contains(
        "error: 'IntentHandler' doesn't conform to INSendMessageIntentHandling: it has no 'handle(intent:completion:)' "
          + "[missing-handle]"), "\(report)")
  }

  @Test(
    arguments: [
      "class IntentHandler: Base, INSendMessageIntentHandling {\n}\n\nclass Base: INExtension {",
      "class Base: INExtension, INSendMessageIntentHandling {\n}\nclass IntentHandler: Base {",
      "class IntentHandler: SomebodyElses, INSendMessageIntentHandling {\n}\n\nclass Other: INExtension {",
      "protocol Sending: INSendMessageIntentHandling {}\nclass IntentHandler: INExtension, Sending {\n}\nextension Sending {",
    ])
  func `a handle that stands elsewhere, or may`(_ declaration: String) throws {
    let app = try SmallExtension()
    try app.replace("class IntentHandler: INExtension, INSendMessageIntentHandling {", by: declaration)
    #expect(try !app.report().contains("missing-handle"))
  }

  /// What looks like a text's beginning in it is none.
  @Test func `a regular expression hides no method`() throws {
    let app = try SmallExtension()
    try app.replace("class IntentHandler", by: "let quotes = #/\"\"\"/#\n\nclass IntentHandler")
    #expect(try app.whole().contains("INSendMessageIntent by IntentHandler: resolveContent, handle"))
    #expect(try app.report() == "")
  }

  @Test func `a class that doesn't say what it handles`() throws {
    let app = try SmallExtension()
    try app.replace(", INSendMessageIntentHandling", by: "")
    let report = try app.report()
    #expect(
      report.contains(
        "error: 'IntentHandler' handles INSendMessageIntent and doesn't conform to INSendMessageIntentHandling"))
    #expect(
      report.contains("error: no class of 'Notes' conforms to INSendMessageIntentHandling [intent-without-handler]"))
  }

  @Test(
    arguments: [
      "class IntentHandler: INExtension, INMessagesDomainHandling {",
      "typealias Handling = INSendMessageIntentHandling\nclass IntentHandler: INExtension, Handling {",
      "class Base: NSObject, INSendMessageIntentHandling {}\nclass IntentHandler: Base {",
    ])
  func `who conforms by another way is no worse`(_ declaration: String) throws {
    let app = try SmallExtension()
    try app.replace("class IntentHandler: INExtension, INSendMessageIntentHandling {", by: declaration)
    #expect(try app.report() == "")
  }

  @Test func `the domains' protocols are those of the module Intents`() throws {
    let path = WalksApp.repository + "/Sources/Intents/Handling/DomainHandling.swift"
    let outline = try #require(SourceOutline(file: path))
    let domains = outline.types.filter { $0.name.hasSuffix("DomainHandling") }
    #expect(domains.count == 11)
    for domain in domains {
      let app = try SmallExtension()
      let intents = domain.inherited.map { "<string>\($0.dropLast("Handling".count))</string>" }.joined()
      try app.replace("<string>INSendMessageIntent</string>", by: intents, in: "Notes/Info.plist")
      try app.replace("INSendMessageIntentHandling", by: domain.name)
      #expect(try !app.report().contains("[intent-without-handler]"), "\(domain.name)")
    }
  }

  @Test func `an intent without a handler, and a handler without an intent`() throws {
    let app = try SmallExtension()
    try app.replace("<string>INSendMessageIntent<", by: "<string>INStartCallIntent<", in: "Notes/Info.plist")
    #expect(
      try app.report() == """
        Notes/Info.plist:11:17: error: no class of 'Notes' conforms to INStartCallIntentHandling [intent-without-handler]
          <string>INStartCallIntent</string>
                  ^~~~~~~~~~~~~~~~~
          fix: let a class conform to INStartCallIntentHandling, or take INStartCallIntent out of 'IntentsSupported'
        Notes/IntentHandler.swift:3:7: warning: 'IntentHandler' handles INSendMessageIntent, which isn't in \
        'IntentsSupported' [handler-without-intent]
          class IntentHandler: INExtension, INSendMessageIntentHandling {
                ^~~~~~~~~~~~~
          fix: add INSendMessageIntent to 'IntentsSupported' of Notes
        """)
  }

  @Test(arguments: [
    ("$(PRODUCT_MODULE_NAME).Handler", "'Notes' has no class 'Handler'"),
    ("Other.IntentHandler", "'IntentHandler' is in the module 'Notes', not in 'Other'"),
  ])
  func `a principal class that isn't there`(_ name: String, _ message: String) throws {
    let app = try SmallExtension()
    try app.replace("$(PRODUCT_MODULE_NAME).IntentHandler", by: name, in: "Notes/Info.plist")
    let report = try app.report()
    #expect(report.contains("error: " + message + " [unknown-principal-class]"), "\(report)")
    #expect(report.contains("fix: write '$(PRODUCT_MODULE_NAME).IntentHandler'"))
  }

  @Test func `a custom intent that nothing defines`() throws {
    let app = try SmallExtension()
    try app.replace(
      "<string>INSendMessageIntent</string>", by: "<string>INSendMessageIntent</string><string>OrderTeaIntent</string>",
      in: "Notes/Info.plist")
    let report = try app.report()
    #expect(
      report.contains("error: no definition of 'Notes' has the intent 'OrderTeaIntent' [undefined-intent]"), "\(report)"
    )
  }

  @Test func `a module that isn't in the checkout, with what imports it`() throws {
    let app = try SmallExtension()
    try app.replace("import Intents", by: "import Alamofire\nimport Intents")
    let report = try app.report()
    #expect(
      report.contains(
        "Notes/IntentHandler.swift:1:1: warning: 'Notes' imports 'Alamofire', which isn't in the checkout [unbuilt-part]"
      ))
  }

  @Test func `a framework that isn't here, and a call that does something else here`() throws {
    let app = try SmallExtension()
    try app.replace(
      "import Intents", by: "import GameKit\nimport UIKit\nimport Intents\n#if canImport(ARKit)\nimport ARKit\n#endif"
    )
    try app.replace(
      "func handle",
      by: "open func look() {\n    let url = open\n    UIApplication.shared.open(url)\n  }\n\n  func handle")
    #expect(
      try app.report() == """
        Notes/IntentHandler.swift:1:1: warning: 'Notes' imports 'GameKit', which isn't here [missing-framework]
          import GameKit
          ^
          fix: put what the handler needs into files that do without GameKit
        Notes/IntentHandler.swift:15:26: note: 'UIApplication.open(_:), NSExtensionContext.open(_:)' opens nothing, and answers \
        false: there are no other apps [different-here]
          UIApplication.shared.open(url)
                               ^~~~
          fix: nothing, where the handler does without; elsewhere try it on a device
        """)
  }

  @Test func `what the compiler says is reported with its symbol, its framework, and what to do`() throws {
    let app = try SmallExtension()
    let report = try app.report(builds: { file in
      let map = file.replacing("IntentHandler", with: "Map")
      func problem(_ kind: BuildProblem.Kind, _ line: Int, _ message: String) -> BuildProblem {
        let place = TextPlace(file: kind == .leftOut ? map : file, line: line, column: 1)
        return BuildProblem(kind, Diagnostic(.error, message, at: place), of: "Notes")
      }
      return [
        problem(.fault, 1, "cannot find type 'SFRestDelegate' in scope"),
        problem(.fault, 2, "cannot find 'Notebook' in scope"),
        problem(.fault, 3, "value of type 'UILabel' has no member 'shadow'"),
        problem(.fault, 4, "no module 'Alamofire' here"), problem(.fault, 5, "expected declaration"),
        problem(.leftOut, 6, "'Map.swift' is left out, it doesn't build here"),
        problem(.mended, 7, "'!' is dropped: the value isn't optional here"),
      ]
    })
    let lines = report.split(separator: "\n").filter { $0.contains("[build-fault]") || $0.contains("fix: ") }
    #expect(
      lines.joined(separator: "\n") == """
        Notes/IntentHandler.swift:1:1: error: 'Notes' isn't built: cannot find type 'SFRestDelegate' in scope (SFRestDelegate) \
        [build-fault]
          fix: make the file, the package or the framework that declares it a member of 'Notes'
        Notes/IntentHandler.swift:2:1: error: 'Notes' isn't built: cannot find 'Notebook' in scope (Notebook) [build-fault]
          fix: make the file, the package or the framework that declares it a member of 'Notes'
        Notes/IntentHandler.swift:3:1: error: 'Notes' isn't built: value of type 'UILabel' has no member 'shadow' \
        (UILabel.shadow of UIKit) [build-fault]
          fix: UIKit is here without it: put what needs it into a file that the handler does without
        Notes/IntentHandler.swift:4:1: error: 'Notes' isn't built: no module 'Alamofire' here [build-fault]
          fix: put the sources of Alamofire into the checkout, as a package or a framework of the project
        Notes/IntentHandler.swift:5:1: error: 'Notes' isn't built: expected declaration [build-fault]
          fix: mend it; where Xcode takes it, leave it out of the handler's files
        Notes/IntentHandler.swift:7:1: note: 'Notes' is built with a change: '!' is dropped: the value isn't optional here \
        [build-fault]
        Notes/Map.swift:6:1: warning: 'Notes': 'Map.swift' is left out, it doesn't build here [build-fault]
          fix: nothing, as long as the handler does without it
        """)
  }

  @Test func `a module that is in the checkout and isn't Swift is not to be put there`() throws {
    let app = try SmallExtension()
    try app.replace("import Intents", by: "import Closed\nimport Intents")
    try app.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.binaryTarget(name: "Closed", path: "Closed.xcframework")])
      """, to: "Kit/Package.swift")
    let report = try app.report(builds: { file in
      let place = TextPlace(file: file, line: 1, column: 8)
      return [BuildProblem(.fault, Diagnostic(.error, "no module 'Closed' here", at: place), of: "Notes")]
    })
    #expect(
      report.contains("fix: it is built for Apple's systems; its sources have to lie in the checkout"), "\(report)")
    #expect(!report.contains("as a package or a framework of the project"), "\(report)")
  }

  @Test func `a name that isn't found is led back to what declares it and isn't built`() throws {
    let app = try SmallExtension()
    try app.replace("func handle", by: "class Notebook {}\n  func handle")
    let report = try app.report(builds: { file in
      func problem(_ kind: BuildProblem.Kind, _ line: Int, _ message: String) -> BuildProblem {
        BuildProblem(kind, Diagnostic(.error, message, at: TextPlace(file: file, line: line, column: 1)), of: "Notes")
      }
      let faults = (1...30).map { problem(.fault, $0, "cannot find 'Notebook' in scope") }
      return faults + [
        problem(.leftOut, 6, "'IntentHandler.swift' is left out, it doesn't build here")
      ]
    })
    // What is left out isn't lost behind twenty faults.
    #expect(report.contains("'IntentHandler.swift' is left out"))
    #expect(report.contains("fix: mend 'IntentHandler.swift', which declares it and doesn't build here"))
    #expect(!report.contains("a member of 'Notes'"))
    let old = try app.report(builds: { file in
      [
        BuildProblem(
          .fault,
          Diagnostic(
            .error, "expected ',' joining parts of a multi-clause condition",
            at: TextPlace(file: file, line: 1, column: 1)), of: "Notes"),
        BuildProblem(
          .fault,
          Diagnostic(
            .error, "value of type 'Bundle' has no member 'mainBundle'",
            at: TextPlace(file: file, line: 2, column: 1)), of: "Notes"),
      ]
    })
    // The other faults of the file don't say so themselves.
    #expect(old.split(separator: "fix: it is Swift 2, which no compiler of today takes").count == 3)
  }

  @Test func `a member that isn't found may be of a module that isn't here`() throws {
    let app = try SmallExtension()
    try app.replace("import Intents", by: "import Ledger\nimport Intents")
    let report = try app.report(builds: { file in
      ["type 'User' has no member 'current'", "no type named 'Thread' in module 'Notes'"].map {
        BuildProblem(.fault, Diagnostic(.error, $0, at: TextPlace(file: file, line: 5, column: 1)), of: "Notes")
      }
    })
    #expect(report.ranges(of: "fix: it may be of Ledger, which isn't built here: ").count == 2)
    #expect(!report.contains("mend it"))
  }

  @Test func `a file with a handler that is left out is an error`() throws {
    let app = try SmallExtension()
    let report = try app.report(builds: { file in
      [
        BuildProblem(
          .leftOut,
          Diagnostic(
            .error, "'IntentHandler.swift' is left out, it doesn't build here: cannot find 'Order' in scope",
            at: TextPlace(file: file, line: 2, column: 1)), of: "Notes")
      ]
    })
    #expect(report.contains("error: 'Notes': 'IntentHandler.swift' is left out"))
    #expect(report.contains("fix: mend it, as it has the handler of INSendMessageIntent; else declare Order, as the"))
  }

  @Test func `where something isn't read, what may stand in it is no error`() throws {
    let app = try SmallExtension()
    try app.replace("<string>INSendMessageIntent<", by: "<string>INStartCallIntent<", in: "Notes/Info.plist")
    try app.write("@implementation CallHandler\n@end\n", to: "Notes/CallHandler.m")
    #expect(try app.report().contains("warning: no class of 'Notes' conforms to INStartCallIntentHandling"))
  }

  @Test func `what isn't there is reported`() throws {
    let languages = WalksApp.languageLibrary
    #expect(throws: Problems.self) { try Checker.doctor("/no/such/folder", languages: languages, disabled: []) }
  }

  @Test func `definitions, frameworks, the app's own handler`() throws {
    let path = WalksApp.repository + "/Tests/Support/Projects/Teahouse"
    let languages = WalksApp.languageLibrary
    let (subject, result) = try Checker.doctor(path, languages: languages, disabled: [])
    let text = DoctorReport(subject, result, named: path).text(columns: 100).replacing(path + "/", with: "")
    let reported = text.split(separator: "\n\n", maxSplits: 1)
    #expect(
      reported[0] == """
        Teahouse, com.example.teahouse
          TeahouseIntents, an Intents extension: Swift 5, 3 files, with TeaKit
            class         TeahouseIntents.IntentHandler
            intents       INSendMessageIntent by SendMessageHandler: resolveRecipients, resolveContent, handle
                          OrderTeaIntent by OrderTeaHandler: resolveTea, handle
            definitions   Shared/Base.lproj/Orders.intentdefinition: OrderTeaIntent, in zh-Hans
            vocabularies  en, zh-Hans
            app groups    group.com.example.teahouse
          TeahouseIntentsUI, an Intents UI extension: Swift 5, 1 file
            class         TeahouseIntentsUI.IntentViewController
            intents       INSendMessageIntent
          Teahouse, the app: Swift 5, 3 files, with TeaKit
            in the app    application(_:handlerFor:) at Teahouse/AppDelegate.swift:9
        """)
    #expect(result.findings.map(\.rule) == ["unbuilt-part", "unbuilt-part"])
    #expect(result.findings.map(\.severity) == [.warning, .note])
  }
}
