protocol Pad: AnyObject { var player: Int { get } }
extension Pad { func isEqual(_ other: Pad?) -> Bool { player == other?.player } }
final class Stick: Pad { let player: Int; init(_ p: Int) { player = p } }
func == (left: Pad?, right: Pad?) -> Bool {
    switch (left, right) {
    case (nil, nil): return true
    case (_?, nil): return false
    case (nil, _?): return false
    case (let left?, let right?): return left.isEqual(right)
    }
}
func != (left: Pad?, right: Pad?) -> Bool { !(left == right) }
func ~= (pattern: Pad?, value: Pad?) -> Bool { pattern == value }
let a: Pad? = Stick(1), b: Pad? = Stick(1), c: Pad? = Stick(2)
print(a == b, a == c, a == nil, nil == a, (nil as Pad?) == nil, a != c)
switch a { case b: print("same"); default: print("other") }
switch c { case nil: print("nil"); case b: print("b"); case c: print("c"); default: print("other") }
var pads: [Pad] = [Stick(3), Stick(4)]
print(pads.contains { $0 == pads[1] }, pads.firstIndex { $0 == c } as Any)
if case nil = a { print("none") } else { print("some") }
