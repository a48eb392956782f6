internal import Heap

/// A host that provides nothing and ignores all reports.
final class Nobody: Host {
    func hostType(named name: String) -> HostType? { nil }
    func hostGlobals(named baseName: String) -> [HostMember] { [] }
    func hostTypeName(of id: ObjectID) -> String? { nil }
    func hiddenTypeName(of id: ObjectID) -> String? { nil }
    func didPrint(_ text: String) {}
    func willRunStatement(at location: SourceLocation) {}
    func didRefuse(_ message: String, at location: SourceLocation?) {}
    func didTrap(_ message: String, at location: SourceLocation?) {}
    func schedule(task: ObjectID, after seconds: Double, isSleep: Bool) {}
    func unschedule(task: ObjectID) {}
    func didChangeTask(_ change: TaskChange, of id: ObjectID) {}
    func didUsePlaceholder(_ name: String, at location: SourceLocation?) {}
    func didAsk(_ question: OpenQuestion, at location: SourceLocation?) {}
    func description(of value: Value) -> String? { nil }
}
