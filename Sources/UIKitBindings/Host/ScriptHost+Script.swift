public import Heap
package import Interpreter
internal import Projects
public import UIKit

// UIKit's calls of the learner's code.
extension ScriptHost: Script {
    /// Whether the object's class is the program's and has the member, or the object sends it on to one that has.
    public func implements(_ name: String, on id: ObjectID) -> Bool {
        interpreter.override(of: name, on: id) != nil || interpreter.forwardingTarget(of: name, on: id) != nil
    }

    /// Calls a member of the program's; nothing when the run ends in it.
    public func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument {
        guard let function = interpreter.override(of: name, on: id) else {
            return interpreter.forwardingTarget(of: name, on: id).map { invoke(name, on: $0, arguments) } ?? .nothing
        }
        if function.isAsync, arguments.isEmpty {
            attempt { () throws(ScriptError) -> Void in try interpreter.start(function, on: id) }
            return .nothing
        }
        let values = arguments.map(value)
        let result = attempt { () throws(ScriptError) -> Value in try interpreter.call(function, on: id, arguments: values) }
        return result.map { argument($0, from: name) } ?? .nothing
    }

    /// Whether an object has a method of that full name, the program's or UIKit's.
    public func responds(to name: String, on id: ObjectID) -> Bool { implements(name, on: id) || interpreter.responds(to: name, on: id) }

    /// Calls such a method. Returns nothing when the run ends in it.
    public func perform(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument {
        if implements(name, on: id) { return invoke(name, on: id, arguments) }
        let values = arguments.map(value)
        let result = attempt { () throws(ScriptError) -> Value in try interpreter.perform(name, on: id, values) }
        return result.map { argument($0) } ?? .nothing
    }

    /// The property of an object that a selector in Objective-C's form names.
    public func accessor(by selector: String, of id: ObjectID) -> Accessor? {
        if let name = interpreter.getter(by: selector, of: id) { return Accessor(property: name, isSetter: false) }
        return interpreter.setter(by: selector, of: id).map { Accessor(property: $0, isSetter: true) }
    }

    /// Uses it; nothing when the run ends in it.
    public func use(_ accessor: Accessor, of id: ObjectID, _ argument: Argument) -> Argument {
        if accessor.isSetter {
            let new = value(argument)
            attempt { () throws(ScriptError) -> Void in try interpreter.passProperty(accessor.property, of: id, new) }
            return .nothing
        }
        let result = attempt { () throws(ScriptError) -> Value in try interpreter.evaluate("self.\(accessor.property)", on: .object(id)) }
        return result.map { self.argument($0) } ?? .nothing
    }

    /// Calls a closure of the program's; nothing when the run ends in it.
    public func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument {
        let values = arguments.map(value)
        let result = attempt { () throws(ScriptError) -> Value in try interpreter.call(.closure(id), arguments: values) }
        return result.map { argument($0) } ?? .nothing
    }

    /// Nothing of the program's runs any more.
    public func stop() { interpreter.stop() }

    /// Resumes a task of the program's.
    public func resume(task: ObjectID) {
        attempt { () throws(ScriptError) -> Void in try interpreter.resume(task: task) }
    }

    /// Where the program declares a member of the object's class.
    public func location(of name: String, on id: ObjectID) -> CodeLocation? {
        interpreter.override(of: name, on: id).map { CodeLocation($0.location) }
    }

    /// The innermost statement of the program that is running.
    public var currentLocation: CodeLocation? {
        interpreter.currentLocation.map(CodeLocation.init)
    }

    /// Whether the object's class is the program's and inherits from or conforms to that type.
    public func isKind(_ id: ObjectID, of typeName: String) -> Bool {
        interpreter.className(of: id) != nil && interpreter.isInstance(id, of: typeName)
    }

    /// Calls the program's observers.
    public func tellChange(of key: String, of id: ObjectID, from old: Argument, to new: Argument) {
        let (object, before, after) = (interpreter.value(of: id), value(old), value(new))
        attempt { () throws(ScriptError) -> Void in try interpreter.tellChange(of: key, of: object, from: before, to: after) }
    }

    /// Whether two objects are equal.
    public func areEqual(_ first: ObjectID, _ second: ObjectID) -> Bool {
        let (one, other) = (interpreter.value(of: first), interpreter.value(of: second))
        return attempt { () throws(ScriptError) -> Bool in try interpreter.areEqual(one, other) } ?? false
    }

    /// The text of a file of the project's.
    public func text(ofFile path: String) -> String? { resources.text(at: path) }

    // MARK: Storyboards and nibs

    /// Whether the program declares a class of that name that inherits from that type.
    public func hasClass(_ name: String, inheriting typeName: String) -> Bool {
        declaresClass(name, inheriting: typeName) ?? interpreter.hasLibraryClass(named: name, inheriting: typeName)
            ?? interpreter.hasUndeclaredClass(named: name, inheriting: typeName)
    }

    private func declaresClass(_ name: String, inheriting typeName: String) -> Bool? {
        interpreter.classDescription(named: name)?.superclasses.contains(typeName)
    }

    /// A new object of one of the program's classes. Returns nil when there is no such class, or when the run ends in its initialiser. If
    /// several classes have the name, the one in `file` is used.
    public func make(_ className: String, _ initializer: String, _ arguments: [Argument], declaredIn file: String?) -> ObjectID? {
        guard interpreter.hasClass(named: className, declaredIn: file) else { return nil }
        return instantiate(className, initializer: initializer, arguments: arguments.map(value), declaredIn: file)
    }

    /// Sets a property as Objective-C would, if it sees one of that name. `window` is a requirement of a delegate's protocol.
    public func set(_ value: Argument, at keyPath: String, of id: ObjectID) -> Bool {
        let key = String(keyPath.prefix { $0 != "." })
        guard interpreter.hasKey(key, on: id, isSet: key == keyPath) || key == "window" && interpreter.property(key, of: id) != nil else {
            let other = namedKey(keyPath, of: id) ?? Self.questionKey(keyPath) ?? Self.setterKey(keyPath)
            if let other, set(value, at: other, of: id) { return true }
            return key == keyPath && takesByMethod(value, key, of: id)
        }
        let literal = Self.literal(value)
        let native = self.value(value)
        if key == keyPath, literal == nil {
            attempt { () throws(ScriptError) -> Void in try interpreter.setProperty(key, of: id, to: native) }
        } else {
            attempt { () throws(ScriptError) -> Value in
                try interpreter.evaluate(
                    "self.\(keyPath) = \(literal ?? "value")", on: .object(id), bindings: literal == nil ? [("value", native)] : [])
            }
        }
        return true
    }

    /// Sets a key by a method, if the object has one: `setThemeColor(_:)` for `themeColor`.
    ///
    /// Fidelity: documented Key-Value Coding Programming Guide, Accessor Search Patterns; simplified, one that Objective-C does not see is found too.
    private func takesByMethod(_ value: Argument, _ key: String, of id: ObjectID) -> Bool {
        let method = "set\(key.prefix(1).uppercased())\(key.dropFirst())(_:)"
        guard !interpreter.isPlaceholder(.object(id)), responds(to: method, on: id) else { return false }
        _ = perform(method, on: id, [value])
        return true
    }

    /// The property that has the first key as its name in Objective-C, and the rest: `colour.red` where the path is `hue.red`.
    private func namedKey(_ keyPath: String, of id: ObjectID) -> String? {
        let key = keyPath.prefix { $0 != "." }
        return interpreter.property(named: String(key), inObjectiveCOf: id).map { $0 + keyPath.dropFirst(key.count) }
    }

    /// Where Objective-C looks as well: `isLoading` where the key is `loading`.
    private static func questionKey(_ keyPath: String) -> String? {
        guard !keyPath.hasPrefix("is"), keyPath.first?.isLowercase == true else { return nil }
        return "is\(keyPath.prefix(1).uppercased())\(keyPath.dropFirst())"
    }

    /// The property whose setter a capitalised key finds: `setTitle:` is that of `title` and of `Title`.
    private static func setterKey(_ keyPath: String) -> String? {
        guard keyPath.first?.isUppercase == true, !keyPath.contains(".") else { return nil }
        return keyPath.prefix(1).lowercased() + keyPath.dropFirst()
    }

    /// The Swift name of a property whose Objective-C name begins with capital letters: `url` for the key `URL`.
    private static func swiftKey(_ keyPath: String) -> String? {
        guard keyPath.first?.isUppercase == true else { return nil }
        let key = keyPath.prefix { $0 != "." }
        return Interpreter.swiftName(ofProperty: key) + keyPath.dropFirst(key.count)
    }

    /// A property's value, as Objective-C would see it.
    public func value(at keyPath: String, of id: ObjectID) -> Argument? {
        scriptValue(at: keyPath, of: id).map { argument($0) }
    }

    /// The same in the learner's form, borrowed.
    func scriptValue(at keyPath: String, of id: ObjectID) -> Value? {
        let key = String(keyPath.prefix { $0 != "." })
        if !interpreter.hasKey(key, on: id, isSet: false) {
            if let elements = indexedElements(of: key, of: id) { return follow(keyPath.dropFirst(key.count + 1), from: elements, of: id) }
            if let other = namedKey(keyPath, of: id) ?? Self.questionKey(keyPath) ?? Self.swiftKey(keyPath) {
                return scriptValue(at: other, of: id)
            }
            // The undeclared members of a class are not known.
            guard interpreter.hasUnknownMembers(id) else { return nil }
        }
        let value = attempt { () throws(ScriptError) -> Value in try interpreter.evaluate("self.\(key)", on: .object(id)) }
        return value.flatMap { follow(keyPath.dropFirst(key.count + 1), from: $0, of: id) }
    }

    /// The value at the rest of a key path. Objects, lists and dictionaries are read by keys, structs by Swift's names.
    private func follow(_ rest: Substring, from value: Value, of owner: ObjectID) -> Value? {
        if rest.isEmpty { return value }
        switch value {
        case .none: return value
        case .object(let next):
            if let found = scriptValue(at: String(rest), of: next) { return found }
            if let kept = world.object(next)?.keptValue(forKey: String(rest)) { return self.value(kept) }
        case .array, .dictionary:
            return attempt { () throws(ScriptError) -> Value in
                try interpreter.callMethod("value(forKeyPath:)", on: value, arguments: [.string(String(rest))])
            }
        default: break
        }
        return attempt { () throws(ScriptError) -> Value in
            try interpreter.evaluate("value.\(rest)", on: .object(owner), bindings: [("value", value)])
        }
    }

    /// The objects of a key for which a class has indexed accessors: `countOfPages` and `objectInPagesAtIndex:`.
    private func indexedElements(of key: String, of id: ObjectID) -> Value? {
        let name = key.prefix(1).uppercased() + key.dropFirst()
        let counts = "countOf\(name)()"
        guard implements(counts, on: id) else { return nil }
        guard let single = ["objectIn\(name)AtIndex(_:)", "object(in\(name)At:)"].first(where: { implements($0, on: id) }) else {
            return nil
        }
        return attempt { () throws(ScriptError) -> Value in
            guard let count = try interpreter.callMethod(counts, on: .object(id)).integer else { return .none }
            var elements: [Value] = []
            for index in 0..<max(0, count) {
                elements.append(try interpreter.callMethod(single, on: .object(id), arguments: [.int(index)]))
            }
            return interpreter.makeArray(elements)
        }
    }

    /// A value as Swift source, so that it is converted to the property's type.
    private static func literal(_ argument: Argument) -> String? {
        guard case .value(let value) = argument else { return nil }
        switch value {
        case let flag as Bool: return String(flag)
        case let number as Int: return String(number)
        case let number as Double: return String(number)
        case let text as String: return text.debugDescription
        default: return nil
        }
    }

    /// Appends an object to an array in a property.
    public func append(_ object: ObjectID, to property: String, of id: ObjectID) -> Bool {
        guard interpreter.hasKey(property, on: id) else { return false }
        let old = interpreter.property(property, of: id).flatMap { interpreter.elements(of: $0) } ?? []
        attempt { () throws(ScriptError) -> Void in
            try interpreter.setProperty(property, of: id, to: interpreter.makeArray(old + [.object(object)]))
        }
        return true
    }

    /// Gives stand-ins of the declared types to outlets that nothing fills, and reports them.
    @discardableResult public func fillOutlets(of id: ObjectID, in view: ObjectID?, named name: String?) -> Bool {
        guard interpreter.isOpenWorld else { return false }
        let outlets = interpreter.emptyOutlets(of: id).filter { name == nil || $0.name == name }
        for outlet in outlets {
            attempt { () throws(ScriptError) -> Void in
                let new = try interpreter.placeholder(outlet.name, ofType: outlet.type)
                let child: UIView? = if case .object(let made) = new { world.object(made) as? UIView } else { nil }
                child?.applyInterfaceBuilderDefaults()
                if let child, let parent = view.flatMap({ world.object($0) as? UIView }) {
                    parent.addSubview(child)
                } else {
                    interpreter.holdStanding(new, as: "the outlet \(outlet.name) of \(id)")
                }
                try interpreter.setProperty(outlet.name, of: id, to: new)
                if case .object(let made) = new {
                    connect(list: made, to: id)
                }
                // An object that is not a view has outlets in the same file.
                if case .object(let made) = new, !(world.object(made) is UIResponder) { fillOutlets(of: made, in: view, named: nil) }
            }
            observer?.didUsePlaceholder("the outlet \(outlet.name)", at: nil)
        }
        return !outlets.isEmpty
    }

    /// Connects a stand-in list as its interface would: to the outlet's owner, if the owner's class declares the data source's or
    /// delegate's protocol.
    private func connect(list: ObjectID, to owner: ObjectID) {
        guard let name = interpreter.className(of: owner), let roles = interpreter.classDescription(named: name)?.conformances else {
            return
        }
        switch world.object(list) {
        case let table as UITableView:
            if roles.contains("UITableViewDataSource") { table.dataSourceID = owner }
            if roles.contains("UITableViewDelegate") { table.delegateID = owner }
        case let collection as UICollectionView:
            if roles.contains("UICollectionViewDataSource") { collection.dataSourceID = owner }
            if ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"].contains(where: roles.contains) {
                collection.delegateID = owner
            }
        default: break
        }
    }

    /// Sets a property or calls a method.
    public func apply(_ member: String, _ arguments: [Argument], to id: ObjectID) {
        let values = arguments.map(value)
        if member.hasSuffix(")") {
            attempt { () throws(ScriptError) -> Value in try interpreter.callMethod(member, on: .object(id), arguments: values) }
        } else {
            attempt { () throws(ScriptError) -> Void in try interpreter.setProperty(member, of: id, to: values.first ?? .none) }
        }
    }

    /// Shows a cell's configuration for its state.
    public func updateContent(of id: ObjectID) {
        guard let view = world.object(id) as? any ConfiguredView else { return }
        attempt { () throws(ScriptError) -> Void in try updateLook(of: view) }
    }

    /// A stand-in cell of the class that the running statement casts to. Nil if the running file makes a list or registers cells itself.
    /// Nil too if it makes cells itself and none is wanted.
    public func prototype(_ identifier: String, like typeName: String, isMissing: Bool, isWanted: Bool) -> ObjectID? {
        let making = isWanted ? [] : [["style", "reuseIdentifier"]]
        let (list, registering, call) =
            switch typeName {
            case "UITableViewCell": ("UITableView", making + [["forCellReuseIdentifier"]], "dequeueReusableCell")
            case "UITableViewHeaderFooterView":
                ("UITableView", [["forHeaderFooterViewReuseIdentifier"]], "dequeueReusableHeaderFooterView")
            case "UICollectionReusableView":
                ("UICollectionView", [["forSupplementaryViewOfKind", "withReuseIdentifier"]], "dequeueReusableSupplementaryView")
            default: ("UICollectionView", [["forCellWithReuseIdentifier"]], "dequeueReusableCell")
            }
        guard interpreter.isOpenWorld, isMissing || !interpreter.calls(list, orLabels: registering) else { return nil }
        let type = wantedClass(ofCall: call, like: typeName)
        let made = attempt { () throws(ScriptError) -> Value in try interpreter.placeholder(identifier, ofType: type) }
        guard case .object(let id)? = made, world.object(id) != nil else { return nil }
        let name = type == typeName ? "the cell '\(identifier)' of a storyboard" : "the cell '\(identifier)' of a storyboard, a \(type)"
        observer?.didUsePlaceholder(name, at: interpreter.currentLocation)
        return id
    }

    /// The top-level objects of a nib that is not among the app's files: one view, of the class that the running statement casts to. The
    /// owner's outlets are filled.
    func contents(ofNib name: String, owner: ObjectID?, call: String) -> Value {
        let base = "UIView"
        let type = wantedClass(ofCall: call, like: base)
        observer?.didUsePlaceholder(type == base ? "the nib \(name)" : "the nib \(name), a \(type)", at: interpreter.currentLocation)
        if let owner { fillOutlets(of: owner, in: nil, named: nil) }
        let made = attempt { () throws(ScriptError) -> Value in try interpreter.placeholder(name, ofType: type) }
        if case .object(let id)? = made, world.object(id) is UIView { fillOutlets(of: id, in: id, named: nil) }
        return interpreter.makeArray(made.map { [$0] } ?? [])
    }

    /// Whether a module outside the project may declare the class, or may add an outlet to UIKit's class that the program does not mention.
    public func leaves(outlet name: String, of id: ObjectID, named className: String?) -> Bool {
        let isOthersClass = className.map(interpreter.isOthers) ?? false
        guard interpreter.isOpenWorld, interpreter.className(of: id) == nil, isOthersClass || interpreter.isOthers(name) else {
            return false
        }
        let type = isOthersClass ? className ?? "" : world.space.heap.typeName(of: id)
        observer?.didUsePlaceholder("\(type).\(name)", at: nil)
        return true
    }

    /// Whether another file may declare the method that a `#selector` names.
    public func leaves(action name: String, of id: ObjectID) -> Bool {
        guard interpreter.isUndeclaredSelector(name) else { return false }
        observer?.didUsePlaceholder("\(world.space.heap.typeName(of: id)).\(name)", at: interpreter.currentLocation)
        return true
    }

    /// Reports that a stand-in takes the place of an object of a nib that is not among the app's files.
    public func standIn(forNib name: String) { observer?.didUsePlaceholder("the nib \(name)", at: nil) }

    /// A controller of the class that the running statement casts to, or of the class that the identifier names, or else of UIKit's own.
    public func controller(ofScene identifier: String?, in storyboard: String) -> ObjectID? {
        guard interpreter.isOpenWorld else { return nil }
        let base = "UIViewController"
        let call = identifier == nil ? "instantiateInitialViewController" : "instantiateViewController"
        var type = wantedClass(ofCall: call, like: base)
        if type == base, let identifier, declaresClass(identifier, inheriting: base) == true { type = identifier }
        if !hasClass(type, inheriting: base) { type = base }
        let scene = identifier.map { "the scene '\($0)'" } ?? "the initial scene"
        let name = "\(scene) of a storyboard"
        observer?.didUsePlaceholder(type == base ? name : "\(name), a \(type)", at: interpreter.currentLocation)
        let initialisers = interpreter.designatedInitialisers(of: type).filter(\.isUsable).map(\.name)
        if declaresClass(type, inheriting: base) == true, initialisers.isEmpty || initialisers.contains("init(coder:)") {
            return make(type, "init(coder:)", [.value(ArchivePlace.nowhere)], declaredIn: nil)
        }
        let made = attempt { () throws(ScriptError) -> Value in try interpreter.placeholder(name, ofType: type) }
        guard case .object(let id)? = made, world.object(id) is UIViewController else { return nil }
        return id
    }

    /// The class to which the running statement casts a call's result. Without a cast, the common class of all such results.
    private func wantedClass(ofCall call: String, like typeName: String) -> String {
        guard let type = interpreter.castType(ofCall: call), type != typeName, declaresClass(type, inheriting: typeName) != true else {
            return interpreter.castType(ofCall: call) ?? typeName
        }
        // A generic parameter, or one whose type is an argument of the function.
        if let argument = interpreter.typeArgument(named: type), declaresClass(argument, inheriting: typeName) == true { return argument }
        let locals = interpreter.runningFunctions.first?.locals.map { interpreter.describe($0.value) } ?? []
        return locals.first { declaresClass($0, inheriting: typeName) == true } ?? type
    }

    // MARK: Values

    /// A closure that calls one of UIKit's own, and holds it.
    func closure(calling block: Block) -> Value {
        let closure = interpreter.makeClosure("closure") { interpreter, values throws(ScriptError) in
            guard let host = interpreter.host as? ScriptHost else { return .void }
            return host.value(host.world.call(block, values.map { host.argument($0) }))
        }
        if case .closure(let id) = closure { world.associate(block.id, with: id, "[captured]", isHeld: true) }
        return closure
    }

    /// A value of UIKit's in the learner's form.
    func value(_ argument: Argument) -> Value {
        switch argument {
        case .nothing: return .none
        case .object(let id): return interpreter.value(of: id)
        case .value(let native):
            if let bridged = native as? any Bridged { return bridged.give(in: self) }
            preconditionFailure("UIKit hands a \(type(of: native)) to the learner's code, which has no bridging")
        }
    }

    /// A value of the learner's code in UIKit's form. `member` is the full name of the member that returned it.
    package func argument(_ value: Value, from member: String? = nil) -> Argument {
        switch value {
        case .object(let id), .weak(let id), .unowned(let id): return .object(id)
        case .bool(let flag): return .value(flag)
        case .int(let number): return Self.number(Double(number), from: member) ?? .value(number)
        case .double(let number): return Self.number(number, from: member) ?? .value(number)
        case .sized(let number): return Self.number(value.number ?? 0, from: member) ?? .value(number.number)
        case .float(let number): return Self.number(Double(number), from: member) ?? .value(number)
        case .string(let text): return .value(text)
        case .host(let boxed): return .value(boxed.base)
        case .closure(let id): return .value(Block(id: id))
        case .array:
            let elements = interpreter.elements(of: value) ?? []
            let ids = elements.compactMap { element -> ObjectID? in if case .object(let id) = element { id } else { nil } }
            if !ids.isEmpty, ids.count == elements.count { return .value(ids) }
            let texts = elements.compactMap { String.read($0, in: self) }
            return texts.count == elements.count ? .value(texts) : .object(interpreter.hold(value))
        case .none, .someNil, .missing, .void: return .nothing
        case .type where member?.hasPrefix("static ") == true: return ClassReference.read(value, in: self).map { .value($0) } ?? .nothing
        default: return .object(interpreter.hold(value))
        }
    }

    /// A number in the form that a member's declared result has.
    private static func number(_ number: Double, from member: String?) -> Argument? {
        switch member.flatMap({ Bindings.results[$0] }) {
        case "CGFloat": .value(CGFloat(number))
        case "Double", "TimeInterval": .value(number)
        case "Float": .value(Float(number))
        default: nil
        }
    }
}
