struct C { 
    func decode(_ type: [String: Any].Type, forKey key: Int) throws -> [String: Any] { print("S"); return [:] }
    func decode(_ type: [Any].Type, forKey key: Int) throws -> [Any] { print("K"); return [1] }
    func decode<T>(_ type: T.Type, forKey key: Int) throws -> Int { print("G"); return 1 }
    func d2(_ type: [String: Int].Type) { print("S") }
    func d2(_ type: [Int].Type) { print("K") }
    func d2<T>(_ type: T.Type) { print("G") }
    func go() throws {
            d2([Int].self); d2([String: Int].self); d2(Int.self)
    }
}
try C().go()
_ = try C().decode([Any].self, forKey: 3)
_ = try C().decode([String: Any].self, forKey: 3)
C().d2([Int].self)
