/// What the constraints of one priority want: the slope of the sum of their violations.
struct Stratum: Sendable {
    let priority: Priority
    /// How many constraints besides the tight ones have a slope.
    var count = 0
    /// The slope along each variable.
    var gradient: [Double]
    /// The slope along each tight constraint, when the others stay tight; by position. Meaningful while `count` is not 0.
    var multipliers: [Double]
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
        let zeros = Array(repeating: 0.0, count: values.count)
        strata.insert(Stratum(priority: priority, gradient: zeros, multipliers: zeros), at: place)
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
        isPriced = false
        let stratum = stratum(of: matrix.rows[slot].priority)
        let change = Double(after - before)
        for index in matrix.range(of: slot) {
            let term = matrix.terms[index]
            strata[stratum].gradient[Int(term.column)] += change * term.coefficient
        }
        strata[stratum].count += (after != 0 ? 1 : 0) - (before != 0 ? 1 : 0)
        if strata[stratum].count == 0 {
            // What rounding left must not look like a wish.
            for column in strata[stratum].gradient.indices {
                strata[stratum].gradient[column] = 0
            }
        }
    }

    /// Works out every stratum's multipliers from its gradient.
    mutating func price() {
        guard !isPriced else { return }
        isPriced = true
        for index in strata.indices where strata[index].count > 0 {
            var gradient = strata[index].gradient
            factor.combine(&gradient, into: &strata[index].multipliers)
        }
    }

    /// Reads values off the tight constraints and counts every residual anew.
    mutating func recompute() {
        isMoved = false
        var constants = Array(repeating: 0.0, count: tight.count)
        for position in tight.indices where tight[position] >= 0 {
            constants[position] = matrix.rows[Int(tight[position])].constant
        }
        factor.solve(&constants, into: &values)
        for slot in matrix.rows.indices where matrix.rows[slot].isLive && matrix.rows[slot].position < 0 {
            measure(slot)
        }
    }

    /// Counts one residual anew.
    mutating func measure(_ slot: Int) {
        let residual = matrix.residual(of: slot, at: values)
        matrix.rows[slot].residual = residual
        let side: Int8 = residual > Self.tolerance ? 1 : residual < -Self.tolerance ? -1 : 0
        if side != matrix.rows[slot].side {
            setSide(side, of: slot)
        }
    }
}
