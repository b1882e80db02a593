import Foundation
import Intents
import SimCatalog
import SimExtensionRunner
import Testing

/// Handlers of iOS 10 read what was said under the names that parameters had then.
@Suite struct FormerParameters {
  private func made<Intent: INIntent>(_ name: IntentName, _ parameter: String, _ value: Value) throws -> Intent {
    let filled = FilledIntent(name: name, parameters: [Field(name: parameter, value: value)])
    let binding = try #require(IntentBindings.siriKit.binding(for: name))
    return try #require(binding.makeIntent(filled) as? Intent)
  }

  @Test func theTypeOfCalls() throws {
    let one: INSearchCallHistoryIntent = try made(
      "INSearchCallHistoryIntent", "callTypes",
      .enumeration(EnumerationValue(type: "INCallRecordTypeOptions", cases: ["missed"])))
    #expect(one.callType == .missed && one.callTypes == .missed)
    let two: INSearchCallHistoryIntent = try made(
      "INSearchCallHistoryIntent", "callTypes",
      .enumeration(EnumerationValue(type: "INCallRecordTypeOptions", cases: ["missed", "outgoing"])))
    #expect(two.callType == .unknown, "of two none is the one that was meant")
  }

  @Test func theNameOfAGroup() throws {
    let group = Value.speakable(SpeakableString(spokenPhrase: "Book Club", vocabularyIdentifier: "g1"))
    let message: INSendMessageIntent = try made("INSendMessageIntent", "speakableGroupName", group)
    #expect(message.groupName == "Book Club")
    let search: INSearchForMessagesIntent = try made(
      "INSearchForMessagesIntent", "speakableGroupNames", .list([group]))
    #expect(search.groupNames == ["Book Club"])
  }
}
