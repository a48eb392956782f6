/// What is written behind an implicit member: it begins in the type that is wanted of the whole.

struct Shade: Equatable {
    var level = 1
    static let dark = Shade()
    static var all = [Shade(level: 7), Shade(level: 8)]
    static var spare: Shade? = Shade(level: 20)
    static func made(_ level: Int) -> Shade { Shade(level: level) }
    func lighter(by amount: Int = 1) -> Shade { Shade(level: level + amount) }
    var next: Shade { lighter() }
    subscript(_ amount: Int) -> Shade { lighter(by: amount * 100) }

    struct Named {
        static let evening = Shade(level: 30)
        enum Deep { static let night = Shade(level: 40) }
    }
    enum Kind {
        case plain
        static var usual: Shade { Shade(level: 50) }
    }
}

extension Shade {
    struct More { static func make(_ text: String) -> Shade { Shade(level: text.count) } }
}

final class Lamp {
    static let shared = Lamp("shared")
    let name: String
    var shade: Shade = .dark.next
    init(_ name: String) { self.name = name }
    static func named(_ name: String) -> Lamp { Lamp(name) }
    func dimmed() -> Lamp { Lamp(name + " dimmed") }
    func set(_ shade: Shade = .dark.lighter(by: 60)) -> Self {
        self.shade = shade
        return self
    }
}

enum Step: Equatable {
    case one
    indirect case after(Step)
    var following: Step { .after(self) }
    static func counted(_ n: Int) -> Step { n == 0 ? .one : .counted(n - 1).following }
    var depth: Int { if case .after(let step) = self { step.depth + 1 } else { 0 } }
}

func level(_ shade: Shade) -> Int { shade.level }
func optionalLevel(_ shade: Shade?) -> Int { shade?.level ?? -1 }
func levels(_ shades: Shade...) -> [Int] { shades.map(\.level) }
func told(_ lamp: Lamp) -> String { "lamp \(lamp.name)" }
func told(_ shade: Shade) -> String { "shade \(shade.level)" }
func told(_ step: Step) -> String { "step \(step.depth)" }

print(level(.dark.next), level(.dark.next.next), level(.made(4).lighter(by: 2)), level(.init(level: 9).next))
print(optionalLevel(.dark.next), optionalLevel(.all[1].next), optionalLevel(.spare?.next), level(.spare!.next), level(.dark[2].next))
print(levels(.dark, .dark.next, .made(3).next))
print(level(.Named.evening), level(.Named.Deep.night.next), level(.Kind.usual), level(.More.make("four").next))
let single: Shade = .Named.evening.next
let maybe: Shade? = .Named.Deep.night
let list: [Shade] = [.Named.evening, .dark.next.next]
let table: [String: Shade] = ["a": .dark.lighter(by: 4), "b": .Kind.usual]
print(single.level, maybe?.level ?? 0, list.map(\.level), table["a"]!.level, table["b"]!.level)
print(single == .Named.evening.next, maybe == .Named.Deep.night, .dark.next == single)
print(told(.shared.dimmed()), told(.named("x").dimmed().dimmed()), told(.dark.next), told(.one.following.following))
print(Lamp("a").shade.level, Lamp("b").set().shade.level, Lamp("c").set(.Named.evening.next).shade.level)
func chosen(_ flag: Bool) -> Shade { flag ? .dark.next : .Named.evening.lighter(by: 5) }
print(chosen(true).level, chosen(false).level)
var changing: Shade = .dark
changing = .made(70).next
print(changing.level, (maybe ?? .dark.next).level)
let none: Shade? = nil
print((none ?? .dark.next.next).level)
let closure: (Int) -> Shade = { .made($0).next }
print(closure(5).level, [1, 2].map { n -> Shade in .made(n).next }.map(\.level))
print(Step.counted(3).depth, Step.one.following == .one.following, [Step.one].contains(.one.following))
switch Step.one.following {
case .one: print("one")
case .after(let step): print("after", step)
}
