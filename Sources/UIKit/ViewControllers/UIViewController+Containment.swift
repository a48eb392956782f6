import Foundation
import Heap

// Parents and children.
extension UIViewController {
    /// The controller that this one is a child of.
    public var parent: UIViewController? { world.living(state.parent) }

    /// The controllers that are children of this one, oldest first.
    public var children: [UIViewController] { state.children.compactMap { world.object($0) } }

    /// Makes a controller a child, and sends it willMove(toParent:); didMove(toParent:) is left to the code that adds it.
    ///
    /// Fidelity: documented UIViewController.addChild(_:) (calls willMove(toParent:) itself, leaves didMove to the caller); reported by
    /// the source of container-no-addchild-catalyst26 (`parent` is the new one in that call already).
    func adoptChild(_ child: UIViewController) {
        guard child.parent !== self, allowsChild(child) else { return }
        attachChild(child)
        world.send("willMove(toParent:)", to: child, [("parent", .object(id))]) { child.willMove(toParent: self) }
    }

    /// Makes a controller a child of this one, without callbacks. Takes it from another parent if need be.
    func attachChild(_ child: UIViewController) {
        world.space.retain(child.id)
        child.parent?.dropChild(child)
        state.children.append(child.id)
        child.state.parent = id
        child.state.isMovingToParent = true
    }

    /// Takes a controller from its parent, and sends it didMove(toParent: nil).
    ///
    /// Fidelity: documented UIViewController.removeFromParent() (calls didMove(toParent: nil) itself, leaves willMove to the caller).
    func detachFromParent() {
        guard let parent else { return }
        world.space.retain(id)
        for covering in coverings { covering.endWithCovered() }
        parent.dropChild(self)
        world.send("didMove(toParent:)", to: self, [("parent", .nothing)]) { didMove(toParent: nil) }
        world.space.release(id)
    }

    private func dropChild(_ child: UIViewController) {
        guard let index = state.children.firstIndex(of: child.id) else { return }
        state.children.remove(at: index)
        child.state.parent = nil
        child.state.hasSentDidMoveToParent = false
        lost(child)
        world.space.release(child.id)
    }

    /// Whether no other container has a controller that is a child of this one, or was.
    func stillHas(_ child: UIViewController) -> Bool { child.parent == nil || child.parent === self }

    /// Ends a transition of a child, or of one that has left. Who has another parent by now is that one's.
    func endAppearance(of child: UIViewController, by function: String = #function, in file: String = #fileID) {
        guard stillHas(child), child.isInTransition else { return }
        child.end(by: function, in: file)
    }

    /// Removes a child's view with its wrapper from a content view at once, and sends the disappearance callbacks that are left.
    func takeOut(
        _ child: UIViewController, from content: UIView?, animated: Bool = false, by function: String = #function, in file: String = #fileID
    ) {
        if stillHas(child) { child.begin(.disappearing, animated: animated, by: function, in: file) }
        child.wrapper(in: content)?.removeFromSuperview()
        endAppearance(of: child, by: function, in: file)
    }

    /// Ends the relation to a child, unless it has another parent by now.
    func letGo(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.detachFromParent()
    }

    /// Whether the controller is on its way into its parent. True in viewWillAppear and viewDidAppear of that appearance.
    public var isMovingToParent: Bool { state.isMovingToParent }

    /// Whether the controller is on its way out of its parent.
    public var isMovingFromParent: Bool { state.isMovingFromParent }

    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? { nearestAncestor() }

    /// The nearest controller around this one that is of a class; nil when there is none.
    func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
        var controller = parent
        while let current = controller {
            if let found = current as? Ancestor { return found }
            controller = current.parent
        }
        return nil
    }

    /// The navigation bar's content for this controller.
    public var navigationItem: UINavigationItem {
        if let item: UINavigationItem = world.object(state.navigationItem) { return item }
        let item = UINavigationItem(title: state.title ?? "")
        world.space.retain(item.id)
        state.navigationItem = item.id
        return item
    }

    /// Whether a bar at the bottom is left out while this controller is on top.
    public var hidesBottomBarWhenPushed: Bool {
        get { state.hidesBottomBar }
        set { state.hidesBottomBar = newValue }
    }

    /// The same as the controller's class may answer.
    var hidesBottomBarHere: Bool { world.ask("hidesBottomBarWhenPushed", of: self) { state.hidesBottomBar } }

    /// The size that the controller would like to have in a container, in points.
    public var preferredContentSize: CGSize {
        get { state.preferredSize }
        set { state.preferredSize = newValue }
    }

    var askedContentSize: CGSize { world.ask("preferredContentSize", of: self) { state.preferredSize } }
}
