import SimLexicon
import Testing

/// Which of an app's languages serves a locale.
@Suite struct AppLanguageTests {
  private let app = InstalledApp(
    identifier: "app", displayNames: ["en": "Walks", "zh-Hans": "动动", "zh-Hant": "動動"], intents: [])

  @Test(arguments: [
    ("zh-Hant-TW", "動動"), ("zh-Hant", "動動"), ("zh-Hans-CN", "动动"), ("zh_Hant_HK", "動動"), ("zh-CN", "动动"),
    ("en-GB", "Walks"),
  ])
  func theNearestName(_ locale: String, _ name: String) {
    #expect(app.displayName(in: locale) == name)
  }
}
