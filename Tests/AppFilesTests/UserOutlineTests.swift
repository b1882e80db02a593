import SimAppFiles
import SimCatalog
import SimDiagnostics
import SimLexicon
import TestPrograms
import Testing

@Suite struct UserOutlineTests {
  private func load(_ body: String) throws -> (UserProfile, [Diagnostic]) {
    let folder = try TemporaryFolder(["u.plist": Plist.xml(body)])
    var diagnostics: [Diagnostic] = []
    let profile = try #require(UserOutline.read(folder.path + "/u.plist", diagnostics: &diagnostics)?.profile)
    return (profile, diagnostics)
  }

  @Test func theOwnCardAndWhereTheUserIs() throws {
    let (user, diagnostics) = try load(
      """
      <dict>
        <key>Me</key>
        <dict>
          <key>identifier</key><string>c-0</string>
          <key>name</key><string>Ada Vidal</string>
          <key>handles</key><array><string>+1 555 0149</string></array>
        </dict>
        <key>Here</key>
        <dict>
          <key>name</key><string>Pier 1</string>
          <key>latitude</key><real>37.79</real>
          <key>longitude</key><real>-122.39</real>
        </dict>
      </dict>
      """)
    #expect(diagnostics.isEmpty)
    #expect(user.me?.name == "Ada Vidal")
    #expect(user.me?.handles.map(\.value) == ["+1 555 0149"])
    #expect(user.contacts.isEmpty, "the user is none of the contacts")
    #expect(user.here == Place(name: "Pier 1", latitude: 37.79, longitude: -122.39))
  }

  @Test func aPersonIsReadAsHeWritesHimselfDown() throws {
    let (user, diagnostics) = try load(
      """
      <dict>
        <key>Contacts</key>
        <array>
          <dict>
            <key>identifier</key><string>c-7</string>
            <key>name</key><string>Rosa Vidal</string>
            <key>nickname</key><string>Ro</string>
            <key>phoneticName</key><string>Rosa Veedal</string>
            <key>handles</key>
            <array>
              <dict><key>value</key><string>+1 555 0150</string><key>label</key><string>mobile</string></dict>
              <string>rosa@example.com</string>
              <dict><key>value</key><integer>5550151</integer></dict>
            </array>
          </dict>
          <dict><key>name</key><string>小雨</string></dict>
        </array>
        <key>Relations</key><dict><key>mother</key><string>Rosa Vidal</string></dict>
        <key>Places</key>
        <array>
          <dict>
            <key>names</key><array><string>home</string><string>my place</string></array>
            <key>name</key><string>Home</string>
            <key>latitude</key><real>37.5</real>
            <key>longitude</key><integer>-122</integer>
          </dict>
        </array>
        <key>Vocabulary</key>
        <dict>
          <key>photoAlbumName</key>
          <array>
            <string>Summer</string>
            <dict><key>spokenPhrase</key><string>NYC</string><key>pronunciationHint</key><string>en why see</string><key>vocabularyIdentifier</key><string>a-1</string></dict>
          </array>
        </dict>
      </dict>
      """)
    #expect(diagnostics.isEmpty)
    #expect(user.contacts.map(\.identifier) == ["c-7", "contact-2"])
    #expect(user.contacts[0].nickname == "Ro")
    #expect(user.contacts[0].phoneticName == "Rosa Veedal")
    #expect(user.contacts[0].handles.map(\.kind) == [.phoneNumber, .emailAddress, .phoneNumber])
    #expect(user.contacts[0].handles.map(\.label) == ["mobile", nil, nil])
    #expect(user.relations == [Relation(kind: "mother", contactName: "Rosa Vidal")])
    #expect(user.places.first?.names == ["home", "my place"])
    #expect(user.places.first?.place.longitude == -122)
    let albums = user.vocabularies[""]?.terms[.photoAlbumName]
    #expect(albums?.map(\.spokenPhrase) == ["Summer", "NYC"])
    #expect(albums?.last?.vocabularyIdentifier == "a-1")
  }

  @Test(arguments: VocabularyStringType.allCases)
  func everyTypeOfTermHasItsName(_ type: VocabularyStringType) throws {
    let (user, diagnostics) = try load(
      "<dict><key>Vocabulary</key><dict><key>\(type)</key><array><string>x</string></array></dict></dict>")
    #expect(diagnostics.isEmpty)
    #expect(user.vocabularies[""]?.terms[type]?.map(\.spokenPhrase) == ["x"])
  }

  @Test func whatIsWrongIsReportedWithTheNearestName() throws {
    let (user, diagnostics) = try load(
      """
      <dict>
        <key>Contact</key><array/>
        <key>Contacts</key>
        <array>
          <string>Ann</string>
          <dict><key>nam</key><string>Ann</string></dict>
          <dict><key>name</key><string>Bob</string></dict>
        </array>
        <key>Relations</key><dict><key>boss</key><string>Bop</string></dict>
        <key>Places</key>
        <array><dict><key>name</key><string>Moon</string><key>latitude</key><real>200</real></dict></array>
        <key>Vocabulary</key>
        <dict>
          <key>contactNames</key><array/>
          <key>photoTag</key><string>sea</string>
          <key>carName</key><array><true/><string>Bus</string></array>
        </dict>
      </dict>
      """)
    #expect(user.contacts.map(\.name) == ["Bob"])
    #expect(user.places.first?.place.latitude == nil)
    #expect(user.vocabularies[""]?.terms[.carName]?.map(\.spokenPhrase) == ["Bus"])
    let suggestions = diagnostics.compactMap(\.suggestion)
    #expect(suggestions.contains("Contacts") && suggestions.contains("name"))
    #expect(suggestions.contains("Bob") && suggestions.contains("contactName"))
    #expect(diagnostics.count == 9)
    #expect(diagnostics.allSatisfy { ($0.place?.line ?? 0) > 3 })
  }
}
