import SimCards
import SimCatalog
import SimDialogue
import SimScreen

/// Conversations to be shown.
enum Samples {
  static func said(_ text: String) -> EntryContent { .output(.says(Line(identifier: "test", text: text))) }

  static func resolved(_ parameter: String, _ result: ResolutionResult) -> EntryContent {
    .output(.trace(.resolve(parameter: parameter, results: [result], answer: AnswerDetail())))
  }

  static func confirmed(_ code: String) -> EntryContent {
    .output(.trace(.respond(method: .confirm, response: IntentResponse(code: code), answer: AnswerDetail())))
  }

  static let question = Entry(
    line: "> ZhiChat Sam I'm running late",
    contents: [
      resolved("recipients", .disambiguation([.string("Sam Lee"), .string("Sam Park")])),
      said("Which one, Sam Lee or Sam Park?"),
      .output(.choices([Choice(text: "Sam Lee", detail: "mobile"), Choice(text: "Sam Park")])),
    ])

  static let review = Entry(
    line: "> Sam Lee",
    contents: [
      resolved("recipients", .success(.string("Sam Lee"))),
      resolved("content", .success(.string("I'm running late"))),
      confirmed("ready"),
      said("Ready to send it?"),
      .output(
        .card(
          CardContent(
            app: "ZhiChat",
            rows: [
              CardContent.Row(label: "To", text: "Sam Lee, mobile"),
              CardContent.Row(label: "Message", text: "I'm running late"),
            ], buttons: ["Cancel", "Send"]))),
    ])

  static let chinese = Entry(
    line: "> 知了发信息给宏昌",
    contents: [
      resolved("content", .needsValue),
      said("你想对宏昌说什么？"),
      .output(
        .card(
          CardContent(
            app: "知了",
            rows: [
              CardContent.Row(label: "收件人", text: "宏昌"),
              CardContent.Row(label: "内容", text: "晚上一起吃饭吗？我七点钟在老地方等你们。"),
            ], buttons: ["取消", "发送"]))),
    ])
}
