// Of two extensions that give a protocol the same member, the one is meant whose same-type requirement holds between associated types.
class View {}
class Scroll: View {}
class Table: Scroll {}
protocol ScrollTeller: AnyObject {}
protocol TableSource: AnyObject {}
protocol HasTeller: AnyObject { associatedtype Teller }
protocol HasSource: AnyObject { associatedtype Source }
extension Scroll: HasTeller { typealias Teller = ScrollTeller }
extension Table: HasSource { typealias Source = TableSource }
protocol Relaying: AnyObject {
    associatedtype Parent
    associatedtype Told
    static func current(_ parent: Parent) -> String
}
extension Relaying where Parent: HasTeller, Self.Told == Parent.Teller {
    static func current(_ parent: Parent) -> String { "teller" }
}
extension Relaying where Parent: HasSource, Self.Told == Parent.Source {
    static func current(_ parent: Parent) -> String { "source" }
}
extension Relaying {
    static func own(_ parent: Parent) -> String { "own " + current(parent) }
}
class Relay<P: AnyObject, D> { typealias Parent = P; typealias Told = D }
class TellerRelay: Relay<Scroll, ScrollTeller>, Relaying {}
class SourceRelay: Relay<Table, TableSource>, Relaying {}
class LongerRelay: TellerRelay {}
print(TellerRelay.own(Scroll()), SourceRelay.own(Table()), LongerRelay.own(Table()))
print(TellerRelay.current(Scroll()), SourceRelay.current(Table()))
