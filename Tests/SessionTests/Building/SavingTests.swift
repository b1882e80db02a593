import SimAppFiles
import SimDiagnostics
import SimExtensionBuild
import SimPolling
import SimShown
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// An extension that is saved while a conversation with it goes on. The compiler really runs.
@Suite("An extension that is saved")
struct SavingTests {
  private static func handler(_ answer: String) -> String {
    """
    import Intents
    class IntentHandler: INExtension, INSendMessageIntentHandling {
      func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(\(answer))
      }
      func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
      }
    }

    """
  }

  @Test("answers the last sentence anew, and goes on with the last good build where the new one fails")
  func saved() throws {
    let folder = try TemporaryFolder()
    folder.write(NoodlesApp.info, to: "Noodles/Info.plist")
    folder.write(Self.handler(".needsValue()"), to: "Noodles/IntentHandler.swift")
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = try folder.ownCache()
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let tools = BuildTools.find(environment: environment)
    let library = try SessionLibrary.open(apps: [folder.path + "/Noodles"], environment: environment).get()
    let built = try library.apps.map { source in
      let build = try #require(AppBuild(source, tools: tools))
      while build.result == nil { _ = Poll.wait(for: [build]) }
      return source.with(try #require(build.result))
    }
    #expect(built.first?.programs != nil)
    let chat = try ChatConversation(
      library: library, sources: built, header: TalkHeader(), world: SessionWorld(),
      watch: BuildWatch(built, tools: tools),
      onDiagnostics: { _ in })
    defer { chat.close() }
    chat.sayAndWait("send a message to Sam with Noodles")

    folder.write(Self.handler(".success(with: \"hello\")"), to: "Noodles/IntentHandler.swift")
    let changed = chat.news(until: "+ ")
    #expect(changed.contains("  > send a message to Sam with Noodles"), "\(changed)")
    #expect(changed.contains("- - resolveContent = needsValue"), "\(changed)")
    #expect(changed.contains("+ - resolveContent = success hello"), "\(changed)")

    folder.write(Self.handler("nonsense"), to: "Noodles/IntentHandler.swift")
    let failed = chat.news(until: "Noodles is not built: 1 error")
    #expect(
      failed.contains { $0.hasSuffix("IntentHandler.swift:4:16: error: cannot find 'nonsense' in scope") }, "\(failed)")
    #expect(failed.last?.hasSuffix("the last good build goes on") == true, "\(failed)")
    chat.sayAndWait("yes")
    #expect(chat.inspector.calls.last?.method == "handle")
  }
}
