import Foundation
import Layout

/// Systems as Auto Layout makes them, written to a file that our solver and its peer read alike.
enum SolverBenchmark {
    /// A line of such a file: relation, priority, constant, and the terms' variables and coefficients.
    struct Line {
        var relation: Int
        var priority: Double
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]

        var text: String {
            "\(relation) \(priority) \(constant) \(terms.count) " + terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
        }
    }

    static func write(kind: String, count: Int) throws {
        let lines: [Line]
        switch kind {
        case "row": lines = row(count)
        case "chain": lines = chain(count)
        case "cells": lines = cells(count)
        default: throw Benchmark.Usage()
        }
        print(lines.map(\.text).joined(separator: "\n"))
    }

    // The first constraint of each is the container's width, the one that is edited: variable 0.

    /// Labels side by side: content sizes, and an end that would like to reach the container's.
    private static func row(_ count: Int) -> [Line] {
        var lines = [Line(relation: 0, priority: 1000, constant: 60 * Double(count), terms: [(0, 1)])]
        for index in 0..<count {
            let (start, width) = (1 + 2 * index, 2 + 2 * index)
            if index == 0 {
                lines.append(Line(relation: 0, priority: 1000, constant: 8, terms: [(start, 1)]))
            } else {
                lines.append(Line(relation: 0, priority: 1000, constant: 8, terms: [(start, 1), (start - 2, -1), (width - 2, -1)]))
            }
            lines.append(Line(relation: -1, priority: 250, constant: 50, terms: [(width, 1)]))
            lines.append(Line(relation: 1, priority: 750, constant: 50, terms: [(width, 1)]))
        }
        lines.append(Line(relation: 0, priority: 240, constant: -8, terms: [(2 * count - 1, 1), (2 * count, 1), (0, -1)]))
        return lines
    }

    /// Views of equal width that fill the container.
    private static func chain(_ count: Int) -> [Line] {
        var lines = [Line(relation: 0, priority: 1000, constant: 60 * Double(count), terms: [(0, 1)])]
        for index in 0..<count {
            let (start, width) = (1 + 2 * index, 2 + 2 * index)
            if index == 0 {
                lines.append(Line(relation: 0, priority: 1000, constant: 0, terms: [(start, 1)]))
            } else {
                lines.append(Line(relation: 0, priority: 1000, constant: 0, terms: [(start, 1), (start - 2, -1), (width - 2, -1)]))
                lines.append(Line(relation: 0, priority: 1000, constant: 0, terms: [(width, 1), (2, -1)]))
            }
        }
        lines.append(Line(relation: 0, priority: 1000, constant: 0, terms: [(2 * count - 1, 1), (2 * count, 1), (0, -1)]))
        return lines
    }

    /// Cells as wide as the container, each with a title and a value that share its width.
    private static func cells(_ count: Int) -> [Line] {
        var lines = [Line(relation: 0, priority: 1000, constant: 320, terms: [(0, 1)])]
        for index in 0..<count {
            let first = 1 + 5 * index
            let (cell, title, titleWidth, value, valueWidth) = (first, first + 1, first + 2, first + 3, first + 4)
            lines.append(Line(relation: 0, priority: 1000, constant: 0, terms: [(cell, 1), (0, -1)]))
            lines.append(Line(relation: 0, priority: 1000, constant: 16, terms: [(title, 1)]))
            lines.append(Line(relation: 1, priority: 1000, constant: 8, terms: [(value, 1), (title, -1), (titleWidth, -1)]))
            lines.append(Line(relation: 0, priority: 1000, constant: -16, terms: [(value, 1), (valueWidth, 1), (cell, -1)]))
            for (width, size, hugging) in [(titleWidth, 120 + Double(index % 7), 251.0), (valueWidth, 80 + Double(index % 5), 250.0)] {
                lines.append(Line(relation: -1, priority: hugging, constant: size, terms: [(width, 1)]))
                lines.append(Line(relation: 1, priority: 750, constant: size, terms: [(width, 1)]))
            }
        }
        return lines
    }

    static func measure(_ path: String, runs: Int) throws {
        let lines = try Benchmark.text(path).split(separator: "\n").map(line)
        let variableCount = 1 + (lines.flatMap { $0.terms.map(\.variable) }.max() ?? 0)
        var solver = Solver()
        var variables: [Variable] = []
        var edited: ConstraintID?
        let build = try Benchmark.median(of: runs) {
            solver = Solver()
            variables = (0..<variableCount).map { _ in solver.makeVariable() }
            edited = nil
            for line in lines {
                let left = line.terms.reduce(LinearExpression(0)) { $0 + LinearExpression(variables[$1.variable], times: $1.coefficient) }
                let relation: Relation = line.relation < 0 ? .lessThanOrEqual : line.relation > 0 ? .greaterThanOrEqual : .equal
                let id = solver.add(
                    Constraint(left, relation, LinearExpression(line.constant), priority: Priority(Float(line.priority))))
                if edited == nil { edited = id }
            }
            try solver.solve()
        }
        let edit = try Benchmark.median(of: runs) {
            guard let edited else { return }
            for step in 1...10 {
                solver.setConstant(lines[0].constant - Double(step), of: edited)
                try solver.solve()
            }
        }
        let sum = variables.reduce(0) { $0 + solver.value(of: $1) }
        print(String(format: "%.4f %.4f %.1f", build, edit / 10, sum))
    }

    private static func line(_ text: Substring) -> Line {
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        let terms = stride(from: 4, to: numbers.count, by: 2).map { (Int(numbers[$0]), numbers[$0 + 1]) }
        return Line(relation: Int(numbers[0]), priority: numbers[1], constant: numbers[2], terms: terms)
    }
}
