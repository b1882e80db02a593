/// What was copied within this program: no other program can paste it.
open class UIPasteboard: NSObject {
  nonisolated(unsafe) private static let shared = UIPasteboard()
  private var items: [String: Any] = [:]

  open class var general: UIPasteboard { shared }

  open var string: String? {
    get { items["public.utf8-plain-text"] as? String }
    set { items = newValue.map { ["public.utf8-plain-text": $0] } ?? [:] }
  }
  open var url: URL? {
    get { items["public.url"] as? URL }
    set { items = newValue.map { ["public.url": $0] } ?? [:] }
  }
  open var image: UIImage? {
    get { items["public.image"] as? UIImage }
    set { items = newValue.map { ["public.image": $0] } ?? [:] }
  }
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }

  /// Only the first of several is kept.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items.first ?? [:] }
  open func addItems(_ items: [[String: Any]]) { if self.items.isEmpty { setItems(items) } }

  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open func value(forPasteboardType pasteboardType: String) -> Any? { items[pasteboardType] }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [pasteboardType: value] }
  open func data(forPasteboardType pasteboardType: String) -> Data? { items[pasteboardType] as? Data }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [pasteboardType: data] }
}
