enum direction: String {
    case north, south
    static let start = direction.south
}

struct outer {
    enum page: Int {
        case first = 1, last = 9
    }
    static func make() -> outer { outer() }
}

print(direction.north.rawValue, direction.start, outer.page.last.rawValue)
let made = outer.make()
print(direction(rawValue: "south") == .south, type(of: made))
let point = (north: 1, south: 2)
print(point.north)
