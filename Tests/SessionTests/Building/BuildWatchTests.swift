import SimAppFiles
import SimDiagnostics
import SimExtensionBuild
import SimLexicon
import SimPolling
import TestPrograms
import Testing

@testable import SimSession

/// Builds that sources set off, without a compiler: each fails at once.
@Suite("A watch over sources")
struct BuildWatchTests {
  private let folder: TemporaryFolder
  private let source: AppSource
  private static let noTools = Result<BuildTools, Diagnostic>.failure(Diagnostic(.error, "no compiler"))

  init() throws {
    folder = try TemporaryFolder()
    folder.write("let a = 0", to: "Noodles/a.swift")
    folder.write(
      """
      <plist><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      <key>NSExtensionPrincipalClass</key><string>Noodles.IntentHandler</string>
      <key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key><array><string>INSendMessageIntent</string></array></dict></dict></dict></plist>
      """, to: "Noodles/Info.plist")
    let app = try #require(ProjectReader.read(folder.path + "/Noodles").apps.first)
    source = AppSource(app: app.loaded.app, programs: nil, plan: app, path: folder.path + "/Noodles")
  }

  /// What the watch says next.
  private func event(of watch: BuildWatch) -> BuildWatch.Event? {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if let event = watch.advance().first { return event }
      _ = Poll.wait(for: [watch, TimerSource(end)])
    }
    return nil
  }

  private func isBuilt(_ event: BuildWatch.Event?) -> Bool { if case .built? = event { true } else { false } }

  @Test("pauses after eight builds that follow each other at once, until somebody says something")
  func cycle() {
    let watch = BuildWatch([source], tools: Self.noTools, quick: .seconds(60))
    defer { watch.close() }
    for number in 1...8 {
      folder.write("let a = \(number)", to: "Noodles/a.swift")
      #expect(isBuilt(event(of: watch)), "\(number)")
    }
    folder.write("let a = 9", to: "Noodles/a.swift")
    guard case .paused? = event(of: watch) else {
      Issue.record("not paused")
      return
    }
    folder.write("let a = 10", to: "Noodles/a.swift")
    #expect(watch.advance().isEmpty && watch.watched.isEmpty)
    // What was saved last is built then.
    watch.hasSaid()
    #expect(isBuilt(event(of: watch)))
    folder.write("let a = 11", to: "Noodles/a.swift")
    #expect(isBuilt(event(of: watch)))
  }

  @Test("never pauses for a person who saves as often as they like")
  func person() {
    let watch = BuildWatch([source], tools: Self.noTools, quick: .zero)
    defer { watch.close() }
    for number in 1...12 {
      folder.write("let a = \(number)", to: "Noodles/a.swift")
      #expect(isBuilt(event(of: watch)), "\(number)")
    }
  }

  @Test("builds what isn't built yet, one after the other, and hears no save where nobody wants that")
  func unbuilt() {
    let watch = BuildWatch([source, source], tools: Self.noTools, builds: true, hearsSaves: false)
    defer { watch.close() }
    #expect(watch.isBuilding)
    #expect(isBuilt(event(of: watch)))
    #expect(watch.isBuilding)
    #expect(isBuilt(event(of: watch)))
    folder.write("let a = 1", to: "Noodles/a.swift")
    #expect(!watch.isBuilding && watch.watched.isEmpty && watch.advance().isEmpty)
  }

  @Test("hears nothing of what lies beside a folder that has no list") func beside() throws {
    folder.write("import AppIntents\nstruct Stir: AppIntent {}", to: "Pot/Stir.swift")
    let app = try #require(ProjectReader.read(folder.path + "/Pot").apps.first)
    var plan = app
    plan.performer?.performs = [ProgramPlan.PerformedIntent(name: "Stir", type: "Stir", file: "Stir.swift")]
    let source = AppSource(app: app.loaded.app, programs: nil, plan: plan, path: folder.path + "/Pot")
    let watch = BuildWatch([source], tools: Self.noTools)
    defer { watch.close() }
    folder.write("let a = 1", to: "Noodles/a.swift")
    #expect(watch.advance().isEmpty && watch.deadline == nil && !watch.isBuilding)
    folder.write("import AppIntents\nstruct Mix: AppIntent {}", to: "Pot/Stir.swift")
    #expect(isBuilt(event(of: watch)))
  }

  @Test("hears of sources in folders that are new")
  func newFolder() {
    let watch = BuildWatch([source], tools: Self.noTools)
    defer { watch.close() }
    folder.write("let b = 1", to: "Noodles/Helpers/b.swift")
    guard case .built(let app, let result)? = event(of: watch) else {
      Issue.record("not built")
      return
    }
    let plan = result.reread?.source.plan
    #expect(plan?.extensions.first?.sources.count == 2)
    #expect(app.plan?.extensions == plan?.extensions)
  }
}
