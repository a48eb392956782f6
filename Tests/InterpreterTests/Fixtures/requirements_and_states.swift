// A protocol's requirements of one name, for arguments of different types.
protocol Reader {
    func read(_ page: Cover)
    func read(_ page: Text)
    func read(_ page: Picture)
}
protocol Page { func show(to reader: Reader) }
struct Cover: Page { func show(to reader: Reader) { reader.read(self) } }
struct Text: Page { func show(to reader: Reader) { reader.read(self) } }
final class Picture: Page { func show(to reader: Reader) { reader.read(self) } }
final class Names: Reader {
    var names: [String] = []
    func read(_ page: Cover) { names.append("cover") }
    func read(_ page: Text) { names.append("text") }
    func read(_ page: Picture) { names.append("picture") }
}
let names = Names()
for page in [Cover(), Text(), Picture(), Text()] as [Page] { page.show(to: names) }
print(names.names)

// States that a closure goes through, signs, and optionals by name.
let squares = sequence(state: 1) { (side: inout Int) -> Int? in
    defer { side += 1 }
    return side > 5 ? nil : side * side
}
print(Array(squares))
print((-2.5).sign, (0.5).sign == .plus, (-0.0).sign == .minus)
print(Optional<Int>.none as Any, Set(arrayLiteral: 3, 3).count)
let countdown = sequence(state: 3) { (left: inout Int) -> Int? in
    defer { left -= 1 }
    return left < 0 ? nil : left
}
for step in countdown { print(step, terminator: " ") }
print()
