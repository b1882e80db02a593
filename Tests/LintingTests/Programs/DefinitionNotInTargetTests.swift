import Testing

/// `definition-not-in-target`
@Suite struct DefinitionNotInTargetTests {
  /// An app and its framework: the framework makes the classes of the definition.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P1 = { isa = PBXProject; buildConfigurationList = L0; targets = ( T1, T2, T3, ); };
        T1 = { isa = PBXNativeTarget; name = Tea; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; dependencies = ( D2, ); buildPhases = ( S1 ); };
        T2 = { isa = PBXNativeTarget; name = TeaIntents; productType = "com.apple.product-type.app-extension";
          buildConfigurationList = L2; dependencies = ( ); buildPhases = ( S2 ); };
        T3 = { isa = PBXNativeTarget; name = TeaKit; productType = "com.apple.product-type.framework";
          buildConfigurationList = L3; dependencies = ( ); buildPhases = ( S3 ); };
        D2 = { isa = PBXTargetDependency; target = T2; };
        S1 = { isa = PBXSourcesBuildPhase; files = ( B1, MEMBER ); };
        S2 = { isa = PBXSourcesBuildPhase; files = ( B2, B4 ); };
        S3 = { isa = PBXSourcesBuildPhase; files = ( B3, B5 ); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F3; settings = { ATTRIBUTES = ( no_codegen ); }; };
        B5 = { isa = PBXBuildFile; fileRef = F4; };
        B6 = { isa = PBXBuildFile; fileRef = F3; settings = { ATTRIBUTES = ( no_codegen ); }; };
        F1 = { isa = PBXFileReference; path = Tea/App.swift; sourceTree = SOURCE_ROOT; };
        F2 = { isa = PBXFileReference; path = TeaIntents/IntentHandler.swift; sourceTree = SOURCE_ROOT; };
        F3 = { isa = PBXFileReference; path = TeaKit/Orders.intentdefinition; sourceTree = SOURCE_ROOT; };
        F4 = { isa = PBXFileReference; path = TeaKit/Tea.swift; sourceTree = SOURCE_ROOT; };
        L0 = { isa = XCConfigurationList; buildConfigurations = ( C0 ); };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); };
        L2 = { isa = XCConfigurationList; buildConfigurations = ( C2 ); };
        L3 = { isa = XCConfigurationList; buildConfigurations = ( C3 ); };
        C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        C1 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Tea/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.tea; PRODUCT_NAME = Tea; }; };
        C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = TeaIntents/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.tea.intents; PRODUCT_NAME = TeaIntents; }; };
        C3 = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = TeaKit; }; };
      };
      rootObject = P1;
    }
    """

  /// - Parameter member: the build file by which the definition is a member of the app.
  private func report(member: String) throws -> String {
    let app = try WalksApp([
      "Tea.xcodeproj/project.pbxproj": Self.project.replacing("MEMBER", with: member),
      "Tea/Info.plist": WalksFiles.appInfo.replacing("com.example.walks", with: "com.example.tea"),
      "TeaIntents/Info.plist": SmallExtension.list.replacing("INSendMessageIntent", with: "OrderTeaIntent")
        .replacing("com.example.notes", with: "com.example.tea"),
      "TeaKit/Orders.intentdefinition": TeaFiles.definition, "TeaKit/Tea.swift": "public struct Tea {}\n",
      "Tea/App.swift": """
      import Intents
      import TeaKit
      func donate() {
        let intent = OrderTeaIntent()
        INInteraction(intent: intent, response: nil).donate { _ in }
      }

      """,
      "TeaIntents/IntentHandler.swift": """
      import Intents
      import TeaKit
      class IntentHandler: INExtension, OrderTeaIntentHandling {
        func resolveTea(for intent: OrderTeaIntent) async -> INStringResolutionResult { .notRequired() }
        func resolveCups(for intent: OrderTeaIntent) async -> OrderTeaCupsResolutionResult { .notRequired() }
        func handle(intent: OrderTeaIntent) async -> OrderTeaIntentResponse { OrderTeaIntentResponse(code: .success, userActivity: nil) }
      }

      """,
    ])
    return try app.doctorReport("definition-not-in-target")
  }

  @Test func theClassComesFromAFramework() throws {
    #expect(
      try report(member: "") == """
        Tea/App.swift:5:3: error: 'Tea' donates 'OrderTeaIntent', and 'TeaKit/Orders.intentdefinition' isn't a member of it [definition-not-in-target]
          INInteraction(intent: intent, response: nil).donate { _ in }
          ^
          fix: make the definition a member of the target
        """)
  }

  @Test func aMemberThatMakesNoClasses() throws {
    #expect(try report(member: "B6").isEmpty)
  }
}
