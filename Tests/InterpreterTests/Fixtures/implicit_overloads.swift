// Which overload is meant is told by the member that an implicit member names, and by how many parameters a closure has.
enum Fruit { case apple, pear }
enum Tool {
    case saw
    static var best: Tool { .saw }
    static func made(in year: Int) -> Tool { .saw }
}

func use(_ fruit: Fruit) { print("fruit", fruit) }
func use(_ tool: Tool) { print("tool", tool) }
use(.pear)
use(.saw)
use(.best)
use(.made(in: 1900))

func maybe(_ fruit: Fruit?) { print("maybe", fruit == nil) }
maybe(.none)
maybe(.some(.apple))

func run(_ body: () -> Void) { body() }
func run(_ body: (Int) -> Void) { body(1) }
func run(_ body: (Int, Int) -> Void) { body(1, 2) }
run { print("none") }
run { print("one", $0) }
run { print("two", $0 + $1) }
run { value in print("named", value) }
run { _, second in print("second", second) }

struct Length {
    let points: Double
    static func points(_ count: Double) -> Length { Length(points: count) }
    static func + (first: Length, second: Length) -> Length { Length(points: first.points + second.points) }
}
let sum: Length = .points(1) + .points(2.5)
print(sum.points)
