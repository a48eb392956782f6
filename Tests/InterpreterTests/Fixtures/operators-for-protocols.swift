// The library's own operator for exactly the operands' type is meant before the program's for a protocol that they conform to.
protocol Setting: CustomStringConvertible {}
extension Bool: Setting {}
extension Int: Setting {}
extension Int8: Setting {}
extension String: Setting {}
extension Character: Setting {}
extension Double: Setting {}

func == (a: any Setting, b: any Setting) -> Bool {
    if let a = a as? String, let b = b as? String { return a == b }
    if let a = a as? Int, let b = b as? Int { return a == b }
    if let a = a as? Bool, let b = b as? Bool { return a == b }
    print("others")
    return a.description == b.description
}
func < (a: any Setting, b: any Setting) -> Bool { print("less"); return a.description < b.description }
func + (a: any Setting, b: any Setting) -> String { print("sum"); return a.description + b.description }
func != <T: Setting>(a: T, b: T) -> Bool { print("generic"); return !(a == b) }

let settings: [any Setting] = ["a", "a", 3, 3, true, false, 3.5]
for (a, b) in zip(settings, settings.dropFirst()) { print(a == b) }
print("a" as String == "b" as String, settings[0] < settings[2], settings[0] + settings[2])
let (first, second) = (1, 2)
print(first == second, first < second, first + second, first != second)
let (left, right) = ("l", "r")
print(left == right, left < right, left + right, left != right)
let (small, large): (Int8, Int8) = (1, 2)
print(small == large, small < large, small + large)
let (c, d): (Character, Character) = ("c", "d")
print(c == d, c < d)
let (yes, no) = (true, false)
print(yes == no)
let (x, y) = (1.5, 2.5)
print(x == y, x < y, x + y)
print(first == left)
