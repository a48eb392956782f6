import Foundation
import Heap
import Layout

/// A part of a layout problem that has nothing to do with the rest, and its solution.
///
/// Solved from the start each time: with nothing left of an earlier solution, equal problems have equal solutions however the World came to them.
struct LayoutComponent: Sendable {
    /// Text whose height follows from its width; unknowns and rules by their place in the component.
    struct Flow: Hashable, Sendable {
        let text: FlowingText
        let width: Int
        let height: Int
        let rules: [Int]
    }

    /// Required rules that cannot all hold, and the rule that was given up.
    struct Contradiction: Hashable, Sendable {
        let participants: [LayoutSystem.Source]
        let broken: LayoutSystem.Source
    }

    private(set) var unknowns: [LayoutSystem.Unknown] = []
    private(set) var values: [Double] = []
    private(set) var contradictions: [Contradiction] = []
    private var constraints: [Constraint] = []
    private var sources: [LayoutSystem.Source] = []
    private var flows: [Flow] = []
    private var variables: [Variable] = []
    private var solver = Solver()

    /// Adds an unknown; returns its index.
    mutating func add(_ unknown: LayoutSystem.Unknown) -> Int {
        unknowns.append(unknown)
        variables.append(solver.makeVariable())
        return unknowns.count - 1
    }

    /// Adds a rule; `place` maps its unknowns to those of this component. Returns the rule's index.
    mutating func add(_ rule: LayoutSystem.Rule, place: (Int) -> Int) -> Int {
        let left = rule.constraint.terms.reduce(LinearExpression(0)) { sum, term in
            sum + LinearExpression(variables[place(term.variable.index)], times: term.coefficient)
        }
        constraints.append(
            Constraint(left, rule.constraint.relation, LinearExpression(rule.constraint.constant), priority: rule.constraint.priority))
        sources.append(rule.source)
        return constraints.count - 1
    }

    mutating func add(_ flow: Flow) {
        flows.append(flow)
    }

    /// Whether two components are the same problem.
    func isSameProblem(as other: LayoutComponent) -> Bool {
        unknowns == other.unknowns && sources == other.sources && flows == other.flows && constraints == other.constraints
    }

    /// The steps that solving took: each pivot goes through all rules.
    var work: Int { constraints.count * (4 + solver.pivotCount / 4) }

    /// Finds the values.
    mutating func solve() {
        let names = constraints.map { solver.add($0) }
        let places = Dictionary(uniqueKeysWithValues: names.indices.map { (names[$0], $0) })
        findValues(places)
        // A text that breaks into lines is narrower and higher than its intrinsic size. That may move the views beside it once more.
        var sizes = flows.map { CGSize(width: constraints[$0.rules[0]].constant, height: constraints[$0.rules[2]].constant) }
        var rounds = 0
        while rounds < 3, reflow(&sizes, names) {
            rounds += 1
            findValues(places)
        }
        values = variables.map { solver.value(of: $0) }
    }

    private mutating func findValues(_ places: [ConstraintID: Int]) {
        while true {
            do {
                try solver.solve()
                return
            } catch {
                let rules = error.participants.compactMap { places[$0] }
                guard let victim = victim(among: rules), let name = error.participants.first(where: { places[$0] == victim }) else {
                    return
                }
                contradictions.append(Contradiction(participants: rules.map { sources[$0] }, broken: sources[victim]))
                solver.remove(name)
            }
        }
    }

    /// The constraints of the learner's that take part.
    var codeConstraints: [ObjectID] {
        sources.compactMap { if case .constraint(let id) = $0 { id } else { nil } }
    }

    /// The rule to give up among conflicting ones: the app's before UIKit's own, and of those the constraint made last.
    ///
    /// Fidelity: simplified; which constraint UIKit breaks is not documented.
    private func victim(among rules: [Int]) -> Int? {
        let own = rules.filter { if case .constraint = sources[$0] { true } else { false } }
        return own.max { order($0) < order($1) } ?? rules.last
    }

    private func order(_ rule: Int) -> UInt32 {
        if case .constraint(let id) = sources[rule] { id.index } else { 0 }
    }

    /// Fits the texts to the widths found; true when a content's size has changed.
    private mutating func reflow(_ sizes: inout [CGSize], _ names: [ConstraintID]) -> Bool {
        var hasChanged = false
        for (index, flow) in flows.enumerated() {
            let size = flow.text.size(fitting: CGFloat(solver.value(of: variables[flow.width])))
            guard size != sizes[index] else { continue }
            sizes[index] = size
            hasChanged = true
            for (rule, length) in zip(flow.rules, [size.width, size.width, size.height, size.height]) where solver.contains(names[rule]) {
                solver.setConstant(Double(length), of: names[rule])
            }
        }
        return hasChanged
    }

    /// The unknowns that could have another value as well. Solves again, twice for each unknown in doubt.
    var ambiguousUnknowns: [LayoutSystem.Unknown] {
        solver.ambiguousVariables().map { unknowns[$0.index] }
    }
}
