@_exported import SDKFoundation
@_exported import UniformTypeIdentifiers

/// What can be handed to another app. Nobody asks for it here.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation: Sendable {}

@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression(_ part: DataRepresentation<Item>) -> DataRepresentation<Item> { part }
  public static func buildExpression(_ part: FileRepresentation<Item>) -> FileRepresentation<Item> { part }
  public static func buildExpression(_ part: CodableRepresentation<Item>) -> CodableRepresentation<Item> { part }
  public static func buildExpression<Proxy>(_ part: ProxyRepresentation<Item, Proxy>) -> ProxyRepresentation<
    Item, Proxy
  > { part }
  public static func buildBlock<each Part: TransferRepresentation>(_ parts: repeat each Part) -> TransferRepresentations
  {
    TransferRepresentations()
  }
}

public struct TransferRepresentations: TransferRepresentation {}

public struct DataRepresentation<Item>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

public struct FileRepresentation<Item>: TransferRepresentation {
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {}
}

public struct CodableRepresentation<Item>: TransferRepresentation {
  public init(contentType: UTType) {}
}

public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
