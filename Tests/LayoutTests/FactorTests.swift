import TestSupport
import Testing

@testable import Layout

/// Factors against the matrices they were made from: what is solved is multiplied out again.
struct FactorTests {
    private static func lists(_ rows: [[Double]]) -> Factor.Lists {
        var lists = Factor.Lists()
        for row in rows {
            for (column, value) in row.enumerated() where value != 0 {
                lists.append(Int32(column), value)
            }
            lists.close()
        }
        return lists
    }

    /// A matrix without any triangular order: each row has several entries. The diagonal keeps it regular.
    private static func matrix(size: Int, _ numbers: inout Numbers) -> [[Double]] {
        (0..<size).map { row in
            var entries = Array(repeating: 0.0, count: size)
            for _ in 0..<3 {
                entries[Int.random(in: 0..<size, using: &numbers)] = Double(Int.random(in: -2...2, using: &numbers))
            }
            entries[row] = 7
            entries[(row + 1) % size] = 1
            return entries
        }
    }

    private static func expectInverse(_ factor: Factor, of rows: [[Double]], _ numbers: inout Numbers) {
        let size = rows.count
        let wanted = (0..<size).map { _ in Double.random(in: -100...100, using: &numbers) }
        var right = rows.map { row in zip(row, wanted).reduce(0) { $0 + $1.0 * $1.1 } }
        var solution = Array(repeating: 0.0, count: size)
        factor.solve(&right, into: &solution)
        var target = (0..<size).map { column in zip(rows, wanted).reduce(0) { $0 + $1.0[column] * $1.1 } }
        var combination = SparseVector()
        combination.grow(to: size)
        factor.combine(&target, into: &combination)
        for index in 0..<size {
            #expect(abs(solution[index] - wanted[index]) < 1e-8)
            #expect(abs(combination[index] - wanted[index]) < 1e-8)
        }
    }

    @Test(arguments: [2, 3, 5, 10, 40])
    func `a matrix without triangular order is solved, and so is its transpose`(size: Int) {
        var numbers = Numbers(state: UInt64(size))
        for _ in 0..<20 {
            let rows = Self.matrix(size: size, &numbers)
            let factorization = Factorization(Self.lists(rows))
            #expect(factorization.deficiencies.isEmpty)
            #expect(!factorization.factor.eliminations.isEmpty)
            Self.expectInverse(factorization.factor, of: rows, &numbers)
        }
    }

    @Test func `exchanged rows and added units count`() {
        var numbers = Numbers(state: 1)
        var rows = Self.matrix(size: 8, &numbers)
        var factor = Factorization(Self.lists(rows)).factor
        for step in 0..<30 {
            if step.isMultiple(of: 10) {
                for index in rows.indices {
                    rows[index].append(0)
                }
                rows.append(rows[0].indices.map { $0 == rows.count ? 1 : 0 })
                factor.addUnit()
            }
            let position = Int.random(in: 0..<rows.count, using: &numbers)
            var row = Array(repeating: 0.0, count: rows.count)
            row[position] = 5
            row[Int.random(in: 0..<rows.count, using: &numbers)] += 1
            var target = row
            var combination = SparseVector()
            combination.grow(to: rows.count)
            factor.combine(&target, into: &combination)
            guard abs(combination[position]) > 0.1 else { continue }
            factor.exchange(position, by: combination)
            rows[position] = row
            Self.expectInverse(factor, of: rows, &numbers)
        }
    }

    @Test func `a triangular order needs no elimination`() {
        let rows: [[Double]] = [[1, 2, 0, 0], [0, 3, 1, 0], [0, 0, 2, 0], [1, 1, 1, 4]]
        let factor = Factorization(Self.lists(rows)).factor
        #expect(factor.eliminations.isEmpty)
        var numbers = Numbers(state: 2)
        Self.expectInverse(factor, of: rows, &numbers)
    }

    @Test func `dependent rows are named, each with a column to put in its place`() {
        let rows: [[Double]] = [[1, 1, 0, 1], [1, -1, 1, 0], [2, 0, 1, 1], [0, 1, 1, 2]]
        let deficiencies = Factorization(Self.lists(rows)).deficiencies
        #expect(deficiencies.count == 1)
        var repaired = rows
        for (row, column) in deficiencies {
            repaired[row] = (0..<4).map { $0 == column ? 1 : 0 }
        }
        #expect(Factorization(Self.lists(repaired)).deficiencies.isEmpty)
    }
}
