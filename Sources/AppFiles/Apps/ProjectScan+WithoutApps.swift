import SimDiagnostics

extension ProjectScan {
  /// The report on a folder in which no app was found.
  func withoutApps(in folder: String) -> Diagnostic {
    Diagnostic(
      .error,
      "no Intents extension and no App Intents below '\(folder)'; expected an Info.plist whose "
        + "NSExtensionPointIdentifier is 'com.apple.intents-service', an app's with NSUserActivityTypes, or a Swift file "
        + "with an AppIntent",
      at: TextPlace(file: folder, line: 1))
  }
}
