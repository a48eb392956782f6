let steps = [1, 2, 3, 1, 2, 1, 2, 3]
print(steps.firstRange(of: [1, 2, 3]) as Any)
print(steps.firstRange(of: [3, 1, 2, 1]) as Any)
print(steps.firstRange(of: [2, 2]) as Any)
print(steps.ranges(of: [1, 2]))
print(steps.ranges(of: [9]))
print([5, 5, 5, 5, 5].ranges(of: [5, 5]))
print([1, 2].firstRange(of: []) as Any)
print([1, 2].ranges(of: []))
print([1, 2].firstRange(of: [1, 2, 3]) as Any)
print([1, 2].ranges(of: [1, 2]))
print(["b", "a", "n", "a", "n", "a"].ranges(of: ["a", "n"]))
struct Step: Equatable { var name: String }
let tour = ["in", "out", "in"].map { Step(name: $0) }
print(tour.firstRange(of: [Step(name: "out"), Step(name: "in")]) as Any)
for range in tour.ranges(of: [Step(name: "in")]) { print(range.lowerBound, range.upperBound, range.count) }
let empty: [Int] = []
print(empty.ranges(of: [1]), empty.firstRange(of: []) as Any)
