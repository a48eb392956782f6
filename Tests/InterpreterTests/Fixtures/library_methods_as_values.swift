// Methods of the library's as values.
let stop: Set = ["a", "b"]
let words = ["a", "c", "b", "d"]
print(words.filter(stop.contains), [1, 7].allSatisfy((1...5).contains), [1, 9].filter([9, 8].contains), ["x-y"].map { $0.split(separator: "-") })
var sink: [Int] = []
let f = words.joined
print(f(","))
let up = "abc".uppercased
print(up(), ["a", "b"].map { $0.uppercased() })
let has = "hello".hasPrefix
print(has("he"), ["he", "lo"].map("hello".hasPrefix))
let idx = words.firstIndex(of:)
print(idx("c") as Any)
let d = ["a": 1]
print(["a", "z"].map(d.index(forKey:)).map { $0 != nil })
print([3, 1].map(String.init), ["1", "x"].map(Int.init), ["a"].map(Character.init), [1.5, 2].map(Int.init), [1, 2].map(Double.init))
print([[1, 2], [3]].map(Set.init).map(\.count), [1, 2].reduce(0, +), [1, 5, 2].max(by: <)!, zip([1, 2], [3, 4]).map(*), [true, false].map(!))
