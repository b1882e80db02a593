/// Runs conversations on the session.
struct SessionRunner: Runner {
  func conversation(_ request: ConversationRequest) throws -> any RunningConversation { throw notThere }
  func replay(_ request: ReplayRequest) throws -> Bool { throw notThere }
  func accept(_ request: AcceptRequest) throws -> Bool { throw notThere }
  func checkVocabulary(folder: String?) throws -> Bool { throw notThere }

  private var notThere: Failure { Failure("this build holds no session") }
}
