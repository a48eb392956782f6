struct Counter { var n = 1; mutating func change(_ f: () -> Void) { f(); n += 1 } }
var c = Counter()
print("start")
c.change { print(c.n) }
print("end")
