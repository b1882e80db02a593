extension NSString {
  /// A text that is looked up in the app's strings when Siri shows it.
  public class func deferredLocalizedIntentsString(with format: String, _ args: any CVarArg...) -> NSString {
    localized(format, table: nil, arguments: args)
  }

  public class func deferredLocalizedIntentsString(
    with format: String, table: String, _ args: any CVarArg...
  ) -> NSString {
    localized(format, table: table, arguments: args)
  }

  public class func deferredLocalizedIntentsString(
    with format: String, table: String, arguments: CVaListPointer
  ) -> NSString {
    NSString(format: Bundle.main._localizedString(forKey: format, value: format, table: table), arguments: arguments)
  }

  private class func localized(_ format: String, table: String?, arguments: [any CVarArg]) -> NSString {
    let text = Bundle.main._localizedString(forKey: format, value: format, table: table)
    return withVaList(arguments) { NSString(format: text, arguments: $0) }
  }
}

extension NSExtensionContext {
  /// The intent for which the app was asked to show a view.
  public var intent: INIntent? { inputItems.lazy.compactMap { $0 as? INIntent }.first }
}
