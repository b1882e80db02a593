import Foundation
import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// An app in which nothing is wrong, and what a rule says when a test has broken it.
///
/// Walks books rides and counts steps, in English and in Chinese. Its files lie in a folder that is gone after the test.
final class WalksApp {
  /// The languages of the repository, for all tests of rules.
  static let languageLibrary = LanguageLibrary(
    VocabularyFolder(path: repository + "/Vocabulary"), cache: LanguageCache(environment: ProcessVariables.all))

  static let repository: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path(percentEncoded: false)
  }()

  private let folder: String

  /// The folder in which its files lie.
  var path: String { folder }

  /// - Parameter files: the app's files by their paths.
  init(_ files: [String: String] = WalksFiles.all) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)").path(
      percentEncoded: false)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  // MARK: Breaking it

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: folder).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Replaces the first place of a text.
  func replace(_ text: String, by other: String, in name: String) throws {
    let whole = try read(name)
    let range = try #require(whole.range(of: text), "'\(text)' doesn't stand in \(name)")
    try write(whole.replacingCharacters(in: range, with: other), to: name)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: folder + "/" + name) }

  func read(_ name: String) throws -> String { try String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

  /// A second app beside it.
  func addSecond(name: String = "Strolls", identifier: String = "com.example.strolls") throws {
    for (file, text) in WalksFiles.all where !file.hasPrefix("zh-Hans") {
      let own = text.replacing("com.example.walks", with: identifier).replacing("Walks", with: name)
      try write(own, to: "Second/" + file)
    }
    for (file, text) in WalksFiles.all { try write(text, to: "First/" + file) }
    for (file, _) in WalksFiles.all { try remove(file) }
  }

  // MARK: What is said

  /// - Parameter file: one of the files by itself; nil for all of them.
  func subject(_ file: String? = nil) throws -> Subject {
    try SubjectReader.read([file.map { folder + "/" + $0 } ?? folder], languages: Self.languageLibrary).get()
  }

  /// What some rules say, as it is printed; the folder's path is left out.
  func report(
    _ rules: String..., of file: String? = nil, settings: CheckSettings = CheckSettings()
  ) throws -> String {
    let chosen = try rules.map { try #require(RuleList.rule($0), "no rule is called '\($0)'") }
    let result = Checker(rules: chosen, settings: settings).check(try subject(file))
    var report = TextReport(columns: 100)
    let text = report.text(result).replacing(folder + "/", with: "")
    // The last line sums up.
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n")
  }

  /// What some rules say of it as a developer's project with its sources.
  func doctorReport(_ rule: String) throws -> String {
    let schema = try Requirements.schema(of: Self.repository + "/Vocabulary")
    let subject = try SubjectReader.project(folder, languages: Self.languageLibrary, schema: schema).get()
    let result = Checker(rules: [try #require(RuleList.rule(rule))]).check(subject)
    var report = TextReport(columns: 100)
    let text = report.text(result).replacing(folder + "/", with: "")
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n")
  }

  /// What all rules find, but that Siri hears no sentence for a ride any more: Walks books rides.
  ///
  /// - Parameter file: one of the files by itself; nil for all of them.
  func result(of file: String? = nil, settings: CheckSettings = CheckSettings()) throws -> Checker.Result {
    let rules = RuleList.all.filter { $0.about.identifier != "unserved-domain" }
    return Checker(rules: rules, settings: settings).check(try subject(file))
  }

  /// The settings that `.sirisim-check` files beside the app give.
  func settings() throws -> (settings: CheckSettings, problems: [Diagnostic]) {
    var settings = CheckSettings()
    var problems: [Diagnostic] = []
    settings.read(beside: try subject().files, below: folder, diagnostics: &problems)
    return (settings, problems)
  }

  /// Makes the edit of a fix, and gives what then stands in the file.
  func applying(_ edit: Edit) throws -> String {
    var bytes = Array(try Data(contentsOf: URL(filePath: edit.file)))
    bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
