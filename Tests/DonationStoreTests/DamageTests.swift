import Foundation
import SimShortcuts
import TestPrograms
import Testing

@testable import SimDonationStore

@Suite("Damaged stores")
struct DamageTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/donations.sqlite" }

  init() throws { folder = try TemporaryFolder() }

  private func makeStore(donations: Int = 200) {
    let phone = Phone(path)
    for index in 0..<donations { phone.hand(donated("\(index)", "soup \(index)")) }
  }

  private var bytes: [UInt8] { [UInt8](FileManager.default.contents(atPath: path) ?? Data()) }

  /// The damaged file lies beside a new one that works, and it is said once.
  private func expectSetAside(
    _ damage: (StoreTrouble.Damage) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let phone = Phone(path, session: "new")
    guard phone.troubles.count == 1, case .setAside(path, as: let name, let found) = phone.troubles[0] else {
      Issue.record("\(phone.troubles)", sourceLocation: sourceLocation)
      return
    }
    #expect(damage(found), "\(found)", sourceLocation: sourceLocation)
    #expect(FileManager.default.fileExists(atPath: name), sourceLocation: sourceLocation)
    #expect(phone.identifiers.isEmpty, sourceLocation: sourceLocation)
    phone.hand(donated("new"))
    #expect(phone.troubles.count == 1, sourceLocation: sourceLocation)
    let next = Phone(path, session: "next")
    #expect(next.troubles.isEmpty, sourceLocation: sourceLocation)
    #expect(next.identifiers == ["new"], sourceLocation: sourceLocation)
  }

  private func isUnreadable(_ damage: StoreTrouble.Damage) -> Bool {
    if case .unreadableDatabase = damage { true } else { false }
  }

  @Test func zeros() {
    folder.write([UInt8](repeating: 0, count: 20_000), to: "donations.sqlite")
    expectSetAside(isUnreadable)
  }

  @Test func aText() {
    folder.write("These are no donations.\n", to: "donations.sqlite")
    expectSetAside(isUnreadable)
  }

  @Test func aFileThatWasCut() {
    makeStore()
    folder.write(Array(bytes.prefix(bytes.count / 2)), to: "donations.sqlite")
    expectSetAside(isUnreadable)
  }

  @Test func aPageOfZerosInTheMiddle() {
    makeStore()
    var all = bytes
    for page in 2..<all.count / 4096 {
      all.replaceSubrange(page * 4096..<page * 4096 + 2048, with: repeatElement(0, count: 2048))
    }
    folder.write(all, to: "donations.sqlite")
    expectSetAside { _ in true }
  }

  @Test func anEmptyFileIsANewStore() {
    folder.write("", to: "donations.sqlite")
    let phone = Phone(path)
    #expect(phone.troubles.isEmpty)
    #expect(phone.store.isKeeping)
  }

  @Test func anotherVersionAndAnotherProgramsDatabase() throws {
    makeStore()
    var all = bytes
    // The header's user version and application (https://www.sqlite.org/fileformat.html).
    all[63] = 9
    folder.write(all, to: "donations.sqlite")
    expectSetAside { $0 == .otherSchema(found: 9, expected: 1) }
    makeStore()
    all = bytes
    all[68] = 1
    folder.write(all, to: "donations.sqlite")
    expectSetAside { $0 == .otherSchema(found: 0, expected: 1) }
  }

  @Test func aRowThatNobodyWrote() throws {
    makeStore()
    var all = bytes
    let word = Array("\"donation\"".utf8)
    guard let index = all.indices.dropLast(word.count).first(where: { all[$0..<$0 + word.count].elementsEqual(word) })
    else {
      Issue.record("no payload is in the file")
      return
    }
    all[index + 1] = UInt8(ascii: "D")
    folder.write(all, to: "donations.sqlite")
    expectSetAside { if case .unreadableRow = $0 { true } else { false } }
  }

  @Test func aFolderOfItsName() {
    folder.makeFolder("donations.sqlite/inside")
    expectSetAside { $0 == .folder }
  }

  @Test func aPipeOfItsName() {
    mkfifo(path, 0o600)
    expectSetAside { $0 == .unreadable }
  }

  @Test func whatIsSetAsideHasANameOfItsOwnEachTime() {
    for _ in 0..<3 {
      folder.write("no donations", to: "donations.sqlite")
      _ = Phone(path)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    #expect(
      Set(names).isSuperset(of: [
        "donations.sqlite.damaged", "donations.sqlite.damaged-2", "donations.sqlite.damaged-3",
      ]))
  }

  @Test func whateverByteIsChangedNothingTraps() {
    makeStore(donations: 30)
    let all = bytes
    var seed: UInt64 = 7
    for _ in 0..<60 {
      var damaged = all
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        damaged[Int(seed >> 33) % damaged.count] = UInt8(truncatingIfNeeded: seed >> 20)
      }
      folder.write(damaged, to: "donations.sqlite")
      let phone = Phone(path, session: "new")
      phone.hand(donated("new"))
      #expect(phone.memory.donations.count >= 1)
    }
  }
}
