/// The constraints of one priority: the slope of the sum of their violations.
struct PriorityLevel: Sendable {
    let priority: Priority
    /// How many constraints besides the tight ones have a slope.
    var count = 0
    /// The slope along each tight constraint, when the others stay tight; by position. The changes in `changes` are not included yet.
    var multipliers: [Double]
    /// Changes of the slope along each variable since the last pricing.
    var changes = SparseVector()

    mutating func clear() {
        count = 0
        changes.clear()
        for position in multipliers.indices {
            multipliers[position] = 0
        }
    }
}

extension Solver {
    mutating func makeStratum(_ priority: Priority) {
        var place = 0
        while place < strata.count, strata[place].priority >= priority {
            if strata[place].priority == priority {
                return
            }
            place += 1
        }
        var stratum = PriorityLevel(priority: priority, multipliers: Array(repeating: 0, count: values.count))
        stratum.changes.grow(to: values.count)
        strata.insert(stratum, at: place)
    }

    func stratum(of priority: Priority) -> Int {
        var place = 0
        while strata[place].priority != priority {
            place += 1
        }
        return place
    }

    /// Counts the residual of a constraint that is not tight as below, at or above 0.
    mutating func setSide(_ side: Int8, of slot: Int) {
        let before = matrix.rows[slot].slope
        matrix.rows[slot].side = side
        let after = matrix.rows[slot].slope
        guard before != after else { return }
        let stratum = stratum(of: matrix.rows[slot].priority)
        strata[stratum].count += (after != 0 ? 1 : 0) - (before != 0 ? 1 : 0)
        if strata[stratum].count == 0 {
            // Rounding errors must not count as a slope.
            strata[stratum].clear()
            return
        }
        let change = Double(after - before)
        for index in matrix.range(of: slot) {
            strata[stratum].changes.add(change * matrix.terms[index].coefficient, at: Int(matrix.terms[index].column))
        }
    }

    /// Brings every stratum's multipliers up to date with its changes.
    mutating func price() {
        for index in strata.indices where !strata[index].changes.indices.isEmpty {
            for column in strata[index].changes.indices {
                target[Int(column)] = strata[index].changes[Int(column)]
            }
            strata[index].changes.clear()
            combination.clear()
            factor.combine(&target, into: &combination)
            for position in combination.indices {
                strata[index].multipliers[Int(position)] += combination[Int(position)]
            }
        }
    }

    /// Rewrites multipliers for a row at `position` that is `combination` of the present ones.
    mutating func exchangeMultipliers(at position: Int) {
        for index in strata.indices where strata[index].count > 0 && strata[index].multipliers[position] != 0 {
            let multiplier = strata[index].multipliers[position] / combination[position]
            for other in combination.indices {
                strata[index].multipliers[Int(other)] -= multiplier * combination[Int(other)]
            }
            strata[index].multipliers[position] = multiplier
        }
    }

    /// As `setSide` to 0, for a constraint that is `combination` of the tight ones: nothing is left to be priced.
    mutating func dropSlope(of slot: Int) {
        let slope = Double(matrix.rows[slot].slope)
        matrix.rows[slot].side = 0
        guard slope != 0 else { return }
        let index = stratum(of: matrix.rows[slot].priority)
        strata[index].count -= 1
        if strata[index].count == 0 {
            strata[index].clear()
            return
        }
        for position in combination.indices {
            strata[index].multipliers[Int(position)] -= slope * combination[Int(position)]
        }
    }

    /// Like `setSide` from 0, for a constraint that was tight at `position`, until `combination` of the then tight rows replaced it.
    mutating func raiseSlope(of slot: Int, to side: Int8, formerlyAt position: Int) {
        matrix.rows[slot].side = side
        let slope = Double(matrix.rows[slot].slope)
        guard slope != 0 else { return }
        let index = stratum(of: matrix.rows[slot].priority)
        strata[index].count += 1
        let share = slope / combination[position]
        for other in combination.indices where other != position {
            strata[index].multipliers[Int(other)] -= share * combination[Int(other)]
        }
        strata[index].multipliers[position] += share
    }

    /// Computes all multipliers anew, without accumulated rounding errors.
    mutating func reprice() {
        for index in strata.indices {
            strata[index].clear()
        }
        for slot in matrix.rows.indices where matrix.rows[slot].isLive && matrix.rows[slot].position < 0 {
            let side = matrix.rows[slot].side
            matrix.rows[slot].side = 0
            setSide(side, of: slot)
        }
    }

    /// Reads values off the tight constraints and counts every residual anew.
    mutating func recompute() {
        isMoved = false
        for position in tight.indices where tight[position] >= 0 {
            right[position] = matrix.rows[Int(tight[position])].constant
        }
        factor.solve(&right, into: &values)
        for slot in matrix.rows.indices where matrix.rows[slot].position < 0 && matrix.rows[slot].isLive {
            measure(slot)
        }
    }

    /// Computes one residual anew. A residual that has become 0 stays on its side, as a basic variable at its bound does. Taking it off
    /// would undo the choices of side that end a series of pivots without progress.
    mutating func measure(_ slot: Int) {
        let residual = matrix.residual(of: slot, at: values)
        matrix.rows[slot].residual = residual
        if residual > Self.tolerance {
            setSide(1, of: slot)
        } else if residual < -Self.tolerance {
            setSide(-1, of: slot)
        }
    }
}
