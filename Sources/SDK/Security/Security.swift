@_exported import SDKFoundation

// The keys and values of keychain items, by the names under which the system keeps them.

public let kSecClass = "class" as CFString
public let kSecClassGenericPassword = "genp" as CFString
public let kSecClassInternetPassword = "inet" as CFString
public let kSecClassCertificate = "cert" as CFString
public let kSecClassKey = "keys" as CFString
public let kSecClassIdentity = "idnt" as CFString

public let kSecAttrAccount = "acct" as CFString
public let kSecAttrService = "svce" as CFString
public let kSecAttrServer = "srvr" as CFString
public let kSecAttrGeneric = "gena" as CFString
public let kSecAttrLabel = "labl" as CFString
public let kSecAttrDescription = "desc" as CFString
public let kSecAttrComment = "icmt" as CFString
public let kSecAttrAccessGroup = "agrp" as CFString
public let kSecAttrAccessible = "pdmn" as CFString
public let kSecAttrAccessControl = "accc" as CFString
public let kSecAttrSynchronizable = "sync" as CFString
public let kSecAttrSynchronizableAny = "syna" as CFString
public let kSecAttrCreationDate = "cdat" as CFString
public let kSecAttrModificationDate = "mdat" as CFString
public let kSecAttrType = "type" as CFString
public let kSecAttrPort = "port" as CFString
public let kSecAttrProtocol = "ptcl" as CFString
public let kSecAttrPath = "path" as CFString
public let kSecAttrSecurityDomain = "sdmn" as CFString
public let kSecAttrApplicationTag = "atag" as CFString
public let kSecUseDataProtectionKeychain = "nleg" as CFString
public let kSecUseAuthenticationContext = "u_AuthCtx" as CFString
public let kSecUseOperationPrompt = "u_OpPrompt" as CFString

public let kSecAttrAccessibleWhenUnlocked = "ak" as CFString
public let kSecAttrAccessibleAfterFirstUnlock = "ck" as CFString
public let kSecAttrAccessibleAlways = "dk" as CFString
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu" as CFString
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku" as CFString
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku" as CFString
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku" as CFString

public let kSecValueData = "v_Data" as CFString
public let kSecValueRef = "v_Ref" as CFString
public let kSecValuePersistentRef = "v_PersistentRef" as CFString
public let kSecReturnData = "r_Data" as CFString
public let kSecReturnAttributes = "r_Attributes" as CFString
public let kSecReturnRef = "r_Ref" as CFString
public let kSecReturnPersistentRef = "r_PersistentRef" as CFString
public let kSecMatchLimit = "m_Limit" as CFString
public let kSecMatchLimitOne = "m_LimitOne" as CFString
public let kSecMatchLimitAll = "m_LimitAll" as CFString
public let kSecMatchCaseInsensitive = "m_CaseInsensitive" as CFString

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

/// What the system says of a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let text: String? =
    switch status {
    case errSecSuccess: "No error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    default: nil
    }
  return text.map { $0 as CFString }
}

public let kSecRandomDefault: OpaquePointer? = nil

public func SecRandomCopyBytes(_ rnd: OpaquePointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
