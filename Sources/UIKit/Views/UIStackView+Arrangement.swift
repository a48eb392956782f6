import Foundation
import Layout

// A stack view's constraints on the frames of its arranged views.
extension UIStackView {
    /// The stack's rules, in the coordinates of the stack. Rules that UIKit names in its messages carry the same names here.
    ///
    /// Fidelity: documented UIStackView (distribution, alignment, hidden views); names reported from UIKit's console messages.
    func arrange(in system: inout LayoutSystem) {
        let shown = arrangedSubviews.filter { !$0.state.isHidden && $0.superview === self }
        var canvas = system.inside(self)
        if stackState.isMarginsRelative { canvas = canvas.inset(by: state.effectiveMargins) }
        let axis = stackState.axis
        let boxes = shown.map { system.alignmentBox(of: $0, in: self) }
        let arrangement = Arrangement(
            stack: self, axis: axis, canvas: canvas, strength: system.isPlaced(self) ? .required : UILayoutPriority(999), views: shown,
            boxes: boxes, extents: boxes.map { $0.extent(axis) })
        arrangement.distribute(in: &system)
        arrangement.align(in: &system)
        arrangement.collapse(arrangedSubviews.filter { $0.state.isHidden && $0.superview === self }, in: &system)
    }
}

/// A rectangle's extent along one axis.
struct Extent {
    let start: LinearExpression
    let length: LinearExpression
    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + 0.5 * length }
}

extension LayoutSystem.Box {
    func extent(_ axis: NSLayoutConstraint.Axis) -> Extent {
        axis == .horizontal ? Extent(start: x, length: width) : Extent(start: y, length: height)
    }
}

/// One stack view's rules while they are made.
private struct Arrangement {
    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    let canvas: LayoutSystem.Box
    /// A stack whose size no constraint determines must not conflict with it.
    let strength: UILayoutPriority
    let views: [UIView]
    /// Where the views are, in order.
    let boxes: [LayoutSystem.Box]
    /// The boxes along the stack.
    let extents: [Extent]

    /// Below every priority of code or content, and below that of a fitting size.
    private static let slack = UILayoutPriority(49)
    private static let lastResort = UILayoutPriority(1)

    private var across: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

    private func require(
        _ name: String, _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ priority: UILayoutPriority? = nil,
        in system: inout LayoutSystem
    ) {
        system.require(left, relation, right, priority: priority ?? strength, source: .arrangement(name, stack: stack.id))
    }

    private func spacing(after index: Int) -> Double {
        Double(stack.stackState.customSpacing[views[index].id] ?? stack.stackState.spacing)
    }

    // MARK: Along the stack

    func distribute(in system: inout LayoutSystem) {
        let whole = canvas.extent(axis)
        require("UISV-canvas-fit", whole.length, .lessThanOrEqual, 0, Self.slack, in: &system)
        guard let first = extents.first, let last = extents.last else { return }
        require("UISV-canvas-connection", first.start, .equal, whole.start, in: &system)
        require("UISV-canvas-connection", last.end, .equal, whole.end, in: &system)
        for index in extents.indices.dropLast() {
            var gap = extents[index + 1].start - extents[index].end
            if axis == .vertical, stack.stackState.isBaselineRelative {
                gap =
                    system.baseline(of: views[index + 1], isFirst: true, in: stack)
                    - system.baseline(of: views[index], isFirst: false, in: stack)
            }
            let wanted = LinearExpression(spacing(after: index))
            switch stack.stackState.distribution {
            case .fill, .fillEqually, .fillProportionally:
                require("UISV-spacing", gap, .equal, wanted, in: &system)
            case .equalSpacing:
                require("UISV-spacing", gap, .greaterThanOrEqual, wanted, in: &system)
                require("UISV-spacing", gap, .equal, wanted, Self.lastResort, in: &system)
                if index > 0 {
                    require("UISV-distributing", gap, .equal, extents[1].start - extents[0].end, in: &system)
                }
            case .equalCentering:
                require("UISV-spacing", gap, .greaterThanOrEqual, wanted, in: &system)
                require("UISV-spacing", gap, .equal, wanted, Self.lastResort, in: &system)
                if index > 0 {
                    let distance = extents[index + 1].middle - extents[index].middle
                    require(
                        "UISV-distributing", distance, .equal, extents[1].middle - extents[0].middle, UILayoutPriority(150), in: &system)
                }
            }
        }
        share(in: &system)
    }

    private func share(in system: inout LayoutSystem) {
        switch stack.stackState.distribution {
        case .fillEqually:
            for extent in extents.dropFirst() {
                require("UISV-fill-equally", extent.length, .equal, extents[0].length, in: &system)
            }
        case .fillProportionally:
            let lengths = views.map { view -> Double in
                let size = view.askedIntrinsicSize
                return max(0, Double(axis == .horizontal ? size.width : size.height))
            }
            let total = lengths.reduce(0, +)
            guard total > 0 else { return }
            let gaps = extents.indices.dropLast().map(spacing(after:)).reduce(0, +)
            let room = canvas.extent(axis).length - LinearExpression(gaps)
            for (extent, length) in zip(extents, lengths) {
                require("UISV-fill-proportionally", extent.length, .equal, (length / total) * room, UILayoutPriority(999), in: &system)
            }
        case .fill:
            // The view that stretches when all hug alike: the first.
            for extent in extents.dropFirst() {
                require("UISV-ambiguity-suppression", extent.length, .equal, 0, Self.lastResort, in: &system)
            }
        case .equalSpacing, .equalCentering: break
        }
    }

    // MARK: Across the stack

    func align(in system: inout LayoutSystem) {
        let whole = canvas.extent(across)
        require("UISV-canvas-fit", whole.length, .lessThanOrEqual, 0, Self.slack, in: &system)
        let alignment = stack.stackState.alignment
        for (index, box) in boxes.enumerated() {
            let extent = box.extent(across)
            let isAtStart = alignment == .fill || alignment == .leading
            let isAtEnd = alignment == .fill || alignment == .trailing
            require(
                isAtStart ? "UISV-alignment" : "UISV-spanning", extent.start, isAtStart ? .equal : .greaterThanOrEqual, whole.start,
                in: &system)
            require(isAtEnd ? "UISV-alignment" : "UISV-spanning", extent.end, isAtEnd ? .equal : .lessThanOrEqual, whole.end, in: &system)
            switch alignment {
            case .fill, .leading, .trailing: break
            case .center: require("UISV-alignment", extent.middle, .equal, whole.middle, in: &system)
            case .firstBaseline, .lastBaseline:
                guard axis == .horizontal, index > 0 else { continue }
                let isFirst = alignment == .firstBaseline
                let own = system.baseline(of: views[index], isFirst: isFirst, in: stack)
                let leader = system.baseline(of: views[0], isFirst: isFirst, in: stack)
                require("UISV-alignment", own, .equal, leader, in: &system)
            }
        }
    }

    /// Hidden views take no room along the stack.
    func collapse(_ hidden: [UIView], in system: inout LayoutSystem) {
        for view in hidden {
            let box = system.box(of: view, in: stack)
            require("UISV-hiding", box.extent(axis).length, .equal, 0, in: &system)
            require("UISV-hiding", box.extent(axis).start, .equal, canvas.extent(axis).start, Self.lastResort, in: &system)
            require("UISV-hiding", box.extent(across).start, .equal, canvas.extent(across).start, Self.lastResort, in: &system)
        }
    }
}
