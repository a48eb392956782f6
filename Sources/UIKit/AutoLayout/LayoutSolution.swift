import Foundation
import Heap
import Layout

/// Where constraints put the views of one hierarchy.
struct LayoutSolution: Sendable {
    /// The views whose frames were found, from the top.
    private(set) var placed: [ObjectID] = []
    /// The guides whose frames were found.
    private(set) var guides: [ObjectID] = []
    /// The scroll views whose content size follows from constraints.
    private(set) var scrolls: [ObjectID] = []
    /// The conflicts between constraints, each once.
    private(set) var contradictions: [LayoutComponent.Contradiction] = []
    private var places: [LayoutSystem.Unknown: (component: Int, index: Int)] = [:]
    private var components: [LayoutComponent] = []

    /// Solves a problem part by part, taking over the parts that `old` has solved already. `didWork` hears of the steps that each part took.
    init(of system: LayoutSystem, reusing old: LayoutSolution?, didWork: (Int) -> Void) {
        placed = system.placed.map(\.id)
        guides = system.guides.map(\.id)
        scrolls = system.unknowns.filter { $0.measure == .contentWidth }.map(\.item)
        var known: [LayoutSystem.Unknown: LayoutComponent] = [:]
        for component in old?.components ?? [] { known[component.unknowns[0]] = component }
        for problem in separate(system) {
            if let solved = known[problem.unknowns[0]], solved.isSameProblem(as: problem) {
                components.append(solved)
            } else {
                var component = problem
                component.solve()
                didWork(component.work)
                components.append(component)
            }
        }
        contradictions += components.flatMap(\.contradictions)
    }

    /// Divides a problem into parts without common unknowns. Rules without any unknown hold or do not.
    private mutating func separate(_ system: LayoutSystem) -> [LayoutComponent] {
        var groups = DisjointSets(count: system.unknowns.count)
        for rule in system.rules {
            guard let first = rule.constraint.terms.first else { continue }
            for term in rule.constraint.terms.dropFirst() { groups.unite(first.variable.index, term.variable.index) }
        }
        for flow in system.flows { groups.unite(flow.width, flow.height) }
        var parts: [LayoutComponent] = []
        var partOfGroup: [Int: Int] = [:]
        var local: [Int] = []
        for (index, unknown) in system.unknowns.enumerated() {
            let group = groups.find(index)
            let part = partOfGroup[group] ?? parts.count
            if part == parts.count {
                partOfGroup[group] = part
                parts.append(LayoutComponent())
            }
            local.append(parts[part].add(unknown))
            places[unknown] = (part, local[index])
        }
        var placeOfRule: [Int] = []
        for rule in system.rules {
            guard let first = rule.constraint.terms.first, let unknown = system.unknowns[safe: first.variable.index],
                let part = places[unknown]?.component
            else {
                note(rule)
                placeOfRule.append(0)
                continue
            }
            placeOfRule.append(parts[part].add(rule) { local[$0] })
        }
        for flow in system.flows {
            guard let part = places[system.unknowns[flow.width]]?.component else { continue }
            parts[part].add(
                LayoutComponent.Flow(
                    text: flow.text, width: local[flow.width], height: local[flow.height], rules: flow.rules.map { placeOfRule[$0] }))
        }
        return parts
    }

    /// Checks a rule between constants alone. If it is required and does not hold, the source of the constants contradicts it.
    private mutating func note(_ rule: LayoutSystem.Rule) {
        guard case .constraint = rule.source, rule.constraint.priority == .required else { return }
        let missing = rule.constraint.constant
        let holds =
            switch rule.constraint.relation {
            case .equal: abs(missing) < 1e-6
            case .lessThanOrEqual: missing > -1e-6
            case .greaterThanOrEqual: missing < 1e-6
            }
        if !holds { contradictions.append(.init(participants: [rule.source], broken: rule.source)) }
    }

    // MARK: Answers

    /// One measure of an item, in points; 0 when no rule contains it.
    func value(of item: ObjectID, _ measure: LayoutSystem.Measure) -> CGFloat {
        guard let place = places[LayoutSystem.Unknown(item: item, measure: measure)] else { return 0 }
        return CGFloat(components[place.component].values[place.index])
    }

    func knows(_ item: ObjectID, _ measure: LayoutSystem.Measure) -> Bool {
        places[LayoutSystem.Unknown(item: item, measure: measure)] != nil
    }

    /// Where an item is in its superview's or owner's coordinates, in points, its edges on whole pixels.
    ///
    /// Fidelity: reported (three equal columns of 320 points are 106.5, 107 and 106.5 wide at two pixels to a point).
    func frame(of item: ObjectID, scale: CGFloat) -> CGRect {
        func pixels(_ value: CGFloat) -> CGFloat { ((value * scale * 1e4).rounded() / 1e4).rounded() }
        let left = value(of: item, .left)
        let top = value(of: item, .top)
        let x = pixels(left)
        let y = pixels(top)
        let width = max(0, pixels(left + value(of: item, .width)) - x)
        let height = max(0, pixels(top + value(of: item, .height)) - y)
        return CGRect(x: x / scale, y: y / scale, width: width / scale, height: height / scale)
    }

    /// The constraints connected with an item along an axis, in order of their making.
    func constraints(affecting item: ObjectID, _ axis: NSLayoutConstraint.Axis) -> [ObjectID] {
        let measures: [LayoutSystem.Measure] = axis == .horizontal ? [.left, .width] : [.top, .height]
        let parts = Set(measures.compactMap { places[LayoutSystem.Unknown(item: item, measure: $0)]?.component })
        let found = Set(parts.flatMap { components[$0].codeConstraints })
        return found.sorted { $0.index < $1.index }
    }

    /// Whether one of a view's four numbers could be another as well.
    func isAmbiguous(_ item: ObjectID) -> Bool {
        [LayoutSystem.Measure.left, .top, .width, .height].contains { measure in
            let unknown = LayoutSystem.Unknown(item: item, measure: measure)
            guard let place = places[unknown] else { return true }
            return components[place.component].ambiguousUnknowns.contains(unknown)
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}

/// Numbers from 0 that fall into groups.
private struct DisjointSets {
    private var parents: [Int]

    init(count: Int) {
        parents = Array(0..<count)
    }

    mutating func find(_ member: Int) -> Int {
        var member = member
        while parents[member] != member {
            parents[member] = parents[parents[member]]
            member = parents[member]
        }
        return member
    }

    mutating func unite(_ left: Int, _ right: Int) {
        let (a, b) = (find(left), find(right))
        parents[max(a, b)] = min(a, b)
    }
}
