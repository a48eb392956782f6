// Methods of the library's names that take key paths, and errors that are structs.
extension Sequence {
    func map<T>(_ keyPath: KeyPath<Element, T>) -> [T] {
        return map { $0[keyPath: keyPath] }
    }

    func total(_ keyPath: KeyPath<Element, Int>) -> Int {
        return map(keyPath).reduce(0, +)
    }
}

extension Collection {
    subscript(safe index: Index) -> Element? {
        return indices.contains(index) ? self[index] : nil
    }
}

struct Box {
    let name: String
    let weight: Int
}

struct TooHeavy: Error {
    let box: Box
}

let boxes = [Box(name: "a", weight: 2), Box(name: "b", weight: 5)]
print(boxes.map(\.name), boxes.map { $0.weight }, boxes.total(\.weight))
print(boxes[safe: 1]?.name ?? "none", boxes[safe: 2]?.name ?? "none")

func lift(_ box: Box) throws -> String {
    if box.weight > 4 { throw TooHeavy(box: box) }
    return box.name
}

for box in boxes {
    do {
        print(try lift(box))
    } catch let error as TooHeavy {
        print("too heavy:", error.box.name, error.box.weight)
    } catch {
        print("other")
    }
}

// Literals that name types, in one another.
enum Kind { case plain, other }
struct Failure: Error {}
var errors = [Error]()
var byKind = [Kind: [Error]]()
errors.append(Failure())
byKind[.plain, default: []].append(Failure())
byKind[.other] = errors
print(byKind.count, byKind[.plain]?.count ?? 0, errors.count)

// A property and a method of one name.
struct Shelf {
    var items: [Int] { [1] }
    func items(of count: Int) -> [Int] { [count, count] }
    func both() -> Int { items(of: 3).count + items.count }
}
print(Shelf().both(), Shelf().items(of: 2))
