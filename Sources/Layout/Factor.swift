/// A square sparse matrix, factored so that systems with it and with its transpose are solved in time linear in its entries.
///
/// The matrix has one row for each position and one column for each variable. It is kept as lower and upper triangular factors of some
/// past matrix, followed by one correction for each row that was exchanged since; `isWorn` says when factoring afresh is cheaper and cleaner.
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
    private var exchangePivots: [Pivot] = []
    /// Rows and columns, the unit ones included that were added since factoring.
    var size = 0

    /// Adds a variable and, as its row, the variable itself.
    mutating func addUnit() {
        size += 1
    }

    /// Whether corrections have come to outweigh the factors.
    var isWorn: Bool {
        exchangePivots.count >= 64 || exchanges.indices.count > 200 + 3 * (size + upperRows.indices.count)
    }

    /// Replaces the row at `position` by one that is `combination` of the present rows, `combination[position]` not near 0.
    mutating func exchange(_ position: Int, by combination: [Double]) {
        for index in 0..<size where index != position && abs(combination[index]) > 1e-12 {
            exchanges.append(Int32(index), combination[index])
        }
        exchanges.close()
        exchangePivots.append(Pivot(row: Int32(position), column: -1, value: combination[position]))
    }

    /// Finds `solution` with matrix × solution = `right`. `right` is by position and used up; `solution` is by variable.
    func solve(_ right: inout [Double], into solution: inout [Double]) {
        for index in exchangePivots.indices.reversed() {
            let pivot = exchangePivots[index]
            var value = right[Int(pivot.row)]
            for entry in exchanges.range(index) {
                value -= exchanges.values[entry] * right[Int(exchanges.indices[entry])]
            }
            right[Int(pivot.row)] = value / pivot.value
        }
        for step in eliminations {
            let value = right[Int(step.source)]
            if value != 0 {
                right[Int(step.target)] -= step.multiplier * value
            }
        }
        for index in pivots.indices.reversed() {
            let pivot = pivots[index]
            var value = right[Int(pivot.row)]
            if value != 0 {
                value /= pivot.value
                for entry in upperColumns.range(Int(pivot.column)) {
                    right[Int(upperColumns.indices[entry])] -= upperColumns.values[entry] * value
                }
            }
            solution[Int(pivot.column)] = value
        }
        for index in pivots.count..<size {
            solution[index] = right[index]
        }
    }

    /// Finds `combination` of the matrix's rows that is `target`. `target` is by variable and used up; `combination` is by position.
    func combine(_ target: inout [Double], into combination: inout [Double]) {
        for index in pivots.indices {
            let pivot = pivots[index]
            var value = target[Int(pivot.column)]
            if value != 0 {
                value /= pivot.value
                for entry in upperRows.range(index) {
                    target[Int(upperRows.indices[entry])] -= upperRows.values[entry] * value
                }
            }
            combination[Int(pivot.row)] = value
        }
        for step in eliminations.reversed() {
            combination[Int(step.source)] -= step.multiplier * combination[Int(step.target)]
        }
        for index in pivots.count..<size {
            combination[index] = target[index]
        }
        for index in exchangePivots.indices {
            let pivot = exchangePivots[index]
            var value = combination[Int(pivot.row)]
            if value != 0 {
                value /= pivot.value
                combination[Int(pivot.row)] = value
                for entry in exchanges.range(index) {
                    combination[Int(exchanges.indices[entry])] -= exchanges.values[entry] * value
                }
            }
        }
    }
}
