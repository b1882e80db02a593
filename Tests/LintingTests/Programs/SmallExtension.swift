import Foundation
import SimAppFiles
import SimDiagnostics
import SimLinting
import Testing

/// An extension without a project, in which nothing is wrong, and what the doctor says when a test has broken it.
final class SmallExtension {

  static let handler = """
    import Intents

    class IntentHandler: INExtension, INSendMessageIntentHandling {
      func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void) {
        completion(.success(with: intent.content ?? ""))
      }

      func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
      }
    }

    """

  static let list = WalksFiles.plist(
    """
    <dict>
      <key>CFBundleIdentifier</key><string>com.example.notes.intents</string>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key>
        <dict>
          <key>IntentsSupported</key>
          <array>
            <string>INSendMessageIntent</string>
          </array>
        </dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>
      </dict>
    </dict>
    """)

  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "sirisim-\(UUID().uuidString)").path(
      percentEncoded: false)
    try write(Self.handler, to: "Notes/IntentHandler.swift")
    try write(Self.list, to: "Notes/Info.plist")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ text: String, to name: String) throws {
    let url = URL(filePath: folder).appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Replaces a text wherever it stands.
  func replace(_ text: String, by other: String, in name: String = "Notes/IntentHandler.swift") throws {
    let whole = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    try #require(whole.contains(text), "'\(text)' doesn't stand in \(name)")
    try write(whole.replacing(text, with: other), to: name)
  }

  /// What the doctor finds, as it is printed; the folder's path is left out, and the summary.
  ///
  /// - Parameter builds: what a build has to say of the file of that path.
  func report(builds: (String) -> [BuildProblem] = { _ in [] }) throws -> String {
    let file = folder + "/Notes/IntentHandler.swift"
    let (subject, result) = try Checker.doctor(
      folder, languages: WalksApp.languageLibrary, disabled: [], builds: { _ in builds(file) })
    let text = DoctorReport(subject, result, named: folder).text(columns: 200)
    let findings = text.split(separator: "\n\n", maxSplits: 1).last ?? ""
    return findings.replacing(folder + "/", with: "").split(separator: "\n").dropLast().joined(separator: "\n")
  }

  /// All that the doctor says.
  func whole() throws -> String {
    let (subject, result) = try Checker.doctor(folder, languages: WalksApp.languageLibrary, disabled: [])
    return DoctorReport(subject, result, named: folder).text(columns: 200).replacing(folder + "/", with: "")
  }
}
