import Foundation
import Intents
import Testing

@testable import SimExtensionRunner

/// As an author writes one: neither public nor with a required initializer.
class MadeByName: INExtension {
  let isMade: Bool

  override init() {
    isMade = true
    super.init()
  }
}

struct ObjectMakerTests {
  @Test func anAuthorsClassIsMadeByItsName() {
    let name = String(reflecting: MadeByName.self)
    #expect(ObjectMaker.hasClass(name))
    #expect((ObjectMaker.make(name) as? MadeByName)?.isMade == true)
    #expect(ObjectMaker.make(name) !== ObjectMaker.make(name))
  }

  @Test(arguments: ["Nowhere.Handler", "", "Handler", "…"])
  func aClassThatIsNotThereIsNone(name: String) {
    #expect(!ObjectMaker.hasClass(name))
    #expect(ObjectMaker.make(name) == nil)
  }
}
