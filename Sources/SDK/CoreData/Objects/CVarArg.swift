// Objects of a format, as of NSPredicate's: `bed == %@`.

extension NSManagedObject: CVarArg, _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension NSManagedObjectID: CVarArg, _CVarArgObject {
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
