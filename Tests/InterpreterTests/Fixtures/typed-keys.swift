// Values kept under keys that know their types.
struct Key<Content> {
    let name: String
    init(_ name: String) { self.name = name }
}

protocol Primitive {
    static func read(_ name: String, from shelf: Shelf) -> Self?
    func write(_ name: String, to shelf: Shelf)
}

protocol Kept {
    associatedtype Raw: Primitive
    var raw: Raw { get }
    static func made(of raw: Raw) -> Self?
}

final class Shelf {
    var values: [String: Any] = [:]
}

extension Int: Primitive {
    static func read(_ name: String, from shelf: Shelf) -> Int? { shelf.values[name] as? Int }
    func write(_ name: String, to shelf: Shelf) { shelf.values[name] = self }
}

extension String: Primitive {
    static func read(_ name: String, from shelf: Shelf) -> String? { shelf.values[name] as? String }
    func write(_ name: String, to shelf: Shelf) { shelf.values[name] = self }
}

extension Kept {
    static func load(_ name: String, from shelf: Shelf) -> Self? {
        guard let raw = Raw.read(name, from: shelf) else { return nil }
        return made(of: raw)
    }
    func save(_ name: String, to shelf: Shelf) { raw.write(name, to: shelf) }
}

enum Theme: String, Kept {
    case light, dark
    var raw: String { rawValue }
    static func made(of raw: String) -> Theme? { Theme(rawValue: raw) }
}

struct Level: Kept, Equatable {
    var number: Int
    var raw: Int { number }
    static func made(of raw: Int) -> Level? { Level(number: raw) }
    static let lowest = Level(number: 0)
}

extension Shelf {
    subscript<Content: Kept>(key: Key<Content>) -> Content? {
        get { Content.load(key.name, from: self) }
        set {
            if let newValue { newValue.save(key.name, to: self) } else { values[key.name] = nil }
        }
    }
    subscript<Content: Kept>(key: Key<Content>, default usual: Content) -> Content {
        get { self[key] ?? usual }
        set { self[key] = newValue }
    }
}

enum Keys {
    static let theme = Key<Theme>("theme")
    static let level = Key<Level>("level")
}

extension Key where Content == Theme {
    static var appearance: Key<Theme> { Key("appearance") }
}

let shelf = Shelf()
print(shelf[Keys.theme] as Any)
shelf[Keys.theme] = .dark
print(shelf[Keys.theme] as Any, shelf.values)
shelf[Keys.theme] = nil
print(shelf[Keys.theme, default: .light], shelf.values)
print(shelf[Keys.level, default: .lowest] == .lowest)
shelf[Keys.level] = Level(number: 3)
shelf[Keys.level]?.number += 1
shelf[Keys.level, default: .lowest].number += 1
print(shelf[Keys.level]?.number ?? -1)
shelf[.appearance] = .light
print(shelf[.appearance] == .light, shelf.values["appearance"] ?? "none")

// The same without a protocol.
final class Drawer {
    var values: [String: Any] = [:]
    subscript<Content>(key: Key<Content>) -> Content? {
        get { values[key.name] as? Content }
        set { values[key.name] = newValue }
    }
}
let drawer = Drawer()
drawer[Keys.theme] = .dark
drawer[Key<[Int]>("list")] = [1, 2]
drawer[Key<[Int]>("list")]?.append(3)
print(drawer[Keys.theme] as Any, drawer[Key<[Int]>("list")] as Any)
