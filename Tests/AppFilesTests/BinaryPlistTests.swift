import Foundation
import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import TestPrograms
import Testing

/// Property lists in the binary form, sound and damaged.
@Suite struct BinaryPlistTests {
  private func load(_ data: Data) throws -> (UserProfile?, [Diagnostic]) {
    let folder = try TemporaryFolder()
    folder.write(data, to: "user.plist")
    var diagnostics: [Diagnostic] = []
    return (
      UserOutline.read(folder.path + "/user.plist", diagnostics: &diagnostics)?.profile, diagnostics
    )
  }

  private func binary(_ value: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  /// A list of objects, the first of them the root, with one byte for each reference.
  private func made(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, 0, table]
    return Data(bytes)
  }

  @Test func everyKindOfValueIsRead() throws {
    let long = String(repeating: "小雨 and ", count: 40)
    let (user, diagnostics) = try load(
      binary([
        "Contacts": [
          ["name": "Ann", "handles": [["value": 5_550_150, "label": "mobile"]]], ["name": "小雨"],
          ["name": long],
        ],
        "Places": [["name": "Home", "latitude": 37.5, "longitude": -122]],
        "Vocabulary": ["carName": (0..<300).map { "Car \($0)" }],
      ]))
    #expect(
      diagnostics.map(\.message) == [
        "'name' is '\(long.prefix(79))…', which has 120 words; a name has at most 16"
      ])
    #expect(user?.contacts.map(\.name) == ["Ann", "小雨", long])
    #expect(user?.contacts.first?.handles.first?.value == "5550150")
    #expect(
      user?.places.first?.place.latitude == 37.5 && user?.places.first?.place.longitude == -122)
    #expect(user?.vocabularies[""]?.terms[.carName]?.last?.spokenPhrase == "Car 299")
  }

  @Test func aNameOfAnotherTypeIsReported() throws {
    let names: [Any] = [
      true, Date(timeIntervalSince1970: 0), Data([1, 2]), 1.5, ["a"], ["b": "c"],
    ]
    for name in names {
      let (user, diagnostics) = try load(binary(["Contacts": [["name": name], ["name": "Ann"]]]))
      #expect(user?.contacts.map(\.name) == ["Ann"])
      #expect(diagnostics.first?.message.hasSuffix("expected a string") == true)
    }
  }

  @Test func valuesThatHoldThemselvesAreReportedAndNotFollowed() throws {
    // An array of itself; a dictionary whose value is an array of the dictionary.
    for objects in [[[0xA1, 0]], [[0xD1, 1, 2], [0x51, 0x61], [0xA1, 0]]] as [[[UInt8]]] {
      let (_, diagnostics) = try load(made(objects))
      #expect(
        diagnostics.contains {
          $0.message.hasSuffix("a value of the binary property list holds itself")
        })
    }
  }

  @Test func sharedValuesAreNotCopiedWithoutEnd() throws {
    // Each array holds the next one fourteen times: fourteen to the twelfth strings.
    let arrays = (2..<14).map { level in [0xAE] + [UInt8](repeating: UInt8(level + 1), count: 14) }
    let (_, diagnostics) = try load(
      made([[0xD1, 1, 2], [0x51, 0x61]] + arrays + [[0x51, 0x61]]))
    #expect(diagnostics.contains { $0.message.contains("without end") })
  }

  @Test func nestingWithoutEndIsReportedAndNotFollowed() throws {
    // Every array holds the one after it; two bytes for each reference and each place.
    let count = 10_000
    var bytes = Array("bplist00".utf8)
    func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    for index in 1...count { bytes += [0xA1] + two(min(index, count - 1)) }
    let table = bytes.count
    for index in 0..<count { bytes += two(8 + 3 * index) }
    bytes +=
      [0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0] + two(count) + [UInt8](repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0] + two(table)
    let (_, diagnostics) = try load(Data(bytes))
    #expect(diagnostics.contains { $0.message.contains("nested deeper than 100 levels") })
  }

  @Test func uidsAreNoValuesOfAnApp() throws {
    let (user, diagnostics) = try load(
      made([[0xD1, 1, 2], [0x58] + Array("Contacts".utf8), [0x80, 0]]))
    #expect(user?.contacts.isEmpty == true)
    #expect(diagnostics.map(\.message) == ["'Contacts' is a UID; expected an array"])
  }

  @Test func whatIsReferredToAndIsNotThereIsLeftOut() throws {
    let name: [[UInt8]] = [[0x54] + Array("name".utf8), [0x53] + Array("Ann".utf8)]
    let objects: [[UInt8]] =
      [[0xD1, 1, 2], [0x58] + Array("Contacts".utf8), [0xA2, 3, 99], [0xD1, 4, 5]] + name
    let (user, diagnostics) = try load(made(objects))
    #expect(user?.contacts.map(\.name) == ["Ann"])
    #expect(diagnostics.first?.message.contains("a value is referred to that isn't there") == true)
  }
}
