// An extension of a type with its arguments is that type's alone; a property that holds a function is called where a method of its name takes other arguments.
struct Month: Hashable, Comparable { var n: Int; static func < (a: Month, b: Month) -> Bool { a.n < b.n } }
struct Day: Hashable, Comparable { var n: Int; static func < (a: Day, b: Day) -> Bool { a.n < b.n } }
struct Stamp: Comparable { var s: Int; static func < (a: Stamp, b: Stamp) -> Bool { a.s < b.s } }
typealias MonthRange = ClosedRange<Month>
typealias DayRange = ClosedRange<Day>
extension MonthRange {
  init(containing r: ClosedRange<Stamp>, in scale: Int) { self = Month(n: r.lowerBound.s / scale)...Month(n: r.upperBound.s / scale) }
}
extension DayRange {
  init(containing r: ClosedRange<Stamp>, in scale: Int) { self.init(uncheckedBounds: (lower: Day(n: r.lowerBound.s), upper: Day(n: r.upperBound.s * scale))) }
}
extension Array where Element == Int { init(twice n: Int) { self = [n, n] } ; static var one: [Int] { [1] } ; func kind() -> String { "ints" } }
extension Array where Element == String { init(twice n: Int) { self = ["\(n)", "\(n)"] }; static var one: [String] { ["1"] } ; func kind() -> String { "strings" } }
protocol Model { var name: String { get } }
struct M: Model { var name: String }
final class Content {
  let months: MonthRange; let days: DayRange
  private(set) var header: (Month) -> Model
  private(set) var footer: ((Month, Int) -> Model?)?
  private(set) var ranges: (ranges: Set<Int>, provider: (Int) -> Model)?
  lazy var standard: (Month) -> Model = { m in M(name: "std \(m.n)") }
  init(_ r: ClosedRange<Stamp>) { months = MonthRange(containing: r, in: 10); days = DayRange(containing: r, in: 1)
    header = { _ in M(name: "none") }
    header = standard
  }
  func header(_ header: @escaping (Month) -> Model?) -> Content {
    self.header = { [standard] m in guard let made = header(m) else { return standard(m) }; return made }
    return self
  }
  func footer(_ f: @escaping (Month, Int) -> Model?) -> Content { footer = f; return self }
  func show() { print(header(Month(n: 1)).name, footer?(Month(n: 1), 2)?.name as Any) }
}
let c = Content(Stamp(s: 20)...Stamp(s: 45))
print(c.months, c.days, c.months.lowerBound.n, c.days.upperBound.n)
print(c.header(Month(n: 4)).name)
c.show()
let d = c.header { m in m.n > 2 ? M(name: "own \(m.n)") : nil }.footer { m, i in M(name: "f\(m.n)\(i)") }
print(d.header(Month(n: 4)).name, d.header(Month(n: 1)).name, c.footer?(Month(n: 2), 1)?.name as Any)
c.show()
print([Int](twice: 2), [String](twice: 2), [Int].one, [String].one, [1].kind(), ["a"].kind())
let e1: [Int] = .init(twice: 3), e2: [String] = .one
print(e1, e2)
