import Foundation
import Heap
import Layout

// Where views and guides are, as expressions in the unknowns.
extension LayoutSystem {
    /// A view's width and height.
    mutating func size(of view: UIView) -> (width: LinearExpression, height: LinearExpression) {
        guard isPlaced(view) else {
            let size = view.state.bounds.size
            return (LinearExpression(Double(size.width)), LinearExpression(Double(size.height)))
        }
        return (unknown(view.id, .width), unknown(view.id, .height))
    }

    /// A view in its superview's coordinates, before its transform.
    ///
    /// Fidelity: documented UIView.transform: Auto Layout takes no account of it.
    private mutating func local(_ view: UIView) -> Box {
        let (width, height) = size(of: view)
        guard isPlaced(view) else {
            let frame = UIView.frame(
                center: view.state.center, bounds: view.state.bounds, transform: .identity, anchor: view.state.anchor)
            return Box(x: LinearExpression(Double(frame.minX)), y: LinearExpression(Double(frame.minY)), width: width, height: height)
        }
        return Box(x: unknown(view.id, .left), y: unknown(view.id, .top), width: width, height: height)
    }

    /// A view in its own coordinates.
    mutating func inside(_ view: UIView) -> Box {
        let origin = view.state.bounds.origin
        let (width, height) = size(of: view)
        return Box(x: LinearExpression(Double(origin.x)), y: LinearExpression(Double(origin.y)), width: width, height: height)
    }

    /// A view in the coordinates of itself or of a view above it. To the views inside it, a scroll view's edges are those of its content.
    /// Its size and its centre are its frame's (`value`).
    ///
    /// Fidelity: documented Apple technical note TN2154, UIScrollView and Auto Layout, and Auto Layout Guide, Working with Scroll Views; that the centre
    /// stays where the content begins, whatever is scrolled, is from memory.
    mutating func box(of view: UIView, in ancestor: UIView) -> Box {
        guard view !== ancestor else { return view is UIScrollView ? content(of: view) : inside(view) }
        guard let parent = view.superview else { return inside(view) }
        let box = local(view)
        return carry(box, from: parent, to: ancestor)
    }

    private mutating func carry(_ box: Box, from view: UIView, to ancestor: UIView) -> Box {
        var box = box
        var current = view
        while current !== ancestor, let parent = current.superview {
            let outer = local(current)
            let origin = current.state.bounds.origin
            box.x = box.x + outer.x - LinearExpression(Double(origin.x))
            box.y = box.y + outer.y - LinearExpression(Double(origin.y))
            current = parent
        }
        return box
    }

    private mutating func content(of view: UIView) -> Box {
        Box(x: 0, y: 0, width: unknown(view.id, .contentWidth), height: unknown(view.id, .contentHeight))
    }

    private mutating func box(of guide: UILayoutGuide, in ancestor: UIView) -> Box? {
        guard let owner = guide.owningView else { return nil }
        let box: Box
        switch guide.state.kind {
        case .custom:
            box = Box(
                x: unknown(guide.id, .left), y: unknown(guide.id, .top), width: unknown(guide.id, .width),
                height: unknown(guide.id, .height))
        case .scrollContent: box = content(of: owner)
        case .scrollFrame: box = inside(owner)
        case .keyboard:
            let height = LinearExpression(Double(owner.state.keyboardOverlap ?? 0))
            let view = inside(owner)
            box = Box(x: view.x, y: view.y + view.height - height, width: view.width, height: height)
        case .topBars:
            let view = inside(owner)
            box = Box(x: view.x, y: view.y, width: 0, height: LinearExpression(Double(owner.state.safeArea.top)))
        case .bottomBars:
            let height = LinearExpression(Double(owner.state.safeArea.bottom))
            let view = inside(owner)
            box = Box(x: view.x, y: view.y + view.height - height, width: 0, height: height)
        case .safeArea, .margins, .readable:
            box = inside(owner).inset(by: owner.insets(of: guide.state.kind, width: owner.state.bounds.width))
        }
        return carry(box, from: owner, to: ancestor)
    }

    /// A place or size of an item in the coordinates of `ancestor`, which is the item's view or lies above it. Returns nil when the item is
    /// gone.
    mutating func value(of item: ObjectID, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView) -> LinearExpression? {
        switch root.world.living(item, as: NSObject.self) {
        case let view as UIView:
            switch attribute {
            case .width: return alignmentSize(of: view).width
            case .height: return alignmentSize(of: view).height
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
                .centerYWithinMargins:
                return box(of: view, in: ancestor).value(attribute, margins: view.state.effectiveMargins)
            case .firstBaseline, .lastBaseline: return baseline(of: view, isFirst: attribute == .firstBaseline, in: ancestor)
            case .centerX where view === ancestor && view is UIScrollView: return 0.5 * alignmentSize(of: view).width
            case .centerY where view === ancestor && view is UIScrollView: return 0.5 * alignmentSize(of: view).height
            default: return alignmentBox(of: view, in: ancestor).value(attribute, margins: .zero)
            }
        case let guide as UILayoutGuide:
            return box(of: guide, in: ancestor)?.value(attribute, margins: .zero)
        default:
            return nil
        }
    }

    /// The insets of a view's alignment rectangle from its frame, in points.
    private func alignment(of view: UIView) -> UIEdgeInsets {
        view.world.ask("alignmentRectInsets", of: view) { view.alignmentRectInsets }
    }

    /// The width and height of the rectangle that constraints align.
    mutating func alignmentSize(of view: UIView) -> (width: LinearExpression, height: LinearExpression) {
        let insets = alignment(of: view)
        let (width, height) = size(of: view)
        guard insets != .zero else { return (width, height) }
        return (width - LinearExpression(Double(insets.left + insets.right)), height - LinearExpression(Double(insets.top + insets.bottom)))
    }

    /// The rectangle of a view that constraints align, in the coordinates of the view itself or of one around it.
    mutating func alignmentBox(of view: UIView, in ancestor: UIView) -> Box {
        let insets = alignment(of: view)
        let box = box(of: view, in: ancestor)
        return insets == .zero ? box : box.inset(by: insets)
    }

    mutating func baseline(of view: UIView, isFirst: Bool, in ancestor: UIView) -> LinearExpression {
        let leader = isFirst ? view.askedFirstBaselineView : view.askedLastBaselineView
        if leader !== view, leader.isDescendant(of: view) { return baseline(of: leader, isFirst: isFirst, in: ancestor) }
        let box = box(of: view, in: ancestor)
        guard let baselines = view.baselines else { return box.y + box.height }
        if isFirst { return box.y + LinearExpression(Double(baselines.fromTop)) }
        return box.y + box.height - LinearExpression(Double(baselines.fromBottom))
    }
}

extension LayoutSystem.Box {
    /// The rectangle moved inwards.
    func inset(by insets: UIEdgeInsets) -> LayoutSystem.Box {
        LayoutSystem.Box(
            x: x + LinearExpression(Double(insets.left)), y: y + LinearExpression(Double(insets.top)),
            width: width - LinearExpression(Double(insets.left + insets.right)),
            height: height - LinearExpression(Double(insets.top + insets.bottom)))
    }

    /// One of its places or sizes.
    func value(_ attribute: NSLayoutConstraint.Attribute, margins: UIEdgeInsets) -> LinearExpression {
        switch attribute {
        case .left, .leading: x
        case .right, .trailing: x + width
        case .top: y
        case .bottom, .firstBaseline, .lastBaseline: y + height
        case .width: width
        case .height: height
        case .centerX: x + 0.5 * width
        case .centerY: y + 0.5 * height
        case .leftMargin, .leadingMargin: inset(by: margins).x
        case .rightMargin, .trailingMargin: inset(by: margins).value(.right, margins: .zero)
        case .topMargin: inset(by: margins).y
        case .bottomMargin: inset(by: margins).value(.bottom, margins: .zero)
        case .centerXWithinMargins: inset(by: margins).value(.centerX, margins: .zero)
        case .centerYWithinMargins: inset(by: margins).value(.centerY, margins: .zero)
        case .notAnAttribute: 0
        }
    }
}
