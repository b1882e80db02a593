import Testing

/// `name-of-known-app`
@Suite struct NameOfKnownAppTests {
  @Test func anAppCalledAsOneThatEverybodyKnows() throws {
    let app = try WalksApp()
    try app.replace("<string>Walks</string>", by: "<string>Uber</string>", in: "App/Info.plist")
    let expected = """
      App/Info.plist:6:41: warning: 'Uber' is the name of an app that everybody knows [name-of-known-app]
        <key>CFBundleDisplayName</key><string>Uber</string>
                                              ^~~~
        fix: choose a name that is the app's own
      """
    #expect(try app.report("name-of-known-app") == expected)
  }

  /// A name that is a common word beside it is told with another alternative name, too.
  @Test func anAppCalledAsOneThatComesWithTheDevice() throws {
    let app = try WalksApp()
    try app.replace("<string>Walks</string>", by: "<string>Photos</string>", in: "App/Info.plist")
    #expect(try app.report("name-of-known-app").contains("'Photos' is the name of an app that comes with the device"))
  }

  @Test func anAlternativeNameCalledSo() throws {
    let app = try WalksApp()
    try app.replace("<string>Walks Pro</string>", by: "<string>WhatsApp</string>", in: "App/Info.plist")
    #expect(try app.report("name-of-known-app").contains("'WhatsApp' is the name of an app that everybody knows"))
  }

  /// As Xcode makes it, the name stands in the build settings alone.
  @Test(arguments: [("Photos", "common-word-name"), ("Uber", "name-of-known-app"), ("Safari", "name-of-known-app")])
  func theNameOfTheBuildSettingsCountsToo(_ name: String, _ rule: String) throws {
    let app = try WalksApp(PatioProject.files)
    for file in ["Patio.xcodeproj/project.pbxproj", "Patio/en.lproj/AppIntentVocabulary.plist"] {
      try app.write(try app.read(file).replacing("Patio", with: name), to: file)
    }
    try app.write(
      try app.read("Patio.xcodeproj/project.pbxproj").replacing("\(name)/", with: "Patio/"),
      to: "Patio.xcodeproj/project.pbxproj")
    let report = try app.report(rule)
    #expect(report.contains("'\(name)'"), "\(report)")
    #expect(report.hasPrefix("Patio/Info.plist:"), "\(report)")
  }

  @Test func aNameOfItsOwnIsNone() throws {
    #expect(try WalksApp().report("name-of-known-app").isEmpty)
    #expect(try WalksApp(PatioProject.files).report("name-of-known-app").isEmpty)
  }
}
