extension Solver {
    /// Required constraints at odds in the present solution.
    ///
    /// At an optimum the slopes of the violated required constraints add up to a combination of tight ones that cannot be released with
    /// gain. That combination proves that they cannot all hold. Its members are the participants.
    mutating func conflict() -> Conflict? {
        guard let required = strata.first, required.priority == .required, required.count > 0 else { return nil }
        let violated = matrix.rows.indices.filter { slot in
            let row = matrix.rows[slot]
            return row.isLive && row.position < 0 && row.priority == .required && row.violation > Self.tolerance
        }
        guard let first = violated.min(by: { matrix.rows[$0].serial < matrix.rows[$1].serial }) else { return nil }
        var members = [first]
        var sum = signedCombination(of: first)
        // A constraint that could be released with gain for these alone is held by another violated constraint, which pulls the other way.
        // Both are one conflict.
        var others = matrix.rows.indices.filter { slot in
            let row = matrix.rows[slot]
            return slot != first && row.isLive && row.position < 0 && row.priority == .required && row.slope != 0
        }
        while let position = tight.indices.first(where: { isYielding($0, to: sum[$0]) }) {
            guard let next = others.firstIndex(where: { signedCombination(of: $0)[position] * sum[position] < 0 }) else { break }
            let slot = others.remove(at: next)
            members.append(slot)
            for (index, value) in signedCombination(of: slot).enumerated() {
                sum[index] += value
            }
        }
        let isJoint = members.count > 1
        for position in tight.indices where abs(sum[position]) > Self.slopeTolerance && isRequired(position) {
            members.append(Int(tight[position]))
        }
        if isJoint {
            members = indispensable(among: members)
        }
        return Conflict(participants: members.map { ConstraintID(slot: Int32($0), serial: matrix.rows[$0].serial) }.sorted())
    }

    /// A minimal set of conflicting required constraints: drops each in turn, the latest first, if the rest conflict without it.
    private func indispensable(among slots: [Int]) -> [Int] {
        var kept = slots
        for slot in slots.sorted(by: { matrix.rows[$0].serial > matrix.rows[$1].serial }) {
            let rest = kept.filter { $0 != slot }
            if !canHold(rest) {
                kept = rest
            }
        }
        return kept
    }

    /// Whether constraints can hold together when there are no others.
    private func canHold(_ slots: [Int]) -> Bool {
        var solver = Solver()
        for _ in values {
            _ = solver.makeVariable()
        }
        for slot in slots {
            solver.add(matrix.constraint(slot))
        }
        solver.settle()
        return !solver.matrix.rows.contains { $0.position < 0 && $0.violation > Self.tolerance }
    }

    /// Whether the release of a tight constraint would lessen violations that change by `slope` with it, without breaking a required
    /// constraint.
    private func isYielding(_ position: Int, to slope: Double) -> Bool {
        guard abs(slope) > Self.slopeTolerance else { return false }
        return !isRequired(position) || matrix.rows[Int(tight[position])].cost(upwards: slope < 0) == 0
    }

    private func isRequired(_ position: Int) -> Bool {
        tight[position] >= 0 && matrix.rows[Int(tight[position])].priority == .required
    }

    private mutating func signedCombination(of slot: Int) -> [Double] {
        combine(slot)
        let slope = Double(matrix.rows[slot].slope)
        return combination.values.map { slope * $0 }
    }

    /// The variables that could have another value at no cost at any priority, ascending. Call it after `solve`.
    ///
    /// Nothing is guessed: a variable is listed when an equally good solution with another value was found. Costs a pass when there is no
    /// ambiguity. Otherwise it costs up to two solutions for each variable that may be concerned.
    public func ambiguousVariables() -> [Variable] {
        var isSuspect = Array(repeating: false, count: values.count)
        var copy = self
        for position in tight.indices where !isPinned(position) {
            copy.direct(at: position)
            for column in copy.direction.indices where abs(copy.direction[Int(column)]) > 1e-9 {
                isSuspect[Int(column)] = true
            }
        }
        var isAmbiguous = Array(repeating: false, count: values.count)
        for column in values.indices where isSuspect[column] {
            for sign in [1.0, -1] where !isAmbiguous[column] {
                var probe = self
                let variable = Variable(index: column)
                // Far enough to see, near enough to keep the digits.
                let target = LinearExpression(values[column] + sign * 1_000)
                probe.add(Constraint(LinearExpression(variable), .equal, target, priority: .probe))
                probe.settle()
                for other in values.indices where abs(probe.values[other] - values[other]) > 1e-5 {
                    isAmbiguous[other] = true
                }
            }
        }
        return isAmbiguous.indices.filter { isAmbiguous[$0] }.map { Variable(index: $0) }
    }

    /// Whether letting go of a tight constraint costs in both directions, so that it is tight in every best solution.
    private func isPinned(_ position: Int) -> Bool {
        guard tight[position] >= 0 else { return false }
        let row = matrix.rows[Int(tight[position])]
        var isUpwardsOpen = true
        var isDownwardsOpen = true
        for stratum in strata {
            let multiplier = stratum.count > 0 ? stratum.multipliers[position] : 0
            let isOwn = stratum.priority == row.priority
            let upwards = multiplier + (isOwn ? row.cost(upwards: true) : 0)
            let downwards = -multiplier + (isOwn ? row.cost(upwards: false) : 0)
            isUpwardsOpen = isUpwardsOpen && abs(upwards) <= Self.slopeTolerance
            isDownwardsOpen = isDownwardsOpen && abs(downwards) <= Self.slopeTolerance
        }
        return !isUpwardsOpen && !isDownwardsOpen
    }
}
