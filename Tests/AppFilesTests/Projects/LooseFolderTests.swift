import SimAppFiles
import TestPrograms
import Testing

/// An extension that no project builds.
@Suite("A folder without a project") struct LooseFolderTests {
  private func plist(_ intent: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
    <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array><string>\(intent)</string></array></dict>
    </dict></dict></plist>
    """
  }

  private func definitions(intent: String) throws -> [String] {
    let folder = try TemporaryFolder([
      "Intents.intentdefinition": "<plist version=\"1.0\"><dict/></plist>", "build/Old.intentdefinition": "",
      "Extension/Info.plist": plist(intent), "Extension/IntentHandler.swift": "import Intents\n",
    ])
    let program = try #require(ProjectReader.read(folder.path).apps.first?.extensions.first)
    return program.definitions.map { String($0.split(separator: "/").last ?? "") }
  }

  @Test func `a definition beside the folder is the extension's, where it supports what SiriKit does not have`() throws
  {
    #expect(try definitions(intent: "OrderTeaIntent") == ["Intents.intentdefinition"])
    #expect(try definitions(intent: "INSendMessageIntent") == [])
  }

  private func sources(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let program = try #require(ProjectReader.read(folder.path).apps.first?.extensions.first)
    return program.sources.map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
  }

  @Test func `a list in a folder of its own has the files beside that folder`() throws {
    let files = [
      "Siri/Support/Files/Info.plist": plist("INSendMessageIntent"), "Siri/IntentHandler.swift": "import Intents\n",
      "Elsewhere/Other.swift": "",
    ]
    #expect(try sources(files) == ["Siri/IntentHandler.swift"])
  }

  @Test func `what lies far from the list is somebody else's`() throws {
    let files = ["Vocabulary/Apps/Chat/Extension/Info.plist": plist("INSendMessageIntent"), "Sources/Main.swift": ""]
    #expect(try sources(files) == [])
  }
}
