@_spi(Host) import SDKFoundation
import SimSDKFacts

// Certificates and whom a connection trusts. No connection here asks the app: what is read of a certificate is its data alone, and
// nothing is trusted, which is said.

/// A certificate as it was read, which nobody looks into.
public final class SecCertificate: NSObject, @unchecked Sendable {
  fileprivate let data: Data
  fileprivate init(_ data: Data) { self.data = data }
  public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
  public override var hash: Int { data.hashValue }
}

/// A key; there is none here.
public final class SecKey: NSObject, @unchecked Sendable {}

/// A certificate with its key; there is none here.
public final class SecIdentity: NSObject, @unchecked Sendable {}

/// By which rules a certificate is judged.
public final class SecPolicy: NSObject, @unchecked Sendable {}

/// Whether certificates are to be trusted.
public final class SecTrust: NSObject, @unchecked Sendable {
  fileprivate let certificates: [SecCertificate]
  fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

public let errSecNotTrusted: OSStatus = -67843
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Nil for what doesn't begin as a certificate in DER does.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  let bytes = data as Data
  return bytes.first == 0x30 ? SecCertificate(bytes) : nil
}

public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy() }

public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let all =
    (certificates as? SecCertificate).map { [$0] } ?? (certificates as? [Any])?.compactMap { $0 as? SecCertificate }
  guard let all, !all.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(all)
  return errSecSuccess
}

@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}

public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
  SDKNotice.say(.trust)
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  SDKNotice.say(.trust)
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
  return false
}

public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  SDKNotice.say(.trust)
  nonisolated(unsafe) let result = result
  queue.async { result(trust, false, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))) }
  return errSecSuccess
}

public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .invalid
  return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
  trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { NSArray(array: trust.certificates) }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

extension URLProtectionSpace {
  /// What a server shows of itself: nothing is asked here.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// That a server is trusted; a credential without a name.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
