package import SimAppFiles
package import SimLinting
package import SimSession

extension LanguageLibrary {
  /// The languages of a given folder, or of the program's own.
  package static func found(_ folder: String?) throws -> LanguageLibrary {
    LanguageLibrary(try VocabularyFolder.found(folder), cache: LanguageCache(environment: ProcessVariables.all))
  }
}

extension VocabularyFolder {
  /// A given folder, or the program's own.
  /// - Throws: `Failure` if it isn't there.
  package static func found(_ folder: String?) throws -> VocabularyFolder {
    do {
      return try find(explicit: folder, environment: ProcessVariables.all)
    } catch {
      throw Failure([error])
    }
  }
}

extension SessionLibrary {
  /// The sample apps, or those at paths, and the languages of a given folder, or of the program's own.
  /// - Throws: `Failure` if something isn't there.
  package static func found(_ folder: String?, apps: [String] = []) throws -> SessionLibrary {
    switch open(vocabulary: folder, apps: apps, environment: ProcessVariables.all) {
    case .success(let library): return library
    case .failure(let problem): throw Failure([problem])
    }
  }
}
