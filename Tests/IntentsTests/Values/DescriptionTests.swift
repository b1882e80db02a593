import Foundation
import Intents
import Testing

/// What `print` and `dump` in a handler show of what SiriKit gives it.
@Suite struct DescriptionTests {
  @Test func anIntentPrintsItsParametersAndNoAddress() {
    let vehicle = INRideVehicle()
    vehicle.model = "Model 3"
    vehicle.registrationPlate = "ABC 123"
    #expect("\(vehicle)" == "<INRideVehicle> { model = Model 3; registrationPlate = ABC 123 }")
    #expect("\(INRideVehicle())" == "<INRideVehicle>")
    let intent = INSendMessageIntent(
      recipients: [], content: "hello", speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil,
      sender: nil)
    #expect("\(intent)".hasPrefix("<INSendMessageIntent> { content = hello"), "\(intent)")
  }

  @Test func aDumpIsALineAProperty() {
    let vehicle = INRideVehicle()
    vehicle.model = "Model 3"
    var text = ""
    dump(vehicle, to: &text)
    #expect(text.split(separator: "\n").count == 2 && text.contains("model: \"Model 3\""), "\(text)")
  }
}
