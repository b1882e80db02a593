import CoreData
import Testing

@Suite("A data model in the bundle")
struct ModelTests {
  private let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>version</key><string>Trips 2</string>
      <key>entities</key><array>
        <dict><key>name</key><string>Plan</string><key>abstract</key><true/>
          <key>attributes</key><array>
            <dict><key>name</key><string>start</string><key>type</key><string>Date</string><key>optional</key><true/></dict>
            <dict><key>name</key><string>seats</string><key>type</key><string>Integer 16</string>
              <key>default</key><string>2</string></dict>
          </array>
          <key>relationships</key><array>
            <dict><key>name</key><string>trip</string><key>destination</key><string>Trip</string>
              <key>inverse</key><string>plans</string><key>optional</key><true/>
              <key>deletion</key><string>Nullify</string></dict>
          </array></dict>
        <dict><key>name</key><string>Flight</string><key>parent</key><string>Plan</string></dict>
        <dict><key>name</key><string>Trip</string><key>class</key><string>Travel.Trip</string>
          <key>unique</key><array><array><string>name</string></array></array>
          <key>attributes</key><array>
            <dict><key>name</key><string>name</string><key>type</key><string>String</string></dict>
          </array>
          <key>relationships</key><array>
            <dict><key>name</key><string>plans</string><key>destination</key><string>Plan</string>
              <key>inverse</key><string>trip</string><key>toMany</key><true/><key>optional</key><true/>
              <key>deletion</key><string>Cascade</string></dict>
          </array></dict>
      </array>
    </dict></plist>
    """

  @Test("is read with its entities, defaults, inverses and rules")
  func reading() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Trips.momd")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Data(list.utf8).write(to: folder.appendingPathComponent("Trips 2.mom"))
    let model = try #require(NSManagedObjectModel(contentsOf: folder))
    #expect(Set(model.entitiesByName.keys) == ["Plan", "Flight", "Trip"])
    let (plan, trip) = (try #require(model.entitiesByName["Plan"]), try #require(model.entitiesByName["Trip"]))
    #expect(plan.isAbstract && plan.subentities.map(\.name) == ["Flight"])
    let flight = try #require(model.entitiesByName["Flight"])
    #expect(flight.attributesByName["seats"]?.defaultValue as? Int == 2)
    #expect(flight.attributesByName["start"]?.attributeType == .dateAttributeType)
    let plans = try #require(trip.relationshipsByName["plans"])
    #expect(plans.isToMany && plans.deleteRule == .cascadeDeleteRule && plans.destinationEntity === plan)
    #expect(plans.inverseRelationship === flight.relationshipsByName["trip"])
    #expect(trip.managedObjectClassName == "Travel.Trip" && trip.uniquenessConstraints as? [[String]] == [["name"]])

    let container = NSPersistentContainer(name: "Trips", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
    container.loadPersistentStores { #expect($1 == nil) }
    let made = NSEntityDescription.insertNewObject(forEntityName: "Flight", into: container.viewContext)
    #expect(made.value(forKey: "seats") as? Int16 == 2)
  }

  @Test("is nothing where there is none")
  func missing() {
    #expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/nonexistent/A.momd")) == nil)
  }
}
