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
print(steps.contains([2, 1]), steps.contains([2, 2]), steps.contains(2), steps.contains([]))
print(steps.split(separator: [1, 2]).map { Array($0) }, steps.split(separator: 2).map { Array($0) })
print(steps.split(separator: [1, 2], maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) })
print(steps.trimmingPrefix([1, 2]).map { $0 }, steps.trimmingPrefix([2]).map { $0 })
print(steps.replacing([1, 2], with: [0]), steps.replacing([1, 2], with: [], maxReplacements: 2))
var changed = steps
changed.replace([3], with: [4, 4])
changed.trimPrefix([1])
print(changed, tour.contains([Step(name: "out")]))
print([[1], [2]].contains([2]), [[1], [2]].contains([[2]]))
