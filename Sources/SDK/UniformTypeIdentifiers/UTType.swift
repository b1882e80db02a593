@_exported import SDKFoundation

/// A kind of data, by its identifier.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public init?(_ identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.endings.first(where: { $0.ending == filenameExtension.lowercased() }) else { return nil }
    identifier = known.identifier
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.endings.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
    identifier = known.identifier
  }

  public var preferredFilenameExtension: String? { Self.endings.first { $0.identifier == identifier }?.ending }
  public var preferredMIMEType: String? { Self.endings.first { $0.identifier == identifier }?.mime }

  private init(known identifier: String) { self.identifier = identifier }

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let html = UTType(known: "public.html")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let folder = UTType(known: "public.folder")
  public static let zip = UTType(known: "public.zip-archive")
  public static let contact = UTType(known: "public.contact")
  public static let calendarEvent = UTType(known: "public.calendar-event")

  private static let endings: [(ending: String, mime: String, identifier: String)] = [
    ("png", "image/png", "public.png"), ("jpg", "image/jpeg", "public.jpeg"), ("jpeg", "image/jpeg", "public.jpeg"),
    ("gif", "image/gif", "com.compuserve.gif"), ("heic", "image/heic", "public.heic"),
    ("pdf", "application/pdf", "com.adobe.pdf"), ("json", "application/json", "public.json"),
    ("xml", "application/xml", "public.xml"), ("html", "text/html", "public.html"),
    ("txt", "text/plain", "public.plain-text"), ("mp3", "audio/mpeg", "public.mp3"),
    ("mp4", "video/mp4", "public.mpeg-4"), ("zip", "application/zip", "public.zip-archive"),
  ]
}
