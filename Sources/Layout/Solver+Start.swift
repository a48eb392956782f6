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
    /// In order of priority, each equality claims a variable whose value it can give once its other variables have theirs. What cannot claim any
    /// is left to `adopt` and the pivots.
    private mutating func start() {
        vacancies.removeAll(keepingCapacity: true)
        for slot in matrix.rows.indices {
            matrix.rows[slot].position = -1
            matrix.rows[slot].side = 0
        }
        for index in strata.indices {
            strata[index].count = 0
            strata[index].gradient = Array(repeating: 0, count: values.count)
        }
        var order = ClaimOrder(matrix)
        let leftovers = order.claim()
        for (variable, slot) in order.claims.enumerated() {
            tight[variable] = slot >= 0 ? slot : Int32(-1 - variable)
            if slot >= 0 {
                matrix.rows[Int(slot)].position = Int32(variable)
            }
        }
        refactor()
        adopt(leftovers)
        isPriced = false
        recompute()
    }

    /// Makes equalities tight in place of variables' axes where they are independent of what is tight already.
    private mutating func adopt(_ slots: [Int32]) {
        var axes = tight.indices.filter { tight[$0] < 0 }
        for slot in slots {
            guard !axes.isEmpty else { return }
            let combination = combination(of: Int(slot))
            guard let place = axes.indices.max(by: { abs(combination[axes[$0]]) < abs(combination[axes[$1]]) }),
                abs(combination[axes[place]]) > 1e-6
            else { continue }
            let position = axes.remove(at: place)
            tight[position] = slot
            matrix.rows[Int(slot)].position = Int32(position)
            factor.exchange(position, by: combination)
            if factor.isWorn {
                refactor()
            }
        }
    }

    /// The row of a constraint as a combination of the tight rows, by position.
    func combination(of slot: Int) -> [Double] {
        var target = Array(repeating: 0.0, count: values.count)
        var combination = target
        for index in matrix.range(of: slot) {
            target[Int(matrix.terms[index].column)] = matrix.terms[index].coefficient
        }
        factor.combine(&target, into: &combination)
        return combination
    }

    /// How values move for each unit that the residual at `position` grows, the other tight constraints staying tight.
    func direction(at position: Int, times factor: Double = 1) -> [Double] {
        var right = Array(repeating: 0.0, count: values.count)
        var direction = right
        right[position] = factor
        self.factor.solve(&right, into: &direction)
        return direction
    }

    /// Puts a variable's axis in the place of each removed tight constraint.
    private mutating func fillVacancies() {
        for position in vacancies {
            let slot = Int(tight[position])
            let direction = direction(at: position)
            var variable = -1
            for index in matrix.range(of: slot) {
                let column = Int(matrix.terms[index].column)
                if variable < 0 || abs(direction[column]) > abs(direction[variable]) {
                    variable = column
                }
            }
            var target = Array(repeating: 0.0, count: values.count)
            var combination = target
            target[variable] = 1
            factor.combine(&target, into: &combination)
            tight[position] = Int32(-1 - variable)
            matrix.rows[slot].position = -1
            factor.exchange(position, by: combination)
            isMoved = true
            isPriced = false
        }
        vacancies.removeAll(keepingCapacity: true)
    }

    /// Factors the tight rows afresh; where rounding had hidden that some depend on others, those give way to axes.
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
