// The name of a property is the property, also where a function whose arguments have defaults is called the same.
struct Mode {
    static func plain(_ level: Int = 1) -> Self { Mode(level: level) }
    static let plain = Self.plain()
    static let other = plain
    static func wide(level: Int = 2) -> Mode { Mode(level: level) }
    static let wide: Mode = .wide()
    var level: Int
}
struct Setup {
    static var standard: Mode = .plain { didSet { print("changed from", oldValue.level) } }
}
print(Mode.plain.level, Mode.other.level, Mode.wide.level, Mode.wide(level: 5).level)
let implicit: Mode = .wide
print(implicit.level, Setup.standard.level)
Setup.standard = .plain(7)
Setup.standard = .wide
print([1, 2].map(Mode.plain).map(\.level))
