struct S { var list = [1]; var c: [Int] { get { print("get"); return list } set { print("set"); list = newValue } } }
var s = S()
s[keyPath: \.c[0]] += 1
print(s.list)
