import SimAppFiles
import SimExtensionBuild
import SimLexicon
import SimPolling
import SimTranscripts
import TestPrograms
import Testing

@testable import SimSession

/// An extension that keeps its data in Core Data. The compiler really runs.
@Suite("An extension with a data model")
struct DataModelTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>com.example.noodles</string>
      <key>CFBundleDisplayName</key><string>Noodles</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
        <key>NSExtensionAttributes</key><dict>
          <key>IntentsSupported</key><array><string>INPauseWorkoutIntent</string></array>
        </dict>
      </dict>
    </dict></plist>
    """
  private static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Pause" representedClassName="Pause" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <relationship name="day" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Day" inverseName="pauses"/>
      </entity>
      <entity name="Day" representedClassName="Day">
        <attribute name="title" optional="YES" attributeType="String"/>
        <relationship name="pauses" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Pause" inverseName="day"/>
      </entity>
    </model>
    """
  private static let handler = """
    import CoreData
    import Intents

    @objc(Day) class Day: NSManagedObject {
      @NSManaged var title: String?
      @NSManaged var pauses: Set<Pause>
    }

    class IntentHandler: INExtension, INPauseWorkoutIntentHandling {
      lazy var container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Breaks")
        container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
        return container
      }()

      func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        let context = container.viewContext
        let days: NSFetchRequest<Day> = NSFetchRequest(entityName: "Day")
        do {
          let day = try context.fetch(days).first ?? Day(context: context)
          day.title = "today"
          let pause = Pause(context: context)
          pause.name = "pause \\(day.pauses.count + 1)"
          pause.day = day
          try context.save()
          let request: NSFetchRequest<Pause> = Pause.fetchRequest()
          request.predicate = NSPredicate(format: "%K == %@", #keyPath(Pause.day.title), "today")
          request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
          print(try context.fetch(request).map { $0.name ?? "" }.joined(separator: ", "))
          completion(INPauseWorkoutIntentResponse(code: .success, userActivity: nil))
        } catch {
          completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
        }
      }
    }

    """

  @Test("keeps from call to call what it has saved, and an undo takes it back")
  func keeps() throws {
    let folder = try TemporaryFolder()
    folder.write(Self.info, to: "Noodles/Info.plist")
    folder.write(Self.handler, to: "Noodles/IntentHandler.swift")
    folder.write(Self.model, to: "Noodles/Breaks.xcdatamodeld/Breaks.xcdatamodel/contents")
    var environment = ProcessVariables.all
    environment["XDG_CACHE_HOME"] = try folder.ownCache()
    environment["SIRISIM_SDK"] = try String(builtProgram("sirisim").dropLast("/sirisim".count))
    let library = try SessionLibrary.open(apps: [folder.path + "/Noodles"], environment: environment).get()
    try #require(library.apps.count == 1)
    let build = try #require(AppBuild(library.apps[0], tools: BuildTools.find(environment: environment)))
    while build.result == nil { _ = Poll.wait(for: [build]) }
    let result = try #require(build.result)
    try #require(result.isWhole, "\(result)")
    let source = library.apps[0].with(result)
    let opened = try SessionLibrary.open(environment: ProcessVariables.all).get().with(apps: [source])
    let setting = TalkHeader().setting(apps: [source.app], user: UserProfile())
    let session = try opened.session(setting, sources: [source], world: SessionWorld()).get()
    defer { session.close() }
    func said() -> [String] { session.run(.said("pause my workout with Noodles")).logs.map(\.text) }
    #expect(said() == ["pause 1"])
    #expect(said() == ["pause 1, pause 2"])
    #expect(session.undo())
    #expect(said() == ["pause 1, pause 2"])
  }
}
