import Testing

/// `missing-principal-class`
@Suite struct MissingPrincipalClassTests {
  @Test func noClass() throws {
    let app = try WalksApp()
    try app.replace(
      "    <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string>\n", by: "",
      in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:6:3: error: 'NSExtension' has no 'NSExtensionPrincipalClass' [missing-principal-class]
        <dict>
        ^~~~~~
        fix: add it with the value '$(PRODUCT_MODULE_NAME).IntentHandler'
      """
    #expect(try app.report("missing-principal-class") == expected)
  }

  @Test func aModuleWithoutAClass() throws {
    let app = try WalksApp()
    try app.replace("$(PRODUCT_MODULE_NAME).IntentHandler", by: "$(PRODUCT_MODULE_NAME)", in: "Extension/Info.plist")
    let expected = """
      Extension/Info.plist:20:49: error: '$(PRODUCT_MODULE_NAME)' names no class [missing-principal-class]
        <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME)</string>
                                                    ^~~~~~~~~~~~~~~~~~~~~~
        fix: write '$(PRODUCT_MODULE_NAME).IntentHandler', or the class that it is
      """
    #expect(try app.report("missing-principal-class") == expected)
  }
}
