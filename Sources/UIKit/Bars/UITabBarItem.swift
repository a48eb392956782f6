import Foundation
package import Heap

/// A bar's item.
///
/// Fidelity: documented UIBarItem; title and image stand in its subclasses (simplified).
open class UIBarItem: NSObject {
    /// An item without anything.
    public override init() {
        super.init()
    }

    /// An item of an interface file.
    public required init?(coder: NSCoder) {
        super.init()
        world.unarchive(self, from: coder)
    }

    package override var edges: [Edge] { super.edges + titleEdges }

    /// Sets the attributes of the title in a state.
    ///
    /// Fidelity: simplified; kept, titles are drawn as they are without.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        setTitleValues(attributes.map { TextAttributes($0) }, state.rawValue)
    }

    /// The attributes of the title in a state; nil if none are set.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleValues(state.rawValue)?.native(in: world)
    }
}

/// A tab bar's item for one controller.
///
/// Fidelity: documented UITabBarItem; drawn as its title; images and appearances are left out (simplified).
open class UITabBarItem: UIBarItem {
    struct State: Sendable {
        var title: String?
        var image: UIImage?
        var selectedImage: UIImage?
        var badge: String?
        var isEnabled = true
        var tag = 0
    }

    package override var edges: [Edge] { super.edges + appearances.edges }

    /// The purpose of one of the system's own tabs.
    ///
    /// Fidelity: documented UITabBarItem.SystemItem; drawn as the English title.
    public enum SystemItem: Int, Sendable {
        /// The rest.
        case more = 0
        /// The user's favourites.
        case favorites
        /// The app's recommendations.
        case featured
        /// Items with high ratings.
        case topRated
        /// Items used last.
        case recents
        /// People.
        case contacts
        /// The history.
        case history
        /// Bookmarks.
        case bookmarks
        /// Searching.
        case search
        /// Downloads.
        case downloads
        /// The newest items.
        case mostRecent
        /// The items viewed most.
        case mostViewed

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }
    }

    var itemState: State {
        _read { yield world.state.tabItems[id] }
        _modify { yield &world.state.tabItems[id] }
    }

    /// An item without anything.
    public override init() {
        super.init()
    }

    /// An item of an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An item with a title and an image.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        itemState = State(title: title, image: image, tag: tag)
    }

    /// An item with a title and two images.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        itemState = State(title: title, image: image, selectedImage: selectedImage)
    }

    /// One of the system's items.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init()
        itemState = State(title: systemItem.title, tag: tag)
    }

    private func changed(_ property: String) {
        world.report(.write(property: property, object: id))
    }

    /// The title under the image.
    public var title: String? {
        get { itemState.title }
        set {
            itemState.title = newValue
            changed("title")
        }
    }

    /// The image.
    public var image: UIImage? {
        get { itemState.image }
        set {
            itemState.image = newValue
            changed("image")
        }
    }

    /// The image while the tab is selected.
    public var selectedImage: UIImage? {
        get { itemState.selectedImage }
        set { itemState.selectedImage = newValue }
    }

    /// The text in the item's red badge, nil for none. Drawn after the title.
    ///
    /// Fidelity: documented UITabBarItem.badgeValue; drawn as text after the title (simplified).
    public var badgeValue: String? {
        get { itemState.badge }
        set {
            itemState.badge = newValue
            changed("badgeValue")
        }
    }

    /// Whether a tap selects the tab.
    public var isEnabled: Bool {
        get { itemState.isEnabled }
        set { itemState.isEnabled = newValue }
    }

    /// A number to find the item by.
    public var tag: Int {
        get { itemState.tag }
        set { itemState.tag = newValue }
    }
}

extension UIViewController {
    /// The item that a tab bar shows for this controller. A navigation controller without one of its own uses its first controller's.
    public var tabBarItem: UITabBarItem! {
        get {
            if let item: UITabBarItem = world.object(state.tabBarItem) { return item }
            if state.title == nil, let first = (self as? UINavigationController)?.viewControllers.first { return first.tabBarItem }
            let item = UITabBarItem(title: state.title, image: nil, tag: 0)
            world.space.assign(&state.tabBarItem, item.id)
            return item
        }
        set {
            world.space.assign(&state.tabBarItem, newValue?.id)
            tabBarController?.tabBar.itemsChanged()
        }
    }

    /// The nearest tab bar controller that this one is in.
    public var tabBarController: UITabBarController? { nearestAncestor() }
}
