let r = await withTaskGroup(of: (Int, Result<Int, any Error>).self) { g in
    g.addTask { (1, .success(5)) }
    var o: [String] = []
    for await (i, r) in g { o.append("\(i) \((try? r.get()) ?? -1)") }
    return o
}
print(r)
