import SimAppFiles
import SimCatalog
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// An app with two Intents extensions. The compiler really runs.
@Suite("Several extensions of an app")
struct SeveralExtensionsTests {
  private static func info(_ point: String?, _ intent: String) -> String {
    let part =
      point.map {
        """
        <key>NSExtension</key><dict>
          <key>NSExtensionPointIdentifier</key><string>\($0)</string>
          <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
          <key>NSExtensionAttributes</key><dict>
            <key>IntentsSupported</key><array><string>\(intent)</string></array>
          </dict>
        </dict>
        """
      } ?? "<key>CFBundlePackageType</key><string>APPL</string>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleDisplayName</key><string>Noodles</string>
        \(part)
      </dict></plist>
      """
  }

  private static let messages = """
    import Intents
    class IntentHandler: INExtension, INSendMessageIntentHandling {
      func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        print("messages")
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
      }
    }

    """

  private static func workouts(_ code: String) -> String {
    """
    import Intents
    class IntentHandler: INExtension, INPauseWorkoutIntentHandling {
      func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        print("workouts")
        completion(INPauseWorkoutIntentResponse(code: \(code), userActivity: nil))
      }
    }

    """
  }

  /// The app of a folder, built, with what came of it.
  private func built(_ folder: TemporaryFolder, workouts: String) throws -> (AppSource, AppBuild.Result) {
    let service = "com.apple.intents-service"
    folder.write(Self.info(nil, ""), to: "Noodles/App/Info.plist")
    folder.write(Self.info(service, "INSendMessageIntent"), to: "Noodles/Messages/Info.plist")
    folder.write(Self.messages, to: "Noodles/Messages/IntentHandler.swift")
    folder.write(Self.info(service, "INPauseWorkoutIntent"), to: "Noodles/Workouts/Info.plist")
    folder.write(Self.workouts(workouts), to: "Noodles/Workouts/IntentHandler.swift")
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = try folder.ownCache()
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let library = try SessionLibrary.open(apps: [folder.path + "/Noodles"], environment: environment).get()
    try #require(library.apps.count == 1)
    let build = try #require(AppBuild(library.apps[0], tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    let result = try #require(build.result)
    return (library.apps[0].with(result), result)
  }

  private func session(_ source: AppSource) throws -> Session {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get().with(apps: [source])
    let setting = TalkHeader().setting(apps: [source.app], user: UserProfile())
    return try library.session(setting, sources: [source], world: SessionWorld()).get()
  }

  @Test("are asked each for its own intents, and undone together")
  func each() throws {
    let folder = try TemporaryFolder()
    let (source, result) = try built(folder, workouts: ".success")
    #expect(result.isWhole && result.programs.map(\.target) == ["Messages", "Workouts"])
    let session = try session(source)
    defer { session.close() }
    let paused = session.run(.said("pause my workout with Noodles"))
    #expect(paused.shown.contains("- handle = success"), "\(paused.shown)")
    #expect(paused.logs.map(\.text) == ["workouts"])
    session.run(.said("send a message to Sam with Noodles saying hello"))
    let sent = session.run(.said("yes"))
    #expect(sent.logs.map(\.text) == ["messages"], "\(sent.shown)")
    #expect(session.undo())
    #expect(session.run(.said("yes")).logs.map(\.text) == ["messages"])
  }

  @Test("talk without the one that can't be built, which says so when it is asked")
  func missing() throws {
    let folder = try TemporaryFolder()
    let (source, result) = try built(folder, workouts: ".nonsense")
    #expect(!result.isWhole && result.missing.map(\.target) == ["Workouts"])
    #expect(
      BuildNotice(app: "Noodles", path: "Noodles", result: result).summary.hasSuffix(" s: 'Workouts' is not built"),
      "\(BuildNotice(app: "Noodles", path: "Noodles", result: result).summary)")
    let session = try session(source)
    defer { session.close() }
    let paused = session.run(.said("pause my workout with Noodles"))
    #expect(
      paused.shown.contains("- resolveWorkoutName = notStarted the extension 'Workouts' could not be built"),
      "\(paused.shown)")
    session.run(.said("send a message to Sam with Noodles saying hello"))
    #expect(session.run(.said("yes")).shown.contains("- handle = success"))
  }
}
