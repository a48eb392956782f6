let stream = AsyncStream<Int> { c in for i in 1...3 { c.yield(i) }; c.finish() }
for await n in stream { print("n", n) }
func numbers() -> AsyncStream<String> { AsyncStream { c in c.onTermination = { _ in print("over") }; c.yield("a"); c.yield("b"); c.finish() } }
var all: [String] = []
for await s in numbers().map({ $0 + "!" }) { all.append(s) }
print(all)
let first = await AsyncStream<Int> { c in c.yield(7); c.finish() }.first { $0 > 5 }
print(first as Any)
