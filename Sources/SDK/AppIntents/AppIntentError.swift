/// An error that an intent throws to restart, or to say what is wrong.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible {
  enum Kind: Sendable {
    case restart
    case asks(_HostedQuestion)
    case opensApp(String?)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  public static let restartPerform = AppIntentError(.restart)
  public static let userActionRequired = UserActionRequired.self
  public var localizedStringResource: LocalizedStringResource { "Something went wrong." }

  public enum Unrecoverable: Error, Sendable, Hashable, CaseIterable {
    case entityNotFound, featureCurrentlyRestricted, networkFailure, notAllowed, partialFailure, unknown
    case unsupportedOnDevice
  }

  public enum PermissionRequired: Error, Sendable, Hashable, CaseIterable {
    case bluetooth, calendar, camera, contacts, health, homeKit, localNetwork, location, microphone, motion, music,
      photos
    case reminders, siri, speechRecognition, unknown
  }

  public enum UserActionRequired: Error, Sendable, Hashable, CaseIterable {
    case accountSetup, confirmation, signin, unknown
  }
}

extension AppIntent {
  /// Performs it, and returns the outcome.
  public func _perform() async -> _HostedOutcome {
    do {
      let result = try await perform()
      return .done((result as? any AnyIntentResult)?.hosted ?? _HostedOutcome.Result())
    } catch let error as AppIntentError {
      switch error.kind {
      case .restart: return .restart
      case .asks(let question): return .asks(question)
      case .opensApp(let said): return .opensApp(said: said)
      }
    } catch is CancellationError {
      return .cancelled
    } catch let error as any CustomLocalizedStringResourceConvertible {
      return .failed(said: String(localized: error.localizedStringResource), error: described(error))
    } catch {
      return .failed(said: nil, error: described(error))
    }
  }

  private func described(_ error: Any) -> String {
    let type = "\(Swift.type(of: error))"
    // Foundation's own text for its errors isn't readable.
    let code = (error as? NSError)?.code ?? (error as? any CustomNSError)?.errorCode ?? 0
    var text = "\(error)".contains("Error Domain=") ? "\(type) \(code)" : "\(error)"
    if let localized = (error as? any LocalizedError)?.errorDescription, !text.contains(localized) {
      text += ": \(localized)"
    }
    return text.hasPrefix(type) ? text : "\(type).\(text)"
  }
}
