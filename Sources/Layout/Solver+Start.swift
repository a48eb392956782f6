extension Solver {
    /// Brings the solution up to date.
    mutating func settle() {
        if changeCount > max(16, matrix.liveCount / 4) {
            start()
        } else {
            fillVacancies()
            if factor.isWorn {
                refactor()
            }
            adopt(additions.filter { contains($0) && matrix.rows[Int($0.slot)].isEquality }.map(\.slot))
            if isMoved {
                recompute()
            }
            for id in additions where contains(id) && matrix.rows[Int(id.slot)].position < 0 {
                measure(Int(id.slot))
            }
        }
        additions.removeAll(keepingCapacity: true)
        changeCount = 0
        matrix.compact()
        optimise()
    }

    /// Chooses tight constraints without regard to the former ones.
    ///
    /// In order of priority, each equality claims a variable whose value it can determine once its other variables have theirs. Equalities
    /// that cannot claim any are left to `adopt` and the pivots.
    private mutating func start() {
        vacancies.removeAll(keepingCapacity: true)
        for slot in matrix.rows.indices {
            matrix.rows[slot].position = -1
            matrix.rows[slot].side = 0
        }
        for index in strata.indices {
            strata[index].clear()
        }
        var order = StartingBasis(matrix)
        let leftovers = order.claim()
        for (variable, slot) in order.claims.enumerated() {
            tight[variable] = slot >= 0 ? slot : Int32(-1 - variable)
            if slot >= 0 {
                matrix.rows[Int(slot)].position = Int32(variable)
            }
        }
        refactor()
        adopt(leftovers)
        recompute()
    }

    /// Makes equalities tight in place of variables' axes, if they are independent of the tight ones.
    private mutating func adopt(_ slots: [Int32]) {
        guard !slots.isEmpty else { return }
        var axes = tight.indices.filter { tight[$0] < 0 }
        for slot in slots {
            guard !axes.isEmpty else { return }
            combine(Int(slot))
            guard let place = axes.indices.max(by: { abs(combination[axes[$0]]) < abs(combination[axes[$1]]) }),
                abs(combination[axes[place]]) > 1e-6
            else { continue }
            let position = axes.remove(at: place)
            tight[position] = slot
            matrix.rows[Int(slot)].position = Int32(position)
            exchangeMultipliers(at: position)
            factor.exchange(position, by: combination)
            isMoved = true
            if factor.isWorn {
                refactor()
            }
        }
    }

    /// Leaves the row of a constraint as a combination of the tight rows, by position, in `combination`.
    mutating func combine(_ slot: Int) {
        for index in matrix.range(of: slot) {
            target[Int(matrix.terms[index].column)] = matrix.terms[index].coefficient
        }
        combination.clear()
        factor.combine(&target, into: &combination)
    }

    /// Leaves in `direction` how values move when the residual at `position` changes by `step`, the other tight constraints staying tight.
    mutating func direct(at position: Int, by step: Double = 1) {
        right[position] = step
        direction.clear()
        factor.solve(&right, into: &direction)
    }

    /// Replaces each removed tight constraint by a variable's axis.
    private mutating func fillVacancies() {
        for position in vacancies {
            let slot = Int(tight[position])
            direct(at: position)
            var variable = -1
            for index in matrix.range(of: slot) {
                let column = Int(matrix.terms[index].column)
                if variable < 0 || abs(direction[column]) > abs(direction[variable]) {
                    variable = column
                }
            }
            target[variable] = 1
            combination.clear()
            factor.combine(&target, into: &combination)
            tight[position] = Int32(-1 - variable)
            matrix.rows[slot].position = -1
            exchangeMultipliers(at: position)
            factor.exchange(position, by: combination)
            isMoved = true
        }
        vacancies.removeAll(keepingCapacity: true)
    }

    /// Factors the tight rows afresh. Rows whose dependence rounding had hidden are replaced by axes.
    mutating func refactor() {
        while true {
            var rows = Factor.Lists()
            for slot in tight {
                if slot < 0 {
                    rows.append(-1 - slot, 1)
                } else {
                    for index in matrix.range(of: Int(slot)) {
                        rows.append(matrix.terms[index].column, matrix.terms[index].coefficient)
                    }
                }
                rows.close()
            }
            let factorization = Factorization(rows)
            if factorization.deficiencies.isEmpty {
                factor = factorization.factor
                reprice()
                return
            }
            for (position, variable) in factorization.deficiencies {
                if tight[position] >= 0 {
                    matrix.rows[Int(tight[position])].position = -1
                }
                tight[position] = Int32(-1 - variable)
            }
            isMoved = true
        }
    }
}
