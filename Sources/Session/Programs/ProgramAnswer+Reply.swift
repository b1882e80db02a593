import SimCatalog
import SimExtensionHost
import SimExtensionWire

extension ProgramAnswer {
  /// The meaning of a program's reply, or of its failure, for the request.
  init(to request: ProgramRequest, _ result: Result<WireReply, ProcessFailure>) {
    switch request {
    case .call: self = .handler(Self.handlerAnswer(result))
    case .enter: self = .app(Self.appAnswer(result))
    // A view that fails leaves Siri's own card, as on the phone; the error is in what the program printed.
    case .configureView: if case .success(.view(let rows)) = result { self = .view(rows) } else { self = .view(nil) }
    case .launch:
      if case .success(.launched(let told)) = result { self = .launched(told) } else { self = .launched(nil) }
    case .observe, .stopObserving, .giveUp, .setClock, .setDefault, .setVoiceShortcuts, .ping: self = .done
    }
  }

  private static func handlerAnswer(_ result: Result<WireReply, ProcessFailure>) -> HandlerAnswer {
    switch result {
    case .success(.handler(let answer)): answer
    case .success(let reply): HandlerAnswer(outcome: .failed(.unreadable(message: unexpected(reply))))
    case .failure(let failure): HandlerAnswer(outcome: .failed(failure.fault), place: failure.place)
    }
  }

  private static func appAnswer(_ result: Result<WireReply, ProcessFailure>) -> AppAnswer {
    switch result {
    case .success(.app(let answer)): answer
    case .success(let reply): AppAnswer(accepted: false, fault: .unreadable(message: unexpected(reply)))
    case .failure(let failure): AppAnswer(accepted: false, fault: failure.fault, place: failure.place)
    }
  }

  private static func unexpected(_ reply: WireReply) -> String { "an answer to another request: \(reply)" }
}
