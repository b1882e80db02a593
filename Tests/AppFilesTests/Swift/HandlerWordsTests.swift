import Testing

@testable import SimAppFiles

/// What a handler's sources say of what it wants to be told.
@Suite("The words of a handler") struct HandlerWordsTests {
  private func words(_ source: String) -> [String] { HandlerWords(of: [Array(source.utf8)]).texts }

  @Test("are those that it compares, lists and names things by, before the others")
  func order() {
    let source = """
      let greeting = "Good morning"
      let students = ["Alex", "Robin Young"]
      switch city { case "Lyon": break; default: break }
      if name == "Kim" || name.contains("Lee") { }
      INPerson(personHandle: handle, nameComponents: nil, displayName: "Dr Who", image: nil)
      """
    #expect(words(source) == ["Alex", "Robin Young", "Lyon", "Kim", "Lee", "Dr Who", "Good morning"])
  }

  @Test("are nothing that only the program reads")
  func internals() {
    let source = #"""
      print("Hello")
      UserDefaults(suiteName: "group")?.string(forKey: "token")
      let path = "a/b.png", key = "accountNumber", format = "%d left", empty = "", file = "list.json"
      info["name"] = "\(count) pieces"
      NSPredicate(format: "a == b")
      """#
    #expect(words(source).isEmpty)
  }

  @Test("are of any script, and of broken sources too")
  func scripts() {
    #expect(words("let a = [\"北京\", \"Öl\"] ; func { ((") == ["北京", "Öl"])
    #expect(words("").isEmpty)
  }

  @Test("call a person whose names are given apart by both")
  func wholeNames() {
    let source = """
      let people = [
        Contact(givenName: "Mei", familyName: "Chen", emailAddress: "mei@example.com"),
        Contact(givenName: "Tom", familyName: nil, emailAddress: "tom@example.com"),
        Contact(familyName: "Ruiz"),
      ]
      """
    #expect(words(source) == ["Mei", "Mei Chen", "Chen", "Tom", "Ruiz"])
  }
}
