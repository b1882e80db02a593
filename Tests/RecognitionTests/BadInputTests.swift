import SimCatalog
import SimDiagnostics
import SimPhrases
import SimRecognition
import SimText
import Testing

/// Whatever is typed, and whatever stands in a file, nothing traps.
@Suite struct BadInput {
  @Test(arguments: SiriFiles.languages) func randomBytes(_ name: String) throws {
    let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled[name]?.language))
    let words = [
      "send a message to ", "ZhiChat ", "知了", "发消息", "给", "和", " and ", "saying ", "Sam", "呼呼", "跑车", "'s", "\"", "明天",
      "8", ":", "@", "\u{1B}[31m", "\u{0}", "👨‍👩‍👧", "1️⃣", "\u{202E}",
    ]
    var random = SeededNumbers(seed: 11)
    for _ in 0..<150 {
      var text = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        if Bool.random(using: &random) {
          text += words[Int.random(in: 0..<words.count, using: &random)]
        } else {
          let bytes = (0..<6).map { _ in UInt8.random(in: 0...255, using: &random) }
          text += String(decoding: bytes, as: UTF8.self)
        }
      }
      let got = recognizer.understand(text, in: SampleApps.context)
      for slot in got.request?.slots ?? [] {
        for range in slot.provenance.ranges { #expect(range.upperBound <= text.utf8.count) }
      }
    }
  }

  @Test(arguments: [
    ("a", 100_000), ("((", 100_000), ("“", 100_000), ("ZhiChat ", 20_000), ("知了", 4_000), ("Sam and ", 20_000),
    ("send a message to Sam saying ", 20_000), ("给", 4_000), ("tomorrow ", 20_000), ("8:", 4_000), ("'s", 8_000),
    ("跑车", 4_000),
  ]) func endlessLines(_ unit: String, _ length: Int) throws {
    let text = String(String(repeating: unit, count: length / unit.count + 1).prefix(length))
    for name in SiriFiles.languages {
      let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled[name]?.language))
      _ = recognizer.understand(text, in: SampleApps.context)
    }
  }

  @Test func aLongContentIsTaken() throws {
    let recognizer = SampleApps.recognizer(try #require(SiriFiles.compiled["en"]?.language))
    let content = Array(repeating: "banana", count: 10_000).joined(separator: " ")
    let got = recognizer.understand("send a ZhiChat message to Celestra saying \(content)", in: SampleApps.context)
    #expect(got.request?.slots.last?.value == .string(content))
  }

  @Test func brokenFilesAreReportedAndLeftOut() {
    var diagnostics: [Diagnostic] = []
    let files = [
      ("phrases/a/a.phrases", "intent: INSendMessageIntnt\nhello\n"),
      ("phrases/a/b.phrases", "hello {x}\n"),
      (
        "phrases/a/c.phrases",
        "intent: INSendMessageIntent\ntext {recipents}\ntext {recipients:peple} (\nfine {content}\n<loop>\n"
      ),
      ("phrases/a/d.phrases", "intent: INListRideOptionsIntent\nlist rides\n"),
      ("rules/a.rules", "loop = a <loop>\nbroken\n"),
      ("carrier.phrases", "using @\n"),
      ("closings.phrases", "please {x}\n"),
    ]
    _ = Language(
      identifier: "xx", files: files.map { LanguageFile(path: "xx/" + $0.0, text: $0.1) }, diagnostics: &diagnostics)
    let reported = diagnostics.map {
      "\($0.place?.file?.dropFirst(3) ?? "?"):\($0.place?.line ?? 0) \($0.suggestion ?? "")"
    }
    for expected in [
      "phrases/a/a.phrases:1 INSendMessageIntent", "phrases/a/b.phrases:1 ", "phrases/a/c.phrases:2 recipients",
      "phrases/a/c.phrases:3 ", "phrases/a/c.phrases:5 ", "phrases/a/d.phrases:1 ", "rules/a.rules:2 ",
      "carrier.phrases:1 carriers", "closings.phrases:1 ",
    ] {
      #expect(reported.contains(expected), "\(reported)")
    }
  }
}
