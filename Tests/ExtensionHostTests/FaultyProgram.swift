import Glibc
import SimCatalog
import SimExtensionHost
import SimExtensionWire
import Testing

/// The extension of `Tests/Support/faulty-extension`, over a home folder that goes when the test is over.
final class FaultyProgram {
  let home: HomeFolder
  let process: ExtensionProcess

  static let world = ProgramWorld(
    clock: CivilDateTime(year: 2026, month: 11, day: 20, hour: 18, minute: 5), zone: "Asia/Shanghai",
    languages: ["zh-Hans-CN", "en-US"], environment: ["GREETING": "hello"])

  init(
    world: ProgramWorld = FaultyProgram.world, defaults: [String: String] = [:], files: [String: String] = [:],
    lifetime: HandlerLifetime = .call, arguments: [String] = [], sharesFirstProcess: Bool = false,
    isOneOfMany: Bool = false
  ) throws {
    home = try HomeFolder.create(defaults: defaults, files: files)
    process = ExtensionProcess(
      ProgramLaunch(
        executable: try FaultyProgram.executable(), arguments: arguments, sharesFirstProcess: sharesFirstProcess,
        home: home, world: world, handlerLifetime: lifetime, isOneOfMany: isOneOfMany))
  }

  deinit {
    process.end()
    home.remove()
  }

  /// The program lies beside the tests'.
  private static func executable() throws -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { space in
      space.baseAddress.map { readlink("/proc/self/exe", $0, space.count) } ?? 0
    }
    let path = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    let folder = try #require(path.lastIndex(of: "/").map { path[..<$0] })
    return folder + "/faulty-extension"
  }

  /// Lets the handler resolve a content, which tells it what to do.
  func resolve(_ content: String, limit: Duration = .seconds(20)) -> Result<HandlerAnswer, ProcessFailure> {
    call(.resolve(parameter: "content"), content, limit: limit)
  }

  /// Lets the handler resolve a content, without waiting for what comes of it.
  func begin(_ content: String, limit: Duration) {
    let content = Field(name: "content", value: .string(content))
    let intent = FilledIntent(name: "INSendMessageIntent", parameters: [content])
    process.begin(.call(HandlerCall(intent: intent, method: .resolve(parameter: "content"))), limit: limit)
  }

  func call(
    _ method: HandlerCall.Method, _ content: String = "", intent: IntentName = "INSendMessageIntent",
    fields: [Field] = [], limit: Duration = .seconds(20)
  ) -> Result<HandlerAnswer, ProcessFailure> {
    let content = Field(name: "content", value: .string(content))
    let intent = FilledIntent(name: intent, parameters: fields.isEmpty ? [content] : fields)
    return process.call(.call(HandlerCall(intent: intent, method: method)), limit: limit).flatMap { reply in
      guard case .handler(let answer) = reply else {
        return .failure(ProcessFailure(fault: .unreadable(message: "\(reply)")))
      }
      return .success(answer)
    }
  }

  /// The text with which the handler succeeds.
  func text(_ content: String) throws -> String {
    let answer = try resolve(content).get()
    guard case .resolved(let results) = answer.outcome, case .success(.string(let text)) = results.first else {
      Issue.record("\(content): \(answer)")
      return ""
    }
    return text
  }

  func report(_ what: String) throws -> String { try text("report " + what) }

  /// How a call fails, which must fail.
  func failure(_ content: String, limit: Duration = .seconds(20)) throws -> ProcessFailure {
    switch resolve(content, limit: limit) {
    case .success(let answer):
      guard case .failed(let fault) = answer.outcome else {
        Issue.record("\(content) was answered: \(answer)")
        return ProcessFailure(fault: .noHandler)
      }
      return ProcessFailure(fault: fault, place: answer.place)
    case .failure(let failure): return failure
    }
  }

  /// The line of `Faults.swift` that ends in a mark.
  static func place(
    of mark: String, in source: String = "Faults.swift", file: StaticString = #filePath
  ) throws -> CodePlace {
    // …/Tests/ExtensionHostTests/FaultyProgram.swift
    let tests = "\(file)".split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    let handle = try #require(fopen("\(tests)/Support/faulty-extension/\(source)", "r"))
    defer { fclose(handle) }
    var line = 0
    var buffer = [CChar](repeating: 0, count: 1000)
    while fgets(&buffer, 1000, handle) != nil {
      line += 1
      let text = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
      if text.hasSuffix("// \(mark)\n") { return CodePlace(file: "faulty_extension/\(source)", line: line) }
    }
    Issue.record("no line with the mark '\(mark)'")
    return CodePlace(file: "", line: 0)
  }
}
