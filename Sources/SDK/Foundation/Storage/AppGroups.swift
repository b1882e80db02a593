import SimSDKFacts

extension FileManager {
  /// The folder that the programs of an app group share: it is in the conversation's home, and is made on first use.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    // A name with a slash would lead out of the home.
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else { return nil }
    let folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library/Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Nil: there is no iCloud, as on a phone without an account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
    SDKNotice.say(.iCloud)
    return nil
  }

  /// Nil: there is no account.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? {
    SDKNotice.say(.iCloud)
    return nil
  }
}

extension URL {
  /// Everything in the home may be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}

/// Reading and writing files in turn; here every program has its home to itself while it is called.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  public init(filePresenter: (any NSFilePresenter)? = nil) { super.init() }

  public override convenience init() { self.init(filePresenter: nil) }

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
}

/// An object that is informed of changes to a file.
public protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
}
