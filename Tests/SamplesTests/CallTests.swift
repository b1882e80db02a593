@_spi(Host) import Intents
import Testing

@testable import TingTingExtension

@Suite("The telephone app's contacts and calls")
struct CallTests {
  private func person(
    _ name: String, number: String? = nil, label: INPersonHandleLabel? = nil, aliases: [INPersonHandle]? = nil,
    id: String? = nil
  ) -> INPerson {
    INPerson(
      personHandle: INPersonHandle(value: number, type: .phoneNumber, label: label), nameComponents: nil,
      displayName: name, image: nil, contactIdentifier: nil, customIdentifier: id, aliases: aliases,
      suggestionType: .none)
  }

  /// The result in short: `success Sam Lee +1 555 0100`, `disambiguation Sam Lee, Sam Park`.
  private func result(_ person: INPerson, choosesNumber: Bool = true) -> String {
    text(ContactResolver(choosesNumber: choosesNumber).resolve(person).outcome)
  }

  private func text(_ outcome: INResolutionOutcome) -> String {
    func name(_ value: Any?) -> String {
      let person = value as? INPerson
      return [person?.displayName, person?.personHandle?.value].compactMap { $0 }.joined(separator: " ")
    }
    return switch outcome {
    case .success(let value): "success \(name(value))"
    case .disambiguation(let options): "disambiguation " + options.map(name).joined(separator: ", ")
    case .confirmationRequired(let value, _): "confirm \(name(value))"
    case .unsupported: "unsupported"
    case .needsValue: "needsValue"
    case .notRequired: "notRequired"
    case .needsMoreDetails: "needsMoreDetails"
    }
  }

  @Test(
    "are found by name, by a part of it, by another spelling and by sound",
    arguments: [
      ("Celia Grant", "success Celia Grant +1 555 0160"), ("hongchang", "success 宏昌 +86 138 0000 0000"),
      ("Sam", "disambiguation Sam Lee, Sam Park"), ("John Snow", "confirm Jon Snow"), ("洪昌", "confirm 宏昌"),
      ("王芳", "disambiguation 王芳 (上海), 王芳 (北京)"), ("Dana Fox", "success Dana Fox"), ("Bartholomew", "unsupported"),
      ("", "unsupported"),
    ])
  func names(_ name: String, _ expected: String) {
    #expect(result(person(name)) == expected)
  }

  @Test("are called under the number that is asked for, and asked about where none is")
  func numbers() {
    #expect(result(person("Sam Lee")) == "disambiguation Sam Lee +1 555 0100, Sam Lee +1 555 0101")
    #expect(result(person("Sam Lee", label: .home)) == "success Sam Lee +1 555 0101")
    #expect(result(person("Sam Lee", label: .work)) == "unsupported")
    #expect(result(person("Sam Lee"), choosesNumber: false) == "success Sam Lee")
    #expect(result(person("+1 555 0101", number: "+1 555 0101")) == "success Sam Lee +1 555 0101")
  }

  @Test("may be strangers with a number, or with several")
  func strangers() {
    #expect(result(person("10086", number: "10086")) == "success 10086 10086")
    #expect(result(person("1", number: "1")) == "unsupported")
    let two = [
      INPersonHandle(value: "555 1001", type: .phoneNumber), INPersonHandle(value: "555 1002", type: .phoneNumber),
    ]
    #expect(result(person("Rita", aliases: two)) == "disambiguation Rita 555 1001, Rita 555 1002")
  }

  @Test("are no more than a call can hold")
  func limit() {
    let people = ["Celia Grant", "Jon Snow", "Sam Park"].map { person($0) }
    let results = ContactResolver(limit: 2).resolve(people).map { text($0.outcome) }
    #expect(results == ["success Celia Grant +1 555 0160", "success Jon Snow +1 555 0110", "unsupported"])
  }

  @Test("that were missed were received, and the latest is one")
  func search() {
    func found(_ types: INCallRecordTypeOptions, _ capabilities: INCallCapabilityOptions = [], unseen: Bool? = nil)
      -> [String]
    {
      let intent = INSearchCallHistoryIntent(
        dateCreated: nil, recipient: nil, callCapabilities: capabilities, callTypes: types, unseen: unseen)
      return CallSearch(intent).results(in: CallHistory(account: Account())).map(\.id)
    }
    #expect(found(.missed) == ["c-01", "c-02", "c-03"])
    #expect(found(.missed, unseen: true) == ["c-01", "c-02"])
    #expect(found(.received) == ["c-01", "c-02", "c-03", "c-04", "c-05", "c-08", "c-10"])
    #expect(found([.outgoing, .latest]) == ["c-06"])
    #expect(found(.outgoing, .videoCall) == ["c-07"])
    #expect(found([]).count == 10)
  }

  @Test("go to whoever was last where nobody is named")
  func destinations() {
    func destination(_ type: INCallDestinationType) -> String {
      let intent = INStartAudioCallIntent(destinationType: type, contacts: nil)
      return switch Destination(of: intent, history: CallHistory(account: Account())) {
      case .people: "people"
      case .friend(let friend): friend.name
      case .service: "service"
      case .nobody: "nobody"
      }
    }
    #expect(destination(.redial) == "Jon Snow" && destination(.callBack) == "Celia Grant")
    #expect(destination(.voicemail) == "service" && destination(.normal) == "nobody")
  }
}

@Suite("The telephone app's names and numbers")
struct CallNameTests {
  @Test("sound alike where letters are silent or doubled")
  func sound() {
    #expect(Names.sound("John") == Names.sound("Jon") && Names.sound("Ann") == Names.sound("An"))
    #expect(Names.areAlike("Cela Grant", "Celia Grant") && Names.areAlike("洪闯", "宏昌"))
    #expect(!Names.areAlike("Clara Grand", "Celia Grant") && !Names.areAlike("", ""))
    #expect(Names.sound("洪昌") == Names.sound("宏昌") && Names.sound("Sam") != Names.sound("Pam"))
  }

  @Test("can be dialled from three digits to fifteen")
  func numbers() {
    #expect(PhoneNumber.canBeDialled("911") && PhoneNumber.canBeDialled("+86 138 0000 0000"))
    #expect(!PhoneNumber.canBeDialled("12") && !PhoneNumber.canBeDialled("1234567890123456"))
    #expect(PhoneNumber.isWhole("555 0142") && !PhoneNumber.isWhole("10086"))
  }
}
