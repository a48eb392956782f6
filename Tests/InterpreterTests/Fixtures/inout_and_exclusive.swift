struct Bank { var balance = 100; mutating func withdraw(_ n: Int) -> Bool { guard n <= balance else { return false }; balance -= n; return true } }
func transfer(_ n: Int, from a: inout Bank, to b: inout Bank) { if a.withdraw(n) { b.balance += n } }
var x = Bank(), y = Bank()
transfer(30, from: &x, to: &y); transfer(500, from: &x, to: &y)
print(x.balance, y.balance)
class Owner { var banks = [Bank(), Bank(balance: 5)]; var dict = ["a": 1]; var total: Int { get { banks.reduce(0) { $0 + $1.balance } } set { banks[0].balance = newValue } } }
let o = Owner()
func double(_ n: inout Int) { n *= 2 }
double(&o.banks[1].balance); double(&o.dict["a"]!); double(&o.total)
print(o.banks.map(\.balance), o.dict, o.total)
func sortInPlace<T: Comparable>(_ a: inout [T]) { for i in a.indices { for j in a.indices where j > i && a[j] < a[i] { a.swapAt(i, j) } } }
var arr = [3, 1, 2]; sortInPlace(&arr); print(arr)
func nested(_ n: inout Int) { func inner() { n += 1 }; inner(); inner(); double(&n) }
var n = 1; nested(&n); print(n)
func closureOver(_ a: inout [Int]) { [1, 2, 3].forEach { a.append($0) } }
closureOver(&arr); print(arr)
func swapAll(_ a: inout Int, _ b: inout String) -> Bool { a += 1; b += "!"; return true }
var s = "s"; print(swapAll(&n, &s), n, s)
func swapping() { var t = (1, 2); swap(&t.0, &t.1); print(t) }; swapping()
var m = [[1, 2], [3, 4]]; double(&m[1][0]); print(m)
var opt: Int? = 4; if opt != nil { double(&opt!) }; print(opt!)
struct Deep { var a = A(); struct A { var b = B() }; struct B { var values = [1, 2] } }
var d = Deep(); d.a.b.values[0] += 10; d.a.b.values.append(d.a.b.values.count); double(&d.a.b.values[1]); print(d.a.b.values)
extension Int { mutating func inc(by n: Int = 1) { self += n } }
n.inc(); n.inc(by: 10); arr[0].inc(); print(n, arr[0])
var f: (inout Int) -> Void = { $0 += 100 }; f(&n); print(n)
f = double; f(&n); print(n)
func make() -> [Int] { [1, 2] }
var q = make(); q[q.count - 1] = q[0] + q.count; print(q)
var queue = [1, 2, 3]; while let first = queue.first { queue.removeFirst(); if first == 1 { queue.append(9) }; print(first, terminator: " ") }
print()
var set: Set = [1, 2]; print(set.insert(2).inserted, set.insert(3).inserted, set.count)
var dict: [String: [String: Int]] = [:]; dict["a", default: [:]]["b", default: 0] += 5; dict["a"]?["c"] = 1; print(dict["a"]!["b"]!, dict["a"]!.count)
