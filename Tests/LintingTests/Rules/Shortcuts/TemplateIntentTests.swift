import Testing

/// `template-intent`
@Suite struct TemplateIntentTests {
  @Test func withoutParameters() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write(TeaFiles.widget, to: "Widget/Widget.intentdefinition")
    let expected = """
      Widget/Widget.intentdefinition:7:1: warning: 'Configuration' has no parameter: it is left over from the template for widgets [template-intent]
        <dict>
        ^
        fix: add the widget's parameters, or remove the intent
      """
    let report = try app.report("template-intent")
    #expect(report == expected)
  }

  @Test func withAParameterItIsUsed() throws {
    let app = try WalksApp(TeaFiles.all)
    try app.write(
      TeaFiles.widget.replacing("<array/>", with: TeaFiles.widgetParameters), to: "Widget/Widget.intentdefinition")
    #expect(try app.report("template-intent").isEmpty)
  }
}
