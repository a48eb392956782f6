func slow(_ n: Int) async -> Int { await Task.yield(); return n * 2 }
func failing(_ n: Int) async throws -> Int { if n > 2 { throw E.big(n) }; return await slow(n) }
enum E: Error { case big(Int) }
func run() async {
    print(await slow(3))
    for n in 1...3 { do { print(try await failing(n)) } catch { print("caught", error) } }
    let list = await [slow(1), slow(2)]
    print(list, (try? await failing(9)) as Any)
    defer { print("deferred") }
    if await slow(5) == 10 { print("ten") }
}
await run()
print("end")
