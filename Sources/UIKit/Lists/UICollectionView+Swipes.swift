import Foundation
import Heap

// An item of a list that is swiped aside.
extension UICollectionView: SwipingList {
    var swipe: ListSwipe? {
        get { collection.swipe }
        set { collection.swipe = newValue }
    }

    var mayBeSwiped: Bool { true }

    /// Fidelity: documented UICollectionLayoutListConfiguration.leadingSwipeActionsConfigurationProvider, trailingSwipeActionsConfigurationProvider
    /// (asked as the item is swiped).
    func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let provider = layout.swipeProvider(ofSection: path.section, isTrailing: isTrailing),
            case .object(let id) = world.call(provider, [.value(path)]), let given: UISwipeActionsConfiguration = world.object(id)
        else { return nil }
        return given.actions.isEmpty ? nil : given
    }

    func swipedRow(at path: IndexPath) -> UIView? { cellForItem(at: path) }

    func restingFrame(of path: IndexPath) -> CGRect {
        collection.shown.first { $0.kind == .cell && $0.path == path }?.element.frame ?? .zero
    }

    func rowPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func swipeBegan(_ path: IndexPath) {}

    func swipeEnded(_ path: IndexPath?) {}

    /// Adds the swipe recogniser if the layout has swipe actions.
    func lookForSwipes() {
        guard (collectionViewLayout as? UICollectionViewCompositionalLayout)?.hasSwipes == true,
            !state.gestures.contains(where: { world.object($0) is UISwipeActionPanGestureRecognizer })
        else { return }
        addGestureRecognizer(world.bind { UISwipeActionPanGestureRecognizer(target: ObjectID?.none, action: nil) })
    }
}
