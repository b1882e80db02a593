import Foundation
import SimDialogue
import SimExports
import SimScreen
import SimShown
import Testing

struct PictureTests {
  private func svg(_ screenplay: Screenplay, columns: Int, inspector: Bool = false) -> String {
    Export.text(of: screenplay, as: .svg, ExportOptions(columns: columns, showsInspector: inspector))
  }

  @Test(arguments: [40, 80, 120], [false, true])
  func aPictureIsXML(_ columns: Int, _ inspector: Bool) {
    for screenplay in Sample.all {
      #expect(WellFormed(svg(screenplay, columns: columns, inspector: inspector)).problem == nil)
    }
  }

  @Test(arguments: [40, 120], [false, true])
  func aMovingPictureHasEachScreenInItsTimeAndItsEndWhereNothingMoves(_ columns: Int, _ inspector: Bool) {
    for screenplay in Sample.all where !screenplay.chapters.isEmpty {
      let options = ExportOptions(columns: columns, showsInspector: inspector, moves: true)
      let text = Export.text(of: screenplay, as: .svg, options)
      let read = WellFormed(text)
      #expect(read.problem == nil)
      #expect(text.contains("@media(prefers-reduced-motion:no-preference)"))
      #expect(!text.contains("<script") && !text.contains("<animate"))
      // Every group that comes or goes has its times, and those that are there at the end are the still.
      let groups = read.elements.filter { $0.name == "g" }.compactMap { $0.attributes["class"] }
      #expect(groups.contains { $0.hasSuffix(" still") } && groups.allSatisfy { $0.hasPrefix("f k") })
      for name in groups.compactMap({ $0.split(separator: " ").dropFirst().first })
      where text.contains("@keyframes \(name){") {
        #expect(text.contains(".sirisim .\(name){animation:\(name) "))
      }
      let said: [String] = (screenplay.chapters.last?.scenes.last?.entry.contents ?? []).compactMap {
        (content: EntryContent) -> String? in
        guard case .output(.says(let line)) = content else { return nil }
        return line.text
      }
      if columns == 120, let word = said.last?.split(separator: " ").first, word.allSatisfy({ $0.isLetter }) {
        let still = text.components(separatedBy: "<g class=\"").filter { $0.prefix(40).contains(" still\"") }.joined()
        #expect(still.contains(word), "\(word)")
      }
    }
  }

  @Test func aReportsLinesAreAPicture() {
    let rows = [Row([Span("1 of 1", .hint)]), Row([Span("- gone <b>", .error)]), Row([Span("+ 新的", .userMark)])]
    let text = Export.picture(of: rows, heading: "$ sirisim review a.talk", columns: 40, locale: "en", theme: .light)
    let read = WellFormed(text)
    #expect(read.problem == nil)
    #expect(text.contains("- gone &lt;b&gt;") && text.contains("<title>$ sirisim review a.talk</title>"))
    #expect(read.elements.first?.attributes["width"] == "396")
  }

  @Test(arguments: [40, 80, 120], [false, true])
  func everyTextStandsInsideThePictureAndBesideItsNeighbours(_ columns: Int, _ inspector: Bool) throws {
    for screenplay in Sample.all {
      let elements = WellFormed(svg(screenplay, columns: columns, inspector: inspector)).elements
      let picture = try #require(elements.first?.attributes)
      let width = try #require(picture["width"].flatMap(Int.init))
      let height = try #require(picture["height"].flatMap(Int.init))
      #expect(width == columns * 9 + 36)
      var baseline = 0
      var end = 0
      for (name, attributes) in elements {
        if name == "text" {
          let next = try #require(attributes["y"].flatMap(Int.init))
          if next != baseline { end = 0 }
          baseline = next
          #expect(baseline < height - 6)
        }
        guard name == "tspan" else { continue }
        let x = try #require(attributes["x"].flatMap(Int.init))
        let length = try #require(attributes["textLength"].flatMap(Int.init))
        #expect(x >= max(18, end), "\(attributes)")
        #expect(length > 0)
        end = x + length
        #expect(end <= width - 18, "\(attributes)")
      }
    }
  }

  @Test func aSmallPictureAsAWhole() {
    let screenplay = Sample.screenplay(
      Sample.says("OK, 好的 👍"), Sample.card("知了", [("To", "Kim")], buttons: ["Send"]), line: "> hi")
    let picture = Export.text(of: screenplay, as: .svg, ExportOptions(columns: 40, theme: .light))
    let drawn = picture.split(separator: "</style>\n").last.map(String.init)
    #expect(
      drawn == """
        <rect class="paper" x="0.5" y="0.5" width="395" height="171" rx="10"/>
        <path class="cardBorder" d="M36 66.5H45M99 66.5H117M31.5 106.5H121.5M36 146.5H117M31.5 76V136M121.5 76V136\
        M31.5 76Q31.5 66.5 36 66.5M121.5 76Q121.5 66.5 117 66.5\
        M31.5 136Q31.5 146.5 36 146.5M121.5 136Q121.5 146.5 117 146.5"/>
        <g xml:space="preserve">
        <text y="31"><tspan class="userMark" x="27" textLength="18">&gt; </tspan>\
        <tspan class="user" x="45" textLength="18">hi</tspan></text>
        <text y="51"><tspan class="siri" x="27" textLength="36">OK, </tspan>\
        <tspan class="siri wide" x="63" textLength="36">好的</tspan><tspan class="siri" x="99" textLength="9"> </tspan>\
        <tspan class="siri" x="108" textLength="18" lengthAdjust="spacingAndGlyphs">👍</tspan></text>
        <text y="71"><tspan class="cardApp wide" x="54" textLength="36">知了</tspan></text>
        <text y="91"><tspan class="cardLabel" x="45" textLength="18">To</tspan>\
        <tspan class="cardText" x="63" textLength="18">  </tspan><tspan class="cardText" x="81" textLength="27">Kim</tspan></text>
        <text y="131"><tspan class="button" x="45" textLength="9">(</tspan>\
        <tspan class="button" x="54" textLength="36">Send</tspan><tspan class="button" x="90" textLength="9">)</tspan></text>
        </g>
        </svg>

        """)
  }

  @Test func textIsTextThatCanBeSelected() {
    let picture = svg(Sample.ride, columns: 80)
    #expect(picture.contains(">还有三分钟。</tspan>"))
    #expect(picture.contains("xml:lang=\"zh-Hans\""))
    #expect(picture.contains("<title>打车去林大北路</title>"))
    #expect(picture.contains("Siri: 好的。要叫车吗？\nCard from 呼呼打车: 车型: 跑车 ¥167–183\nCard: 路线: 福州火车站 → 林大北路\nButtons: 取消"))
  }

  @Test func whatBreaksMarkupIsWrittenOut() {
    let picture = svg(Sample.awkward, columns: 120)
    #expect(picture.contains("<title>&lt;b&gt;Awkward&lt;/b&gt; &amp; &quot;more&quot; ]]&gt;</title>"))
    #expect(!picture.contains("<script"))
    #expect(!picture.contains("\u{1B}"))
  }

  @Test func anyCharacterMayStandInIt() {
    let scalars = stride(from: UInt32(0), to: 0x11_0000, by: 61).compactMap(Unicode.Scalar.init)
    for start in stride(from: 0, to: scalars.count, by: 400) {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars[start..<min(start + 400, scalars.count)])
      let screenplay = Sample.screenplay(Sample.says(text), Sample.card(text, [(text, text)]), line: "> " + text)
      #expect(WellFormed(svg(screenplay, columns: 40)).problem == nil, "\(start)")
    }
  }

  @Test func aPictureNeedsNothingElse() {
    let picture = svg(Sample.message, columns: 80)
    #expect(!picture.contains("href") && !picture.contains("url(") && !picture.contains("@import"))
    #expect(!picture.contains("@font-face"))
  }

  @Test func withoutAThemeThePictureFollowsTheReaders() {
    func picture(_ theme: ExportOptions.Theme?) -> String {
      Export.text(of: Sample.message, as: .svg, ExportOptions(theme: theme))
    }
    #expect(picture(nil).contains("@media(prefers-color-scheme:dark){"))
    #expect(!picture(.light).contains("@media"))
    #expect(!picture(.dark).contains("@media"))
    #expect(picture(.light) != picture(.dark))
  }
}
