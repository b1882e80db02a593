// On a phone every object, and every value that is bridged to one, may be an argument of a format: String(format:),
// NSPredicate(format:), NSLog. Foundation on Linux only accepts numbers, String and NSString.

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}

extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: (self as NSData).description) }
}

extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: stringValue) }
}

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
}

extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}

extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
