import Foundation
import Heap

// Which appearances bars and their items have.
//
// Fidelity: documented UINavigationBar.standardAppearance and its like; simplified, kept: bars are drawn in one look.

/// The appearances of a bar, or of one item; retained.
struct BarAppearances: Sendable {
    var standard: ObjectID?
    var compact: ObjectID?
    var scrollEdge: ObjectID?
    var compactScrollEdge: ObjectID?

    var edges: [Edge] {
        [
            ("standardAppearance", standard), ("compactAppearance", compact), ("scrollEdgeAppearance", scrollEdge),
            ("compactScrollEdgeAppearance", compactScrollEdge),
        ].compactMap { label, id in id.map { Edge(label, to: $0) } }
    }
}

extension NSObject {
    var appearances: BarAppearances {
        _read { yield world.state.appearances[id] }
        _modify { yield &world.state.appearances[id] }
    }

    /// The appearance that a bar has from the start.
    fileprivate func standard<Looks: UIBarAppearance>(_ make: () -> Looks) -> Looks {
        if let looks: Looks = world.object(appearances.standard) { return looks }
        let looks = world.bind(make)
        world.space.assign(&appearances.standard, looks.id)
        return looks
    }
}

/// The appearances of a navigation bar, set on the bar itself or on the item that it shows.
///
/// Fidelity: simplified; no protocol of UIKit's, the part that UINavigationBar and UINavigationItem share.
public protocol NavigationBarStyling: NSObject {}

// Fidelity: documented UINavigationBar.compactAppearance and its like; simplified, kept: the bar is drawn in one look.
extension NavigationBarStyling {
    /// How the bar looks where there is little height.
    public var compactAppearance: UINavigationBarAppearance? {
        get { world.object(appearances.compact) }
        set { world.space.assign(&appearances.compact, newValue?.id) }
    }

    /// How the bar looks where nothing is scrolled under the bar.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { world.object(appearances.scrollEdge) }
        set { world.space.assign(&appearances.scrollEdge, newValue?.id) }
    }

    /// How the bar looks where there is little height and nothing is scrolled under the bar.
    @available(iOS 15, *)
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { world.object(appearances.compactScrollEdge) }
        set { world.space.assign(&appearances.compactScrollEdge, newValue?.id) }
    }
}

/// The appearances of a tab bar, set on the bar itself or on the selected item.
///
/// Fidelity: simplified; no protocol of UIKit's, the part that UITabBar and UITabBarItem share.
public protocol TabBarStyling: NSObject {}

// Fidelity: documented UITabBar.scrollEdgeAppearance; simplified, kept: the bar is drawn in one look.
extension TabBarStyling {
    /// How the bar looks where nothing is scrolled under the bar.
    @available(iOS 15, *)
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { world.object(appearances.scrollEdge) }
        set { world.space.assign(&appearances.scrollEdge, newValue?.id) }
    }
}

// Fidelity: documented UINavigationBar.standardAppearance; simplified, kept: the bar is drawn in one look.
extension UINavigationBar: NavigationBarStyling {
    /// How the bar looks everywhere.
    public var standardAppearance: UINavigationBarAppearance {
        get { standard { UINavigationBarAppearance() } }
        set { world.space.assign(&appearances.standard, newValue.id) }
    }
}

// Fidelity: documented UINavigationItem.standardAppearance; simplified, kept: the bar is drawn in one look.
extension UINavigationItem: NavigationBarStyling {
    /// How the bar looks everywhere.
    public var standardAppearance: UINavigationBarAppearance? {
        get { world.object(appearances.standard) }
        set { world.space.assign(&appearances.standard, newValue?.id) }
    }
}

// Fidelity: documented UIToolbar.standardAppearance; simplified, kept: the bar is drawn in one look.
extension UIToolbar {
    /// How the bar looks everywhere.
    public var standardAppearance: UIToolbarAppearance {
        get { standard { UIToolbarAppearance() } }
        set { world.space.assign(&appearances.standard, newValue.id) }
    }

    /// How the bar looks where there is little height.
    public var compactAppearance: UIToolbarAppearance? {
        get { world.object(appearances.compact) }
        set { world.space.assign(&appearances.compact, newValue?.id) }
    }

    /// How the bar looks where nothing is scrolled under the bar.
    @available(iOS 15, *)
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { world.object(appearances.scrollEdge) }
        set { world.space.assign(&appearances.scrollEdge, newValue?.id) }
    }

    /// How the bar looks where there is little height and nothing is scrolled under the bar.
    @available(iOS 15, *)
    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { world.object(appearances.compactScrollEdge) }
        set { world.space.assign(&appearances.compactScrollEdge, newValue?.id) }
    }
}

// Fidelity: documented UITabBar.standardAppearance; simplified, kept: the bar is drawn in one look.
extension UITabBar: TabBarStyling {
    /// How the bar looks everywhere.
    public var standardAppearance: UITabBarAppearance {
        get { standard { UITabBarAppearance() } }
        set { world.space.assign(&appearances.standard, newValue.id) }
    }
}

// Fidelity: documented UITabBarItem.standardAppearance; simplified, kept: the bar is drawn in one look.
extension UITabBarItem: TabBarStyling {
    /// How the bar looks everywhere.
    public var standardAppearance: UITabBarAppearance? {
        get { world.object(appearances.standard) }
        set { world.space.assign(&appearances.standard, newValue?.id) }
    }
}
