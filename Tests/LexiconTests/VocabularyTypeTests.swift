import SimCatalog
import SimLexicon
import SimUtterances
import Testing

/// Which parameters the terms of each INVocabularyStringType fill (behaviour.md d.1).
@Suite struct VocabularyTypes {
  @Test(arguments: [
    (VocabularyStringType.contactGroupName, "INSendMessageIntent.speakableGroupName", "INCreateNoteIntent.groupName"),
    (.photoTag, "INSearchForPhotosIntent.searchTerms", "INSearchForMessagesIntent.searchTerms"),
    (.photoAlbumName, "INStartPhotoPlaybackIntent.albumName", "INStartWorkoutIntent.workoutName"),
    (.workoutActivityName, "INCancelWorkoutIntent.workoutName", "INRequestRideIntent.rideOptionName"),
    (.carProfileName, "INSetProfileInCarIntent.profileName", "INSetProfileInCarIntent.carName"),
    (.carName, "INGetCarLockStatusIntent.carName", "INSetProfileInCarIntent.profileName"),
    (
      .paymentsOrganizationName, "INSearchForAccountsIntent.organizationName",
      "INTransferMoneyIntent.toAccount.nickname"
    ),
    (
      .paymentsAccountNickname, "INTransferMoneyIntent.toAccount.nickname", "INSearchForAccountsIntent.organizationName"
    ),
    (.notebookItemTitle, "INAddTasksIntent.taskTitles", "INCreateNoteIntent.groupName"),
    (.notebookItemGroupName, "INCreateNoteIntent.groupName", "INSendMessageIntent.groupName"),
    (.mediaPlaylistTitle, "INPlayMediaIntent.mediaSearch.mediaName", "INPlayMediaIntent.mediaSearch.artistName"),
    (.mediaMusicArtistName, "INPlayMediaIntent.mediaSearch.artistName", "INPlayMediaIntent.mediaSearch.mediaName"),
    (.mediaAudiobookTitle, "INPlayMediaIntent.mediaSearch.mediaName", "INCreateNoteIntent.title"),
    (.mediaAudiobookAuthorName, "INPlayMediaIntent.mediaSearch.artistName", "INPlayMediaIntent.mediaSearch.mediaName"),
    (.mediaShowTitle, "INSearchForMediaIntent.mediaSearch.mediaName", "INSearchForPhotosIntent.albumName"),
  ]) func fillTheirOwnParametersAndNoOthers(_ type: VocabularyStringType, _ own: String, _ other: String) {
    func fills(_ path: String) -> Bool {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      return Catalog.siriKit.fills(type, parts[1], of: IntentName(parts[0]))
    }
    #expect(fills(own) && !fills(other))
    #expect(Catalog.siriKit.fills(type, own.split(separator: ".", maxSplits: 1).map(String.init)[1], of: nil))
  }

  @Test func everyTypeFillsSomethingAndEveryParameterIsOneOfItsIntent() {
    for type in VocabularyStringType.allCases where type != .contactName {
      #expect(Catalog.siriKit.intents.contains { $0.vocabulary[type] != nil }, "\(type)")
    }
    for schema in Catalog.siriKit.intents {
      for path in schema.vocabulary.values.joined() {
        #expect(ParameterPath(path, of: schema, in: .siriKit) != nil, "\(schema.name).\(path)")
      }
    }
  }

  @Test func contactsArePeopleAndNothingElse() {
    let term = Term(source: .userVocabulary(.contactName), spoken: SpeakableString(spokenPhrase: "Sam"))
    #expect(term.kinds == .person && Catalog.siriKit.intents.allSatisfy { $0.vocabulary[.contactName] == nil })
  }

  @Test func oneNameOfManyTypesKeepsThemAll() {
    let types: [VocabularyStringType] = [.photoAlbumName, .workoutActivityName, .contactGroupName]
    let terms = Dictionary(uniqueKeysWithValues: types.map { ($0, [SpeakableString(spokenPhrase: "Summer")]) })
    let lexicon = Lexicon(
      apps: [], user: UserProfile(vocabularies: ["": UserVocabulary(terms: terms)]), locale: "en")
    var hits: [Lexicon.Hit] = []
    lexicon.find(in: Utterance("the summer"), hits: &hits)
    #expect(hits.map(\.kinds) == [[.group, .parameter]])
    let filled = ["albumName", "workoutName", "speakableGroupName", "searchTerms"].map { parameter in
      lexicon.terms(of: hits[0]).count { $0.fills(parameter, of: nil, in: .siriKit) }
    }
    #expect(filled == [1, 1, 1, 0])
  }

  @Test func namesakesEndSomewhere() {
    let contacts = (0..<5_000).map { Contact(identifier: "c.\($0)", name: "Ann") }
    let lexicon = Lexicon(apps: [], user: UserProfile(contacts: contacts + contacts), locale: "en")
    var hits: [Lexicon.Hit] = []
    lexicon.find(in: Utterance("ann"), hits: &hits)
    #expect(lexicon.terms(of: hits[0]).count == Lexicon.mostNamesakes)
  }
}
