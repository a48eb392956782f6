// Values that keep their content in an object and copy it when they are not the only ones that have it.
final class Box<T> { var items: [T]; init(_ i: [T]) { items = i } }
struct Stack<E> {
    private var box = Box<E>([]); private(set) var copies = 0
    private mutating func own() { if !isKnownUniquelyReferenced(&box) { box = Box(box.items); copies += 1 } }
    mutating func push(_ e: E) { own(); box.items.append(e) }
    mutating func pop() -> E? { own(); return box.items.popLast() }
    var items: [E] { box.items }
}
var s1 = Stack<Int>(); s1.push(1); s1.push(2)
var s2 = s1; s2.push(4); s2.push(5)
print(s1.items, s2.items, s1.copies, s2.copies)
s1.push(3); print(s1.items, s1.copies); var s3 = [s1, s1]; s3[0].push(9); s3[1].push(8); print(s3.map(\.items), s1.items, s3.map(\.copies))
var b = Box([1]); print(isKnownUniquelyReferenced(&b)); let c = b; print(isKnownUniquelyReferenced(&b)); _ = c
var o: Box<Int>? = Box([2]); print(isKnownUniquelyReferenced(&o)); var n: Box<Int>?; print(isKnownUniquelyReferenced(&n))
struct Image {
    private final class Storage { var px: [Int]; init(_ p: [Int]) { px = p; print("alloc") }; deinit { print("free") } }
    private var st: Storage; init(n: Int) { st = Storage(Array(repeating: 0, count: n)) }
    private var writable: Storage { mutating get { if !isKnownUniquelyReferenced(&st) { st = Storage(st.px) }; return st } }
    subscript(i: Int) -> Int {
        get { st.px[i] }
        set { writable.px[i] = newValue }
    }
}
do { var a = Image(n: 2); a[0] = 1; var b = a; b[0] = 2; b[1] = 3; a[1] = 7; print(a[0], a[1], b[0], b[1]) }
