/// What is said in the benchmarks: `{name}` becomes a name of the list.
enum Sentences {
  static let english = [
    "ZhiChat {name} I'm running late", "send a message to {name} on ZhiChat",
    "using ZhiChat tell {name} that dinner is at seven",
    "send a ZhiChat message to {name} saying see you at the station",
    "ask {name} on ZhiChat whether the train has left",
    "text {name} and {name} with ZhiChat that the meeting moved to Monday", "ZhiChat let {name} know I've arrived",
    "read my ZhiChat messages from {name}", "find messages from {name} on ZhiChat from last week",
    "show me unread messages in ZhiChat", "mark my ZhiChat messages as read",
    "search ZhiChat for messages about the picnic",
    "can you please send a message to {name} using ZhiChat saying thank you for the flowers",
    "book a sports car with HuHu to the airport", "get me a HuHu ride home at 8 tomorrow morning",
    "HuHu a truck to the station for two people", "I need a ride with HuHu from work to the museum at half past six",
    "where is my HuHu ride", "book a shared ride to the park for three people using HuHu at noon",
    "what's the weather like tomorrow", "set a timer for ten minutes", "play some jazz in the kitchen",
    "how tall is the highest mountain of Europe", "tell me a joke about {name}",
  ]

  static let chinese = [
    "知了发信息给{name}", "用知了给{name}发一条消息说晚上一起吃饭", "知了{name}我到了", "用知了告诉{name}会议改到周一", "用知了发送一条消息",
    "在知了上查找{name}的消息", "读一下知了里{name}发来的未读消息", "把知了的消息标为已读", "帮我用知了给{name}和{name}发信息说谢谢你们的花",
    "用呼呼打一辆跑车到林大北路", "帮我在呼呼上预订一辆明早8点的卡车", "呼呼我要一辆顺风车从公司回家", "用呼呼叫车去机场两个人", "我的呼呼到哪儿了",
    "呼呼明天下午三点半从学校到博物馆的专车", "明天天气怎么样", "定一个十分钟的闹钟", "放一首歌", "讲个笑话吧",
  ]

  /// The sentences, each with names in place of its gaps; the same every time.
  static func filled(_ templates: [String], names: [String], count: Int) -> [String] {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, bound)))
    }
    return (0..<count).map { index in
      var sentence = ""
      var rest = templates[index % templates.count][...]
      while let gap = rest.range(of: "{name}") {
        sentence += rest[..<gap.lowerBound]
        sentence += names.isEmpty ? "Celestra" : names[next(names.count)]
        rest = rest[gap.upperBound...]
      }
      return sentence + rest
    }
  }
}

extension Substring {
  fileprivate func range(of word: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(word) { return index..<self.index(index, offsetBy: word.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
