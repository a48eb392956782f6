import Foundation
import Heap

/// A row that is swiped aside, or begins to be.
struct ListSwipe: Sendable {
    /// Points that a button takes.
    static let buttonWidth: CGFloat = 74

    let path: IndexPath
    let isTrailing: Bool
    /// Retained.
    let configuration: ObjectID
    /// A subview.
    let buttons: ObjectID
    /// How far the row is swiped aside, in points.
    var offset: CGFloat = 0
}

/// A list whose rows are swiped aside: a table, or a collection.
protocol SwipingList: UIScrollView {
    /// The row that is swiped aside.
    var swipe: ListSwipe? { get set }
    /// Whether rows may be swiped now.
    var mayBeSwiped: Bool { get }
    /// The actions for a row at one of its sides; nil for none.
    func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
    func swipedRow(at path: IndexPath) -> UIView?
    /// The frame of a row without a swipe.
    func restingFrame(of path: IndexPath) -> CGRect
    func rowPath(at point: CGPoint) -> IndexPath?
    func swipeBegan(_ path: IndexPath)
    /// nil: the row is gone.
    func swipeEnded(_ path: IndexPath?)
}

// The common part of both lists.
extension SwipingList {
    /// Begins to swipe a row aside. False when it has no actions there.
    func beginSwipe(_ path: IndexPath, isTrailing: Bool) -> Bool {
        if let swipe, swipe.path == path, swipe.isTrailing == isTrailing { return true }
        closeSwipe()
        guard let configuration = swipeConfiguration(path, isTrailing: isTrailing), let cell = swipedRow(at: path) else { return false }
        swipeBegan(path)
        let buttons = world.bind { UISwipeActionPullView(frame: cell.frame) }
        insertSubview(buttons, belowSubview: cell)
        world.space.retain(configuration.id)
        swipe = ListSwipe(path: path, isTrailing: isTrailing, configuration: configuration.id, buttons: buttons.id)
        buttons.show(configuration.actions, isTrailing: isTrailing)
        return true
    }

    /// Opens a row's swipe, with its buttons visible.
    func openSwipe(_ path: IndexPath, isTrailing: Bool) {
        guard beginSwipe(path, isTrailing: isTrailing), let full = swipeWidth else { return }
        world.animate(duration: 0.3) { moveSwipe(to: full) }
    }

    private var openConfiguration: UISwipeActionsConfiguration? { world.object(swipe?.configuration) }

    /// The width of all buttons, in points.
    private var swipeWidth: CGFloat? { openConfiguration.map { CGFloat($0.actions.count) * ListSwipe.buttonWidth } }

    /// Moves the row aside by an offset.
    func moveSwipe(to offset: CGFloat) {
        guard let swipe = swipe, let cell = swipedRow(at: swipe.path) else { return }
        self.swipe?.offset = max(0, offset)
        let frame = restingFrame(of: swipe.path)
        cell.frame = frame.offsetBy(dx: swipeShift(of: swipe.path), dy: 0)
        world.object(swipe.buttons, as: UIView.self)?.frame = frame
    }

    /// The distance of a row from its place, to the right, in points.
    func swipeShift(of path: IndexPath) -> CGFloat {
        guard let swipe = swipe, swipe.path == path else { return 0 }
        return swipe.isTrailing ? -swipe.offset : swipe.offset
    }

    /// The finger is lifted. The row moves back, stays open, or its first action is performed.
    ///
    /// Fidelity: documented UISwipeActionsConfiguration.performsFirstActionWithFullSwipe; simplified: a row stays aside from half of its buttons' width on,
    /// and three fifths of the table's width are all the way.
    func endSwipe(finishes: Bool) {
        guard let swipe = swipe, let full = swipeWidth, let configuration = openConfiguration else { return }
        if finishes, configuration.performsFirstActionWithFullSwipe, swipe.offset >= state.bounds.width * 0.6,
            let button = world.object(swipe.buttons, as: UIView.self)?.subviews.first as? UISwipeActionButton
        {
            return button.tapped()
        }
        guard finishes, swipe.offset >= full / 2 else { return closeSwipe() }
        world.animate(duration: 0.2) { moveSwipe(to: full) }
    }

    /// Brings the row back.
    func closeSwipe() {
        guard let swipe = swipe else { return }
        world.animate(duration: 0.2) { moveSwipe(to: 0) }
        forgetSwipe(swipe, at: swipe.path)
    }

    /// The row of the open swipe has moved, or is gone.
    func swipeMoved(_ places: [IndexPath: IndexPath]) {
        guard let swipe = swipe, places[swipe.path] != swipe.path else { return }
        forgetSwipe(swipe, at: places[swipe.path])
    }

    private func forgetSwipe(_ swipe: ListSwipe, at path: IndexPath?) {
        self.swipe = nil
        world.object(swipe.buttons, as: UIView.self)?.removeFromSuperview()
        world.space.release(swipe.configuration)
        swipeEnded(path)
    }
}

/// Holds the buttons behind a row.
final class UISwipeActionPullView: UIView {
    override var isPrivate: Bool { true }

    func show(_ actions: [UIContextualAction], isTrailing: Bool) {
        let width = ListSwipe.buttonWidth
        for (number, action) in actions.enumerated() {
            let place = CGFloat(number) * width
            let x = isTrailing ? bounds.width - place - width : place
            let button = UISwipeActionButton(frame: CGRect(x: x, y: 0, width: width, height: bounds.height))
            button.autoresizingMask = isTrailing ? [.flexibleLeftMargin, .flexibleHeight] : [.flexibleRightMargin, .flexibleHeight]
            button.backgroundColor = action.backgroundColor
            world.state.swipeButtons[button.id] = action.id
            addSubview(button)
        }
    }
}

/// Performs a swipe action when it is tapped.
final class UISwipeActionButton: UIView {
    override var isPrivate: Bool { true }

    private var action: UIContextualAction? { world.living(world.state.swipeButtons[id]) }

    override var reactsToTap: Bool { true }

    override var spokenTitle: String? { action?.title }

    override func tapped() {
        guard let action, let list = superview?.superview as? any SwipingList else { return }
        let end = world.block(keeping: [list]) { (_: [Argument]) in
            list.closeSwipe()
            return .nothing
        }
        action.perform(from: self, end)
    }

    override func drawnContent() -> DrawnContent? {
        .text(action?.title ?? "", size: 15, isBold: false, color: UIColor.white.components(style: .light), alignment: .center)
    }
}

/// Swipes rows aside.
final class UISwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
    private var list: (any SwipingList)? { view as? any SwipingList }

    override func judgesWay() -> Bool? {
        guard super.judgesWay() == true else { return nil }
        guard let list, abs(way.x) > abs(way.y), list.mayBeSwiped, let path = list.rowPath(at: list.convert(record.start, from: nil)) else {
            list?.closeSwipe()
            return false
        }
        return list.beginSwipe(path, isTrailing: way.x < 0 || list.swipeShift(of: path) < 0)
    }

    override func hasChanged() {
        guard let list, let swipe = list.swipe else { return }
        switch record.state {
        case .began:
            record.origin.x = record.start.x + (swipe.isTrailing ? swipe.offset : -swipe.offset)
            list.moveSwipe(to: (swipe.isTrailing ? -1 : 1) * translation(in: nil).x)
        case .changed: list.moveSwipe(to: (swipe.isTrailing ? -1 : 1) * translation(in: nil).x)
        case .ended: list.endSwipe(finishes: true)
        case .cancelled: list.endSwipe(finishes: false)
        default: break
        }
    }
}
