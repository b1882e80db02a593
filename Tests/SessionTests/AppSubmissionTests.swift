import Foundation
import Glibc
import SimCatalog
import SimDialogue
import SimLexicon
import SimShortcuts
import SimShown
import TestPrograms
import Testing

@testable import SimSession

/// What an app's program hands over unasked belongs to the conversation: it counts from then on, and undo takes it back.
@Suite("What programs hand over", .serialized)
struct AppSubmissionTests {
  private static let app = Worlds.app.identifier
  private let session: Session

  init() throws {
    let commands = ProgramCommands(
      executable: try builtProgram("faulty-extension"), extensionArguments: [], appArguments: nil)
    session = try Worlds.library().session(
      Worlds.setting(), sources: [AppSource(app: Worlds.app, programs: commands)], world: SessionWorld(callLimit: 10)
    ).get()
    // From here on the handler does what the message says.
    session.run(.said("send a message to Ada King with Pigeon"))
    session.run(.said("Person 4711"))
  }

  private var names: [String]? {
    session.setting.user.vocabularies[Self.app]?.terms[.contactName]?.map(\.spokenPhrase)
  }

  private var understanding: String {
    "\(session.begun().understanding(of: "send a message to Quorra Zyx with Pigeon"))"
  }

  @Test func wordsCountFromTheNextSentenceOn() {
    let before = understanding
    session.run(.said("learn Quorra Zyx,Zed"))
    #expect(names == ["Quorra Zyx", "Zed"])
    let after = understanding
    #expect(after != before)
    session.run(.said("learn Zed"))
    #expect(names == ["Zed"], "a type is replaced as a whole")
    #expect(session.undo())
    #expect(names == ["Quorra Zyx", "Zed"])
    #expect(understanding == after)
    #expect(session.undo())
    #expect(names == nil)
    #expect(understanding == before)
    session.close()
  }

  @Test("A call that can't work away from a phone is told once, with its line, and shown as a remark")
  func whatCannotWorkIsReported() throws {
    let source = try sourceText("Tests/Support/faulty-extension/Faults.swift")
    let line = try #require(
      source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasSuffix("// open") })
    session.run(.said("open pigeon://loft"))
    let notice = ProgramNotice(
      symbol: "UIApplication.open(_:), NSExtensionContext.open(_:)",
      happens: "opens nothing, and answers false: there are no other apps (pigeon://loft)",
      place: CodePlace(file: "faulty_extension/Faults.swift", line: line + 1))
    session.run(.said("open pigeon://loft"))
    session.run(.said("open pigeon://loft"))
    // On a machine that is busy the line is found after the answer: then the next turn has it.
    #expect(session.turns.flatMap(\.notices) == [notice])
    let remark = EntryContent.remark(Remark(.notice, notice.sentence))
    #expect(session.turns.contains { Entry($0).contents.contains(remark) })
    session.close()
  }

  private func sourceText(_ path: String) throws -> String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    return try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  @Test func wordsCanBeTakenBackByTheApp() {
    session.run(.said("learn Quorra Zyx"))
    session.run(.said("forget"))
    #expect(names == nil)
    session.close()
  }

  @Test func wordsThatComeAfterTheAnswerCountAsWell() {
    session.run(.said("learnLater Quorra Zyx"))
    for _ in 0..<200 where names == nil {
      usleep(10_000)
      session.run(.said("nothing"))
    }
    #expect(names == ["Quorra Zyx"])
    session.close()
  }

  @Test func donationsAreRememberedInTheirOrder() throws {
    session.run(.said("donate tomato"))
    let changes = session.begun().shortcuts.changes
    #expect(changes.count == 3)
    #expect(changes.allSatisfy { $0.app == Self.app && $0.moment.time == Worlds.setting().clock })
    guard case .submitted(.donated(let donation)) = changes.first?.what,
      case .submitted(.activity(let activity)) = changes[1].what
    else {
      Issue.record("\(changes)")
      return
    }
    #expect(donation.identifier == "donation-1" && donation.groupIdentifier == "soups")
    #expect(donation.interaction.intent["content"] == .string("tomato"))
    #expect(donation.suggestedPhrase == "tomato time")
    #expect(activity.activity.userInfo == [UserInfoEntry(key: "soup", value: "tomato")])
    #expect(activity.requiredKeys == ["soup"] && activity.isEligibleForPrediction)
    #expect(changes.last?.what == .submitted(.donationsDeleted(.group("soups"))))
    #expect(session.undo())
    #expect(session.begun().shortcuts.changes == [])
    session.close()
  }

  @Test func suggestionsTakeThePlaceOfThoseBefore() {
    session.run(.said("suggest tomato"))
    session.run(.said("suggest onion"))
    let shortcuts = session.begun().shortcuts
    guard let suggestions = shortcuts.suggested[Self.app], let relevant = shortcuts.relevant[Self.app],
      case .intent(let intent, let phrase) = suggestions.first
    else {
      Issue.record("\(shortcuts)")
      return
    }
    #expect(intent["content"] == .string("onion") && phrase == "onion time" && suggestions.count == 2)
    #expect(
      relevant.first?.circumstances
        == [.routine("morning"), .near(Place(name: "work", latitude: 1, longitude: 2), metres: 50)])
    session.close()
  }
}
