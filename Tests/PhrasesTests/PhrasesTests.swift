import SimDiagnostics
import SimPhrases
import SimUtterances
import Testing

@Suite struct PhraseParserTests {
  func parse(_ text: String) -> (Phrase?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let phrase = PhraseParser.parse(text, at: TextPlace(file: "f", line: 3), diagnostics: &diagnostics)
    return (phrase, diagnostics)
  }

  @Test(arguments: [
    "send [a] (message|text) to {recipients} saying {content}",
    "@ {recipients:known} {content}",
    "run for {goalValue+workoutGoalUnitType:measure} {workoutLocationType:case}",
    "给 {recipients} 发[一条](消息|信息)",
    "read [<all>|my] [{attribute=unread} unread] messages",
  ])
  func printsBackWhatItReads(_ text: String) {
    let (phrase, diagnostics) = parse(text)
    #expect(diagnostics.isEmpty)
    let printed = phrase?.parts.phraseText ?? ""
    #expect(parse(printed).0?.parts.phraseText == printed)
    #expect(printed.filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test func wideBracketsAreBrackets() {
    #expect(
      parse("给｛recipients｝发［一条］（消息｜信息）").0?.parts.phraseText == parse("给{recipients}发[一条](消息|信息)").0?.parts.phraseText)
  }

  @Test(arguments: [
    ("send (a|b", 6), ("send a)", 7), ("send {x", 6), ("send {}", 6), ("send {a:b:c}", 6), ("run {a+:b}", 5),
    ("run {+a:b}", 5), ("run {a+b+c:d}", 5), ("a | b", 1), ("{a=}", 1),
  ])
  func saysWhereItIsWrong(_ text: String, _ column: Int) {
    let (phrase, diagnostics) = parse(text)
    #expect(phrase == nil)
    #expect(diagnostics.first?.place == TextPlace(file: "f", line: 3, column: column))
  }

  @Test func deepBracketsAreRefused() {
    #expect(parse(String(repeating: "(", count: 100_000)).0 == nil)
  }
}

@Suite struct PhraseFileTests {
  @Test func holdsPhrasesWithExamples() {
    var diagnostics: [Diagnostic] = []
    let file = PhraseFile(
      path: "f.phrases",
      text: """
        intent: INSendMessageIntent
        # a remark
        text {recipients} {content}
          = text Jon Snow hi, you | recipients="Jon Snow",Sam content="hi, \\"you\\""
          ! text
        """, hasIntent: true, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    #expect(file.intent == "INSendMessageIntent")
    #expect(file.entries.map(\.phrase.text) == ["text {recipients} {content}"])
    #expect(file.entries.first?.examples.first?.sentence == "text Jon Snow hi, you")
    #expect(
      file.entries.first?.examples.first?.fields == [
        ExpectedField(parameter: "recipients", values: ["Jon Snow", "Sam"]),
        ExpectedField(parameter: "content", values: ["hi, \"you\""]),
      ])
    #expect(file.entries.first?.counterexamples.map(\.sentence) == ["text"])
  }

  @Test func saysWhatIsMissing() {
    var diagnostics: [Diagnostic] = []
    _ = PhraseFile(path: "f", text: "  = early\ntext me\n  ? what\n", hasIntent: true, diagnostics: &diagnostics)
    #expect(diagnostics.map { $0.place?.line } == [1, 3, 1])
  }

  @Test func rulesAndLists() {
    var diagnostics: [Diagnostic] = []
    let rules = RuleFile(
      path: "r", text: "polite = [please]\nask = (can|could) you\nwrong\n", diagnostics: &diagnostics)
    #expect(rules.rules.map(\.name) == ["polite", "ask"])
    let list = ListFile(path: "lists/days.list", text: "monday = 1\ntuesday = 2\nday\n = 3", diagnostics: &diagnostics)
    #expect(list.name == "days")
    #expect(list.entries.map(\.value) == ["1", "2", nil])
    #expect(diagnostics.map { $0.place?.line } == [3, 4])
  }
}

@Suite struct NetworkTests {
  @Test func sharesBeginnings() throws {
    var diagnostics: [Diagnostic] = []
    var builder = NetworkBuilder(roots: 1, rules: ["polite": [[]]])
    for (number, text) in ["send [a] message", "send <polite> a message to {x}", "send {y=z} now @"].enumerated() {
      guard let phrase = PhraseParser.parse(text, at: TextPlace(file: nil, line: 1), diagnostics: &diagnostics) else {
        continue
      }
      builder.add(phrase, root: 0, accept: number, diagnostics: &diagnostics) { slot, _ in
        PhraseNetwork.Slot(parameter: slot.parameter, reader: slot.reader ?? "text")
      }
    }
    let network = try builder.build()
    #expect(diagnostics.isEmpty)
    var states = network.takeStates()
    var state = states.root(0)
    for word in ["send", "a", "message"] {
      guard let number = network.words.find(word.utf8), let target = states.target(of: state, word: Int32(number))
      else {
        Issue.record("no edge over \(word)")
        return
      }
      state = target
    }
    let isEnd = states.isEnd(state)
    #expect(isEnd)
    let accepts = states.acceptIndices(state).map { states.accept($0) }
    #expect(accepts == [0])
    // One state for the beginning of both phrases, and one for each of the three words.
    #expect(states.count == 4)
    network.giveBack(states)
    #expect(network.takeStates().count == 4)
    #expect(network.constants.map { "\($0.parameter)=\($0.value)" } == ["y=z"])
  }

  private func builder(_ texts: [String], rules: [String: String]) throws -> NetworkBuilder {
    var diagnostics: [Diagnostic] = []
    let place = TextPlace(file: nil, line: 1)
    let parsed = rules.mapValues { text in
      PhraseParser.parse(text, at: place, diagnostics: &diagnostics).map { [$0.parts] } ?? []
    }
    var builder = NetworkBuilder(roots: 1, rules: parsed)
    for (number, text) in texts.enumerated() {
      let phrase = try #require(PhraseParser.parse(text, at: place, diagnostics: &diagnostics))
      builder.add(phrase, root: 0, accept: number, diagnostics: &diagnostics) { slot, _ in
        PhraseNetwork.Slot(parameter: slot.parameter, reader: "text")
      }
    }
    #expect(diagnostics.isEmpty)
    return builder
  }

  /// The phrases that end after some words; nil where no phrase goes on with one of them.
  private func accepts(_ words: String, _ network: PhraseNetwork) -> [Int32]? {
    var states = network.takeStates()
    var state = states.root(0)
    for word in words.split(separator: " ") {
      guard let number = network.words.find(word.utf8), let target = states.target(of: state, word: Int32(number))
      else { return nil }
      state = target
    }
    return states.isEnd(state) ? states.acceptIndices(state).map { states.accept($0) } : []
  }

  @Test("after a rule that several phrases share, each goes on by itself")
  func returnsWhereItWasCalled() throws {
    let rules = ["inner": "[very] (big|small)", "outer": "<inner> [and <inner>]"]
    let network = try builder(["a <outer> x", "b <outer> y", "a <inner> <inner> z", "<inner>"], rules: rules).build()
    #expect(accepts("a big x", network) == [0])
    #expect(accepts("b very small and big y", network) == [1])
    #expect(accepts("a big small z", network) == [2])
    #expect(accepts("very big", network) == [3])
    #expect(accepts("a big y", network) == nil)
    #expect(accepts("a big and small z", network) == nil)
    #expect(accepts("a small and x", network) == nil)
    #expect(accepts("b big", network) == [])
  }

  @Test("behind a slot it is known which words a phrase can't do without")
  func needs() throws {
    let texts = ["add {x} to [my] list", "add {x} {y} now", "add {x} [{z=a}] today", "tell {w} [please]", "ask {v} @"]
    let network = try builder(texts, rules: [:]).build()
    var states = network.takeStates()
    func bits(_ words: String) -> WordBits {
      var bits = WordBits()
      for word in words.split(separator: " ") {
        if let number = network.words.find(word.utf8) { bits.insert(Int32(number)) }
      }
      return bits
    }
    func needed(behind word: String) throws -> WordBits {
      let number = try #require(network.words.find(word.utf8))
      let target = states.target(of: states.root(0), word: Int32(number))
      let edges = states.slotEdges(of: try #require(target))
      let edge = try #require(edges.first)
      return states.needed(behindEdge: edge)
    }
    // Of a phrase the first word behind its slots is enough; "list" alone is none of them.
    for word in ["to", "now", "today"] { #expect(try needed(behind: "add").meets(bits(word)), "\(word)") }
    #expect(try !needed(behind: "add").meets(bits("list my add tell")))
    #expect(try !needed(behind: "add").meets(.end))
    // What may end there needs nothing but that.
    #expect(try needed(behind: "tell").meets(.end))
    #expect(try needed(behind: "ask").meets(.appName))
    #expect(try !needed(behind: "ask").meets(.end))
  }

  @Test("a rule stands in the network once, however often it is used")
  func rulesAreNotCopied() throws {
    let rules = ["many": "(" + (0..<500).map { "word\($0)" }.joined(separator: "|") + ")"]
    func size(_ count: Int) throws -> Int {
      var store = StoreWriter()
      try builder((0..<count).map { "say\($0) <many> end" }, rules: rules).write(to: &store, open: [])
      return store.bytes.count
    }
    #expect(try size(40) < size(1) + 40 * 200)
  }

  @Test("states that were made when a network was laid down go on as others do")
  func openedStates() throws {
    let builder = try builder(["a <r> x", "b <r> y"], rules: ["r": "(one|two|three) [more]"])
    var store = StoreWriter()
    builder.write(to: &store, open: [0])
    var reader = StoreReader(StoredBytes(store.bytes))
    let network = try PhraseNetwork(&reader)
    for words in ["a one x", "b two more y", "a three more x"] {
      #expect(accepts(words, network) == accepts(words, try builder.build()))
      #expect(accepts(words, network)?.count == 1)
    }
    #expect(accepts("a one y", network) == nil)
  }

  @Test("a word is found in a state however often it was looked for there", arguments: [[], [0]])
  func looksForWords(open: [Int]) throws {
    let builder = try builder(["a <r> x", "b [c] <r> y", "<r> z", "{v} a"], rules: ["r": "(one|two|three) [more]"])
    var store = StoreWriter()
    builder.write(to: &store, open: open)
    var reader = StoreReader(StoredBytes(store.bytes))
    let network = try PhraseNetwork(&reader)
    func follow(_ said: String, looking times: Int) -> [String] {
      var states = network.takeStates()
      var state = states.root(0)
      var found: [String] = []
      for word in said.split(separator: " ").map(String.init) + ["end"] {
        for number in 0..<Int32(network.words.count) {
          for _ in 0..<times where states.hasEdge(state, word: number) {
            found.append("\(word) \(String(decoding: network.words.key(Int(number)), as: UTF8.self))")
          }
        }
        guard let number = network.words.find(word.utf8) else { break }
        guard let target = states.target(of: state, word: Int32(number)) else { break }
        state = target
      }
      return found
    }
    for said in ["a one more", "b c three", "two z"] {
      let once = follow(said, looking: 1)
      #expect(Set(once).count == once.count && once.count > 4)
      #expect(follow(said, looking: 9) == once.flatMap { Array(repeating: $0, count: 9) })
    }
    let first = Set(["a", "b", "one", "two", "three"].map { "a \($0)" })
    #expect(Set(follow("a", looking: 1)) == first.union(["one", "two", "three"].map { "end \($0)" }))
  }

  @Test func refusesCirclesAndUnknownNames() {
    var diagnostics: [Diagnostic] = []
    var builder = NetworkBuilder(
      roots: 1, rules: ["polite": [[.rule(name: "polite", column: 1)]]])
    for name in ["polite", "polit"] {
      builder.add(
        Phrase(parts: [.rule(name: name, column: 4)], text: "", place: TextPlace(file: nil, line: 2)), root: 0,
        accept: 0,
        diagnostics: &diagnostics
      ) { _, _ in nil }
    }
    #expect(diagnostics.map(\.suggestion) == [nil, "polite"])
  }
}

@Suite struct SamplerTests {
  @Test func oneSeedDrawsTheSame() {
    var diagnostics: [Diagnostic] = []
    let phrase = PhraseParser.parse("(a|b|c) [d] <e> {f}", at: TextPlace(file: nil, line: 1), diagnostics: &diagnostics)
    let rules: [String: [[PhrasePart]]] = ["e": [PhraseWord.words(of: "x y").map { .word($0) }, []]]
    var drawn: Set<String> = []
    for seed in 0..<40 {
      var (one, two) = (
        PhraseSampler(rules: rules, seed: UInt64(seed)), PhraseSampler(rules: rules, seed: UInt64(seed))
      )
      let text = one.sample(phrase?.parts ?? []).phraseText
      #expect(text == two.sample(phrase?.parts ?? []).phraseText)
      drawn.insert(text)
    }
    #expect(drawn.count > 6 && drawn.contains("a {f}"))
  }
}
