import SimCatalog
import SimLexicon
import Testing

@testable import SimDialogue

/// Objects as people are told of them.
@Suite struct ObjectTextTests {
  @Test func ofAnObjectOfWhichNothingIsKnownNothingIsPresented() throws {
    let wording = Wording(lines: try SiriData.catalogue("en"), now: CivilDateTime(year: 2026, month: 11, day: 20))
    #expect(wording.text(of: ObjectValue(type: "INRideVehicle", fields: [])) == "")
    let named = ObjectValue(type: "INRideVehicle", fields: [Field(name: "model", value: .string("Model 3"))])
    #expect(wording.text(of: named).contains("Model 3"))
  }
}
