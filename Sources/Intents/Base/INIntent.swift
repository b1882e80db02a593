/// A request, with what the user said in its parameters.
open class INIntent: INStoredObject {
  open var identifier: String? {
    get { stored("identifier") }
    set { store(newValue, as: "identifier") }
  }

  open var intentDescription: String? { stored("intentDescription") }

  open var suggestedInvocationPhrase: String? {
    get { stored("suggestedInvocationPhrase") }
    set { store(newValue, as: "suggestedInvocationPhrase") }
  }

  open var shortcutAvailability: INShortcutAvailabilityOptions {
    get { storedCase("shortcutAvailability", default: []) }
    set { storeCase(newValue, as: "shortcutAvailability") }
  }

  open var donationMetadata: INIntentDonationMetadata? {
    get { stored("donationMetadata") }
    set { store(newValue, as: "donationMetadata") }
  }

  private var images: [AnyKeyPath: INImage] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image for the intent as a whole: one of those that were set for a parameter.
  open func keyImage() -> INImage? { images.values.first }

  fileprivate func setImage(_ image: INImage?, for path: AnyKeyPath) { images[path] = image }
  fileprivate func image(for path: AnyKeyPath) -> INImage? { images[path] }
}

/// `Self` is the intent's own class in the key paths of these two methods.
public protocol INParameterImages: INIntent {}

extension INIntent: INParameterImages {}

extension INParameterImages {
  public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
    setImage(image, for: parameterName)
  }

  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(for: parameterName)
  }
}

/// What a donation says beyond its intent.
open class INIntentDonationMetadata: INStoredObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The class's name as in an Info.plist and in an activity's type: `INSendMessageIntent`, without a module.
///
/// - Parameter aClass: an intent's class; for any other class Foundation's function is called.
public func NSStringFromClass(_ aClass: INIntent.Type) -> String { String(describing: aClass) }
