import Testing

@testable import SimExtensionBuild

/// What is left of a source where something in it doesn't build.
struct SourceCutTests {
  /// Cuts at the mark `‸`, as often as it is asked.
  private func cut(_ marked: String, _ message: String = "why", times: Int = 1) -> String {
    let parts = marked.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    let offset = parts[0].utf8.count
    var copy = SourceCopy(path: "/a.swift", original: Array(parts.joined().utf8))
    var cutter = SourceCutter(copy)
    for _ in 0..<times {
      guard let cut = cutter.cut(at: offset, message: message, reason: "why") else { return "nothing" }
      copy.overwrite(cut.edit)
    }
    return String(decoding: copy.bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
      .replacing(")}", with: ") }")
  }

  @Test(
    "a function that gives nothing does nothing, one that throws fails, one that may gives nil, any other ends the program"
  )
  func bodies() {
    #expect(cut("func a() { ‸b() }") == "func a() { _NotBuilt.skip(\"a()\", \"why\") }")
    #expect(cut("func a() -> Void { ‸b() }") == "func a() -> Void { _NotBuilt.skip(\"a()\", \"why\") }")
    #expect(
      cut("func a() async throws -> Int { ‸b() }")
        == "func a() async throws -> Int { throw _NotBuilt.failure(\"a()\", \"why\") }")
    #expect(cut("func a() -> [Int]? { ‸b() }") == "func a() -> [Int]? { _NotBuilt.skip(\"a()\", \"why\"); return nil }")
    #expect(cut("func a() -> Int { ‸b() }") == "func a() -> Int { _NotBuilt.end(\"a()\", \"why\") }")
    #expect(cut("struct A { var b: Int { ‸c } }") == "struct A { var b: Int { _NotBuilt.end(\"A.b\", \"why\") } }")
    #expect(
      cut("var a: Int = 1 { didSet { ‸b() } }") == "var a: Int = 1 { didSet { _NotBuilt.skip(\"a\", \"why\") } }")
  }

  @Test("lines stay where they are")
  func lines() {
    let text = cut("func a() {\n  b()\n  ‸c()\n}\nlet d = 1")
    #expect(text.filter { $0 == "\n" }.count == 4)
  }

  @Test("an init loses the statement alone, and makes nothing where that isn't enough")
  func initializers() {
    let source = "class A { let b: Int; init() { b = 1; ‸C.start() } }"
    #expect(cut(source) == "class A { let b: Int; init() { b = 1; } }")
    #expect(
      cut("class A { let b: Int; init() { if d { b = 1; ‸C.start() } else { b = 2 } } }")
        == "class A { let b: Int; init() { if d { b = 1; } else { b = 2 } } }")
    #expect(cut(source, times: 2) == "class A { let b: Int; init() { _NotBuilt.end(\"A.init()\", \"why\") } }")
  }

  @Test("inits that can't be declared have different names")
  func namesOfInitializers() {
    #expect(
      cut("class A { init(b: ‸D) { } }")
        == "class A { init(_notBuilt10: Never) { _NotBuilt.end(\"A.init()\", \"why\") } }")
    #expect(cut("class A { init() {}; init(b: ‸D) { } }").contains("init(_notBuilt21: Never)"))
  }

  @Test("a call of what isn't there goes alone, where nothing comes of it and nobody waits for it")
  func calls() {
    let message = "cannot find 'Log' in scope"
    #expect(
      cut("func a() -> Int { b(); ‸Log.c(1)\n return 2 }", message)
        == "func a() -> Int { b(); _NotBuilt.skip(\"a()\", \"why\")\n return 2 }")
    #expect(
      cut("func a() { if b { try? ‸Log.c(1) }\n d() }", message)
        == "func a() { if b { _NotBuilt.skip(\"a()\", \"why\") }\n d() }")
    // What the function gives, what has a name, and what may be waited for: the function as a whole.
    let whole = "func a() -> Int { _NotBuilt.end(\"a()\", \"why\") }"
    #expect(cut("func a() -> Int { ‸Log.c(1) }", message) == whole)
    #expect(
      cut("func a() -> Int { let b = ‸Log.c(1)\n return b }", message).hasPrefix("func a() -> Int { _NotBuilt.end"))
    #expect(cut("func a() { ‸Log.c { d() }\n e() }", message).hasPrefix("func a() { _NotBuilt.skip"))
    #expect(!cut("func a() { ‸Log.c { d() }\n e() }", message).contains("e()"))
  }

  @Test("what can't be declared is gone")
  func declarations() {
    #expect(cut("struct A { @B let c: ‸D\n let e = 1 }") == "struct A { \n let e = 1 }")
    #expect(cut("struct A { let c = ‸D()\n let e = 1 }") == "struct A { \n let e = 1 }")
    #expect(cut("struct A { var c: D? = ‸D() }") == "struct A { var c: D? = nil }")
    #expect(
      cut("struct A { static let c: D = ‸d() }") == "struct A { static let c: D = _NotBuilt.value(\"A.c\", \"why\") }")
    #expect(cut("struct A { func b(_ c: ‸D) {} }") == "struct A { }")
    #expect(cut("extension ‸A { func b() {} }\nlet c = 1") == "\nlet c = 1")
  }

  @Test("a type isn't what isn't there, but an App Intent stays one")
  func inheritance() {
    #expect(cut("class A: B, ‸C, D { let e = 1 }") == "class A: B , D { let e = 1 }")
    #expect(cut("class A: ‸B { let e = 1 }") == "class A { let e = 1 }")
    #expect(cut("class A<T: B>: ‸C { let e = 1 }") == "class A<T: B> { let e = 1 }")
    #expect(
      cut("‸extension A: B { let e = 1 }", "type 'A' does not conform to protocol 'B'") == "extension A { let e = 1 }")
    #expect(
      cut("class ‸A: B, C { let e = 1 }", "type 'A' does not conform to protocol 'C'") == "class A: B { let e = 1 }")
    #expect(cut("struct ‸A: AppIntent { let e = 1 }", "type 'A' does not conform to protocol 'AppIntent'") == "nothing")
  }

  @Test("an intent that can't be performed fails, whatever it promises")
  func perform() {
    #expect(
      cut("struct A: AppIntent { func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog { ‸b } }")
        == "struct A: AppIntent { func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> "
        + "{ throw _NotBuilt.failure(\"A.perform()\", \"why\") } }")
  }

  @Test("a reason never ends the text that it stands in")
  func reasons() {
    var cutter = SourceCutter(SourceCopy(path: "/a.swift", original: Array("func a() { b() }".utf8)))
    let cut = cutter.cut(at: 11, message: "", reason: "a\"\\(b)\n\u{301}c")
    #expect(cut.map { String(decoding: $0.edit.replacement, as: UTF8.self) } == " _NotBuilt.skip(\"a()\", \"a(b)c\") ")
  }

  @Test("what files declare is without what their functions do")
  func interface() {
    func interface(_ text: String) -> String {
      String(decoding: SourceCutter(SourceCopy(path: "", original: Array(text.utf8))).interface, as: UTF8.self)
    }
    #expect(
      interface("struct A { func b() { 1 }\n init() { 2 }\n var c: Int { 3 } }")
        == "struct A { func b ( ) { } init ( ) { } var c : Int { 3 } }")
    // A remark declares nothing, nor do other lines.
    #expect(interface("struct A {} // one\n") == interface("/* two */ struct A\n{\n}\n\n"))
    #expect(interface("struct A {}") != interface("struct B {}"))
    #expect(interface("let a = \"b c\"") != interface("let a = \"b  c\""))
  }
}
