import Heap
internal import Interpreter
import Reference
import UIKit
internal import UIKitBindings

// Methods of delegates and data sources that were not called.
extension SilenceReader {
    /// An object that calls its delegate, and the property that names it.
    private struct Owner {
        var object: ObjectID
        var property: String
        /// Its value: the delegate, or nil.
        var value: ObjectID?
    }

    /// Why a method that some protocols require was not called.
    func delegation(_ requirements: [Fidelity.Note]) -> Silence {
        let meant = requirements.filter { implements($0.name) }
        guard let note = meant.first ?? requirements.first else { return others }
        let owners = owners(of: note.owner)
        let told = owners.filter { $0.value == id }
        let rule = KnownRule(callback: note.name)
        guard !meant.isEmpty else {
            return silence("\(who) does not implement \(note.name): a delegate is called only by the methods that it has.", by: rule)
        }
        guard let owner = told.last else { return silence(nobody(owners, note), by: rule) }
        let heard = recording.events[(event + 1)...].first { $0.kind == .callback && $0.name == note.name }
        if let heard, let other = heard.object {
            return silence("\(note.name) goes to \(recording.name(of: other)) at event \(heard.index), and not to \(who).", by: rule)
        }
        let latest = recording.events[...event].last { $0.object == id && $0.name == note.name }
        let (calls, since) = Self.isQuestion(note) ? ("asks", "It has not asked") : ("calls it for this", "That has not happened")
        return silence(
            "\(who) is \(recording.name(of: owner.object)).\(owner.property) and has the method. UIKit \(calls): '\(note.summary)' "
                + "\(since) after event \(event).",
            since: latest?.index, by: rule, sender(of: note.name))
    }

    /// Whether the method answers something.
    private static func isQuestion(_ note: Fidelity.Note) -> Bool {
        Bindings.type(named: note.owner)?.members.first { $0.name == note.name }.map { $0.result != "Void" } ?? false
    }

    /// The sentence where no object has it as its delegate.
    private func nobody(_ owners: [Owner], _ note: Fidelity.Note) -> String {
        guard let owner = owners.last else {
            return "\(who) has the method, but at event \(event) no object lives that has a \(note.owner)."
        }
        let other = owner.value.map { recording.name(of: $0) } ?? "nil"
        let holder = "\(recording.name(of: owner.object)).\(owner.property)"
        return "\(who) has the method, but is nobody's \(owner.property): \(holder) is \(other)."
    }

    /// The rule of the declaration that sends it.
    private func sender(of method: String) -> KnownRule? {
        recording.events.last { $0.name == method }?.decision.flatMap { KnownRule($0) }
    }

    private func value(of property: HostMember, on object: ObjectID) -> ObjectID? {
        let call = HostCall(interpreter: run.script.interpreter, receiver: .object(object))
        guard case .object(let found)? = try? property.get?(call) else { return nil }
        return found
    }

    /// The living objects with a property for a delegate of this kind, oldest first.
    private func owners(of requirement: String) -> [Owner] {
        let properties = Bindings.properties(for: requirement)
        guard !properties.isEmpty else { return [] }
        return run.fork(at: event) {
            recording.objects.filter { run.world.space.heap.isReachableWeakly($0) }.flatMap { object -> [Owner] in
                properties.filter { run.script.interpreter.isInstance(object, of: $0.type) }.map { property in
                    Owner(object: object, property: property.member.name, value: value(of: property.member, on: object))
                }
            }
        }
    }
}

extension Bindings {
    /// UIKit's properties whose value conforms to a protocol, with their classes.
    fileprivate static func properties(for requirement: String) -> [(type: String, member: HostMember)] {
        generatedNames.sorted().flatMap { name -> [(type: String, member: HostMember)] in
            (type(named: name)?.members ?? []).filter { $0.kind == .property && !$0.isStatic && $0.result.contains("any \(requirement))") }
                .map { (name, $0) }
        }
    }
}
