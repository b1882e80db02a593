import Foundation
import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// `siri-file`
@Suite struct SiriFileTests {
  @Test func aPhraseOfAnUnknownParameter() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let phrases = folder.appending(path: "Siri/xx/phrases/INSendMessageIntent")
    try FileManager.default.createDirectory(at: phrases, withIntermediateDirectories: true)
    try Data("intent: INSendMessageIntent\n\ntell {recipents}\n".utf8).write(to: phrases.appending(path: "a.phrases"))
    let path = folder.path(percentEncoded: false)
    let subject = SubjectReader.vocabulary(LanguageLibrary(VocabularyFolder(path: path)))
    let rule = try #require(RuleList.rule("siri-file"))
    let finding = try #require(rule.check(subject).first { $0.message.text.contains("recipents") })
    #expect(finding.message.text == "INSendMessageIntent has no parameter 'recipents'")
    #expect(finding.place.file == path + "/Siri/xx/phrases/INSendMessageIntent/a.phrases")
    #expect((finding.place.line, finding.place.column) == (3, 6))
    #expect(finding.fix?.sentence == "write 'recipients'")
  }
}
