import Foundation

// Operators of one's own for Foundation's values stand beside those of arrays and dictionaries.
func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
func += (left: inout CGPoint, right: CGPoint) { left = left + right }
func * (left: CGSize, right: CGFloat) -> CGSize { CGSize(width: left.width * right, height: left.height * right) }
func + (left: [String: Int], right: [String: Int]) -> [String: Int] { left.merging(right) { $1 } }

final class Shape {
    var points: [CGPoint]
    var parent: Shape?

    init(_ points: [CGPoint], in parent: Shape? = nil) {
        self.points = points
        self.parent = parent
    }

    var all: [CGPoint] { (parent?.points ?? []) + points }
}

let square = Shape([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)])
let maybe: Shape? = Shape([CGPoint(x: 5, y: 5)], in: square)
let joined = (maybe?.points ?? []) + (maybe?.parent?.points ?? [])
print(joined.count, (maybe?.all ?? []).map(\.x))

var place = (maybe?.points.first ?? .zero) + CGPoint(x: 1, y: 2)
place += CGPoint(x: 10, y: 10)
print(place.x, place.y, (place - joined[2]).y)

var more = joined
more += square.points
more += [CGPoint(x: 9, y: 9)]
print(more.count)

let size = CGSize(width: 2, height: 3) * 2
print(size.width, size.height)
let numbers = ["a": 1] + ["b": 2, "a": 3]
print(numbers.keys.sorted(), numbers["a"] ?? 0)
