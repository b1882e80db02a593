import UniformTypeIdentifiers

/// A file that an intent takes or returns.
public struct IntentFile: Hashable, Sendable {
  public var filename: String
  public var data: Data
  public var fileURL: URL?
  public var type: UTType?
  public var removedOnCompletion = false

  public init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.fileURL = fileURL
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    data = (try? Data(contentsOf: fileURL)) ?? Data()
  }
}

extension IntentFile: _HostedConvertible {
  public static func _make(from value: _HostedValue) async throws -> IntentFile? {
    value.text.map { IntentFile(fileURL: URL(fileURLWithPath: $0)) }
  }
  public var _hosted: _HostedValue? { .string(filename) }
}

public struct IntentPerson: Hashable, Sendable {
  public var name: String
  public init(name: String) { self.name = name }
}

public struct IntentCurrencyAmount: Hashable, Sendable {
  public var amount: Decimal
  public var currencyCode: String
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
