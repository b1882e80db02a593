public import Foundation

extension NSNotification.Name {
  /// The clock has been set; here, the conversation's clock has moved while the handler sends updates of a status.
  public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
