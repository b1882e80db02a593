/// What a donated message says beyond its intent.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var mentionsCurrentUser: Bool {
    get { stored("mentionsCurrentUser", default: false) }
    set { store(newValue, as: "mentionsCurrentUser") }
  }
  open var isReplyToCurrentUser: Bool {
    get { stored("isReplyToCurrentUser", default: false) }
    set { store(newValue, as: "isReplyToCurrentUser") }
  }
  open var notifyRecipientAnyway: Bool {
    get { stored("notifyRecipientAnyway", default: false) }
    set { store(newValue, as: "notifyRecipientAnyway") }
  }
  open var recipientCount: Int {
    get { stored("recipientCount", default: 0) }
    set { store(newValue, as: "recipientCount") }
  }
}
