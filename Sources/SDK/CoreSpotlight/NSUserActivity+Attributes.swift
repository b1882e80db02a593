@_spi(Host) import Intents
import SDKFoundation

@_spi(Host) extension CSSearchableItemAttributeSet: INItemAttributes {}

extension NSUserActivity {
  /// What a search, or Siri, shows of the activity.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { hostAttributes as? CSSearchableItemAttributeSet }
    set { hostAttributes = newValue }
  }
}
