internal import Interpreter
internal import Libraries

/// The names that code can use of UIKit and Foundation here, for those who judge what a program says.
public enum KnownNames {
    /// The full names of a type's members, `viewWillAppear(_:)`, what it inherits included; nil when there is no such type.
    public static func members(of type: String) -> Set<String>? {
        guard var next = Bindings.type(named: type) else { return nil }
        var names: Set<String> = []
        while true {
            names.formUnion(next.members.map(\.name))
            for name in next.conformances { names.formUnion(Bindings.type(named: name)?.members.map(\.name) ?? []) }
            guard let superclass = next.superclass, let above = Bindings.type(named: superclass) else { return names }
            next = above
        }
    }

    /// The argument labels of what a type has by a base name, or, where no type is given, of what any type has.
    public static func labels(of baseName: String, in type: String? = nil) -> Set<String> {
        var labels: Set<String> = []
        for type in type.map({ [$0] }) ?? Array(Bindings.generatedNames) {
            for name in members(of: type) ?? [] where name.hasPrefix("\(baseName)(") {
                labels.formUnion(name.dropFirst(baseName.count + 1).dropLast().split(separator: ":").map(String.init))
            }
        }
        return labels
    }

    /// Whether a library that runs are given declares something by that name, of whatever type it is.
    public static func isInLibrary(_ name: String) -> Bool {
        let forms = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "case"].map { "\($0) \(name)" }
        return libraries.contains { text in
            forms.contains { form in
                text.ranges(of: form).contains { range in
                    range.upperBound == text.endIndex || !(text[range.upperBound].isLetter || text[range.upperBound].isNumber)
                }
            }
        }
    }

    private static let libraries = ([ScriptLibrary.common] + ScriptLibrary.mentioned).map { Libraries.text(of: $0.folder) }
}
