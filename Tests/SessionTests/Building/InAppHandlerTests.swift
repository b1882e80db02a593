import SimAppFiles
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// An app without an extension, which handles its intents itself (iOS 14). The compiler really runs.
@Suite("An app that handles intents itself")
struct InAppHandlerTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleDisplayName</key><string>Noodles</string>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>INIntentsSupported</key><array><string>INPauseWorkoutIntent</string><string>INEndWorkoutIntent</string></array>
    </dict></plist>
    """

  private static let delegate = """
    import Intents
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print("launched")
        return true
      }
      func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        intent is INPauseWorkoutIntent ? PauseHandler() : nil
      }
      func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
      ) -> Bool { userActivity.activityType == "INPauseWorkoutIntent" }
    }

    class PauseHandler: NSObject, INPauseWorkoutIntentHandling {
      func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        print("paused on the main thread: \\(Thread.isMainThread)")
        completion(INPauseWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
      }
    }

    """

  /// A screen that can't be compiled here.
  private static let screen = """
    import UIKit

    class MenuViewController: UITableViewController {
      lazy var rows = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { _, _, _ in nil }
    }

    class MenuCell: UITableViewCell { weak var menu: MenuViewController? }

    """

  private func built(_ folder: TemporaryFolder, _ source: String, screen: String? = nil) throws -> AppSource {
    if let screen { folder.write(screen, to: "Noodles/App/MenuViewController.swift") }
    folder.write(Self.info, to: "Noodles/App/Info.plist")
    folder.write(source, to: "Noodles/App/AppDelegate.swift")
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = try folder.ownCache()
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let library = try SessionLibrary.open(apps: [folder.path + "/Noodles"], environment: environment).get()
    let source = try #require(library.apps.first)
    let build = try #require(AppBuild(source, tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    return source.with(try #require(build.result))
  }

  private func session(_ source: AppSource) throws -> Session {
    let library = try SessionLibrary.open(environment: ProcessVariables.all).get().with(apps: [source])
    let setting = TalkHeader().setting(apps: [source.app], user: UserProfile())
    return try library.session(setting, sources: [source], world: SessionWorld()).get()
  }

  @Test("is launched, asked on its main thread, and goes on where its handler sends it")
  func handles() throws {
    let folder = try TemporaryFolder()
    let session = try session(built(folder, Self.delegate))
    defer { session.close() }
    let turn = session.run(.said("pause my workout with Noodles"))
    #expect(turn.logs.map(\.text) == ["launched", "paused on the main thread: true"], "\(turn.shown)")
    #expect(turn.shown.contains("- handle = continueInApp"))
    #expect(turn.shown.contains("- app continue INPauseWorkoutIntent = done"), "\(turn.shown)")
  }

  @Test("is built without its screens, which its delegate names")
  func screens() throws {
    let folder = try TemporaryFolder()
    let named = Self.delegate.replacing(
      "    print(\"launched\")",
      with: "    let menu = MenuViewController()\n    menu.title = \"Menu\"\n    print(\"launched\", type(of: menu))")
    let session = try session(built(folder, named, screen: Self.screen))
    defer { session.close() }
    let turn = session.run(.said("pause my workout with Noodles"))
    #expect(turn.logs.map(\.text).first == "launched MenuViewController", "\(turn.shown)")
    #expect(turn.shown.contains("- handle = continueInApp"))
  }

  @Test("has no handler where its delegate gives none")
  func noHandler() throws {
    let folder = try TemporaryFolder()
    let session = try session(built(folder, Self.delegate))
    defer { session.close() }
    let turn = session.run(.said("end my workout with Noodles"))
    #expect(turn.shown.contains { $0.hasSuffix(" = noHandler") }, "\(turn.shown)")
  }

  @Test("talks on paper where no class is its delegate")
  func noDelegate() throws {
    let folder = try TemporaryFolder()
    let source = try built(folder, "import Intents\nclass Nobody: NSObject {}\n")
    #expect(source.programs == nil && source.isBuildFailed)
    #expect(source.paperReason == "its sources could not be built")
  }
}
