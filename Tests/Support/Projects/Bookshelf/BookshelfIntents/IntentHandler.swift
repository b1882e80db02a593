import Intents
import ShelfKit

class IntentHandler: INExtension, INCreateNoteIntentHandling {
  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult {
    guard let title = intent.title else { return .notRequired() }
    return .success(with: title)
  }

  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult {
    guard let content = intent.content else { return .needsValue() }
    return .success(with: content)
  }

  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    let response = INCreateNoteIntentResponse(code: .success, userActivity: nil)
    response.createdNote = INNote(
      title: intent.title ?? INSpeakableString(spokenPhrase: Shelf.name(of: Reading.current.title)),
      contents: [intent.content].compactMap { $0 }, groupName: nil, createdDateComponents: nil,
      modifiedDateComponents: nil, identifier: "note-1")
    return response
  }
}
