import SimCatalog
import SimDiagnostics
import SimUtterances
import TestPrograms
import Testing

@testable import SimAppFiles
@testable import SimRecognition

/// Programs of one format share what one of them has compiled: whoever changes how languages are compiled must hear of it.
@Suite struct CompiledFormatTests {
  private func compiled(_ files: [String: String]) throws -> (bytes: [UInt8], problems: [Diagnostic]) {
    let folder = try TemporaryFolder(files)
    var problems: [Diagnostic] = []
    let sources = LanguageSources("yy", in: VocabularyFolder(path: folder.path), diagnostics: &problems)
    return (sources.compile(catalog: .siriKit, diagnostics: &problems).bytes, problems)
  }

  @Test("a language that never changes is compiled into the bytes that the format's number stands for")
  func frozen() throws {
    let (bytes, problems) = try compiled(FrozenLanguage.files)
    #expect(problems == [])
    let sum = bytes.withUnsafeBytes { StoredBytes.checksum($0, from: 0) }
    #expect(
      sum == CompiledFormat.frozenSum,
      """
      languages are compiled into other bytes than before: in Sources/AppFiles/Compiled/CompiledFormat.swift raise `number` by \
      one, and record 0x\(String(sum, radix: 16)) as `frozenSum`
      """)
  }

  @Test(
    "the language that never changes has every list that recognition reads, and every act's file is one of its kind")
  func isWhole() {
    let lists = Set(
      FrozenLanguage.files.keys.filter { $0.hasPrefix("Siri/yy/lists/") }.map { String($0.dropFirst(14).dropLast(5)) })
    let known = WordLists.names.union(WordMarks.listNames).union(SmallLists.kept)
    #expect(known.subtracting(lists) == [])
  }

  @Test("another number and another catalogue are another format")
  func formats() {
    let format = CompiledFormat(number: 1, catalog: 1)
    #expect(format == CompiledFormat(number: 1, catalog: 1))
    #expect(format != CompiledFormat(number: 2, catalog: 1))
    #expect(format != CompiledFormat(number: 1, catalog: 2))
  }

  @Test("records of another size are not taken for one's own")
  func recordSizes() throws {
    var store = StoreWriter()
    store.put([1, 2, 3] as [Int32])
    let bytes = StoredBytes(store.bytes)
    var same = StoreReader(bytes)
    #expect(try same.array(of: Int32.self).copy == [1, 2, 3])
    var other = StoreReader(bytes)
    #expect(throws: StoreFault.self) { try other.array(of: Int16.self) }
    var larger = StoreReader(bytes)
    #expect(throws: StoreFault.self) { try larger.array(of: Int64.self) }
  }
}
