extension Bundle {
  /// The resources of a package's target are in the program's bundle here.
  public static var module: Bundle { .main }
}
