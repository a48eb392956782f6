struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1), b = Opts(rawValue: 1 << 1), c = Opts(rawValue: 1 << 2); static let all: Opts = [.a, .b, .c] }
var o: Opts = [.a, .c]
print(o.contains(.a), o.contains(.b), o.rawValue, o.union(.b) == .all, o.intersection([.c]).rawValue, Opts().isEmpty, o.isSubset(of: .all))
o.insert(.b); o.remove(.a)
print(o.rawValue, o == [.b, .c], o.subtracting(.b).rawValue, o.symmetricDifference(.all).rawValue)
func f(_ o: Opts = []) -> Int { o.rawValue }
print(f(), f(.b), f([.a, .b]))
