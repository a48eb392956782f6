/// Assigns equalities to the variables whose values they determine, in such a way that no value depends on itself.
struct StartingBasis {
    /// The slot that determines each variable's value, -1 for none; by variable.
    private(set) var claims: [Int32]

    private let matrix: ConstraintMatrix
    /// Whether a variable occurs in a row that has claimed.
    private var isUsed: [Bool]
    /// For each variable the constraint on it alone that is best for it alone, -1 for none.
    private var favourites: [Int32]
    private var visits: [Int32]
    private var visit: Int32 = 0

    /// A search through more variables than this is given up, which costs a pivot later.
    private static let patience = 64

    init(_ matrix: ConstraintMatrix) {
        self.matrix = matrix
        claims = Array(repeating: -1, count: matrix.columnCount)
        isUsed = Array(repeating: false, count: matrix.columnCount)
        visits = Array(repeating: 0, count: matrix.columnCount)
        favourites = []
        favourites = (0..<matrix.columnCount).map { Int32(favourite(of: $0) ?? -1) }
    }

    /// Lets every equality claim a variable, strongest priority first. Returns those that found none, in the same order.
    mutating func claim() -> [Int32] {
        var slots: [Int] = []
        for slot in matrix.rows.indices where matrix.rows[slot].isLive && isCandidate(slot) {
            slots.append(slot)
        }
        let rows = matrix.rows
        slots.sort { left, right in
            let (a, b) = (rows[left], rows[right])
            return a.priority != b.priority ? a.priority > b.priority : a.serial < b.serial
        }
        var leftovers: [Int32] = []
        for slot in slots {
            if let variable = choice(slot) {
                claims[variable] = Int32(slot)
                for index in matrix.range(of: slot) {
                    isUsed[Int(matrix.terms[index].column)] = true
                }
            } else {
                leftovers.append(Int32(slot))
            }
        }
        return leftovers
    }

    private func isCandidate(_ slot: Int) -> Bool {
        let row = matrix.rows[slot]
        if row.count == 1 {
            return favourites[Int(matrix.terms[Int(row.start)].column)] == Int32(slot)
        }
        return row.isEquality && row.count > 1
    }

    /// The best unclaimed variable for a row: one that no other row determines, or else the newest.
    private mutating func choice(_ slot: Int) -> Int? {
        var best: Int?
        var isBestFavoured = true
        for index in matrix.range(of: slot).reversed() {
            let variable = Int(matrix.terms[index].column)
            let isFavoured = favourites[variable] >= 0
            guard claims[variable] < 0, best == nil || (isBestFavoured && !isFavoured), !depends(slot, on: variable) else { continue }
            best = variable
            isBestFavoured = isFavoured
        }
        return best
    }

    /// Whether values that the row needs are made from `variable`.
    private mutating func depends(_ slot: Int, on variable: Int) -> Bool {
        guard isUsed[variable], matrix.rows[slot].count > 1 else { return false }
        visit += 1
        var stack = [slot]
        var count = 0
        while let row = stack.popLast() {
            for index in matrix.range(of: row) {
                let column = Int(matrix.terms[index].column)
                if column == variable {
                    guard row != slot else { continue }
                    return true
                }
                guard claims[column] >= 0, visits[column] != visit else { continue }
                visits[column] = visit
                count += 1
                guard count <= Self.patience else { return true }
                stack.append(Int(claims[column]))
            }
        }
        return false
    }

    /// Among the constraints on a single variable, the one whose boundary is the most expensive to leave in either direction.
    private func favourite(of variable: Int) -> Int? {
        var singles: [Int] = []
        var next = matrix.heads[variable]
        while next >= 0 {
            let term = matrix.terms[Int(next)]
            if matrix.rows[Int(term.row)].isLive, matrix.rows[Int(term.row)].count == 1 {
                singles.append(Int(next))
            }
            next = term.next
        }
        singles.sort { left, right in
            let (a, b) = (matrix.rows[Int(matrix.terms[left].row)], matrix.rows[Int(matrix.terms[right].row)])
            return a.priority != b.priority ? a.priority > b.priority : a.serial < b.serial
        }
        let best = singles.first { candidate in
            let place = matrix.rows[Int(matrix.terms[candidate].row)].constant / matrix.terms[candidate].coefficient
            return !descends(singles, from: place, by: 1) && !descends(singles, from: place, by: -1)
        }
        return best.map { Int(matrix.terms[$0].row) }
    }

    /// Whether the costs of `singles`, strongest first, fall when their variable moves from `place` by `sign`.
    private func descends(_ singles: [Int], from place: Double, by sign: Double) -> Bool {
        var sum = 0.0
        var priority: Priority?
        for single in singles {
            let term = matrix.terms[single]
            let row = matrix.rows[Int(term.row)]
            if row.priority != priority {
                if abs(sum) > Solver.slopeTolerance {
                    break
                }
                sum = 0
                priority = row.priority
            }
            let residual = term.coefficient * place - row.constant
            let isAbove = abs(residual) <= Solver.tolerance ? term.coefficient * sign > 0 : residual > 0
            sum += Double(isAbove ? row.slopeAbove : row.slopeBelow) * term.coefficient * sign
        }
        return sum < -Solver.slopeTolerance
    }
}
