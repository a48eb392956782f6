// An initialiser that asks another one with try? fails where that one throws.
enum Missing: Error { case list }

class Manager {
    let list: [Int]
    init(list: [Int]) throws {
        guard !list.isEmpty else { throw Missing.list }
        self.list = list
        print("made of \(list)")
    }
    convenience init?(text: String) {
        try? self.init(list: text.split(separator: ",").compactMap { Int($0) })
    }
    convenience init?(twice text: String) {
        try? self.init(list: text.split(separator: ",").compactMap { Int($0) })
        print("after \(text)")
    }
    deinit { print("gone \(list)") }
}

struct Value {
    let number: Int
    init(_ text: String) throws {
        guard let number = Int(text) else { throw Missing.list }
        self.number = number
    }
    init?(either text: String) {
        try? self.init(text)
    }
}

print(Manager(text: "") == nil)
print(Manager(text: "1,2")?.list ?? [])
print(Manager(twice: "") == nil)
print(Manager(twice: "3")?.list ?? [])
print(Value(either: "x") == nil)
print(Value(either: "4")?.number ?? 0)

final class Named: Manager {
    let name: String
    init?(name: String, list: [Int]) {
        self.name = name
        try? super.init(list: list)
        print("named \(name)")
    }
}

print(Named(name: "none", list: []) == nil)
print(Named(name: "some", list: [5])?.name ?? "")
