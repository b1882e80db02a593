import ConversationTesting
import Foundation
import PigeonIntents
import Testing

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
private let pigeon = TestedExtension(IntentHandler.self, vocabulary: folder)

@Suite struct PigeonTests {
  @Test func twoPeopleOfOneNameAreAskedAbout() async throws {
    let siri = try Conversation(with: pigeon)
    let turn = try await siri.say("Send a message to Grace with Pigeon saying the eagle has landed")
    #expect(turn.understood?.intent == "INSendMessageIntent")
    #expect(turn.options == ["Grace Hopper", "Grace Kelly"])

    let review = try await siri.say("the first one")
    review.expect(
      """
      - resolveRecipients = success Grace Hopper
      - resolveContent = success the eagle has landed
      - confirm = ready
      Ready to send it?
      | ...
      """)
    #expect(try await siri.say("yes").code == "success")
  }

  @Test func whatIsTooHeavyIsNotSent() async throws {
    let siri = try Conversation(with: pigeon)
    try await siri.say("Send a message to Ada with Pigeon")
    try await siri.say("this is much more than a bird can be asked to carry")
    #expect(try await siri.say("send it").code == "failure")
  }

  @Test(arguments: Transcripts(in: "../../Transcripts"))
  func holds(_ conversation: TranscriptConversation) async {
    await conversation.expectHolds(with: pigeon)
  }
}
