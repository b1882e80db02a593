import TeaKit
import UIKit

class MenuViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    TeaMenu.teas.count
  }
}
