import SimDialogue
import SimExports
import SimScreen
import SimShown
import SimText
import Testing

struct DocumentTests {
  private func text(_ screenplay: Screenplay, _ format: ExportFormat, _ options: ExportOptions = ExportOptions())
    -> String
  {
    Export.text(of: screenplay, as: format, options)
  }

  @Test func plainTextIsTheTranscriptsNotation() {
    #expect(
      text(Sample.ride, .txt) == """
        # 打车去林大北路

        ## 一辆跑车
        > 用呼呼打一辆跑车到林大北路
        - resolveDropOffLocation = success 林大北路
        好的。要叫车吗？
        | 车型  跑车 ¥167–183
        | 路线  福州火车站 → 林大北路
        | (取消)  (叫车)

        > 确定
        好的，车叫好了。
        | 司机  吴师傅，5.0 分

        ## 问一问车到哪儿了
        > 我的呼呼到哪儿了
        还有三分钟。

        """)
  }

  @Test(arguments: [40, 80, 120])
  func plainTextKeepsWithinItsColumns(_ columns: Int) {
    for screenplay in Sample.all {
      for line in text(screenplay, .txt, ExportOptions(columns: columns)).split(separator: "\n") {
        #expect(DisplayWidth.of(line) <= columns, "\(line)")
      }
    }
  }

  @Test func aLineThatGoesOnIsIndented() {
    let screenplay = Sample.screenplay(Sample.says("one two three four five six seven eight nine ten eleven"))
    #expect(
      text(screenplay, .txt, ExportOptions(columns: 40)) == """
        > hi
        one two three four five six seven eight
          nine ten eleven

        """)
  }

  @Test func markdownHasQuotesTablesListsAndAFoldedTrace() {
    #expect(
      text(Sample.message, .md).hasPrefix(
        """
        # Two people called Kim

        > ZhiChat Kim the train is late

        <details><summary>Trace</summary>

        ```text
        understood ZhiChat INSendMessageIntent content="the train is late"
        resolveRecipients = disambiguation Kim Bauer | Kim Novak
        ```

        </details>

        **Siri:** Which one, Kim Bauer or Kim Novak?

        1. Kim Bauer
        2. Kim Novak

        > the first one

        """))
    #expect(
      text(Sample.message, .md).contains(
        """
        | ZhiChat | |
        | --- | --- |
        | To | Kim Bauer |
        |  | the train is late |

        **\\[Cancel\\]** **\\[Send\\]**

        *tap Send*
        """))
  }

  @Test func markdownTakesNothingForMarkup() {
    let markdown = text(Sample.awkward, .md)
    #expect(markdown.contains(#"# \<b>Awkward\</b> \& "more" ]]>"#))
    #expect(markdown.contains(#"4. \*not\* \_this\_ #one"#))
    #expect(markdown.contains(#"| To\|For | שרה כהן \| سارة |"#))
    let fences = text(Sample.screenplay(.remark(Remark(.notice, "````"))), .md)
    #expect(fences.contains("\n`````text\n````\n`````\n"))
  }

  @Test(arguments: [false, true])
  func aPageIsWellFormed(_ inspector: Bool) {
    for screenplay in Sample.all {
      let page = WellFormed(text(screenplay, .html, ExportOptions(showsInspector: inspector)), voidElements: ["meta"])
      #expect(page.problem == nil)
      let names = page.elements.map(\.name)
      #expect(!names.contains("script") && !names.contains("link") && !names.contains("img"))
      #expect(names.filter { $0 == "h1" }.count == 1)
    }
  }

  @Test func aPageSaysWhoSpeaks() {
    let page = text(Sample.message, .html)
    #expect(page.contains("<html lang=\"en-US\">"))
    #expect(page.contains("<p class=\"siri\"><span class=\"who\">Siri:</span> <bdi>Ready to send it?</bdi></p>"))
    #expect(page.contains("<tr><th scope=\"row\">To</th><td><bdi>Kim Bauer</bdi></td></tr>"))
    #expect(page.contains("<ul class=\"buttons\" aria-label=\"Buttons\"><li>Cancel</li><li>Send</li></ul>"))
  }

  @Test(arguments: [ExportFormat.md, .html])
  func theInspectorSaysWhy(_ format: ExportFormat) {
    let with = text(Sample.message, format, ExportOptions(showsInspector: true))
    for fact in ["from an answer", "Zhi/Resolver.swift:15", "asked for now", "90 %"] {
      #expect(with.contains(fact), "\(fact)")
    }
    #expect(!text(Sample.message, format).contains("from an answer"))
  }

  @Test func theInspectorSaysWhyNothingWasUnderstood() {
    let scene = Sample.scene("> hum", [Sample.says("I don't know.")], inspector: Inspector(decline: "no app is named"))
    let screenplay = Screenplay(title: "", locale: "en-US", chapters: [Sample.chapter(nil, [scene])])
    #expect(text(screenplay, .html, ExportOptions(showsInspector: true)).contains("not understood: no app is named"))
  }

  @Test func aRemarksLinesKeepTheirColumns() {
    let why = Sample.screenplay(.remark(Remark(.notice, "# Siri asked\n#   ^^^^ here")), line: "> /why")
    #expect(text(why, .md).contains("> `/why`\n\n```text\nSiri asked\n  ^^^^ here\n```"))
    #expect(text(why, .html).contains("<pre class=\"remark\">Siri asked\n  ^^^^ here</pre>"))
    #expect(text(why, .txt).contains("# Siri asked\n#   ^^^^ here"))
  }
}
