import Testing

/// `unserved-domain`
@Suite struct UnservedDomainTests {
  @Test func rides() throws {
    let expected = """
      Extension/Info.plist:11:17: note: Siri hears no sentence for INRequestRideIntent since iOS 15; Maps still asks for it \
      [unserved-domain]
        <string>INRequestRideIntent</string>
                ^~~~~~~~~~~~~~~~~~~
        fix: nothing, while the app runs on earlier systems
      """
    #expect(try WalksApp().report("unserved-domain") == expected)
  }
}
