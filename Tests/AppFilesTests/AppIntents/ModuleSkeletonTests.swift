import SimAppFiles
import Testing

/// What stands for a module that isn't here: as far as its uses tell.
@Suite("The skeleton of what isn't here") struct ModuleSkeletonTests {
  private func skeleton(_ names: [String], _ source: String) -> String {
    ModuleSkeleton(module: "Brewing", names: names, sources: [("Tea.swift", Array(source.utf8))]).text
  }

  @Test func `an object that there is once, what it is asked, and what it says`() {
    let text = skeleton(
      ["Kettle"],
      """
      func brew() async throws -> String {
        guard Kettle.shared.isFull else { throw Empty() }
        try await Kettle.shared.boil(cups: 2, "green") { print("done") }
        Kettle.shared.name = "Tin"
        let minutes: Int = Kettle.shared.minutes
        return "It takes \\(Kettle.shared.describe(minutes))"
      }
      """)
    #expect(
      text == """
        #if !canImport(Brewing)

        final class Kettle {
          init() {}
          static let shared = Kettle()
          var isFull: Bool { false }
          func boil(cups: Int, _ value2: String, _ value3: () -> Void) async throws {}
          var name: String = ""
          var minutes: Int { 0 }
          func describe(_ value: Int) -> String { "" }
        }

        #endif

        """)
  }

  @Test func `objects that are made, handed on and reached through others`() {
    let text = skeleton(
      ["Kettle", "Brewer", "Steeping", "log"],
      """
      struct Leaf: Steeping {}
      let kettle = Kettle(litres: 1.5, isTin: true)
      func pour(into brewer: Brewer) {
        kettle.empty()
        try await BrewerKt.find()?.start()
        brewer.begin()
        log("poured")
      }
      func find() { try await Brewer.found()?.start() }
      """)
    #expect(
      text == """
        #if !canImport(Brewing)

        func log(_ value: String) {}

        final class Kettle {
          init(litres: Double, isTin: Bool) {}
          func empty() {}
        }

        final class Brewer {
          init() {}
          func begin() {}
          static func found() -> Found? { nil }
        }

        protocol Steeping {}

        final class Found {
          init() {}
          func start() async throws {}
        }

        #endif

        """)
  }

  @Test func `what nothing tells is left open`() {
    let text = skeleton(["Kettle"], "func f() { let tea = Kettle.choose() }")
    #expect(text.contains("static func choose() -> <#Type#> { <#value#> }"), "\(text)")
    #expect(ModuleSkeleton(module: nil, names: [], sources: []).isEmpty)
  }

  @Test(arguments: [
    "Kettle.", "Kettle((((", "Kettle.a.b.c.d.e.f.g.h.i.j.k.l()", "let x = Kettle\n.y", "\"\\(Kettle.", "Kettle(Kettle(",
  ])
  func `what is half written does no harm`(_ source: String) {
    #expect(skeleton(["Kettle"], source).contains("Kettle"))
  }
}
