func outer() { var n = 1; func add(_ x: inout Int) { x += n }; add(&n); print(n) }
print("start")
outer()
