import SimDiagnostics
import TestPrograms
import Testing

@testable import SimExtensionBuild

struct DataModelTests {
  static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- a comment -->
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Trip" representedClassName=".Trip" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String" defaultValueString="A &amp; B"/>
            <attribute name="days" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
            <attribute name="class" optional="YES" attributeType="Boolean" usesScalarValueType="NO"/>
            <attribute name="start" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="notes" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <relationship name="plans" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Plan" inverseName="trip" inverseEntity="Plan"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Plan" representedClassName="Plan" isAbstract="YES" codeGenerationType="category">
            <relationship name="trip" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Trip" inverseName="plans" inverseEntity="Trip"/>
        </entity>
        <entity name="Flight" representedClassName="Flight" parentEntity="Plan"/>
        <elements><element name="Trip" positionX="0" positionY="0" width="128" height="103"/></elements>
    </model>

    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read() -> (model: DataModel?, problems: [Diagnostic]) {
    var problems: [Diagnostic] = []
    return (DataModelReader.read(folder.path + "/Travel.xcdatamodeld", &problems), problems)
  }

  @Test func readsTheVersionThatIsTheCurrentOne() throws {
    folder.write("<model/>", to: "Travel.xcdatamodeld/Travel 2.xcdatamodel/contents")
    folder.write(Self.contents, to: "Travel.xcdatamodeld/Travel.xcdatamodel/contents")
    #expect(read().model?.version == "Travel 2")
    folder.write(
      "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>Travel.xcdatamodel</string></dict></plist>",
      to: "Travel.xcdatamodeld/.xccurrentversion")
    let model = try #require(read().model)
    #expect(model.name == "Travel" && model.version == "Travel")
    #expect(model.entities.map(\.name) == ["Trip", "Plan", "Flight"])
    #expect(model.entities.map(\.className) == ["Trip", "Plan", "Flight"])
    #expect(model.entities.map(\.generation) == [.classAndProperties, .properties, .nothing])
    let trip = model.entities[0]
    #expect(trip.attributes.map(\.swiftType) == ["String?", "Int16", "NSNumber?", "Date?", "[String]?"])
    #expect(trip.attributes[0].defaultText == "A & B" && trip.constraints == [["name"]])
    #expect(trip.relationships[0].isToMany && trip.relationships[0].deletionRule == "Cascade")
    #expect(!model.entities[1].relationships[0].isToMany && model.entities[2].parent == "Plan")
  }

  @Test func generatesWhatXcodeGenerates() throws {
    folder.write(Self.contents, to: "Travel.xcdatamodeld/Travel.xcdatamodel/contents")
    let text = try #require(read().model?.swift(isPublic: true)?.text)
    for line in [
      "public class Trip: NSManagedObject {}",
      "  public class func fetchRequest() -> NSFetchRequest<Trip> {",
      "  public var `days`: Int16 { get { self[managed: \"days\"] } set { self[managed: \"days\"] = newValue } }",
      "  public var `class`: NSNumber? { get { self[managed: \"class\"] } set { self[managed: \"class\"] = newValue } }",
      "  public func addToPlans(_ value: Plan) { managed(\"addToPlans\", value) }",
      "  public func removeFromPlans(_ values: NSSet) { managed(\"removeFromPlans\", values) }",
      "extension Trip: Identifiable {}",
      "  public var `trip`: Trip? { get { self[managed: \"trip\"] } set { self[managed: \"trip\"] = newValue } }",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
    #expect(!text.contains("class Plan:") && !text.contains("Flight"))
    // In a program, where an author's own class may be internal.
    #expect(try #require(read().model?.swift(isPublic: false)?.text) == text.replacing("public ", with: ""))
  }

  @Test(arguments: [
    ("", 1, "there is no element"), ("<model>\n<entity name=\"a\">\n</model>", 3, "</model> closes nothing"),
    ("<model>\n<entity name=a/></model>", 2, "the value of 'name' has no quotes"),
    ("<model>", 1, "<model> isn't closed"),
    (String(repeating: "<a>", count: 100), 1, "it is nested too deeply"),
  ])
  func placesWhatIsWrong(_ text: String, _ line: Int, _ message: String) {
    folder.write(text, to: "Travel.xcdatamodeld/Travel.xcdatamodel/contents")
    let (model, problems) = read()
    #expect(model == nil && problems.map(\.message) == ["the data model can't be read: \(message)"])
    #expect(problems.first?.place?.line == line && problems.first?.severity == .warning)
  }

  @Test func tellsAModelWithoutAVersion() {
    folder.write("", to: "Travel.xcdatamodeld/nothing")
    #expect(read().problems.map(\.message) == ["the data model has no version"])
  }

  /// Whatever a file holds, reading it ends.
  @Test(arguments: UInt64(0)..<40)
  func readsAnyBytes(_ seed: UInt64) {
    var random = Random(seed: seed)
    let pieces = [
      "<entity", " name=", "\"a\"", ">", "/>", "</entity>", "<!--", "-->", "<?", "&amp;", "&#x41;", "&", "<", "汉", "\n",
    ]
    let text = "<model>" + (0..<120).map { _ in pieces[random.next(pieces.count)] }.joined()
    _ = try? XMLElementReader.read(Array(text.utf8))
  }
}
