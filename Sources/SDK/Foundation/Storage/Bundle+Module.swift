extension Bundle {
  /// What a package's target brings along lies in the program's bundle here.
  public static var module: Bundle { .main }
}
