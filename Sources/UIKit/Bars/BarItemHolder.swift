import Foundation
import Heap
import Layout

/// Holds a view of the app's own in a bar, and gives it the size that it asks for there.
///
/// Fidelity: documented UIBarButtonItem.init(customView:), UINavigationItem.titleView; a view with a size of its own keeps that,
/// others are as large as their constraints or their content say (reported).
final class BarItemHolder: UIView {
    override var isPrivate: Bool { true }

    init(_ view: UIView) {
        super.init(frame: .zero)
        addSubview(view)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The view, unless something else has taken it.
    var held: UIView? { subviews.first }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let held, held.state.translatesMask || !world.state.usesConstraints, held.frame != bounds else { return }
        held.frame = bounds
    }

    /// Gives a view that constraints place the holder's frame.
    func arrange(in system: inout LayoutSystem) {
        guard let held, system.isPlaced(held) else { return }
        let source = LayoutSystem.Source.arrangement("UIView-Encapsulated-Layout", stack: id)
        let (width, height) = system.size(of: held)
        system.require(system.unknown(held.id, .left), .equal, 0, source: source)
        system.require(system.unknown(held.id, .top), .equal, 0, source: source)
        let almost = UILayoutPriority(999)
        system.require(width, .equal, LinearExpression(Double(bounds.width)), priority: almost, source: source)
        system.require(height, .equal, LinearExpression(Double(bounds.height)), priority: almost, source: source)
    }
}

extension UIView {
    /// The view's preferred size in a bar, in points.
    var sizeInBar: CGSize {
        if state.translatesMask {
            if bounds.width > 0, bounds.height > 0 { return bounds.size }
            let fitting = world.ask("sizeThatFits(_:)", of: self, [.value(CGSize.zero)]) { sizeThatFits(.zero) }
            if fitting.width > 0, fitting.height > 0 { return fitting }
        }
        return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// The holder of a view in this bar, made if there is none yet.
    func holder(of view: UIView) -> BarItemHolder {
        if let known = view.superview as? BarItemHolder, known.superview === self { return known }
        let holder = world.bind { BarItemHolder(view) }
        addSubview(holder)
        return holder
    }

    /// Removes the holders whose views do not belong in the bar any more.
    func removeHolders(except views: [UIView]) {
        for case let holder as BarItemHolder in subviews where !views.contains(where: { $0 === holder.held }) {
            holder.removeFromSuperview()
        }
    }
}

extension UINavigationBar {
    /// The app's own views among the bar's items, with their frames.
    ///
    /// Fidelity: simplified; the title's view is in the middle, or as near to it as the buttons leave room.
    private var itemViews: [(view: UIView, frame: CGRect)] {
        let buttons = buttons
        var views = buttons.compactMap { entry in entry.item.customView.map { (view: $0, frame: entry.frame) } }
        guard let title = topItem?.titleView else { return views }
        var (start, end) = (CGFloat(16), bounds.width - 16)
        if topItem?.showsBackButton == true, let back = backItem?.shownBackTitle {
            start = TextMetrics.width(of: back, .systemFont(ofSize: 17)) + 40
        }
        for (_, frame) in buttons {
            if frame.midX < bounds.midX { start = max(start, frame.maxX + 8) } else { end = min(end, frame.minX - 8) }
        }
        let size = title.sizeInBar
        let width = min(size.width, max(0, end - start))
        let x = min(max((bounds.width - width) / 2, start), end - width)
        views.append((title, CGRect(x: x, y: (44 - size.height) / 2, width: width, height: size.height)))
        return views
    }

    /// The bar's items may have other views now, which are added with its next layout.
    func itemViewsChanged() {
        let item = topItem
        let buttons = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
        let shown = buttons.filter { !$0.itemState.isHidden }.map(\.itemState.customView)
        let wanted = (shown + [item?.state.titleView]).compactMap { $0 }
        let present = subviews.compactMap { ($0 as? BarItemHolder)?.held?.id }
        if Set(wanted) != Set(present) { invalidateLayout(.content) }
    }

    /// Adds the views of the items that the bar shows, each in its place, and removes all others.
    func placeItemViews() {
        let views = itemViews
        removeHolders(except: views.map(\.view))
        for (view, frame) in views {
            let holder = holder(of: view)
            holder.isHidden = topItem?.isBarHiddenBySearch == true
            holder.frame = frame
        }
    }
}

extension UINavigationItem {
    /// The item has other buttons or another title's view than before.
    func viewsChanged() {
        if let bar: UINavigationBar = world.living(state.bar), bar.topItem === self { bar.itemViewsChanged() }
    }
}
