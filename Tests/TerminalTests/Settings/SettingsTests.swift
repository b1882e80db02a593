import SimDiagnostics
import SimTerminalUI
import Testing

@Suite struct SettingsTests {
  @Test func aFileOfAllSettings() {
    let read = SettingsReader.read(
      """
      # what I like
      accessible = yes
      colour=never      # my terminal is dim
      mouse = no
        trace = hidden
      copy = never

      locale = zh-Hans
      user = /home/mei/people #1.plist
      apps = /home/mei/Noodles, ~/My Apps/Soup.xcodeproj
      """, file: "settings")
    var expected = Settings()
    expected.isAccessible = true
    expected.colour = .never
    expected.takesMouse = false
    expected.showsTrace = false
    expected.copy = .never
    expected.locale = "zh-Hans"
    expected.user = "/home/mei/people"
    expected.apps = ["/home/mei/Noodles", "~/My Apps/Soup.xcodeproj"]
    expected.places = read.settings.places
    #expect(read.problems.isEmpty)
    #expect(read.settings == expected)
    #expect(Set(read.settings.places.keys) == Set(SettingsReader.names))
    #expect(read.settings.places["trace"] == TextPlace(file: "settings", line: 5, column: 11))
  }

  @Test func nothingIsEverythingAsItIs() {
    #expect(SettingsReader.read("", file: nil).settings == Settings())
    #expect(SettingsReader.read("\u{FEFF}\r\n# nothing\r\n", file: nil).problems.isEmpty)
  }

  @Test(arguments: [
    ("accesible = yes", "s:1:1: error: no setting is called 'accesible'; did you mean 'accessible'?"),
    ("\ncolor = never", "s:2:1: error: no setting is called 'color'; did you mean 'colour'?"),
    (
      "theme = dark",
      "s:1:1: error: no setting is called 'theme'; the settings are accessible, colour, mouse, trace, copy, locale, user, apps"
    ),
    ("mouse = nope", "s:1:9: error: 'nope' is no value of 'mouse'; expected 'yes' or 'no'; did you mean 'no'?"),
    ("mouse = on", "s:1:9: error: 'on' is no value of 'mouse'; expected 'yes' or 'no'; did you mean 'yes'?"),
    ("copy = yes", "s:1:8: error: 'yes' is no value of 'copy'; expected 'osc52' or 'never'"),
    ("trace =", "s:1:8: error: 'trace' has no value; expected 'shown' or 'hidden'"),
    ("apps = ,", "s:1:8: error: 'apps' has no value; expected paths that begin with '/' or '~/'"),
    (
      "apps = /a, Noodles",
      "s:1:8: error: 'Noodles' isn't the same path everywhere; expected paths that begin with '/' or '~/'"
    ),
    ("  mouse no", "s:1:3: error: expected 'name = value', read 'mouse no'"),
    ("mouse = no\nmouse = yes", "s:2:1: error: 'mouse' is set in line 1 already; that one counts"),
  ])
  func whatIsWrongIsReportedWithItsPlaceAndTheRestCounts(text: String, message: String) {
    let read = SettingsReader.read(text + "\nlocale = en-US", file: "s")
    #expect(read.problems.map { DiagnosticPrinter().text(of: $0) } == [message + "\n"])
    #expect(read.settings.locale == "en-US")
  }

  @Test func theFirstOfTwoCounts() {
    #expect(!SettingsReader.read("mouse = no\nmouse = yes", file: nil).settings.takesMouse)
  }
}
