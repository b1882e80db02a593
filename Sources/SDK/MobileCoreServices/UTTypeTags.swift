// What kinds of data are called in a file's name and in a message's head, as it was asked for before UTType.

public let kUTTagClassFilenameExtension = "public.filename-extension" as CFString
public let kUTTagClassMIMEType = "public.mime-type" as CFString

/// The kind of data that has a name of a class; one that nobody declares where none is known, as on a phone.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tag = inTag as String
  let known =
    switch inTagClass {
    case kUTTagClassFilenameExtension: UTType(filenameExtension: tag)
    case kUTTagClassMIMEType: UTType(mimeType: tag)
    default: nil as UTType?
    }
  return Unmanaged.passRetained((known?.identifier ?? "dyn.\(tag)") as CFString)
}

/// What a kind of data is called by a class of names; nil where that isn't known.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(inUTI as String)
  let tag =
    switch inTagClass {
    case kUTTagClassFilenameExtension: type?.preferredFilenameExtension
    case kUTTagClassMIMEType: type?.preferredMIMEType
    default: nil as String?
    }
  return tag.map { Unmanaged.passRetained($0 as CFString) }
}

/// Whether two identifiers are the same: what a kind of data is a part of isn't known.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool { inUTI == inConformsToUTI }
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1 == inUTI2 }
