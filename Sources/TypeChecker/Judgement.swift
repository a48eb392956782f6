internal import Foundation
internal import Stage
internal import UIKitBindings

/// Decides what of the compiler's errors is told.
///
/// The compiler reads the learner's files against UIKit's simulated face, and often without the files that they belong to. So an error may be the learner's,
/// may come of what is missing here, or of what the face has not.
struct Judgement {
    /// What an error comes of.
    enum Cause {
        /// What the files say.
        case code
        /// A name that other files may declare.
        case missing
        /// A name that a run knows, and the face does not: what else is said of the files may come of it.
        case face
        /// That there is no Objective-C here, or another one than Apple's: Apple's compiler says nothing there.
        case difference
    }

    let facts: [FileFacts]
    /// The files as the compiler names them.
    let paths: Set<String>
    private let declarations: [String: [FileFacts.Declaration]]

    init(_ facts: [FileFacts], paths: [String]) {
        self.facts = facts
        self.paths = Set(paths)
        declarations = Dictionary(grouping: facts.flatMap(\.declarations), by: \.name)
    }

    /// What an error comes of; `file` is the number of the file that it stands in.
    func cause(of error: Diagnostic, inFile file: Int) -> Cause {
        let text = error.text
        // An actor of the learner's own is one here too.
        if text.contains("actor-isolated"), !text.contains("main actor-isolated"), concernsOwnCode(error) { return .code }
        if Self.differences.contains(where: text.contains) { return .difference }
        // The one initialiser that UIKit does require.
        if text.contains("initializer 'init(coder:)' must be provided by subclass") { return .code }
        if Self.ofOthers.contains(where: text.contains) { return concernsOwnCode(error) ? .code : .difference }
        if text.contains("ambiguous use of '") { return error.notes.allSatisfy { paths.contains($0.file) } ? .code : .difference }
        if text.contains("is not marked with 'await'"), error.notes.contains(where: { $0.text.contains("implicitly asynchronous") }) {
            return .difference
        }
        if text.contains("protection level") { return concernsOwnCode(error) ? .code : .face }
        if Self.silencing.contains(where: text.contains) { return .face }
        if Self.unknownNames.contains(where: text.contains) {
            return KnownNames.isInLibrary(Self.quoted(text).first ?? "") ? .face : .missing
        }
        if let (member, type) = Self.missingMember(text) { return cause(ofMember: member, missingIn: type) }
        if Self.mismatches.contains(where: text.contains) { return cause(ofCall: error, inFile: file) }
        if text.contains("does not override any") || text.contains("has different argument labels from any potential overrides") {
            return cause(ofOverride: error, inFile: file)
        }
        return .code
    }

    /// What Apple's compiler takes, or what says something of this machine.
    private static let differences = [
        // Everything of Objective-C's can be overridden, and an argument that may be nil there need not be able to.
        "outside of its defining module", "with non-optional type 'Selector'",
        "parameter of type 'UICollectionViewLayout?' with non-optional type",
        // UIKit's own NSObject is not the one that Foundation's protocols ask for here.
        "does not conform to protocol 'NSObjectProtocol'", "does not conform to expected type 'CVarArg'",
        "value of type 'AnyObject' has no member", "value of type 'any AnyObject' has no member",
        // A method that a protocol of Objective-C's leaves to its types is there in the face.
        "initializer for conditional binding must have Optional type, not '(",
        // UIKit's classes belong to no actor here, and a path that can be changed is no path.
        "actor-isolated", "deinit is marked isolated, but containing class", "cannot convert value of type 'CGMutablePath'",
        "in reasonable time",
        // Foundation's names of notifications and UIKit's are of two types here.
        "'NSNotification.Name' to expected argument type 'Notification.Name'",
        "'NSNotification.Name' to specified type 'Notification.Name'",
        "'NSNotification.Name' to type 'Notification.Name'",
        // There it ends the app when its view is made.
        "missing argument for parameter 'collectionViewLayout' in call",
        // Colours and fonts are both an NSObject there.
        "could only be inferred to '[NSAttributedString.Key",
    ]

    /// What says that the compiler cannot read the files here, or reads them otherwise than Apple's.
    private static let silencing = ["no such module", "corelibs", "external macro", "failed to produce diagnostic"]

    /// What is said of a call whose arguments go with none of those that are known.
    private static let mismatches = [
        "no exact matches in call", "incorrect argument label", "extraneous argument label", "extra argument", "missing argument",
        "argument passed to call that takes no arguments",
    ]

    /// What may be said of the face's own declarations, and is true of the learner's alone.
    private static let ofOthers = [
        "must use a 'required' initializer", "use the 'required' modifier to override", "must be provided by subclass",
        "cannot be overridden",
        "inheritance from a final class", "invalid redeclaration of '",
    ]

    private static let unknownNames = [
        "cannot find '", "cannot find type '", "cannot find operator '", "no macro named '", "unknown attribute '",
        "is not a member type of",
    ]

    // MARK: Members

    /// The name and the type of `value of type 'UILabel' has no member 'txt'`.
    private static func missingMember(_ text: String) -> (member: String, type: String)? {
        guard text.contains(" has no member '") else { return nil }
        let quoted = quoted(text)
        guard quoted.count >= 2 else { return nil }
        return (quoted[quoted.count - 1], plainName(quoted[0]))
    }

    /// What stands in quotation marks.
    private static func quoted(_ text: String) -> [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    /// `UIView` of `UIKit.UIView?`, `any UIView.Type` and `[UIView]`'s element is not asked for: a list is one of Swift's own types.
    private static func plainName(_ type: String) -> String {
        var name = type[...]
        for prefix in ["any ", "some "] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
        name = name.prefix { $0 != "<" }
        while let last = name.last, last == "?" || last == "!" { name.removeLast() }
        if name.hasSuffix(".Type") { name = name.dropLast(5) }
        for module in ["UIKit.", "App.", "Foundation.", "Swift."] where name.hasPrefix(module) { name = name.dropFirst(module.count) }
        return String(name)
    }

    private func cause(ofMember member: String, missingIn type: String) -> Cause {
        let lineage = lineage(of: type)
        // A type that nobody else gives anything to but by an extension: what it has not is not there.
        if lineage.outer.isEmpty, !lineage.own.isEmpty { return .code }
        if lineage.own.contains(where: { resembles(member, anyOf: $0.members) }) { return .code }
        let known = lineage.outer.compactMap(KnownNames.members).reduce(into: Set<String>()) { $0.formUnion($1.map(Self.baseName)) }
        if known.contains(member) || KnownNames.isInLibrary(member) { return .face }
        return resembles(member, anyOf: known) ? .code : .missing
    }

    /// The declarations that make a type up, and the names of the types above it that the files do not declare.
    private func lineage(of type: String) -> (own: [FileFacts.Declaration], outer: [String]) {
        var own: [FileFacts.Declaration] = []
        var outer: [String] = []
        var seen: Set<String> = []
        var names = [type]
        while let name = names.popLast() {
            guard seen.insert(name).inserted, !Self.plainProtocols.contains(name) else { continue }
            let found = declarations[name] ?? declarations[String(name.split(separator: ".").last ?? "")] ?? []
            own += found
            names += found.flatMap(\.inherited).map(Self.plainName)
            if found.allSatisfy(\.isExtension) { outer.append(name) }
        }
        return (own, outer)
    }

    /// What a type of the learner's may be and still have nothing but what the files give to it.
    private static let plainProtocols: Set<String> = [
        "AnyObject", "class", "Any", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "CaseIterable",
        "Identifiable",
        "Error", "LocalizedError", "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible", "RawRepresentable", "OptionSet",
        "Int", "String", "Double", "UInt", "Character", "CodingKey",
    ]

    // MARK: Calls

    /// Other files' extensions may declare what a label of the call belongs to: `UIColor(hex: 3)`.
    private func cause(ofCall error: Diagnostic, inFile file: Int) -> Cause {
        let place = FileFacts.Place(line: error.line, column: error.column)
        guard !concernsOwnCode(error), let call = facts[file].calls.last(where: { $0.places.contains(place) }) else { return .code }
        let isType = call.name.first?.isUppercase == true
        let isOwn = declarations[call.name]?.contains { !$0.isExtension } == true || facts.contains { $0.functions.contains(call.name) }
        // A function that stands by itself has one form.
        guard !isOwn, isType || call.isMember else { return .code }
        let labels = isType ? KnownNames.labels(of: "init", in: call.name) : KnownNames.labels(of: call.name)
        let wanted = Self.quoted(error.text).flatMap { $0.split(separator: ":").map(String.init) }
        let known = labels.union(wanted.filter { !call.labels.contains($0) })
        return call.labels.allSatisfy { labels.contains($0) || resembles($0, anyOf: known) } ? .code : .missing
    }

    // MARK: Overrides

    private func cause(ofOverride error: Diagnostic, inFile file: Int) -> Cause {
        guard
            let owner = facts[file].declarations.filter({ $0.lines.contains(error.line) }).max(by: {
                $0.lines.lowerBound < $1.lines.lowerBound
            }),
            let name = overridingName(error, in: owner)
        else { return .missing }
        let lineage = lineage(of: owner.name)
        if lineage.outer.isEmpty { return .code }
        let known = lineage.outer.compactMap(KnownNames.members).reduce(into: Set<String>()) { $0.formUnion($1) }
        let above = lineage.own.filter { $0.name != owner.name }.flatMap(\.members)
        let ofThatName = known.filter { Self.baseName($0) == name }
        // Apple has more methods of a name that several have, `tableView(_:…)`, than there are here.
        if ofThatName.count > 2 { return .missing }
        if !ofThatName.isEmpty || above.contains(name) { return .code }
        return resembles(name, anyOf: Set(known.map(Self.baseName)).union(above)) ? .code : .missing
    }

    /// What is declared at an error's place.
    private func overridingName(_ error: Diagnostic, in owner: FileFacts.Declaration) -> String? {
        if error.text.hasPrefix("declaration '") {
            return error.text.split(separator: "'").dropFirst().first.map { Self.baseName(String($0)) }
        }
        return owner.places[FileFacts.Place(line: error.line, column: error.column)]
    }

    // MARK: Names

    private static func baseName(_ name: String) -> String { String(name.prefix { $0 != "(" }) }

    /// Whether a name is most likely one of others that has been written wrongly.
    private func resembles(_ name: String, anyOf names: some Sequence<String>) -> Bool {
        let written = name.lowercased()
        // Of a short name many others are neighbours.
        let limit = written.count < 8 ? 1 : 2
        return names.contains { other in
            abs(other.count - written.count) <= limit && editDistance(written, other.lowercased(), exchanging: true) <= limit
        }
    }

    /// Whether what an error is about is declared in the learner's files, as far as its notes say.
    private func concernsOwnCode(_ error: Diagnostic) -> Bool { error.notes.contains { paths.contains($0.file) } }
}
