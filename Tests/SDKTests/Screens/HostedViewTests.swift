@_spi(Host) import Intents
@_spi(Host) import IntentsUI
import Testing
@_spi(Host) import UIKit

private final class EarlyView: UIViewController, INUIHostedViewControlling {
  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    completion(CGSize(width: 1, height: 2))
  }
}

private final class AsyncView: UIViewController, INUIHostedViewControlling {
  func configure(with interaction: INInteraction, context: INUIHostedViewContext) async -> CGSize {
    CGSize(width: 3, height: 4)
  }
}

/// Shows sendings by parameters, and leaves everything else to the older method.
private final class ParameterView: UIViewController, INUIHostedViewControlling {
  func configureView(
    for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
    context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
  ) {
    completion(interaction.intent is INSendMessageIntent, parameters, CGSize(width: 5, height: 6))
  }

  func configure(
    with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
  ) {
    completion(CGSize(width: 7, height: 8))
  }
}

private final class BareView: UIViewController, INUIHostedViewControlling {}

@Suite("A hosted view")
struct HostedViewTests {
  private func size(of controller: any INUIHostedViewControlling, for intent: INIntent = INIntent()) async -> CGSize? {
    let interaction = INInteraction(intent: intent, response: nil)
    return await withCheckedContinuation { continuation in
      controller.hostConfigure(with: interaction) { continuation.resume(returning: $0) }
    }
  }

  @Test("is configured in whichever spelling it is written")
  func spellings() async {
    #expect(await size(of: EarlyView()) == CGSize(width: 1, height: 2))
    #expect(await size(of: AsyncView()) == CGSize(width: 3, height: 4))
    #expect(await size(of: BareView()) == nil)
  }

  @Test("is asked by parameters first, and as a whole when it declines")
  func parametersFirst() async {
    let sending = INSendMessageIntent(
      recipients: nil, outgoingMessageType: .outgoingMessageText, content: "hi", speakableGroupName: nil,
      conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
    #expect(await size(of: ParameterView(), for: sending) == CGSize(width: 5, height: 6))
    #expect(await size(of: ParameterView()) == CGSize(width: 7, height: 8))
  }
}
