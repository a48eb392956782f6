/// A square sparse matrix, factored so that systems with it and with its transpose are solved in time linear in its entries.
///
/// The matrix has one row for each position and one column for each variable. It is kept as lower and upper triangular factors of some past
/// matrix. One correction follows for each row that was exchanged since. `isWorn` says when factoring afresh is cheaper and more exact.
struct Factor: Sendable {
    /// Sparse vectors one behind the other.
    struct Lists: Sendable {
        var starts: [Int32] = [0]
        var indices: [Int32] = []
        var values: [Double] = []

        mutating func append(_ index: Int32, _ value: Double) {
            indices.append(index)
            values.append(value)
        }

        mutating func close() {
            starts.append(Int32(indices.count))
        }

        @inline(__always)
        func range(_ list: Int) -> Range<Int> {
            Int(starts[list])..<Int(starts[list + 1])
        }
    }

    /// Subtract `multiplier` times row `source` from row `target`.
    struct Elimination: Sendable {
        var source: Int32
        var target: Int32
        var multiplier: Double
    }

    struct Pivot: Sendable {
        var row: Int32
        var column: Int32
        var value: Double
    }

    /// In order of elimination: a pivot's row has entries only in its own column and in those of later pivots.
    var pivots: [Pivot] = []
    /// Each pivot row's entries besides the pivot, by column.
    var upperRows = Lists()
    /// The same entries: each column's besides the pivot, by row.
    var upperColumns = Lists()
    var eliminations: [Elimination] = []
    private var exchanges = Lists()
    /// For each correction its row, and the inverse of the divisor of the row's new part.
    private var exchangePivots: [Pivot] = []
    /// Rows and columns, the unit ones included that were added since factoring.
    var size = 0

    /// Adds a variable and, as its row, the variable itself.
    mutating func addUnit() {
        size += 1
    }

    /// Whether corrections have come to outweigh the factors.
    var isWorn: Bool {
        exchangePivots.count >= 16 + size / 8 || exchanges.indices.count > 200 + 3 * (size + upperRows.indices.count)
    }

    /// Replaces the row at `position` by one that is `combination` of the present rows, `combination[position]` not near 0.
    mutating func exchange(_ position: Int, by combination: SparseVector) {
        for index in combination.indices where index != position && abs(combination[Int(index)]) > 1e-12 {
            exchanges.append(index, combination[Int(index)])
        }
        exchanges.close()
        exchangePivots.append(Pivot(row: Int32(position), column: -1, value: 1 / combination[position]))
    }

    /// Finds `solution` with matrix × solution = `right`. `right` is by position and 0 afterwards; `solution` is by variable.
    func solve(_ right: inout [Double], into solution: inout [Double]) {
        undoExchanges(&right)
        for index in pivots.indices.reversed() {
            solution[Int(pivots[index].column)] = substitute(index, &right)
        }
        for index in pivots.count..<size {
            solution[index] = right[index]
            right[index] = 0
        }
    }

    /// As above, with a `solution` that is 0 beforehand and in which few entries are expected.
    func solve(_ right: inout [Double], into solution: inout SparseVector) {
        undoExchanges(&right)
        for index in pivots.indices.reversed() where right[Int(pivots[index].row)] != 0 {
            solution.set(substitute(index, &right), at: Int(pivots[index].column))
        }
        for index in pivots.count..<size where right[index] != 0 {
            solution.set(right[index], at: index)
            right[index] = 0
        }
    }

    private func undoExchanges(_ right: inout [Double]) {
        for index in exchangePivots.indices.reversed() {
            let pivot = exchangePivots[index]
            var value = right[Int(pivot.row)]
            for entry in exchanges.range(index) {
                value -= exchanges.values[entry] * right[Int(exchanges.indices[entry])]
            }
            right[Int(pivot.row)] = value * pivot.value
        }
        for step in eliminations {
            let value = right[Int(step.source)]
            if value != 0 {
                right[Int(step.target)] -= step.multiplier * value
            }
        }
    }

    /// The value of a pivot's variable, which is subtracted from the other equations.
    @inline(__always)
    private func substitute(_ index: Int, _ right: inout [Double]) -> Double {
        let pivot = pivots[index]
        var value = right[Int(pivot.row)]
        guard value != 0 else { return 0 }
        right[Int(pivot.row)] = 0
        value /= pivot.value
        for entry in upperColumns.range(Int(pivot.column)) {
            right[Int(upperColumns.indices[entry])] -= upperColumns.values[entry] * value
        }
        return value
    }

    /// Finds the `combination` of the matrix's rows that is `target`. `target` is by variable and 0 afterwards; `combination` is by position and 0
    /// beforehand.
    func combine(_ target: inout [Double], into combination: inout SparseVector) {
        for index in pivots.indices {
            let pivot = pivots[index]
            var value = target[Int(pivot.column)]
            guard value != 0 else { continue }
            target[Int(pivot.column)] = 0
            value /= pivot.value
            for entry in upperRows.range(index) {
                target[Int(upperRows.indices[entry])] -= upperRows.values[entry] * value
            }
            combination.set(value, at: Int(pivot.row))
        }
        for step in eliminations.reversed() where combination[Int(step.target)] != 0 {
            combination.add(-step.multiplier * combination[Int(step.target)], at: Int(step.source))
        }
        for index in pivots.count..<size where target[index] != 0 {
            combination.set(target[index], at: index)
            target[index] = 0
        }
        for index in exchangePivots.indices {
            let pivot = exchangePivots[index]
            var value = combination[Int(pivot.row)]
            guard value != 0 else { continue }
            value *= pivot.value
            combination.set(value, at: Int(pivot.row))
            for entry in exchanges.range(index) {
                combination.add(-exchanges.values[entry] * value, at: Int(exchanges.indices[entry]))
            }
        }
    }
}
