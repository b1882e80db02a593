import ChuiChuiKit
import Foundation
import Intents
import UIKit

/// The auctions on which the user bids.
class BidsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = Texts.home
    for auction in Auction.mine() {
      let show = UIAction(title: auction.listing.displayString) { [weak self] _ in
        self?.navigationController?.pushViewController(BidViewController(auction), animated: true)
      }
      view.addSubview(UIButton(primaryAction: show))
    }
  }
}

/// How one of them stands. To look at it is what Siri may suggest.
class BidViewController: UIViewController {
  private let auction: Auction

  init(_ auction: Auction) {
    self.auction = auction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code alone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = auction.listing.displayString
    let label = UILabel()
    label.text = Texts.status(auction)
    view.addSubview(label)
    donate()
  }

  private func donate() {
    let intent = CheckBidIntent()
    intent.listing = auction.listing
    intent.suggestedInvocationPhrase = Texts.phrase
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.groupIdentifier = auction.identifier
    interaction.donate()
  }
}
