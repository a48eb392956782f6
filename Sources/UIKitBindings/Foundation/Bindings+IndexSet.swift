package import Foundation
package import Interpreter
internal import UIKit

extension Bindings {
    /// A set of numbers from 0 on.
    ///
    /// Fidelity: documented IndexSet; going through it goes through its numbers, its ranges are left out (simplified).
    static let indexSet: HostType = {
        var type = TypeBinding("IndexSet", .structure, conformances: ["Hashable"])
        type.makes("init()", []) { IndexSet() }
        type.initializer("init(integer:)", [HostParameter("integer", "integer", "Int")]) { call throws(ScriptError) in
            call.give(IndexSet(integer: try index(try call.argument(0))))
        }
        for name in ["init(_:)", "init(arrayLiteral:)"] { type.makes(name, ["[Int]"]) { (numbers: IndexSet) in numbers } }
        type.makes("init(integersIn:)", ["Range<Int>"]) { (numbers: IndexSet) in numbers }
        type.reads("count", "Int") { (set: IndexSet) in set.count }
        type.reads("isEmpty", "Bool") { (set: IndexSet) in set.isEmpty }
        type.reads("first", "Int?") { (set: IndexSet) in set.first }
        type.reads("last", "Int?") { (set: IndexSet) in set.last }
        // The elements for iteration.
        type.reads("_elements", "[Int]") { (set: IndexSet) in Array(set) }
        type.gives("contains(_:)", ["Int"], "Bool") { (set: IndexSet, number: Int) in set.contains(number) }
        type.gives("integerGreaterThan(_:)", ["Int"], "Int?") { (set: IndexSet, number: Int) in set.integerGreaterThan(number) }
        type.gives("integerLessThan(_:)", ["Int"], "Int?") { (set: IndexSet, number: Int) in set.integerLessThan(number) }
        type.gives("union(_:)", ["IndexSet"], "IndexSet") { (set: IndexSet, other: IndexSet) in set.union(other) }
        type.gives("intersection(_:)", ["IndexSet"], "IndexSet") { (set: IndexSet, other: IndexSet) in set.intersection(other) }
        type.gives("subtracting(_:)", ["IndexSet"], "IndexSet") { (set: IndexSet, other: IndexSet) in set.subtracting(other) }
        type.method("insert(_:)", isMutating: true, [HostParameter(nil, "integer", "Int")]) { call throws(ScriptError) in
            var set: IndexSet = try call.receiver()
            set.insert(try index(try call.argument(0)))
            call.receiver = call.give(set)
            return .void
        }
        type.changes("insert(integersIn:)", ["Range<Int>"]) { (set: inout IndexSet, numbers: IndexSet) in set.formUnion(numbers) }
        type.changes("remove(_:)", ["Int"]) { (set: inout IndexSet, number: Int) in set.remove(number) }
        type.changes("removeAll()", []) { (set: inout IndexSet) in set.removeAll() }
        type.changes("formUnion(_:)", ["IndexSet"]) { (set: inout IndexSet, other: IndexSet) in set.formUnion(other) }
        extend(&type)
        return type.hostType
    }()

    /// A number that a set can contain; Foundation's exception for others.
    private static func index(_ number: Int) throws(ScriptError) -> Int {
        if number >= 0, number < NSNotFound { return number }
        let reason = "-[NSMutableIndexSet addIndexesInRange:]: Range {\(number), 1} exceeds maximum index value of NSNotFound - 1"
        throw .exception(name: "NSRangeException", reason: reason)
    }
}

/// A list or a range of numbers is accepted as a set.
extension IndexSet: BridgedValue {
    package static var hostName: String { "IndexSet" }

    package static func read(_ value: Value, in host: ScriptHost) -> IndexSet? {
        if case .host(let boxed) = value { return boxed.value(as: IndexSet.self) }
        guard let numbers = [Int].read(value, in: host), numbers.allSatisfy({ $0 >= 0 && $0 < NSNotFound }) else { return nil }
        return IndexSet(numbers)
    }
}
