let r = 1..<5
print(r.contains(4), r.count, r.lowerBound, r.isEmpty, (1...5).map { $0 * $0 }, Array(r.dropFirst()))
let list = Array(10..<20)
print(list[2...4], list[..<2], list[8...], list.prefix(2), list.suffix(1))
print((0..<10).filter { $0 % 3 == 0 }, (1...3).reduce(1, *), r.clamped(to: 3..<9), r.overlaps(4..<9))
print((1...).prefix(3).map { $0 }, stride(from: 0, to: 9, by: 4).map { $0 })
print(max(r.lowerBound, 3), (0...0).isEmpty, ("a"..."f").contains("c"))
