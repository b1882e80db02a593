import Glibc
import TestPrograms
import Testing

/// The commands over an app of one's own, which is really compiled.
@Suite struct OwnAppCommandTests {
  private static let info = """
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.Noodles</string>
      <key>CFBundleDisplayName</key><string>Noodles</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
        <key>NSExtensionAttributes</key><dict>
          <key>IntentsSupported</key><array><string>INSendMessageIntent</string></array>
        </dict>
      </dict>
    </dict></plist>
    """

  private static func handler(_ code: String) -> String {
    """
    import Intents
    class IntentHandler: INExtension, INSendMessageIntentHandling {
      func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: \(code), userActivity: nil))
      }
    }

    """
  }

  private static let talk = """
    App: Noodles
    Locale: en

    > send a message to Sam with Noodles
    - understood Noodles INSendMessageIntent recipients=Sam
    Ready to send it?

    > yes
    - handle = failure

    """

  /// - Parameter folder: how the project's folder is called.
  private func scene(_ code: String, in folder: String = "Noodles") throws -> TemporaryFolder {
    let scene = try TemporaryFolder()
    scene.write(Self.info, to: "\(folder)/Info.plist")
    scene.write(Self.handler(code), to: "\(folder)/IntentHandler.swift")
    scene.write(Self.talk, to: "send.talk")
    return scene
  }

  private func run(_ command: String, in scene: TemporaryFolder) throws -> ShellRun {
    try ShellRun(
      "cd '\(scene.path)' && timeout 300 \"$0\" \(command)", program: builtProgram("sirisim"),
      variables: [
        "XDG_CACHE_HOME": scene.path + "/cache", "PATH": String(cString: getenv("PATH")),
      ])
  }

  @Test func theDoctorTellsWhatTheCompilerSays() throws {
    let scene = try scene("nonsense")
    let run = try run("doctor Noodles --build", in: scene)
    let told = "Noodles/IntentHandler.swift:4:50: error: 'Noodles' isn't built: cannot find 'nonsense' in scope"
    #expect(run.output.contains(told), "\(run.output)\(run.errors)")
    #expect(run.output.contains("[build-fault]"))
    #expect(run.status == 1)
    // Without being asked it compiles nothing.
    #expect(try self.run("doctor Noodles", in: scene).status == 0)
  }

  @Test func aTranscriptIsReplayedByAnAppOfOnesOwn() throws {
    let scene = try scene(".success")
    let accepted = try run("accept --path Noodles send.talk", in: scene)
    #expect(accepted.status == 0, "\(accepted.output)\(accepted.errors)")
    #expect(scene.read("send.talk")?.contains("- handle = success") == true)
    let replayed = try run("replay --path Noodles send.talk", in: scene)
    #expect(replayed.status == 0, "\(replayed.output)\(replayed.errors)")
    #expect(replayed.output.contains("1 passed, 0 failed"))
  }

  @Test func thePaperHandlerIsNeverAccepted() throws {
    let scene = try scene("nonsense")
    for command in ["accept", "replay"] {
      let run = try run("\(command) --path Noodles send.talk", in: scene)
      #expect(run.status == 2)
      #expect(run.errors.contains("IntentHandler.swift:4:50: error: cannot find 'nonsense' in scope"), "\(run.errors)")
      #expect(run.errors.contains("'Noodles' isn't built, and nothing is replayed without it"), "\(run.errors)")
    }
    #expect(scene.read("send.talk") == Self.talk)
  }

  @Test(arguments: ["with spaces", "面条", "quo\"te", "new\nline", "-dash"])
  func aPathIsWhateverItIs(_ name: String) throws {
    let scene = try scene(".success", in: name)
    let quoted = "\"./$(printf '%b' '\(name.replacing("\n", with: "\\n"))')\""
    let run = try run("say --path \(quoted) 'send a message to Sam with Noodles' yes", in: scene)
    #expect(run.output.contains("- handle = success\n"), "\(run.output)\(run.errors)")
  }
}
