import Foundation
final class Counter {
    private let value: UnsafeMutablePointer<Int32>
    init(_ n: Int32) {
        value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        value.initialize(to: n)
    }
    deinit { value.deinitialize(count: 1); value.deallocate(); print("freed") }
    func add() -> Int32 { value.pointee += 1; return value.pointee }
}
do {
    let c = Counter(4)
    print(c.add(), c.add())
}
let p = UnsafeMutablePointer<Int>.allocate(capacity: 4)
p.initialize(repeating: 7, count: 4)
p[1] = 8
(p + 2).pointee = 9
p.advanced(by: 3).pointee = 10
print(p[0], p[1], p[2], p[3])
let q = p.successor()
print(q.pointee, q[1], q - p, q == p + 1, q.predecessor() == p)
let buffer = UnsafeBufferPointer(start: p, count: 4)
print(buffer.count, Array(buffer), buffer.reduce(0, +), buffer.first!, buffer[2])
let m = UnsafeMutableBufferPointer(start: p, count: 4)
m[0] = 1
for i in m.indices { m[i] *= 2 }
print(Array(m), p.pointee)
print(m.map { $0 + 1 }, m.max()!)
p.deinitialize(count: 4)
p.deallocate()
var list = [3, 1, 2]
let sum = list.withUnsafeBufferPointer { b in b.reduce(0, +) }
list.withUnsafeMutableBufferPointer { b in b[0] = 30; b.swapAt(1, 2) }
print(sum, list)
var number = 5
withUnsafeMutablePointer(to: &number) { $0.pointee = 6 }
let copy = withUnsafePointer(to: number) { $0.pointee }
print(number, copy)
func change(_ p: UnsafeMutablePointer<Int>) { p.pointee += 100 }
change(&number)
print(number)
func total(_ p: UnsafePointer<Int>, _ n: Int) -> Int { (0..<n).reduce(0) { $0 + p[$1] } }
print(total(list, 3))
func fill(_ p: UnsafeMutablePointer<Int>, _ n: Int) { for i in 0..<n { p[i] = i } }
fill(&list, 2)
print(list)
let o = UnsafeMutablePointer<String>.allocate(capacity: 2)
o.initialize(to: "a")
(o + 1).initialize(to: "b")
print(o.move(), o[1])
let opt: UnsafeMutablePointer<Int>? = nil
print(opt?.pointee ?? -1)
let mb = UnsafeMutableBufferPointer<Int>.allocate(capacity: 3)
mb.initialize(repeating: 0)
mb[1] = 4
print(mb.count, Array(mb), mb.baseAddress![1])
mb.deallocate()
let made = [Int](unsafeUninitializedCapacity: 4) { b, n in b[0] = 1; b[1] = 2; n = 2 }
print(made)
var nothing: Int? = nil
let found: Bool = withUnsafeMutablePointer(to: &nothing) { place in
    let wasNil = place.pointee == nil
    place.pointee = 3
    return wasNil
}
print(found, nothing ?? -1)
let maybe = UnsafeMutablePointer<String?>.allocate(capacity: 2)
maybe.initialize(repeating: nil, count: 2)
maybe[1] = "x"
print(maybe.pointee ?? "none", maybe[1] ?? "none")
