package import SimDiagnostics

/// The files of an app that declare its App Intents, and those with their texts in each language.
package struct AppIntentFiles: Hashable, Sendable {
  /// The Swift files, sorted.
  package var sources: [String]
  /// `AppShortcuts.strings` and catalogues: where phrases are translated.
  package var phrases: [ProjectScan.Localised]
  /// `Localizable.strings` and catalogues: where titles and dialogs are.
  package var texts: [ProjectScan.Localised]

  /// No files unless some are named.
  package init(
    sources: [String] = [], phrases: [ProjectScan.Localised] = [], texts: [ProjectScan.Localised] = []
  ) {
    self.sources = sources
    self.phrases = phrases
    self.texts = texts
  }

  /// Whether there is nothing of App Intents.
  package var isEmpty: Bool { sources.isEmpty }

  /// Whether a Swift file may declare something of App Intents.
  package static func mayDeclare(_ path: String) -> Bool {
    path.hasSuffix(".swift") && (try? FileReader.bytes(of: path)).map(AppIntentReader.concerns) ?? false
  }

  /// Whether the sources declare neither an intent nor a shortcut.
  package var declaresNothing: Bool {
    sources.allSatisfy { path in
      guard let bytes = try? FileReader.bytes(of: path), AppIntentReader.concerns(bytes) else { return true }
      return AppIntentReader.outline(of: [(path, bytes)]).isEmpty
    }
  }

  /// What the files hold.
  package struct Contents: Hashable, Sendable {
    /// What is declared.
    package var outline: AppIntentOutline
    /// Phrases in other languages.
    package var phrases: TextTranslations
    /// Titles and dialogs in other languages.
    package var texts: TextTranslations

    /// What is declared, in one language.
    package init(
      outline: AppIntentOutline, phrases: TextTranslations = TextTranslations(),
      texts: TextTranslations = TextTranslations()
    ) {
      self.outline = outline
      self.phrases = phrases
      self.texts = texts
    }
  }

  /// Reads the files. What can't be read is reported, and the rest is read.
  package func read(diagnostics: inout [Diagnostic]) -> Contents {
    var read: [(path: String, bytes: [UInt8])] = []
    for path in sources {
      do throws(Diagnostic) {
        read.append((path, try FileReader.bytes(of: path)))
      } catch {
        diagnostics.append(error)
      }
    }
    var contents = Contents(
      outline: AppIntentReader.outline(of: read), phrases: TextTranslations(), texts: TextTranslations())
    for file in phrases { contents.phrases.read(file.path, locale: file.locale, diagnostics: &diagnostics) }
    for file in texts { contents.texts.read(file.path, locale: file.locale, diagnostics: &diagnostics) }
    return contents
  }
}
