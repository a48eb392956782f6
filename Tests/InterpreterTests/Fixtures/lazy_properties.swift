class Loader { var count = 0; lazy var data: [Int] = { count += 1; print("load"); return [1, 2, 3] }(); lazy var name = "n\(count)" }
let loader = Loader()
print(loader.count)
print(loader.data.count, loader.count)
loader.data.append(4)
print(loader.data, loader.name, loader.count)
struct S { lazy var v: Int = { print("compute"); return 5 }() }
var s = S()
print(s.v + s.v)
var t = s
t.v = 9
print(s.v, t.v)
