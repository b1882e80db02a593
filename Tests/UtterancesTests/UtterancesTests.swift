import SimUtterances
import Testing

@Suite struct TokenTests {
  /// The tokens' words as they were typed, and their normal forms.
  func cut(_ text: String) -> [String] {
    let utterance = Utterance(text)
    return utterance.tokens.map { utterance.source($0.range) }
  }

  func normal(_ text: String) -> String {
    let utterance = Utterance(text)
    return utterance.normal(0..<utterance.tokens.count)
  }

  @Test func wordsNumbersAndMarks() {
    #expect(cut("Send 2 messages, please!") == ["Send", "2", "messages", ",", "please", "!"])
    #expect(
      cut("at 8pm or 12.5 or 1,000 or 8:30.") == [
        "at", "8", "pm", "or", "12.5", "or", "1,000", "or", "8", ":", "30", ".",
      ])
  }

  @Test func chineseCharactersStandAlone() {
    #expect(cut("用ZhiChat发信息") == ["用", "ZhiChat", "发", "信", "息"])
    #expect(normal("用ZhiChat发 信息") == "用zhichat发信息")
    #expect(Utterance("明早8点").tokens.map(\.kind) == [.ideograph, .ideograph, .number, .ideograph])
  }

  @Test func formsThatCompareEqual() {
    #expect(normal("Ｚｈｉ　Ｃｈａｔ　１２") == normal("zhi chat 12"))
    #expect(normal("José Müller-Ångström") == "jose muller angstrom")
    #expect(normal("Jose\u{301}") == "jose")
    #expect(normal("I’m O‘Neil") == "i'm o'neil")
    #expect(normal("Straße Œuvre ŁÓDŹ Nguyễn nǚ") == "strasse oeuvre lodz nguyen nu")
    #expect(normal("ПРИВЕТ") == "привет")
  }

  @Test func bothScriptsOfChineseCompareEqual() {
    #expect(normal("給張偉發訊息說頭髮乾了") == "给张伟发讯息说头发干了")
    #expect(normal("鍾 鐘 钟") == "钟钟钟")
    #expect(normal("臺灣 台湾") == "台湾台湾")
    // A compatibility form, and characters that are the same in both scripts.
    #expect(normal("\u{F92C}\u{F9B2}") == "郎零")
    #expect(normal("知了呼呼") == "知了呼呼")
  }

  @Test func ligaturesAndApostrophesOfAllKinds() {
    #expect(normal("\u{FB01}nd o\u{FB03}ce \u{FB06}op") == "find office stop")
    for apostrophe in ["'", "’", "‘", "ʼ", "`", "´", "＇", "′", "‛", "ʹ", "ʻ", "ꞌ"] {
      #expect(normal("O\(apostrophe)Brien") == "o'brien", "\(apostrophe)")
      #expect(normal("Sam\(apostrophe)s") == "sam's", "\(apostrophe)")
    }
  }

  /// Of each mark whether it parts something.
  private func parts(_ text: String) -> [Bool] {
    let utterance = Utterance(text)
    return utterance.tokens.indices.filter { utterance.tokens[$0].kind == .punctuation }.map {
      utterance.parts(at: $0)
    }
  }

  @Test func aPointWithinANamePartsNothing() {
    #expect(parts("open Ride.io now") == [false])
    #expect(parts("I'm late.See you. J. Bell") == [true, true, false])
    #expect(parts("late. see") == [true])
  }

  @Test func aMarkWithinFiguresPartsNothing() {
    #expect(parts("at 16:45") == [false])
    #expect(parts("at 16: 45 of us") == [true])
    #expect(parts("5, 6 or 7") == [true])
  }

  @Test func apostrophesBelongToTheirWords() {
    #expect(cut("Celestra's phone") == ["Celestra's", "phone"])
    #expect(cut("let's o'clock 'yes'") == ["let's", "o'clock", "'", "yes", "'"])
  }

  @Test func emojiAreSymbols() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(cut("hi 👍🏽\(family)🇨🇳❤️$5") == ["hi", "👍🏽", family, "🇨🇳", "❤️", "$", "5"])
    #expect(Utterance("👍🏽").tokens.map(\.kind) == [.symbol])
  }

  @Test func whatIsNoTextIsLeftOut() {
    #expect(cut("a\u{1B}[31mb\u{0}c\u{FEFF}") == ["a", "[", "31", "mb", "c"].flatMap { $0 == "mb" ? ["mb"] : [$0] })
    #expect(cut("") == [])
    #expect(cut(" \t\n") == [])
    #expect(cut(String(decoding: [0x68, 0xFF, 0xC3, 0x28, 0x69] as [UInt8], as: UTF8.self)).contains("h"))
  }

  @Test func rangesAreOfTheTypedLine() {
    let utterance = Utterance("给 Jón 发")
    #expect(utterance.tokens.map(\.range) == [0..<3, 4..<8, 9..<12])
    #expect(utterance.source(of: 1..<3) == "Jón 发")
    #expect(utterance.source(3..<999) == "")
  }

  @Test func anyBytesAreCut() {
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 56))
      }
      let utterance = Utterance(String(decoding: bytes, as: UTF8.self))
      var end = 0
      for token in utterance.tokens {
        #expect(token.range.lowerBound >= end && !token.range.isEmpty)
        end = token.range.upperBound
      }
      #expect(end <= utterance.text.utf8.count)
      var normal: [UInt8] = []
      bytes.withUnsafeBufferPointer { _ = Normalisation.append($0, 0..<40, to: &normal) }
    }
  }

  @Test func hundredThousandCharacters() {
    #expect(Utterance(String(repeating: "知了 a1, ", count: 20_000)).tokens.count == 100_000)
  }
}

@Suite struct ByteTableTests {
  @Test func keysKeepTheirNumbers() {
    var table = ByteTable()
    for number in 0..<5_000 { #expect(table.insert("name \(number)".utf8)?.number == number) }
    let again = table.insert("name 17".utf8)
    #expect(again?.number == 17 && again?.isNew == false)
    #expect(table.count == 5_000)
    #expect(table.find("name 4999".utf8) == 4_999)
    #expect(table.find("name 5000".utf8) == nil)
    #expect(String(decoding: table.key(3), as: UTF8.self) == "name 3")
  }
}
