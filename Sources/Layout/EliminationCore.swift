/// The part of a matrix that no triangular order takes in, while it is being eliminated.
struct EliminationCore {
    struct Entry {
        var column: Int32
        var value: Double
    }

    /// Pivots in order, each with the other entries of its row at that time.
    private(set) var pivots: [(pivot: Factor.Pivot, upper: [Entry])] = []
    private(set) var eliminations: [Factor.Elimination] = []
    /// Rows that became empty.
    private(set) var dependentRows: [Int] = []

    /// Entries below this are rounding errors of a cancellation.
    private static let negligible = 1e-11
    /// A row whose largest entry is below this depends on the rows before it.
    private static let singular = 1e-8

    private var rowNames: [Int32]
    private var work: [[Entry]]
    private var isDone: [Bool]
    /// Rows by their number of open columns. A row may stand in several buckets; only the one for its present count is valid.
    private var buckets: [[Int32]] = []
    private var counts: [Int]
    /// For each column the rows that had an entry there at some time.
    private var holders: [[Int32]]
    private var columnCounts: [Int]
    private var isColumnOpen: [Bool]
    private var places: [Int32]

    init(rows: Factor.Lists, open: [Int], isColumnOpen: [Bool]) {
        self.isColumnOpen = isColumnOpen
        rowNames = open.map { Int32($0) }
        work = open.map { row in rows.range(row).map { Entry(column: rows.indices[$0], value: rows.values[$0]) } }
        isDone = Array(repeating: false, count: open.count)
        counts = Array(repeating: 0, count: open.count)
        holders = Array(repeating: [], count: isColumnOpen.count)
        columnCounts = Array(repeating: 0, count: isColumnOpen.count)
        places = Array(repeating: -1, count: isColumnOpen.count)
        for row in work.indices {
            for entry in work[row] where isColumnOpen[Int(entry.column)] {
                counts[row] += 1
                columnCounts[Int(entry.column)] += 1
                holders[Int(entry.column)].append(Int32(row))
            }
            file(row)
        }
    }

    mutating func run() {
        while let row = nextRow() {
            isDone[row] = true
            guard let pivot = pivotEntry(of: row) else {
                dependentRows.append(Int(rowNames[row]))
                for entry in work[row] {
                    columnCounts[Int(entry.column)] -= 1
                }
                continue
            }
            take(row, pivot)
        }
    }

    private mutating func file(_ row: Int) {
        while buckets.count <= counts[row] {
            buckets.append([])
        }
        buckets[counts[row]].append(Int32(row))
    }

    private mutating func nextRow() -> Int? {
        for count in buckets.indices {
            while let row = buckets[count].popLast() {
                if !isDone[Int(row)], counts[Int(row)] == count {
                    return Int(row)
                }
            }
        }
        return nil
    }

    private func pivotEntry(of row: Int) -> Entry? {
        var largest = 0.0
        for entry in work[row] where isColumnOpen[Int(entry.column)] {
            largest = max(largest, abs(entry.value))
        }
        guard largest > Self.singular else { return nil }
        var best: Entry?
        var bestCount = Int.max
        for entry in work[row] where isColumnOpen[Int(entry.column)] && abs(entry.value) >= 0.1 * largest {
            let count = columnCounts[Int(entry.column)]
            if count < bestCount || (count == bestCount && entry.column < (best?.column ?? .max)) {
                best = entry
                bestCount = count
            }
        }
        return best
    }

    private mutating func take(_ row: Int, _ pivot: Entry) {
        let column = Int(pivot.column)
        isColumnOpen[column] = false
        let upper = work[row].filter { $0.column != pivot.column }
        work[row] = []
        for entry in upper {
            columnCounts[Int(entry.column)] -= 1
        }
        pivots.append((Factor.Pivot(row: rowNames[row], column: pivot.column, value: pivot.value), upper))
        for holder in holders[column] where !isDone[Int(holder)] {
            let target = Int(holder)
            guard let value = work[target].first(where: { $0.column == pivot.column })?.value else { continue }
            let multiplier = value / pivot.value
            eliminations.append(Factor.Elimination(source: rowNames[row], target: rowNames[target], multiplier: multiplier))
            subtract(upper, times: multiplier, from: target, clearing: pivot.column)
        }
        holders[column] = []
    }

    private mutating func subtract(_ upper: [Entry], times multiplier: Double, from target: Int, clearing column: Int32) {
        var row = work[target]
        work[target] = []
        for index in row.indices {
            places[Int(row[index].column)] = Int32(index)
        }
        for entry in upper {
            let place = Int(places[Int(entry.column)])
            if place >= 0 {
                row[place].value -= multiplier * entry.value
            } else {
                row.append(Entry(column: entry.column, value: -multiplier * entry.value))
                columnCounts[Int(entry.column)] += 1
                holders[Int(entry.column)].append(Int32(target))
            }
        }
        for entry in row {
            places[Int(entry.column)] = -1
        }
        row.removeAll { entry in
            let isGone = entry.column == column || abs(entry.value) < Self.negligible
            if isGone {
                columnCounts[Int(entry.column)] -= 1
            }
            return isGone
        }
        counts[target] = 0
        for entry in row where isColumnOpen[Int(entry.column)] {
            counts[target] += 1
        }
        work[target] = row
        file(target)
    }
}
