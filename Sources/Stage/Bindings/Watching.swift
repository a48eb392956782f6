internal import Heap
internal import Interpreter

/// The members of UIKit of whose uses by the learner's code a recording tells, besides the callbacks: geometry that is read, and calls by
/// which code changes a hierarchy or asks for more work.
enum Watching {
    private static let members: [String: Set<String>] = [
        "UIView": [
            "frame", "bounds", "center", "safeAreaInsets", "layoutMargins", "directionalLayoutMargins", "traitCollection", "addSubview(_:)",
            "insertSubview(_:at:)", "insertSubview(_:belowSubview:)", "insertSubview(_:aboveSubview:)", "removeFromSuperview()",
            "setNeedsLayout()", "layoutIfNeeded()", "setNeedsUpdateConstraints()", "addGestureRecognizer(_:)", "addConstraint(_:)",
            "addConstraints(_:)",
        ],
        "UIStackView": ["addArrangedSubview(_:)", "insertArrangedSubview(_:at:)"],
        "UIViewController": ["traitCollection", "addChild(_:)", "removeFromParent()"],
        "CALayer": ["addSublayer(_:)", "insertSublayer(_:at:)"],
        "NSLayoutConstraint": ["activate(_:)", "isActive"],
        "UIControl": ["addTarget(_:action:for:)", "addAction(_:for:)"],
        "CGRect": ["size", "origin", "width", "height", "minX", "midX", "maxX", "minY", "midY", "maxY"],
        "NotificationCenter": [
            "addObserver(_:selector:name:object:)", "addObserver(forName:object:queue:using:)", "removeObserver(_:)",
            "removeObserver(_:name:object:)",
        ],
    ]

    private static let types: [String: HostType] = Dictionary(
        uniqueKeysWithValues: members.compactMap { name, watched in
            Bindings.type(named: name).map { type in
                let members = type.members.map { member in
                    guard watched.contains(member.name) else { return member }
                    return member.watched { call, value in note("\(name).\(member.name)", call, value) }
                }
                return (
                    name, HostType(name, type.kind, superclass: type.superclass, conformances: type.conformances, members: members)
                )
            }
        })

    /// The type of that name, its watched members telling the host's observer of their uses; nil when UIKit has none.
    static func type(named name: String) -> HostType? { types[name] ?? Bindings.type(named: name) }

    private static func note(_ name: String, _ call: HostCall, _ value: Value?) {
        let host = call.host
        let given = value.map { [$0] } ?? call.arguments
        host.observer?.didUse(
            name, on: ObjectID.read(call.receiver, in: host), with: given.flatMap { objects($0, in: host) }, isWrite: value != nil)
    }

    private static func objects(_ value: Value, in host: ScriptHost) -> [ObjectID] {
        if case .array = value { return (host.interpreter.elements(of: value) ?? []).flatMap { objects($0, in: host) } }
        return ObjectID.read(value, in: host).map { [$0] } ?? []
    }
}
