/// How long one works.
final class Timer {
  static let shared = Timer()
  var minutes = 0
}
