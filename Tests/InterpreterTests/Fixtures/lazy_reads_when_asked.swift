let doubled = [1, 2, 3].lazy.map { x -> Int in print("map", x); return x * 2 }
print("made")
print(doubled.first!)
print(doubled.count, doubled[1])
if let big = (1...1000).lazy.map({ x -> Int in if x < 4 || x > 999 { print("sq", x) }; return x * x }).first(where: { $0 > 3 }) { print(big) }
