protocol Animal {}; protocol Pet: Animal {}
struct Dog: Pet {}; struct Wolf: Animal {}
func f<T: Animal>(_ x: T) -> String { "Animal" }
func f<T: Pet>(_ x: T) -> String { "Pet" }
func f<T>(_ x: T) -> String { "any" }
print(f(Dog()), f(Wolf()), f(1))
func g(_ x: any Animal) -> String { "Animal" }
func g(_ x: any Pet) -> String { "Pet" }
func g(_ x: Any) -> String { "Any" }
print(g(Dog()), g(Wolf()), g(1))
func h(_ x: some Animal) -> String { "some Animal" }
func h(_ x: any Animal) -> String { "any Animal" }
let a: any Animal = Dog()
print(h(Dog()), h(a))
extension Collection { func kind() -> String { "Collection" } }
extension Sequence { func kind() -> String { "Sequence" } }
extension Array { func kind() -> String { "Array" } }
extension Array where Element == Int { func kind() -> String { "[Int]" } }
extension Collection where Element == String { func kind() -> String { "Collection of String" } }
print([1].kind(), ["a"].kind(), [1.5].kind(), Set([1]).kind(), Set(["a"]).kind(), "ab".kind(), AnySequence([1]).kind(), (1...2).kind(), ["a": 1].kind())
extension Equatable { func eq() -> String { "Equatable" } }
extension Comparable { func eq() -> String { "Comparable" } }
extension Int { func eq() -> String { "Int" } }
print(1.eq(), "a".eq(), true.eq(), 1.5.eq(), [1].eq())
func w<T>(_ x: T) -> String where T: Equatable { "Equatable" }
func w<T>(_ x: T) -> String where T: Hashable { "Hashable" }
struct E: Equatable {}
print(w(1), w(E()))
