import SimAppFiles
import TestPrograms
import Testing

@testable import SimExtensionBuild

@Suite struct StringsTablesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A resource of a language, written there.
  private func resource(_ name: String, _ language: String, _ text: String) -> ResourceFile {
    folder.write(text, to: "\(language).lproj/\(name)")
    return ResourceFile(path: "\(folder.path)/\(language).lproj/\(name)", localization: language)
  }

  private func plural(_ key: String, one: String, other: String) -> String {
    """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
    <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict>

    """
  }

  private func list(_ entries: String) -> String { "<plist version=\"1.0\"><dict>\(entries)</dict></plist>" }

  @Test func rulesLieBesideTheTablesAndTheirTextsInThem() throws {
    var tables = StringsTables(developmentRegion: "en")
    let found = tables.take([
      resource("Localizable.strings", "Base", "\"plain\" = \"Plain\"; \"soups\" = \"Soups\";"),
      resource("Localizable.stringsdict", "Base", list(plural("soups", one: "%d soup", other: "%d soups"))),
      resource("Other.strings", "Base", ""),
    ])
    #expect(tables.problems == [])
    #expect(found.kept.map(\.name) == ["Other.strings"])
    #expect(found.written.map(\.name) == ["Base.lproj/Localizable.strings"])
    let table = try #require(found.written.first.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(table.contains("<key>plain</key><string>Plain</string>"))
    #expect(table.contains("<key>soups</key><string>%#@count@</string>"))
    let rules = try #require(tables.rulesFile)
    #expect(rules.name == "SirisimStringRules.plist")
    let text = String(decoding: rules.bytes, as: UTF8.self)
    #expect(text.contains("<key>%#@count@</key>"))
    #expect(text.contains("<key>one</key><string>%d soup</string>"))
    #expect(text.contains("<key>language</key><string>en</string>"))
  }

  /// Two texts that are nothing but a variable of the same name.
  @Test func eachTextHasItsOwnRules() throws {
    var tables = StringsTables(developmentRegion: "en")
    let found = tables.take([
      resource(
        "Localizable.stringsdict", "en",
        list(plural("soups", one: "%d soup", other: "%d soups") + plural("teas", one: "%d tea", other: "%d teas"))),
      resource("Localizable.stringsdict", "zh-Hans", list(plural("soups", one: "", other: "%d 碗汤"))),
    ])
    let written = found.written.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written.count == 2)
    #expect(written[0].contains("<key>soups</key><string>%#@count@</string>"))
    #expect(written[0].contains("<key>teas</key><string>%#@count 2@</string>"))
    #expect(written[1].contains("<key>soups</key><string>%#@count 3@</string>"))
    let rules = try #require(tables.rulesFile.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(rules.contains("<key>count 2</key>") && rules.contains("<string>zh-Hans</string>"))
  }

  /// A catalogue becomes the tables that Foundation finds; each key is there in the source's language.
  @Test func aCatalogueIsATableOfEachLanguage() throws {
    folder.write(
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Soup" : { "localizations" : { "zh-Hans" : { "stringUnit" : { "value" : "汤" } } } },
        "%@ has %lld soups" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "%@ has one soup" } },
          "other" : { "stringUnit" : { "value" : "%@ has %lld soups" } } } } } } },
        "phrase" : { "localizations" : { "zh-Hans" : { "stringSet" : { "values" : [ "a", "b" ] } } } }
      } }
      """, to: "Localizable.xcstrings")
    var tables = StringsTables(developmentRegion: "en")
    let found = tables.take([
      ResourceFile(path: folder.path + "/Localizable.xcstrings"),
      resource("Localizable.strings", "zh-Hans", "\"plain\" = \"清汤\";"),
    ])
    #expect(tables.problems == [] && found.kept == [])
    #expect(found.written.map(\.name) == ["en.lproj/Localizable.strings", "zh-Hans.lproj/Localizable.strings"])
    let written = found.written.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(written[0].contains("<key>Soup</key><string>Soup</string>"))
    #expect(written[0].contains("<key>%@ has %lld soups</key><string>%2$#@value@</string>"))
    #expect(written[1].contains("<key>Soup</key><string>汤</string>"))
    #expect(written[1].contains("<key>plain</key><string>清汤</string>"))
    let rules = try #require(tables.rulesFile.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(rules.contains("<key>one</key><string>%1$@ has one soup</string>"))
    #expect(rules.contains("<string>%1$@ has %2$lld soups</string>"))
  }
}
