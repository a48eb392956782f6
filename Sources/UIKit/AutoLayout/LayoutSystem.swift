import Foundation
import Heap
import Layout

/// The unknowns for laying out one hierarchy, and the rules for them, read from the World's state.
///
/// Views that constraints place have four unknowns, in their superview's coordinates. Views with a frame of their own (the root always) are
/// constants. The walk follows the hierarchy alone in numbering unknowns and rules, so equal states give equal problems.
struct LayoutSystem {
    /// One number to be found, in points.
    struct Unknown: Hashable, Sendable {
        let item: ObjectID
        let measure: Measure
    }

    /// Which number of its view or guide it is.
    enum Measure: UInt8, Sendable {
        case left, top, width, height, contentWidth, contentHeight
    }

    /// Something that is to hold, and why.
    struct Rule: Sendable {
        let constraint: Constraint
        let source: Source
    }

    /// Why something is to hold.
    enum Source: Hashable, Sendable {
        case constraint(ObjectID)
        /// No size is below 0.
        case size
        /// Hugging and compression resistance.
        case content
        /// A stack view's own rule, under the name that UIKit's messages give it.
        case arrangement(String, stack: ObjectID)
        case fitting
        /// Another one of several frames that are open to a view.
        case exercise
    }

    /// Text whose height follows from its width.
    struct Flow: Sendable {
        let text: FlowingText
        let width: Int
        let height: Int
        /// The rules for the content's size, in this order: width at most, width at least, height at most, height at least.
        let rules: [Int]
    }

    /// A rectangle, whose sides may be unknown.
    struct Box {
        var x: LinearExpression
        var y: LinearExpression
        var width: LinearExpression
        var height: LinearExpression
    }

    let root: UIView
    let isRootFlexible: Bool
    /// Whether the wishes of exercised ambiguities are left out.
    let ignoresExercises: Bool
    private(set) var unknowns: [Unknown] = []
    private(set) var indices: [Unknown: Int] = [:]
    private(set) var rules: [Rule] = []
    private(set) var flows: [Flow] = []
    /// The views whose frames are to be found, from the top.
    private(set) var placed: [UIView] = []
    /// The guides whose frames are to be found, by the views that they belong to.
    private(set) var guides: [UILayoutGuide] = []
    /// Makes variables; the problem is solved in parts by other solvers.
    private var variables: [Variable] = []
    private var source = Solver()

    init(root: UIView, isRootFlexible: Bool = false, ignoresExercises: Bool = false) {
        self.root = root
        self.isRootFlexible = isRootFlexible
        self.ignoresExercises = ignoresExercises
    }

    /// Reads the whole hierarchy. Linear in its views and constraints.
    mutating func collect() {
        visit(root)
    }

    private mutating func visit(_ view: UIView) {
        if isPlaced(view) {
            if view !== root { placed.append(view) }
            let (width, height) = size(of: view)
            require(width, .greaterThanOrEqual, 0, source: .size)
            require(height, .greaterThanOrEqual, 0, source: .size)
            wishForContent(of: view)
            if !ignoresExercises, let times = root.world.state.exercises[view.id] { exercise(view, times) }
        }
        for guide in view.layoutGuides {
            guides.append(guide)
            require(unknown(guide.id, .width), .greaterThanOrEqual, 0, source: .size)
            require(unknown(guide.id, .height), .greaterThanOrEqual, 0, source: .size)
        }
        (view as? UIStackView)?.arrange(in: &self)
        (view as? BarItemHolder)?.arrange(in: &self)
        for constraint in view.constraints { add(constraint) }
        for child in view.subviews { visit(child) }
    }

    func isPlaced(_ view: UIView) -> Bool {
        view === root ? isRootFlexible : !view.state.translatesMask
    }

    // MARK: Rules

    mutating func require(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, priority: UILayoutPriority = .required, source: Source
    ) {
        let rank = Priority(priority.rawValue.isNaN ? 0.01 : min(max(priority.rawValue, 0.01), 1000))
        var constraint = Constraint(left, relation, right, priority: rank)
        // Code may give any numbers as frames, sizes and multipliers. The solver gets only numbers of a screen's order of magnitude.
        guard constraint.terms.allSatisfy({ $0.coefficient.isFinite }), !constraint.constant.isNaN else { return }
        constraint.constant = min(max(constraint.constant, -1e9), 1e9)
        rules.append(Rule(constraint: constraint, source: source))
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        let state = constraint.state
        guard let ancestor = constraint.nearestCommonAncestor, let first = state.first,
            let left = value(of: first, state.firstAttribute, in: ancestor)
        else { return }
        var right = LinearExpression(Double(state.constant))
        if let second = state.second, let value = value(of: second, state.secondAttribute, in: ancestor) {
            right = Double(state.multiplier) * value + right
        }
        require(left, state.relation.solved, right, priority: state.priority, source: .constraint(constraint.id))
    }

    private mutating func wishForContent(of view: UIView) {
        let (width, height) = alignmentSize(of: view)
        let size = view.askedIntrinsicSize
        let start = rules.count
        if size.width != UIView.noIntrinsicMetric {
            let content = LinearExpression(Double(size.width))
            require(width, .lessThanOrEqual, content, priority: view.state.hugging.horizontal, source: .content)
            require(width, .greaterThanOrEqual, content, priority: view.state.compression.horizontal, source: .content)
        }
        if size.height != UIView.noIntrinsicMetric {
            let content = LinearExpression(Double(size.height))
            require(height, .lessThanOrEqual, content, priority: view.state.hugging.vertical, source: .content)
            require(height, .greaterThanOrEqual, content, priority: view.state.compression.vertical, source: .content)
        }
        guard let text = view.flowingText(of: size), rules.count == start + 4,
            let widthIndex = indices[Unknown(item: view.id, measure: .width)],
            let heightIndex = indices[Unknown(item: view.id, measure: .height)]
        else { return }
        flows.append(Flow(text: text, width: widthIndex, height: heightIndex, rules: Array(start..<start + 4)))
    }

    /// Adds weak rules for another frame, below every other priority: three variants in turn.
    private mutating func exercise(_ view: UIView, _ times: Int) {
        guard let space = view.superview?.state.bounds.size else { return }
        let (place, length) = [(0, 0.75), (0.25, 0.5), (0.5, 0.25)][times % 3]
        let weakest = UILayoutPriority(0.01)
        for (measure, part, extent) in [
            (Measure.left, place, space.width), (.width, length, space.width), (.top, place, space.height), (.height, length, space.height),
        ] {
            require(
                unknown(view.id, measure), .equal, LinearExpression(part * Double(extent)), priority: weakest, source: .exercise)
        }
    }

    /// Wishes for a size of a flexible root.
    mutating func fitRoot(to size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
        require(unknown(root.id, .width), .equal, LinearExpression(Double(size.width)), priority: horizontal, source: .fitting)
        require(unknown(root.id, .height), .equal, LinearExpression(Double(size.height)), priority: vertical, source: .fitting)
    }

    // MARK: Unknowns

    mutating func unknown(_ item: ObjectID, _ measure: Measure) -> LinearExpression {
        let key = Unknown(item: item, measure: measure)
        if let known = indices[key] { return LinearExpression(variables[known]) }
        let variable = source.makeVariable()
        indices[key] = unknowns.count
        unknowns.append(key)
        variables.append(variable)
        if measure == .contentWidth || measure == .contentHeight {
            require(LinearExpression(variable), .greaterThanOrEqual, 0, source: .size)
        }
        return LinearExpression(variable)
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation as the solver names it.
    var solved: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
