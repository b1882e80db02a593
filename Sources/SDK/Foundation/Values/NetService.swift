/// A service that something in the same network offers: none is found here.
open class NetService: NSObject, @unchecked Sendable {
  public let domain: String
  public let type: String
  public let name: String
  open weak var delegate: (any NetServiceDelegate)?
  open private(set) var port = -1
  open var hostName: String? { nil }
  open var addresses: [Data]? { nil }
  open var includesPeerToPeer = false

  public init(domain: String, type: String, name: String, port: Int32 = -1) {
    (self.domain, self.type, self.name) = (domain, type, name)
    self.port = Int(port)
    super.init()
  }

  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func publish() {}
  open func resolve(withTimeout timeout: TimeInterval) { delegate?.netService(self, didNotResolve: [:]) }
  open func stop() {}
  open func setTXTRecord(_ recordData: Data?) -> Bool { false }
  open func txtRecordData() -> Data? { nil }
  open func getInputStream(
    _ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
  ) -> Bool { false }
}

/// A delegate that is informed of a service's state.
public protocol NetServiceDelegate: AnyObject {
  func netServiceDidResolveAddress(_ sender: NetService)
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  func netServiceDidStop(_ sender: NetService)
}

extension NetServiceDelegate {
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
}
