enum Bad: Error { case value(Int) }
class Checked { let n: Int; init(_ n: Int) throws { if n > 2 { throw Bad.value(n) }; self.n = n; print("made", n) }; deinit { print("gone", n) } }
for n in 1...4 { do { let c = try Checked(n); print(c.n) } catch Bad.value(let n) { print("bad", n) } catch { print("other") } }
print((try? Checked(9)) == nil)
