public import Heap
public import Interpreter
internal import UIKit

// What the interpreter asks.
extension ScriptHost: InterpreterHost {
    /// The simulated UIKit's or Foundation's type of that name; those of a recording only while the run is asked about it.
    public func hostType(named name: String) -> HostType? {
        Bindings.type(named: name) ?? (inquiry == nil ? nil : RecordingTypes.type(named: name))
    }

    /// UIKit's free functions and global variables with that base name.
    public func hostGlobals(named baseName: String) -> [HostMember] {
        Bindings.generatedGlobals.filter { $0.baseName == baseName }
    }

    /// The class of one of UIKit's own objects, as learners know it.
    public func hostTypeName(of id: ObjectID) -> String? {
        guard world.object(id) != nil else { return nil }
        let name = world.space.heap.typeName(of: id)
        return Bindings.hiddenClasses[name] ?? name
    }

    /// Passes on what was printed.
    public func didPrint(_ text: String) {
        observer?.didPrint(text)
    }

    /// Passes on which statement runs next.
    public func willRunStatement(at location: SourceLocation) {
        observer?.willRunStatement(at: location)
    }

    /// Passes on what is not supported.
    public func didRefuse(_ message: String, at location: SourceLocation?) {
        observer?.didRefuse(message, at: location)
    }

    /// Passes on how the program ended.
    public func didTrap(_ message: String, at location: SourceLocation?) {
        observer?.didTrap(message, at: location)
    }

    /// Passes on what a placeholder stands for.
    public func didUsePlaceholder(_ name: String, at location: SourceLocation?) {
        observer?.didUsePlaceholder(name, at: location)
    }

    /// How `print` shows one of UIKit's values or objects.
    public func description(of value: Value) -> String? {
        switch value {
        case .host(let boxed): HostDescription.text(of: boxed)
        case .object(let id): world.object(id)?.description
        default: nil
        }
    }
}
