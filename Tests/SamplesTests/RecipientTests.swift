@_spi(Host) import Intents
import Testing

@testable import ZhiChatExtension

@Suite("The messenger's recipients")
struct RecipientTests {
  private func person(
    _ name: String, number: String? = nil, label: INPersonHandleLabel? = nil, contact: String? = nil, id: String? = nil
  ) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: number, type: .phoneNumber, label: label), nameComponents: nil,
      displayName: name, image: nil, contactIdentifier: contact, customIdentifier: id)
  }

  /// The result in short: `success Jon Snow`, `disambiguation Sam Lee, Sam Park`, `unsupported 1`.
  private func result(_ person: INPerson) -> String {
    switch RecipientResolver().resolve(person).outcome {
    case .success(let value): "success \((value as? INPerson)?.displayName ?? "")"
    case .disambiguation(let options):
      "disambiguation " + options.map { ($0 as? INPerson)?.displayName ?? "" }.joined(separator: ", ")
    case .confirmationRequired(let value, _): "confirm \((value as? INPerson)?.displayName ?? "")"
    case .unsupported(let reason): reason.map { "unsupported \($0.name)" } ?? "unsupported"
    case .needsValue: "needsValue"
    case .notRequired: "notRequired"
    case .needsMoreDetails: "needsMoreDetails"
    }
  }

  @Test(
    "are found by name, by a part of it and by another spelling",
    arguments: [
      ("Jon Snow", "success Jon Snow"), ("jon snow", "success Jon Snow"), ("雪诺", "success Jon Snow"),
      ("Hongchang", "success 宏昌"), ("Sam", "disambiguation Sam Lee, Sam Park"),
      ("王芳", "disambiguation 王芳 (上海), 王芳 (北京)"), ("Book Club", "success Book Club"), ("", "unsupported"),
      ("Bartholomew", "unsupported"),
    ])
  func names(_ name: String, _ expected: String) {
    #expect(result(person(name)) == expected)
  }

  @Test("are asked about when the name only sounds alike, and not again afterwards")
  func alike() {
    #expect(result(person("John Snow")) == "confirm Jon Snow")
    #expect(result(person("洪昌")) == "confirm 宏昌")
    #expect(result(person("Jon Snow", id: "m-101")) == "success Jon Snow")
  }

  @Test("who are blocked are asked about, and taken when the user says yes")
  func blocked() {
    #expect(result(person("Max Bond")) == "confirm Max Bond")
    #expect(result(person("Max Bond", id: "m-120")) == "success Max Bond")
  }

  @Test("choose their number once the person is settled")
  func numbers() {
    #expect(result(person("Sam Lee")) == "disambiguation Sam Lee, Sam Lee")
    #expect(result(person("Sam Lee", number: "+1 555 0101", label: .home, id: "m-103")) == "success Sam Lee")
    #expect(result(person("Sam Lee", label: .work, id: "m-103")) == "unsupported noHandleForLabel")
  }

  @Test(
    "out of reach are refused with the reason",
    arguments: [
      ("Dana Fox", "offline"), ("Toby Reed", "messagingServiceNotEnabledForRecipient"), ("Nora Hill", "noValidHandle"),
      ("Ivy Lane", "requiringInAppAuthentication"),
    ])
  func reasons(_ name: String, _ reason: String) {
    #expect(result(person(name)) == "unsupported \(reason)")
  }

  @Test("from the contacts are refused when the app doesn't know them, or not with that number")
  func contacts() {
    #expect(result(person("Rita", number: "+1 555 0131", contact: "c-1")) == "unsupported noAccount")
    #expect(result(person("Otto", contact: "c-1")) == "unsupported noValidHandle")
    #expect(
      result(person("Carol Diaz", number: "555 0156", label: .mobile, contact: "c-1"))
        == "unsupported requestedHandleInvalid")
    #expect(result(person("The boss", number: "+1 555 0102", contact: "c-1")) == "success Sam Park")
  }
}

@Suite("Names")
struct NameMatchingTests {
  @Test("are alike when they sound the same or are one slip apart, and long enough to tell")
  func alike() {
    #expect(NameMatching.areAlike("John Snow", "Jon Snow"))
    #expect(NameMatching.areAlike("洪昌", "宏昌"))
    #expect(!NameMatching.areAlike("Joan Snowe", "Jon Snow"))
    #expect(!NameMatching.areAlike("Sam", "Pam"))
    #expect(!NameMatching.areAlike("", ""))
  }

  @Test("of numbers are one with and without the country's code")
  func phones() {
    #expect(PhoneNumber.areSame("+86 138 0000 0000", "138-0000-0000"))
    #expect(!PhoneNumber.areSame("+86 138 0000 0000", "139 0000 0000"))
    #expect(!PhoneNumber.areSame("", ""))
    #expect(!PhoneNumber.areSame("1234567", "67"))
  }
}
