class Base { func show() { print("base") }; deinit { print("- base") } }
class Middle: Base { override func show() { print("middle before"); super.show(); print("middle after") }; deinit { print("- middle") } }
final class Leaf: Middle { override func show() { super.show(); print("leaf") }; deinit { print("- leaf") } }
do {
    let things: [Base] = [Leaf(), Middle()]
    for thing in things { thing.show() }
}
print("end")
