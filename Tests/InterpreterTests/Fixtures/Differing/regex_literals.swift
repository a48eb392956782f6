let re = /(\d+)-(?<name>\w+)/
if let m = "x 12-ab y".firstMatch(of: re) { print(m.0, m.1, m.name) }
print("a1b2".replacing(/\d/) { "<\($0.0)>" }, "a-b".split(separator: /-/), "abc".contains(/b/))
