public import Heap
public import Interpreter
internal import UIKit

// The interpreter's questions.
extension ScriptHost: InterpreterHost {
    /// The simulated UIKit's or Foundation's type of that name. A recording's types exist only while the run is asked about it.
    public func hostType(named name: String) -> HostType? {
        let type = UseTracking.type(named: name) ?? inquiry?.type(named: name)
        return speaksOfLooks ? type.map(AppearanceProxies.knowing) : type
    }

    /// UIKit's free functions and global variables with that base name.
    public func hostGlobals(named baseName: String) -> [HostMember] {
        let written =
            Bindings.formatting + Bindings.formatStyles + Bindings.markdown + Bindings.searching + Bindings.reflecting + Bindings.coding
        return (Bindings.generatedGlobals + written).filter { $0.baseName == baseName }
    }

    /// The class of one of UIKit's own objects, as learners know it.
    public func hostTypeName(of id: ObjectID) -> String? {
        guard world.object(id) != nil else { return nil }
        let name = world.space.heap.typeName(of: id)
        return Bindings.faces[name] ?? Bindings.hiddenClasses[name] ?? name
    }

    /// The class of one of UIKit's own objects, if UIKit keeps it to itself.
    public func hiddenTypeName(of id: ObjectID) -> String? {
        guard world.object(id) != nil else { return nil }
        let name = world.space.heap.typeName(of: id)
        return Bindings.hiddenClasses[name] == nil ? nil : name
    }

    /// UIKit's class that an unknown name suggests, by its end: UIViewController for `ProfileViewController`. A cell belongs to the kind of
    /// list that the program mentions more often. A name that ends with VC is a controller's. Where SwiftUI is imported, `View` and
    /// `Button` are SwiftUI's.
    public func hostClass(meantBy name: String, uses: (String) -> Int) -> String? {
        guard name.first(where: { $0 != "_" })?.isUppercase ?? false, !Self.isOfSceneGraph(name) else { return nil }
        if name == "CAEmitterCell" { return nil }
        if name.hasSuffix("Cell"), name != "Cell", !name.hasSuffix("ViewCell") {
            let isCollections = name.contains("Collection") || uses("UICollectionView") > uses("UITableView")
            return isCollections ? "UICollectionViewCell" : "UITableViewCell"
        }
        if Self.isOfLayers(name) { return "CALayer" }
        if name.hasSuffix("VC"), name.dropLast(2).last?.isLowercase ?? false { return "UIViewController" }
        let ends = name.indices.dropFirst().filter { name[$0].isUppercase }.map { "UI\(name[$0...])" }
        let meant = ends.first { isClass($0, inheriting: ["UIResponder", "UIGestureRecognizer", "UIBarItem"]) }
        if let meant { return meant }
        let whole = "UI\(name)"
        return isClass(whole, inheriting: ["UIView", "UIViewController"]) && uses("import SwiftUI") == 0 ? whole : nil
    }

    /// The class of the first element in the app's storyboards and nibs that names a class of the program's. Linear in them.
    public func interfaceClass(of name: String) -> String? { world.archivedObject(ofClass: name)?.className }

    /// Adds views for undeclared methods whose names say so: `addSubviews(_:)`, `addFillingSubview(_:)`, `addArrangedSubviews(_:)`. For
    /// `embed(in:)` it adds the receiver to the argument.
    public func call(meantBy name: String, on id: ObjectID, _ arguments: [Value]) -> String? {
        let base = name.prefix { $0 != "(" }
        if base.hasPrefix("register"), let method = register(arguments, with: id) { return method }
        if Self.embeds(name), case .object(let container)? = arguments.first, let parent = world.object(container) as? UIView,
            let view = world.object(id) as? UIView, view.superview == nil, !parent.isDescendant(of: view)
        {
            attempt { () throws(ScriptError) -> Value in
                try interpreter.callMethod("addSubview(_:)", on: .object(container), arguments: [.object(id)])
            }
            return "addSubview(_:)"
        }
        guard Self.addsViews(base), let parent = world.object(id) as? UIView else { return nil }
        let views = views(among: arguments)
        guard !views.isEmpty else { return nil }
        let method = base.contains("Arranged") && parent is UIStackView ? "addArrangedSubview(_:)" : "addSubview(_:)"
        for view in views {
            attempt { () throws(ScriptError) -> Value in try interpreter.callMethod(method, on: .object(id), arguments: [view]) }
        }
        return method
    }

    /// Registers a cell class with a list, for an undeclared method of the list whose name says that it registers cells. The class is the
    /// first argument, and its name is the identifier, as in common extensions.
    private func register(_ arguments: [Value], with list: ObjectID) -> String? {
        guard let cell = arguments.first, case .type = cell else { return nil }
        let name = interpreter.describe(cell)
        guard let superclasses = interpreter.classDescription(named: name)?.superclasses else { return nil }
        let rows = world.object(list) is UITableView && superclasses.contains("UITableViewCell")
        guard rows || world.object(list) is UICollectionView && superclasses.contains("UICollectionViewCell") else { return nil }
        let method = rows ? "register(_:forCellReuseIdentifier:)" : "register(_:forCellWithReuseIdentifier:)"
        attempt { () throws(ScriptError) -> Value in
            try interpreter.callMethod(method, on: .object(list), arguments: [cell, .string(name)])
        }
        return method
    }

    /// Adds views to a stand-in for an unknown view, for `addSubview(_:)` or another method whose name says that it adds them.
    public func add(by name: String, _ arguments: [Value], to make: (String) -> ObjectID?) {
        let base = name.prefix { $0 != "(" }
        let isAdded = Self.addsViews(base)
        let added = isAdded ? arguments : Array(arguments.prefix(1))
        guard isAdded || base == "insertSubview", !views(among: added).isEmpty,
            let id = make(base.contains("Arranged") ? "UIStackView" : "UIView"), let parent = world.object(id) as? UIView
        else { return }
        parent.hasUnknownSuperview = true
        _ = call(meantBy: isAdded ? name : "addSubview(_:)", on: id, added)
    }

    /// Whether a method adds views, by its name.
    private static func addsViews(_ base: Substring) -> Bool {
        base.hasPrefix("add") && base.contains("ubview") || base == "addView" || base == "addViews"
    }

    /// Whether a method puts a view into the first of its arguments, by its name.
    private static func embeds(_ name: String) -> Bool {
        let base = name.prefix { $0 != "(" }
        let label = name.dropFirst(base.count + 1).prefix { $0 != ":" }
        let verbs = ["embed", "add", "attach", "insert", "place", "put", "install"]
        let places = ["in", "into", "to", "inside"]
        return verbs.contains { verb in
            verb == base && places.contains(String(label))
                || label == "_" && places.contains { base == verb + $0.capitalized || base == "\(verb)\($0.capitalized)Superview" }
        }
    }

    /// Marks views that were passed to unknown code as having an unknown superview: that code may have added them somewhere. A controller
    /// counts as its view. Not marked are views that have a superview, the running controller's view, and a controller's own view passed by
    /// itself.
    public func didEscape(_ values: [Value]) {
        for case .object(let id) in values.flatMap({ interpreter.elements(of: $0) ?? [$0] }) {
            let shown = id == interpreter.runningObject ? nil : (world.object(id) as? UIViewController)?.viewIfLoaded
            guard let view = shown ?? world.object(id) as? UIView, view.superview == nil, shown != nil || !(view.next is UIViewController)
            else { continue }
            view.hasUnknownSuperview = true
        }
    }

    private func views(among arguments: [Value]) -> [Value] {
        arguments.flatMap { interpreter.elements(of: $0) ?? [$0] }.filter { value in
            if case .object(let view) = value { world.object(view) is UIView } else { false }
        }
    }

    /// Whether the system is at least that version of iOS. A profile means the last release of its year.
    public func isAvailable(_ platform: String, _ version: [Int]) -> Bool? {
        platform == "iOS" ? world.follows(.introduced(version.first ?? 0)) : nil
    }

    private func isClass(_ name: String, inheriting ancestors: [String]) -> Bool {
        hostType(named: name)?.kind == .class && ancestors.contains { isHostClass(name, inheriting: $0) }
    }

    /// Whether a class of UIKit's is another one, or inherits from it.
    private func isHostClass(_ name: String, inheriting ancestor: String) -> Bool {
        var current: String? = name
        while let known = current, known != ancestor { current = hostType(named: known)?.superclass }
        return current != nil
    }

    /// Whether a name is a layer's of Core Animation's or AVFoundation's, such as `AVPlayerLayer`.
    private static func isOfLayers(_ name: String) -> Bool {
        name.hasSuffix("Layer") && ["AV", "CA"].contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
    }

    /// Whether a name is one of SpriteKit's or SceneKit's. Their nodes and scenes are not UIKit classes, whatever their methods are called.
    private static func isOfSceneGraph(_ name: String) -> Bool {
        let prefix = ["SK", "SCN"].first { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase ?? false }
        return prefix != nil && !name.hasSuffix("View") && !name.hasSuffix("Controller")
    }

    /// The usual superclasses in files of controllers and views.
    public func likelySuperclasses(of name: String) -> [String] {
        if Self.isOfSceneGraph(name) { return [] }
        return ["UIViewController", "UITableViewController", "UIView", "UITableViewCell", "UICollectionViewCell"]
    }

    /// Reports the initialisers of the program's controllers and views. Once for each class, refuses overrides that UIKit would call and
    /// that are not simulated.
    public func willInitialise(_ id: ObjectID, with name: String, _ arguments: [(name: String, value: Value)], caller: SourceLocation?) {
        if let type = interpreter.className(of: id), checkedClasses.insert(type).inserted {
            for member in interpreter.uncalledMembers(of: id) {
                world.report(
                    .refusal(
                        "\(member.name) is never called: \(member.caller) has nothing of that name here",
                        at: CodeLocation(member.location)))
            }
        }
        guard isInitialisationTold(of: id) else { return }
        let location = caller.map(CodeLocation.init)
        world.beginCallback(name, of: id, arguments.map { ($0.name, argument($0.value)) }, caller: location)
    }

    /// Reports that an initialiser has returned.
    public func didInitialise(_ id: ObjectID) {
        if isInitialisationTold(of: id) { world.endCallback() }
    }

    private func isInitialisationTold(of id: ObjectID) -> Bool {
        interpreter.isInstance(id, of: "UIViewController") || interpreter.isInstance(id, of: "UIView")
    }

    /// Passes on a print.
    public func didPrint(_ text: String) {
        observer?.didPrint(text)
    }

    /// Passes on which statement runs next.
    public func willRunStatement(at location: SourceLocation) {
        observer?.willRunStatement(at: location)
    }

    /// Passes on a refusal.
    public func didRefuse(_ message: String, at location: SourceLocation?) {
        observer?.didRefuse(message, at: location)
    }

    /// Passes on that a runtime error ended the program, and the app with it.
    public func didTrap(_ message: String, at location: SourceLocation?) {
        observer?.didTrap(message, at: location)
        world.end()
    }

    /// Reports an exception as UIKit would raise it.
    public func didRaise(_ name: String, reason: String, at location: SourceLocation?) {
        world.report(.exception(name: name, reason: reason, object: nil))
    }

    /// Passes on that the program was stopped, and stops the app.
    public func didReachLimit(_ message: String, at location: SourceLocation?) {
        observer?.didReachLimit(message, at: location)
        world.end()
    }

    /// Passes on that the program uses an undeclared name, and ends the app.
    public func didMeetError(_ message: String, unknownName: String?, at location: SourceLocation?) {
        observer?.didMeetError(message, unknownName: unknownName, at: location)
        world.end()
    }

    /// Passes on a question of the code that no file answers.
    public func didAsk(_ question: OpenQuestion, at location: SourceLocation?) {
        observer?.didAsk(question, at: location)
    }

    /// Reports a placeholder and the name that it replaces.
    public func didUsePlaceholder(_ name: String, at location: SourceLocation?) {
        observer?.didUsePlaceholder(name, at: location)
    }

    /// A controller of the first scene that a storyboard has of the class.
    public func objectFromFiles(ofClass name: String) -> ObjectID? {
        comesFromStoryboard(name) ? world.controllerFromStoryboard(ofClass: name)?.id : nil
    }

    /// Whether a storyboard has a scene of the class that can be loaded. False if `init(coder:)` only ends the app and the class has
    /// another initialiser. False too if code makes objects of the class and nothing leads to the scene.
    package func comesFromStoryboard(_ className: String) -> Bool {
        guard world.hasScene(ofClass: className) else { return false }
        let isMade = interpreter.program.mentions(" \(className)(")
        if isMade, !world.isReached(sceneOfClass: className, { interpreter.program.mentions("\"\($0)\"") }) { return false }
        let usable = interpreter.designatedInitialisers(of: className).filter(\.isUsable)
        return usable.isEmpty || usable.contains { Self.placeOfCoder(in: $0.name) != nil }
    }

    /// The index of an initialiser's coder argument: 0 for `init(coder:item:)`, 1 for `init(item:coder:)`.
    package static func placeOfCoder(in name: String) -> Int? {
        name.split(separator: "(").last?.split(separator: ":").firstIndex(of: "coder")
    }

    /// A stand-in view has an unknown superview.
    public func didMake(standIn id: ObjectID, of name: String) {
        if let view = world.object(id) as? UIView { view.hasUnknownSuperview = true }
    }

    /// Asks the run loop to let a task go on.
    public func schedule(task: ObjectID, after seconds: Double, isSleep: Bool) {
        world.schedule(task: task, after: seconds, isAwaited: !isSleep)
    }

    /// Cancels a task that was scheduled on the run loop.
    public func unschedule(task: ObjectID) {
        world.unschedule(task: task)
    }

    /// Passes on a task's change.
    public func didChangeTask(_ change: TaskChange, of id: ObjectID) {
        observer?.didChangeTask(change, of: id)
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
