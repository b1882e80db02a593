import SimCatalog
import SimDiagnostics
import SimDialogue
import Testing

@testable import SimTranscripts

@Suite struct TraceTests {
  private func answer(
    _ line: String, _ method: HandlerCall.Method, _ parameters: [Field] = []
  ) -> HandlerAnswer.Outcome? {
    TraceScript(.siriKit).answer(
      TraceLine(line),
      to: HandlerCall(intent: FilledIntent(name: "INSendMessageIntent", parameters: parameters), method: method)
    )?.outcome
  }

  @Test func aLineIsCutIntoCallAndResult() {
    #expect(TraceLine("resolveRecipients = success Ann").call == .method(.resolve(parameter: "recipients")))
    #expect(TraceLine("handle = success").result == "success")
    #expect(
      TraceLine("app continue INSendMessageIntent = Sign in").call
        == .app(way: "continue", detail: "INSendMessageIntent"))
    #expect(TraceLine("understood ZhiChat INSendMessageIntent content=\"a = b\"").call == .understood)
    #expect(TraceLine("handel = success").call == .unknown("handel"))
    #expect(TraceLine("donated OrderSoupIntent soup=tomato").call == .submitted("donated"))
    #expect(TraceLine("suggest \"Order soup\" = frequent 1").call == .suggest("\"Order soup\""))
  }

  /// A result or a code that no handler can answer is told at its word, with the nearest.
  @Test(arguments: [
    ("- resolveContent = sucess hi", 20, "success"),
    ("- resolveRecipients = success Ann; disambigution Ann | Bo", 36, "disambiguation"),
    ("- resolveContent = neverComplete", 20, "neverCompleted"), ("- resolveContent = sucess ...", 20, "success"),
    ("- confirm = readdy", 13, "ready"), ("- handle = sucess", 12, "success"),
    ("- handle = failureRequiringAppLunch", 12, "failureRequiringAppLaunch"),
  ])
  func aMisspeltAnswerIsReported(_ line: String, _ column: Int, _ meant: String) {
    let file = TalkFile.parse("> hi\n\(line)\n")
    #expect(file.problems.map(\.suggestion) == [meant], "\(file.problems)")
    #expect(file.problems.first?.place == TextPlace(file: nil, line: 2, column: column))
  }

  /// An app has codes and reasons of its own, and a wildcard stands for any.
  @Test(arguments: [
    "- resolveContent = ...", "- resolveContent = suc...", "- confirm = re...", "- handle = failureOutOfStock",
    "- resolveContent = nothing", "- handle = timedOut after 10 s", "- resolveContent = trapped Fatal error: a; b",
    "- resolveRecipients = unsupported noAccount; notRequired",
    "- resolveContent = confirmationRequired hi because odd",
    "- handle = completedTwice", "- handle = inProgress",
  ])
  func whatAHandlerMayAnswerIsNone(_ line: String) {
    #expect(TalkFile.parse("> hi\n\(line)\n").problems.isEmpty)
  }

  @Test func responsesAndFaults() {
    #expect(answer("confirm = ready", .confirm) == .responded(IntentResponse(code: "ready")))
    #expect(answer("handle = timedOut after 10 s", .handle) == .failed(.timedOut(seconds: 10)))
    #expect(answer("handle = exited with status 3", .handle) == .failed(.exited(status: 3)))
    #expect(
      answer("handle = trapped Fatal error: no = sign", .handle) == .failed(.trapped(message: "Fatal error: no = sign"))
    )
    #expect(answer("confirm = ready", .handle) == nil)
  }

  @Test func resultsWithoutAValue() {
    let content = HandlerCall.Method.resolve(parameter: "content")
    #expect(answer("resolveContent = needsValue", content) == .resolved([.needsValue]))
    #expect(answer("resolveContent = notRequired", content) == .resolved([.notRequired]))
    #expect(answer("resolveContent = nothing", content) == .resolved([]))
    #expect(answer("resolveContent = what", content) == nil)
    #expect(
      answer("resolveContent = success", content, [Field(name: "content", value: .string("hi"))])
        == .resolved([.success(.string("hi"))]))
  }

  @Test(arguments: [
    "mobile | work", "Ann Day | Ann Dale", "Ann Day (Bern) | Ann Day (Rome)",
    "Ann Day (mobile) | Ann Day (work) | Ann Dale",
  ])
  func optionsForAPersonAreWrittenTheSame(_ options: String) throws {
    let spoken = Person(displayName: "Ann", spokenPhrase: "Ann")
    let line = "resolveRecipients = disambiguation " + options
    let outcome = try #require(
      answer(
        line, .resolve(parameter: "recipients"), [Field(name: "recipients", value: .list([.person(spoken)]))]))
    guard case .resolved(let results) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let trace = Trace.resolve(parameter: "recipients", results: results, answer: AnswerDetail())
    #expect(TraceNotation.text(of: trace) == line)
  }

  /// Everything that the trace writes of a result, read again, is written the same.
  @Test(arguments: [
    "success late", "needsValue", "unsupported", "unsupported noAccount", "disambiguation one | two | three",
    "confirmationRequired late", "success \"a; b | c\"", "success one; needsValue; unsupported", "needsMoreDetails one",
    "disambiguation \"a | b\" | c", "confirmationRequired late because offline",
  ])
  func whatIsReadIsWrittenTheSame(_ result: String) throws {
    let outcome = try #require(answer("resolveContent = " + result, .resolve(parameter: "content")))
    guard case .resolved(let results) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let trace = Trace.resolve(parameter: "content", results: results, answer: AnswerDetail())
    #expect(TraceNotation.text(of: trace) == "resolveContent = " + result)
  }
}

/// What a text costs grows with its length, whatever it is made of.
@Suite struct QuotingCostTests {
  @Test func quotesAreLookedAtOnce() {
    /// How many characters are looked at for so many quotes, none of which opens a value.
    func work(_ quotes: Int) -> Int {
      var seen = 0
      let pieces = Quoting.split(String(repeating: "5\" ", count: quotes), at: "|") { before in
        seen += before.utf8.count
        return Quoting.opensResult(before)
      }
      #expect(pieces.count == 1)
      return seen
    }
    #expect(work(2_000) <= 2 * work(1_000) + 1_000)
  }

  @Test func aLongTextBeforeAQuoteOpensNothing() {
    let text = String(repeating: "x", count: 100) + " success \"a | b\""
    #expect(Quoting.split(text, at: "|") == [String(repeating: "x", count: 100) + " success \"a", "b\""])
    #expect(Quoting.split("success \"a | b\"", at: "|") == ["success \"a | b\""])
  }
}
