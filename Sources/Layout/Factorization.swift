/// Makes a `Factor` by sparse Gaussian elimination.
///
/// Rows and columns that fit a triangular order need no arithmetic; in layouts nearly all do. The rest is eliminated by Markowitz's rule:
/// the shortest row first, and in it the shortest column among the entries that are not small.
struct Factorization {
    /// The result, except when `deficiencies` lists anything: then the matrix was singular.
    private(set) var factor = Factor()
    /// Rows that depend on others, each with a column that was left without a row.
    private(set) var deficiencies: [(row: Int, column: Int)] = []

    private let size: Int
    private let rows: Factor.Lists
    private var columns = Factor.Lists()
    private var isRowOpen: [Bool]
    private var isColumnOpen: [Bool]
    /// Pivots that come last in the order of elimination. They are found, and stored, in reverse order.
    private var lastPivots: [Factor.Pivot] = []

    /// Factors the matrix of `rows`, which is square.
    init(_ rows: Factor.Lists) {
        self.rows = rows
        size = rows.starts.count - 1
        isRowOpen = Array(repeating: true, count: size)
        isColumnOpen = Array(repeating: true, count: size)
        columns = Self.transposed(rows, size: size)
        takeSingleRows()
        takeSingleColumns()
        for pivot in factor.pivots {
            appendUpper(rows, Int(pivot.row), except: pivot.column)
        }
        eliminateRest()
        for pivot in lastPivots.reversed() {
            factor.pivots.append(pivot)
            appendUpper(rows, Int(pivot.row), except: pivot.column)
        }
        finish()
    }

    private static func transposed(_ lists: Factor.Lists, size: Int) -> Factor.Lists {
        var result = Factor.Lists()
        result.starts = Array(repeating: 0, count: size + 1)
        for index in lists.indices {
            result.starts[Int(index) + 1] += 1
        }
        for column in 0..<size {
            result.starts[column + 1] += result.starts[column]
        }
        var ends = result.starts
        result.indices = Array(repeating: 0, count: lists.indices.count)
        result.values = Array(repeating: 0, count: lists.indices.count)
        for list in 0..<lists.starts.count - 1 {
            for entry in lists.range(list) {
                let column = Int(lists.indices[entry])
                let place = Int(ends[column])
                ends[column] += 1
                result.indices[place] = Int32(list)
                result.values[place] = lists.values[entry]
            }
        }
        return result
    }

    private mutating func takeSingleRows() {
        var counts = (0..<size).map { rows.range($0).count }
        var queue = (0..<size).filter { counts[$0] == 1 }
        var next = 0
        while next < queue.count {
            let row = queue[next]
            next += 1
            guard counts[row] == 1, let entry = rows.range(row).first(where: { isColumnOpen[Int(rows.indices[$0])] }) else { continue }
            let column = Int(rows.indices[entry])
            isRowOpen[row] = false
            isColumnOpen[column] = false
            lastPivots.append(Factor.Pivot(row: Int32(row), column: Int32(column), value: rows.values[entry]))
            for other in columns.range(column) {
                let index = Int(columns.indices[other])
                counts[index] -= 1
                if counts[index] == 1, isRowOpen[index] {
                    queue.append(index)
                }
            }
        }
    }

    private mutating func takeSingleColumns() {
        var counts = Array(repeating: 0, count: size)
        for column in 0..<size where isColumnOpen[column] {
            for entry in columns.range(column) where isRowOpen[Int(columns.indices[entry])] {
                counts[column] += 1
            }
        }
        var queue = (0..<size).filter { counts[$0] == 1 }
        var next = 0
        while next < queue.count {
            let column = queue[next]
            next += 1
            guard counts[column] == 1, isColumnOpen[column],
                let entry = columns.range(column).first(where: { isRowOpen[Int(columns.indices[$0])] })
            else { continue }
            let row = Int(columns.indices[entry])
            isRowOpen[row] = false
            isColumnOpen[column] = false
            factor.pivots.append(Factor.Pivot(row: Int32(row), column: Int32(column), value: columns.values[entry]))
            for other in rows.range(row) {
                let index = Int(rows.indices[other])
                counts[index] -= 1
                if counts[index] == 1 {
                    queue.append(index)
                }
            }
        }
    }

    private mutating func eliminateRest() {
        let open = (0..<size).filter { isRowOpen[$0] }
        guard !open.isEmpty else { return }
        var core = EliminationCore(rows: rows, open: open, isColumnOpen: isColumnOpen)
        core.run()
        factor.eliminations = core.eliminations
        for (pivot, upper) in core.pivots {
            factor.pivots.append(pivot)
            isColumnOpen[Int(pivot.column)] = false
            for entry in upper {
                factor.upperRows.append(entry.column, entry.value)
            }
            factor.upperRows.close()
        }
        let columns = (0..<size).filter { isColumnOpen[$0] }
        deficiencies = zip(core.dependentRows, columns).map { (row: $0, column: $1) }
    }

    private mutating func appendUpper(_ lists: Factor.Lists, _ list: Int, except column: Int32) {
        for entry in lists.range(list) where lists.indices[entry] != column {
            factor.upperRows.append(lists.indices[entry], lists.values[entry])
        }
        factor.upperRows.close()
    }

    private mutating func finish() {
        guard deficiencies.isEmpty else { return }
        factor.size = size
        var byColumn = Self.transposed(factor.upperRows, size: size)
        for entry in byColumn.indices.indices {
            byColumn.indices[entry] = factor.pivots[Int(byColumn.indices[entry])].row
        }
        factor.upperColumns = byColumn
    }
}
