struct S { var v = 1; var c: Int { _read { print("read"); yield v } _modify { print("modify"); yield &v; print("modified") } } }
var s = S()
s.c += 1
print(s.c)
