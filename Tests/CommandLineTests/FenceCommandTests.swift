import Glibc
import TestPrograms
import Testing

/// What the commands say of the fence around handlers, where it stands and where it can't.
@Suite("The fence, on the command line") struct FenceCommandTests {
  /// A handler that sends what it gets to a server, with a key that lies among its author's files.
  private static let handler = """
    import Intents
    class IntentHandler: INExtension, INSendMessageIntentHandling {
      func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        let key = try? String(contentsOfFile: "KEY", encoding: .utf8)
        print("key: \\(key ?? "none")")
        URLSession.shared.dataTask(with: URL(string: "http://noodles.example/send")!) { _, _, error in
          print("sent: \\(error == nil)")
          completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
        }.resume()
      }
    }

    """

  private static let said =
    "printf '%s\\n' 'Send a message to Nancy saying hi with Noodles' 'yes' | \"$0\" chat --user sam --path"

  /// Where the compiler lies.
  private static let variables = ["PATH": getenv("PATH").map { String(cString: $0) } ?? ""]

  private func noodles() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folder.write(NoodlesApp.info, to: "Info.plist")
    folder.write("secret", to: "key")
    folder.write(Self.handler.replacing("KEY", with: folder.path + "/key"), to: "IntentHandler.swift")
    return folder
  }

  @Test func `what a handler can't reach is reported with the option that lets it`() throws {
    let folder = try noodles()
    let run = try ShellRun(
      "\(Self.said) \(folder.path)", program: try builtProgram("sirisim"), variables: Self.variables)
    #expect(run.output.contains("key: none"), "\(run.output) \(run.errors)")
    #expect(run.output.contains("sent: false"))
    for word in ["--no-fence", folder.path + "/key", "IntentHandler.swift:4", "--network", "URLSession"] {
      #expect(run.output.contains(word), "\(word) in \(run.output)")
    }
  }

  @Test func `where the system holds nothing everything works, and the doctor says so`() throws {
    let folder = try noodles()
    let sirisim = try builtProgram("sirisim")
    let bare = "\(try builtProgram("without-fence")) \(sirisim)"
    let run = try ShellRun(
      Self.said.replacing("\"$0\"", with: bare) + " \(folder.path)", program: sirisim, variables: Self.variables)
    #expect(run.output.contains("sent: false"), "\(run.output) \(run.errors)")
    #expect(!run.output.contains("Landlock") && !run.errors.contains("Landlock"))
    let doctor = try ShellRun("\(bare) doctor \(folder.path)", program: sirisim)
    #expect(doctor.status == 0, "\(doctor.errors)")
    #expect(doctor.output.contains("this machine: handlers aren't kept from your files"), "\(doctor.output)")
    #expect(
      doctor.output.contains("this machine: handlers are kept from the network by the C library's functions alone"))
    let json = try ShellRun("\(bare) doctor \(folder.path) --json", program: sirisim)
    #expect(json.output.contains("\"notHeld\": [\n"), "\(json.output)")
    let off = try ShellRun("SIRISIM_FENCE=off \"$0\" doctor \(folder.path)", program: sirisim)
    #expect(off.output.contains("this machine: handlers are kept from nothing: SIRISIM_FENCE is off"), "\(off.output)")
  }
}
