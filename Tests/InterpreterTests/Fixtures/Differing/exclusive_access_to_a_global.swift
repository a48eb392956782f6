var a = [1, 2, 3]
func change(_ x: inout Int, _ f: () -> Void) { f(); x += 1 }
print("start")
change(&a[0]) { print(a.count) }
print(a)
