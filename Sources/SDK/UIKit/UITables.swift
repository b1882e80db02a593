@_spi(Host) import SDKFoundation
import SimSDKFacts

// Lists of rows and their views. They are empty here: no data source is ever called. An app that answers Siri in its
// own process names them, but its screens are never seen.

open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  open private(set) lazy var contentView = UIView()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  open private(set) var reuseIdentifier: String?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

public protocol UITableViewDelegate: AnyObject {}

open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public static let automaticDimension: CGFloat = -1

  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource != nil { SDKNotice.say(.tables) } } }
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight = automaticDimension
  open var estimatedRowHeight = automaticDimension
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }

  public init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func reloadData() {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}

open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open lazy var tableView: UITableView! = UITableView()
  open var clearsSelectionOnViewWillAppear = true

  public convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func numberOfSections(in tableView: UITableView) -> Int { 0 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

open class UICollectionReusableView: UIView {
  open func prepareForReuse() {}
}

open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
}

open class UICollectionViewListCell: UICollectionViewCell {}

open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

public protocol UICollectionViewDelegate: AnyObject {}

open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource != nil { SDKNotice.say(.tables) } }
  }
  open weak var delegate: (any UICollectionViewDelegate)?
  open var collectionViewLayout = UICollectionViewLayout()
  open var indexPathsForSelectedItems: [IndexPath]? { nil }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func reloadData() {}
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}

open class UICollectionViewController: UIViewController {
  open lazy var collectionView: UICollectionView! = UICollectionView()

  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }

  override var topmost: UIViewController {
    presentedViewController?.topmost ?? selectedViewController?.topmost ?? self
  }
}

public protocol UISplitViewControllerDelegate: AnyObject {}

open class UISplitViewController: UIViewController {
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  private var columns: [Column: UIViewController] = [:]

  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func setViewController(_ controller: UIViewController?, for column: Column) { columns[column] = controller }
  open func show(_ column: Column) {}
}

open class UIPageViewController: UIViewController {
  open var viewControllers: [UIViewController]?
}
