// file: a_model.swift
// An extension stands in a file before the one that declares what it extends.
extension Store.History.Entry {
    enum Kind { case fresh, old }
    var kind: Kind { age < 2 ? .fresh : .old }
}

extension Store.History {
    struct Entry: Hashable {
        let name: String
        let age: Int

        static func == (left: Store.History.Entry, right: Store.History.Entry) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }
}

// file: b_store.swift
enum Store { case none }

extension Store {
    enum History {}
}

// file: main.swift
enum Part: Hashable { case first, second }

func place<Value: Hashable>(of value: Value, in list: [Value]) -> Int? { list.firstIndex(of: value) }

let parts: [Part] = [.first, .second]
print(place(of: .second, in: parts) ?? -1, parts[0] == .first, parts[0] == parts[1])
let entries = [Store.History.Entry(name: "a", age: 1), Store.History.Entry(name: "a", age: 5), Store.History.Entry(name: "b", age: 2)]
print(entries.map(\.kind), Set(entries).count, entries[0] == entries[1], place(of: entries[2], in: entries) ?? -1)
let kind: Store.History.Entry.Kind = .old
print(kind == entries[1].kind)
