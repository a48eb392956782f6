protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
protocol Person: Named, Aged { init(name: String) }
extension Person { static func baby() -> Self { Self(name: "baby") }; mutating func birthday() { age += 1 } }
struct Kid: Person { let name: String; var age = 0; init(name: String) { self.name = name } }
func tell(_ x: Named & Aged) -> String { "\(x.name) \(x.age)" }
var kid = Kid.baby(); kid.birthday()
print(tell(kid), (kid as Any) is Named, (5 as Any) is Named, (kid as Any as? Aged)?.age as Any)
protocol Flying: AnyObject { func fly() }
extension Flying { func fly() { print("flies") } }
final class Bird: Flying {}
weak var bird: Flying? = nil
do { let b = Bird(); bird = b; bird?.fly() }
print(bird == nil)
