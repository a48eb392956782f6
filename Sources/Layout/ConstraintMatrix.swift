/// The constraints as a sparse matrix that is read by rows and by columns.
///
/// All terms lie in one contiguous array, with a row's terms side by side. A column is a linked list through that array, newest row first.
/// Removed rows keep their slot and terms until `compact` reclaims them.
struct ConstraintMatrix: Sendable {
    struct Term: Sendable {
        var coefficient: Double
        var column: Int32
        var row: Int32
        /// The next term of the same column, -1 at the end.
        var next: Int32
    }

    struct Row: Sendable {
        var constant: Double
        /// Left side minus constant, at the solver's current values; 0 while tight.
        var residual: Double = 0
        var serial: Int
        var start: Int32
        var count: Int32
        var priority: Priority
        /// The row's index among the tight ones, -1 when it is not tight.
        var position: Int32 = -1
        /// The change of cost for each unit that a residual below 0 rises: -1, or 0 where the relation allows it.
        var slopeBelow: Int8
        /// The change of cost for each unit that a residual above 0 rises: 1, or 0 where the relation allows it.
        var slopeAbove: Int8
        /// The sign of the residual as the solver counts it: at 0 it may be on either side.
        var side: Int8 = 0
        var isLive = true

        var slope: Int8 {
            side == 0 ? 0 : side < 0 ? slopeBelow : slopeAbove
        }

        var isEquality: Bool {
            slopeBelow != 0 && slopeAbove != 0
        }

        /// How far the constraint is from holding.
        var violation: Double {
            residual < 0 ? -residual * Double(-slopeBelow) : residual * Double(slopeAbove)
        }

        /// The cost for each unit of a move off 0, upwards or downwards.
        func cost(upwards: Bool) -> Double {
            upwards ? Double(slopeAbove) : -Double(slopeBelow)
        }
    }

    private(set) var terms: [Term] = []
    var rows: [Row] = []
    private(set) var heads: [Int32] = []
    private(set) var liveCount = 0
    private var liveTerms = 0
    private var freeSlots: [Int32] = []
    private var nextSerial = 0

    var columnCount: Int {
        heads.count
    }

    mutating func addColumn() {
        heads.append(-1)
    }

    mutating func add(_ constraint: Constraint) -> ConstraintID {
        let slot = freeSlots.popLast() ?? Int32(rows.count)
        let row = Row(
            constant: constraint.constant,
            serial: nextSerial,
            start: Int32(terms.count),
            count: Int32(constraint.terms.count),
            priority: constraint.priority,
            slopeBelow: constraint.relation == .lessThanOrEqual ? 0 : -1,
            slopeAbove: constraint.relation == .greaterThanOrEqual ? 0 : 1
        )
        nextSerial += 1
        if Int(slot) == rows.count {
            rows.append(row)
        } else {
            rows[Int(slot)] = row
        }
        for term in constraint.terms {
            precondition(term.variable.index < heads.count, "a variable of another solver")
            append(Term(coefficient: term.coefficient, column: Int32(term.variable.index), row: slot, next: -1))
        }
        liveCount += 1
        liveTerms += constraint.terms.count
        return ConstraintID(slot: slot, serial: row.serial)
    }

    mutating func remove(_ slot: Int) {
        rows[slot].isLive = false
        liveCount -= 1
        liveTerms -= Int(rows[slot].count)
    }

    func range(of slot: Int) -> Range<Int> {
        let start = Int(rows[slot].start)
        return start..<start + Int(rows[slot].count)
    }

    /// A row as it was added, with later changes.
    func constraint(_ slot: Int) -> Constraint {
        let row = rows[slot]
        let left = terms[range(of: slot)].reduce(LinearExpression(0)) { sum, term in
            sum + LinearExpression(Variable(index: Int(term.column)), times: term.coefficient)
        }
        let relation: Relation = row.isEquality ? .equal : row.slopeBelow == 0 ? .lessThanOrEqual : .greaterThanOrEqual
        return Constraint(left, relation, LinearExpression(row.constant), priority: row.priority)
    }

    /// The residual of one row at `values`.
    func residual(of slot: Int, at values: [Double]) -> Double {
        var sum = -rows[slot].constant
        for index in range(of: slot) {
            sum += terms[index].coefficient * values[Int(terms[index].column)]
        }
        return sum
    }

    /// Reclaims removed rows once they outweigh the living ones. No removed row may be tight.
    mutating func compact() {
        guard terms.count > 2 * liveTerms + 64 else { return }
        let old = terms
        terms.removeAll(keepingCapacity: true)
        for column in heads.indices {
            heads[column] = -1
        }
        freeSlots.removeAll(keepingCapacity: true)
        for slot in rows.indices {
            guard rows[slot].isLive else {
                rows[slot].count = 0
                freeSlots.append(Int32(slot))
                continue
            }
            let range = range(of: slot)
            rows[slot].start = Int32(terms.count)
            for index in range {
                append(old[index])
            }
        }
    }

    private mutating func append(_ term: Term) {
        var term = term
        term.next = heads[Int(term.column)]
        heads[Int(term.column)] = Int32(terms.count)
        terms.append(term)
    }
}
