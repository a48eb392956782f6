internal import Heap
internal import Interpreter
internal import Synchronization
internal import UIKit

/// The members of UIKit whose uses by the learner's code a recording reports, besides the callbacks. They are geometry that code reads, and
/// calls by which it changes a hierarchy or asks for more work.
enum UseTracking {
    private static let members: [String: Set<String>] = [
        "UIView": [
            "frame", "bounds", "center", "safeAreaInsets", "layoutMargins", "directionalLayoutMargins", "traitCollection", "addSubview(_:)",
            "insertSubview(_:at:)", "insertSubview(_:belowSubview:)", "insertSubview(_:aboveSubview:)", "removeFromSuperview()",
            "setNeedsLayout()", "layoutIfNeeded()", "setNeedsUpdateConstraints()", "addGestureRecognizer(_:)", "addConstraint(_:)",
            "addConstraints(_:)", "systemLayoutSizeFitting(_:)",
            "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
        ],
        "UIScrollView": ["contentSize"],
        "UIStackView": ["addArrangedSubview(_:)", "insertArrangedSubview(_:at:)"],
        "UIResponder": ["becomeFirstResponder()"],
        "UIViewController": [
            "traitCollection", "addChild(_:)", "removeFromParent()", "present(_:animated:completion:)",
            "performSegue(withIdentifier:sender:)", "dismiss(animated:completion:)", "isBeingDismissed", "isMovingFromParent",
        ],
        "UINavigationController": ["pushViewController(_:animated:)"],
        "UISplitViewController": ["isCollapsed"],
        "TransitionCoordinator": ["isCancelled"],
        "UIViewPropertyAnimator": [
            "startAnimation()", "startAnimation(afterDelay:)",
            "runningPropertyAnimator(withDuration:delay:options:animations:completion:)",
        ],
        "UIScreen": ["bounds", "nativeBounds"],
        "UIDevice": ["userInterfaceIdiom", "orientation"],
        "UITraitCollection": [
            "horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle", "userInterfaceIdiom", "displayScale", "layoutDirection",
            "preferredContentSizeCategory", "userInterfaceLevel", "accessibilityContrast", "legibilityWeight",
        ],
        "CALayer": ["addSublayer(_:)", "insertSublayer(_:at:)", "frame", "bounds", "position"],
        "NSLayoutConstraint": ["activate(_:)", "isActive"],
        "UIControl": ["addTarget(_:action:for:)", "addAction(_:for:)"],
        "CGRect": ["size", "origin", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY"],
        "CGSize": ["width", "height"], "CGPoint": ["x", "y"],
        "UIEdgeInsets": ["top", "left", "bottom", "right"], "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
        "NotificationCenter": [
            "addObserver(_:selector:name:object:)", "addObserver(forName:object:queue:using:)", "removeObserver(_:)",
            "removeObserver(_:name:object:)",
        ],
    ]

    /// The types of values: a use of theirs has no object.
    private static let values: Set<String> = [
        "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UITraitCollection",
    ]

    /// The functions that read a trait of the collection that they are given, and the trait.
    private static let traitReaders: [String: String] = [
        "UIColor.resolvedColor(with:)": "userInterfaceStyle",
        "UIFont.preferredFont(forTextStyle:compatibleWith:)": "preferredContentSizeCategory",
        "UIFontMetrics.scaledFont(for:compatibleWith:)": "preferredContentSizeCategory",
        "UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)": "preferredContentSizeCategory",
        "UIFontMetrics.scaledValue(for:compatibleWith:)": "preferredContentSizeCategory",
    ]

    /// The functions of types that animate, by their names without labels.
    private static let animating: Set<String> = ["animate", "animateKeyframes", "transition"]

    /// The properties that UIKit sets as code does: by the overrides of the program's classes.
    private static let assigned: [String: Set<String>] = [
        "UIView": ["frame", "bounds", "center"], "UIScrollView": ["contentOffset", "contentSize"], "UIControl": ["isHighlighted"],
        "UICollectionViewCell": ["isSelected", "isHighlighted"],
    ]

    /// Further types whose properties a screen can change for others.
    private static let assignable: Set<String> = ["CALayer", "UIBarItem", "UIBarButtonItem", "UINavigationItem", "UIScreen", "UIDevice"]

    /// The types used so far. To make them all would take as long as a lesson, and as much memory. Nil for names that UIKit does not have.
    private static let types = Mutex<[String: HostType?]>([:])

    /// The type of that name, its watched members telling the host's observer of their uses; nil when UIKit has none.
    static func type(named name: String) -> HostType? {
        if let known = types.withLock({ $0[name] }) { return known }
        let type = Bindings.type(named: name).map(watched)
        types.withLock { $0[name] = .some(type) }
        return type
    }

    private static func watched(_ type: HostType) -> HostType {
        let name = type.name
        let watched = members[name] ?? []
        let assigned = assigned[name] ?? []
        let isMainThreadOnly = belongsToMainThread(name)
        let keepsAssignments = isMainThreadOnly || assignable.contains(name)
        let readsTraits = traitReaders.keys.contains { $0.hasPrefix("\(name).") }
        guard !watched.isEmpty || keepsAssignments || readsTraits else { return type }
        let isValue = values.contains(name)
        let members = type.members.map { member -> HostMember in
            let title = "\(name).\(member.name)"
            let known = Misreading.member(title, member) ?? member
            let member = name == "UITraitCollection" ? traitRead(known) ?? known : known
            let isWatched = watched.contains(member.name) || name == "UIView" && member.isStatic && animating.contains(member.baseName)
            let readTrait = traitReaders[title]
            guard isWatched || isMainThreadOnly || keepsAssignments || readTrait != nil else { return member }
            let isAssigned = assigned.contains(member.name)
            let isFitting = title.hasPrefix("UIView.systemLayoutSizeFitting")
            return (isAssigned || !isMainThreadOnly ? member : observed(member)).preceded { call, value throws(ScriptError) in
                if isWatched { note(title, isValue: isValue, isFitting: isFitting, call, value) }
                if let readTrait, call.arguments.contains(where: { UITraitCollection.read($0, in: call.host) != nil }) {
                    call.host.observer?.didUse("UITraitCollection.\(readTrait)", on: nil, with: [], values: [], isWrite: false)
                }
                if isMainThreadOnly { checkThread(title, call) }
                if keepsAssignments, value != nil || isSetter(member.baseName), !member.isStatic,
                    let id = ObjectID.read(call.receiver, in: call.host)
                {
                    call.host.observer?.didAssign(title, of: id)
                }
                if isAssigned, value != nil, let id = ObjectID.read(call.receiver, in: call.host) {
                    call.host.world.willSet(member.name, of: id)
                }
            }
        }
        return HostType(name, type.kind, superclass: type.superclass, conformances: type.conformances, members: members)
    }

    /// Whether a method sets a property: `setNavigationBarHidden(_:animated:)`, and not `setNeedsLayout()`.
    private static func isSetter(_ name: String) -> Bool { name.hasPrefix("set") && !name.hasPrefix("setNeeds") }

    /// The same property or subscript of traits, which notes the trait that is read; nil for other members.
    private static func traitRead(_ member: HostMember) -> HostMember? {
        guard !member.isStatic, member.get != nil else { return nil }
        return member.preceded { call, _ in
            if let type = call.arguments.first, member.baseName == "subscript" {
                call.host.world.noteRead(of: TraitKey(name: call.interpreter.describe(type)))
            } else if let key = TraitKey(property: member.name) {
                call.host.world.noteRead(of: key)
            }
        }
    }

    /// The same property, with a setter that calls its observers.
    private static func observed(_ member: HostMember) -> HostMember {
        guard !member.isStatic, let get = member.get, member.set != nil else { return member }
        let keys = keys(of: member.name)
        return member.replacing(
            call: { $0 }, get: { $0 },
            set: { set in
                { use, value throws(ScriptError) in
                    let world = use.host.world
                    guard world.observes(keys), let id = ObjectID.read(use.receiver, in: use.host), let object = world.object(id) else {
                        return try set(&use, value)
                    }
                    let old = use.host.argument(try get(use))
                    try set(&use, value)
                    let new = use.host.argument(try get(use))
                    for key in keys { world.tellChange(of: key, object, from: old, to: new) }
                }
            })
    }

    /// The keys of a property: `isHidden` is `hidden` to Objective-C.
    private static func keys(of name: String) -> [String] {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return [name] }
        return [name, first.lowercased() + name.dropFirst(3)]
    }

    /// Whether the setter of a property of UIKit's announces its changes.
    static func isObservable(_ key: String, of typeName: String) -> Bool {
        guard belongsToMainThread(typeName) else { return false }
        var current: String? = typeName
        while let name = current, let type = type(named: name) {
            if type.members.contains(where: { $0.set != nil && !$0.isStatic && keys(of: $0.name).contains(key) }) { return true }
            current = type.superclass
        }
        return false
    }

    /// Whether a class's members must be used on the main thread only.
    private static func belongsToMainThread(_ name: String) -> Bool {
        var current: String? = name
        while let known = current {
            if ["UIResponder", "UIGestureRecognizer"].contains(known) { return true }
            current = Bindings.generated(known)?.superclass
        }
        return false
    }

    /// Complains of a use from another thread, as Xcode's checker does.
    ///
    /// Fidelity: documented Diagnosing memory, thread, and crash issues early (Main Thread Checker); the words are those of Xcode's issue at the line.
    private static func checkThread(_ name: String, _ call: HostCall) {
        guard !Thread.isMainThread(in: call.host.world) else { return }
        let receiver = ObjectID.read(call.receiver, in: call.host)
        call.host.world.report(.console("\(name) must be used from main thread only", object: receiver, about: .offMainThread))
    }

    private static func note(_ name: String, isValue: Bool, isFitting: Bool, _ call: HostCall, _ value: Value?) {
        let host = call.host
        if isValue {
            host.observer?.didUse(name, on: nil, with: [], values: [], isWrite: value != nil)
            return
        }
        let given = value.map { [$0] } ?? call.arguments
        host.observer?.didUse(
            name, on: ObjectID.read(call.receiver, in: host), with: isFitting ? [] : given.flatMap { objects($0, in: host) },
            values: isFitting ? given.map { host.argument($0) } : given.filter(isNumber).map { host.argument($0) }, isWrite: value != nil)
    }

    private static func isNumber(_ value: Value) -> Bool {
        switch value {
        case .int, .double: true
        default: false
        }
    }

    private static func objects(_ value: Value, in host: ScriptHost) -> [ObjectID] {
        if case .array = value { return (host.interpreter.elements(of: value) ?? []).flatMap { objects($0, in: host) } }
        return ObjectID.read(value, in: host).map { [$0] } ?? []
    }
}
