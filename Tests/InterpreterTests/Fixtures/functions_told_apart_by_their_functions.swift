final class Container {
    func resolve<T>(tag: String? = nil) throws -> T { try resolve(tag: tag) { factory in try factory() } }
    func resolve<T, A>(tag: String? = nil, arguments arg1: A) throws -> T { try resolve(tag: tag) { factory in try factory(arg1) } }
    func resolve<T, A, B>(tag: String? = nil, arguments a: A, _ b: B) throws -> T { try resolve(tag: tag) { factory in try factory((a, b)) } }
    func resolve(_ type: Any.Type, tag: String? = nil) throws -> Any {
        try resolve(type, tag: tag) { (factory: () throws -> Any) in try factory() }
    }
    func resolve<T, U>(tag: String? = nil, builder: ((U) throws -> T) throws -> T) throws -> T { try _resolve(tag: tag, builder: builder) }
    func resolve<T>(tag: String? = nil, builder: (() throws -> T) throws -> T) throws -> T { try _resolve(tag: tag, builder: builder) }
    func resolve<U>(_ type: Any.Type, tag: String? = nil, builder: ((U) throws -> Any) throws -> Any) throws -> Any {
        print("one"); return try builder { given in "\(type) of \(given)" }
    }
    func resolve(_ type: Any.Type, tag: String? = nil, builder: (() throws -> Any) throws -> Any) throws -> Any {
        print("none"); return try builder { "\(type) of nothing" }
    }
    func _resolve<T>(tag: String? = nil, builder: (() throws -> T) throws -> T) throws -> T {
        try resolve(T.self, tag: tag, builder: { factory in
            try withoutActuallyEscaping(factory, do: { (factory) throws -> T in
                try builder({ try factory() as! T })
            })
        }) as! T
    }
    func _resolve<T, U>(tag: String? = nil, builder: ((U) throws -> T) throws -> T) throws -> T {
        try resolve(T.self, tag: tag, builder: { factory in
            try withoutActuallyEscaping(factory, do: { (factory) throws -> T in
                try builder({ try factory($0) as! T })
            })
        }) as! T
    }
}
let c = Container()
print(try c.resolve(String.self))
let s: String = try c.resolve()
print(s)
let t: String = try c.resolve(arguments: 5)
print(t)
let u: String = try c.resolve(tag: "x", arguments: 5, "b")
print(u)
