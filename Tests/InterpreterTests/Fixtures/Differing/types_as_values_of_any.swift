func show(_ v: Any) { print(v, String(reflecting: v)) }
show(Int?.self); show(((Int) -> Bool)?.self); show([Int?].self)
struct G<T> { struct In {} }
show(G<Int>.In.self)
show(Int.Type.self)
show((any Error).self); show(Error.self)
