import Foundation
import SimSDKFacts
import Testing

@testable import SDKFoundation

@Suite("Texts of a bundle") struct BundleLanguageTests {
  private static let files = [
    "en.lproj/Localizable.strings": "\"soup\" = \"Soup\";\n\"tea\" = \"Tea\";\n",
    "zh-Hans.lproj/Localizable.strings": "\"soup\" = \"汤\";\n",
    "de.lproj/Localizable.strings": "\"soup\" = \"Suppe\";\n",
    "Info.plist":
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>",
  ]

  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(#require(Bundle(path: folder.path)))
  }

  @Test(
    "are taken in the language that is wanted, else in that of the source",
    arguments: [
      ("soup", ["zh-Hans"], "汤"), ("soup", ["zh-CN"], "汤"), ("soup", ["de-AT", "en"], "Suppe"),
      ("soup", ["fr"], "Soup"),
      ("tea", ["zh-Hans"], "Tea"), ("salt", ["zh-Hans"], "none"), ("soup", [], "Soup"),
    ])
  func language(_ key: String, _ languages: [String], _ expected: String) throws {
    try withBundle { bundle in
      #expect(bundle._localizedString(forKey: key, value: "none", table: nil, languages: languages) == expected)
    }
  }

  @Test("whose places have no numbers get them") func numbered() {
    #expect(FormatPlaceholder.numbered("%@ has %lld of %2$@, 100%% %") == "%1$@ has %2$lld of %2$@, 100%% %")
    #expect(FormatPlaceholder.all(in: "%@ %5.1f %#@soups@ %lu").map(\.isInteger) == [false, false, false, true])
  }
}
