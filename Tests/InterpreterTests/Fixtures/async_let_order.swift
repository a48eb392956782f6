func step(_ name: String, _ n: Int) async -> Int { for _ in 0..<n { await Task.yield() }; return n }
func total() async -> Int { async let a = step("a", 3); async let b = step("b", 1); return await a + b }
print(await total())
func tuple() async -> (Int, Int) { async let x = step("x", 1), y = step("y", 2); return await (x, y) }
print(await tuple())
