// A list of anything is all the arguments of a function that takes any number of anything.
func inner(_ xs: Any...) { print(xs.count, xs) }
func forward(_ xs: Any...) { inner(xs) }
forward(1, "a")
let arr: [Any] = [1, 2]
inner(arr)
inner([1, 2])
inner(arr, 3)
func ints(_ xs: Any?...) { print(xs.count, xs) }
ints([1], nil)
let lists = ["a": [1, 2], "b": []]
print(lists["a"]?[1] as Any, lists["c"]?.first as Any)
print([Int.self, [String].self, Int?.self] as [Any.Type], Double(sign: .minus, exponent: 2, significand: 1.5))
class Kept { let number = 2 }
final class Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}
let kept = [Kept()]
print(kept.map(Weak.init).map { $0.object?.number as Any })
