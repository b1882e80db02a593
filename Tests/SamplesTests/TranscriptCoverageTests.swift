import Foundation
import Testing

/// What a handler's method may answer.
private struct Answers: CustomTestStringConvertible, Sendable {
  var app: String
  var intent: String
  var method: String
  var answers: [String]

  var testDescription: String { "\(intent).\(method)" }
}

/// Every method of the two apps' handlers with all that its rules can lead to. A rule that is added to a handler is added
/// here, and then needs a conversation in each language.
private let table: [Answers] = [
  Answers(
    app: "ZhiChat", intent: "INSendMessageIntent", method: "resolveRecipients",
    answers: [
      "success", "notRequired", "needsValue", "disambiguation", "confirmationRequired", "unsupported",
      "unsupported noAccount", "unsupported offline", "unsupported messagingServiceNotEnabledForRecipient",
      "unsupported noValidHandle", "unsupported requestedHandleInvalid", "unsupported noHandleForLabel",
      "unsupported requiringInAppAuthentication",
    ]),
  Answers(
    app: "ZhiChat", intent: "INSendMessageIntent", method: "resolveSpeakableGroupName",
    answers: ["success", "notRequired", "disambiguation", "confirmationRequired", "unsupported"]),
  Answers(
    app: "ZhiChat", intent: "INSendMessageIntent", method: "resolveContent",
    answers: ["success", "needsValue", "confirmationRequired", "unsupported"]),
  Answers(
    app: "ZhiChat", intent: "INSendMessageIntent", method: "confirm",
    answers: [
      "ready", "failureRequiringAppLaunch", "failureRequiringInAppAuthentication", "failureMessageServiceNotAvailable",
    ]),
  Answers(
    app: "ZhiChat", intent: "INSendMessageIntent", method: "handle",
    answers: [
      "success", "inProgress", "failure", "failureRequiringAppLaunch", "failureRequiringInAppAuthentication",
      "failureMessageServiceNotAvailable",
    ]),
  Answers(
    app: "ZhiChat", intent: "INSearchForMessagesIntent", method: "resolveRecipients",
    answers: ["success", "notRequired", "disambiguation", "confirmationRequired", "unsupported"]),
  Answers(
    app: "ZhiChat", intent: "INSearchForMessagesIntent", method: "resolveSenders",
    answers: ["success", "notRequired", "disambiguation", "confirmationRequired", "unsupported"]),
  Answers(
    app: "ZhiChat", intent: "INSearchForMessagesIntent", method: "resolveDateTimeRange",
    answers: ["success", "notRequired", "confirmationRequired", "unsupported"]),
  Answers(
    app: "ZhiChat", intent: "INSearchForMessagesIntent", method: "resolveSpeakableGroupNames",
    answers: ["success", "notRequired", "disambiguation", "confirmationRequired", "unsupported"]),
  Answers(
    app: "ZhiChat", intent: "INSearchForMessagesIntent", method: "resolveAttributes",
    answers: ["success", "notRequired", "confirmationRequired"]),
  Answers(
    app: "ZhiChat", intent: "INSearchForMessagesIntent", method: "handle",
    answers: [
      "success", "inProgress", "failure", "failureRequiringAppLaunch", "failureRequiringInAppAuthentication",
      "failureMessageServiceNotAvailable", "failureMessageTooManyResults",
    ]),
  Answers(
    app: "ZhiChat", intent: "INSetMessageAttributeIntent", method: "resolveAttribute",
    answers: ["success", "needsValue", "unsupported"]),
  Answers(
    app: "ZhiChat", intent: "INSetMessageAttributeIntent", method: "confirm",
    answers: ["ready", "failureRequiringAppLaunch", "failureMessageNotFound"]),
  Answers(
    app: "ZhiChat", intent: "INSetMessageAttributeIntent", method: "handle",
    answers: ["success", "inProgress", "failure", "failureMessageAttributeNotSet"]),
  Answers(
    app: "HuHu", intent: "INRequestRideIntent", method: "resolvePickupLocation",
    answers: ["success", "needsValue", "disambiguation", "confirmationRequired", "unsupported"]),
  Answers(
    app: "HuHu", intent: "INRequestRideIntent", method: "resolveDropOffLocation",
    answers: ["success", "needsValue", "disambiguation", "confirmationRequired", "unsupported"]),
  Answers(
    app: "HuHu", intent: "INRequestRideIntent", method: "resolveRideOptionName",
    answers: ["success", "disambiguation", "confirmationRequired", "unsupported"]),
  Answers(
    app: "HuHu", intent: "INRequestRideIntent", method: "resolvePartySize",
    answers: ["success", "notRequired", "needsValue", "unsupported"]),
  Answers(
    app: "HuHu", intent: "INRequestRideIntent", method: "resolveScheduledPickupTime",
    answers: ["success", "notRequired", "confirmationRequired", "unsupported"]),
  Answers(
    app: "HuHu", intent: "INRequestRideIntent", method: "confirm",
    answers: [
      "ready", "failure", "failureRequiringAppLaunch", "failureRequiringAppLaunchMustVerifyCredentials",
      "failureRequiringAppLaunchNoServiceInArea", "failureRequiringAppLaunchServiceTemporarilyUnavailable",
      "failureRequiringAppLaunchPreviousRideNeedsCompletion", "failureRequiringAppLaunchRideScheduledTooFar",
    ]),
  Answers(
    app: "HuHu", intent: "INRequestRideIntent", method: "handle",
    answers: [
      "success", "inProgress", "failure", "failureRequiringAppLaunchServiceTemporarilyUnavailable",
    ]),
  Answers(
    app: "HuHu", intent: "INListRideOptionsIntent", method: "handle",
    answers: [
      "success", "inProgress", "failure", "failureRequiringAppLaunch", "failureRequiringAppLaunchMustVerifyCredentials",
      "failureRequiringAppLaunchNoServiceInArea", "failureRequiringAppLaunchServiceTemporarilyUnavailable",
      "failureRequiringAppLaunchPreviousRideNeedsCompletion", "failurePreviousRideNeedsFeedback",
    ]),
  Answers(
    app: "HuHu", intent: "INGetRideStatusIntent", method: "confirm",
    answers: [
      "ready", "failureRequiringAppLaunch", "failureRequiringAppLaunchMustVerifyCredentials",
      "failureRequiringAppLaunchServiceTemporarilyUnavailable",
    ]),
  Answers(
    app: "HuHu", intent: "INGetRideStatusIntent", method: "handle", answers: ["success", "inProgress", "failure"]),
]

@Suite("The transcripts of the sample apps")
struct TranscriptCoverageTests {
  @Test("reach everything that a handler's method may answer, in both languages", arguments: table)
  fileprivate func coverage(_ expected: Answers) throws {
    for language in ["en", "zh-Hans"] {
      let seen = try answers(of: expected, in: language)
      let missing = expected.answers.filter { !seen.contains($0) }
      #expect(missing.isEmpty, "\(language): no conversation reaches \(missing.joined(separator: ", "))")
    }
  }

  /// The answers that stand in the transcripts of the app, whichever conversation holds them.
  private func answers(of expected: Answers, in language: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Transcripts/\(expected.app)/\(language)")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var seen: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "talk" else { continue }
      seen.formUnion(trace(of: try String(contentsOf: file, encoding: .utf8), about: expected))
    }
    return seen
  }

  /// Reads the trace of one file: which intent each turn is about stands in its last `understood` line, and a list of ride
  /// options is always Maps'.
  private func trace(of text: String, about expected: Answers) -> Set<String> {
    var seen: Set<String> = []
    var intent = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("* maps ") { intent = "INListRideOptionsIntent" }
      guard line.hasPrefix("- ") else { continue }
      let words = line.dropFirst(2).split(separator: " ")
      if words.first == "understood" { intent = words.dropFirst(2).first.map(String.init) ?? "" }
      guard intent == expected.intent, words.count > 2, words[0] == expected.method, words[1] == "=" else { continue }
      let results = words.dropFirst(2).joined(separator: " ").components(separatedBy: "; ")
      for result in results { seen.insert(short(result)) }
    }
    return seen
  }

  /// A result without its values: the reason of an `unsupported` stays.
  private func short(_ result: String) -> String {
    result.hasPrefix("unsupported") ? result : String(result.prefix { $0 != " " })
  }
}
