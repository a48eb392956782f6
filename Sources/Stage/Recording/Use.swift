public import Heap
public import Interpreter
import UIKit

/// One use of a watched UIKit member by the learner's code: a read of geometry, or a call that changes a hierarchy or requests work.
public struct Use: Sendable {
    /// The member with the type that declares it: `UIView.bounds`, `UIViewController.addChild(_:)`.
    public let member: String
    /// Whether it was set.
    public let isWrite: Bool
    /// The object on which it was used; nil for a type's own members.
    public let receiver: ObjectID?
    /// The objects among its arguments, arrays unfolded.
    public let arguments: [ObjectID]
    /// What the size that fits a view was asked for; nil for other uses.
    let fitting: FittingTarget?
    /// Whether the first number among its arguments is none or another than 0: an animation of 0 seconds is none.
    let takesTime: Bool
    /// The number of events that had happened before.
    public internal(set) var eventCount: Int
    /// The expression that uses it; nil where none is known.
    public let location: SourceLocation?
    /// The beginning of the statement with the expression.
    let statement: SourceLocation?
    /// The callback that ran, as an index into the events; nil for none.
    public internal(set) var callback: Int?
    /// The state in which it was used, as an index into the recording's states.
    let state: Int
    /// Whether it was inside an animation's block behind which pending updates run.
    public let isFlushed: Bool
    /// The parts of the value that the code went on to read, in order: `width` of a rectangle, `top` of insets, `horizontalSizeClass` of
    /// traits. Empty where it takes the whole, as far as one statement shows it; for traits as far as one callback does.
    public internal(set) var parts: [String] = []

    /// The property or function that is read, with the one part that is taken of it: `bounds.width`.
    public var readName: String {
        parts.count == 1 ? "\(name).\(parts[0])" : name
    }

    /// Whether it begins an animation.
    public var isAnimation: Bool {
        takesTime
            && (member.hasPrefix("UIView.animate") || member.hasPrefix("UIView.transition(") || member.hasPrefix("UIViewPropertyAnimator."))
    }

    /// The property or function without its type: `bounds`.
    public var name: String { member.split(separator: ".").last.map(String.init) ?? member }

    /// Whether it reads a size that the content or the constraints of a view ask for.
    public var isMeasured: Bool { member == "UIScrollView.contentSize" || member.hasPrefix("UIView.systemLayoutSizeFitting") }

    /// Whether it reads the traits of a view or controller.
    public var isOfTraits: Bool { member.hasSuffix(".traitCollection") }

    /// The last event before it, as an index.
    public var event: Int { max(0, eventCount - 1) }
}

extension Use {
    /// Whether the first number among arguments is none or another than 0.
    static func lasts(_ arguments: [UIKit.Argument]) -> Bool {
        let numbers = arguments.lazy.compactMap { argument in
            if case .value(let value) = argument { value as? Double ?? (value as? Int).map(Double.init) } else { nil }
        }
        return numbers.first != 0
    }

    /// Notes that the code reads a member of the value: `CGRect.width`, or `CGSize.width` of a rectangle's size.
    mutating func take(_ member: String) {
        let words = member.split(separator: ".")
        guard let type = words.first, let part = words.last.map(String.init) else { return }
        switch type {
        case "CGSize", "CGPoint":
            // Another size in the statement is no part of this value.
            guard let last = parts.last else {
                let isOfPoint = ["UIView.center", "CALayer.position"].contains(self.member)
                if type == "CGSize" ? isMeasured : isOfPoint { note(part) }
                return
            }
            if type == "CGSize", last == "size" { replaceLast(with: part) }
            if type == "CGPoint", last == "origin" { replaceLast(with: part == "x" ? "minX" : "minY") }
        case "UIEdgeInsets", "NSDirectionalEdgeInsets":
            if parts.isEmpty, name.hasSuffix("Insets") || name.hasSuffix("Margins") { note(part) }
        case "CGRect":
            if parts.isEmpty, ["frame", "bounds"].contains(name) { note(part) }
        default: note(part)
        }
    }

    private mutating func note(_ part: String) {
        if !parts.contains(part) { parts.append(part) }
    }

    private mutating func replaceLast(with part: String) {
        parts.removeLast()
        note(part)
    }
}

/// A property of UIKit's that the learner's code sets, or a call of its `set…` method.
public struct Assignment: Sendable {
    /// The member with the type that declares it: `UIView.tintColor`, `UINavigationController.setNavigationBarHidden(_:animated:)`.
    public let member: String
    /// The object.
    public let receiver: ObjectID
    /// The number of events that had happened before.
    public internal(set) var eventCount: Int
    /// The expression that sets it; nil where none is known.
    public let location: SourceLocation?
    /// The callback that ran, as an index into the events; nil for none.
    public internal(set) var callback: Int?
}

/// A call of UIKit's own implementation of an override point through `super`.
public struct SuperCall: Sendable {
    /// The override point that is called: `viewWillAppear(_:)`.
    public let name: String
    /// The object.
    public let receiver: ObjectID
    /// Its arguments, by Apple's names.
    public let arguments: [Event.Argument]
    /// The number of events that had happened before.
    public internal(set) var eventCount: Int
    /// The line to blame: the call, or a subclass's that passes on another argument or calls another method.
    public let location: SourceLocation?
    /// The call of UIKit's own implementation itself.
    let innermost: SourceLocation?
    /// The callback that ran, as an index into the events; nil for none.
    public internal(set) var callback: Int?
}

/// A run of a block that the learner's code has given for the end of an animation, a transition or its interaction.
public struct EndBlock: Sendable {
    /// The block.
    public let block: ObjectID
    /// Whether it ends a transition, and not an animation.
    public let isTransitions: Bool
    /// Whether the transition was cancelled, or the animation interrupted.
    public let isCutShort: Bool
    /// The number of events that had happened before.
    public internal(set) var eventCount: Int
    /// The number of events that had happened when it returned.
    public internal(set) var end: Int
}

/// A time of a run at which it can be asked.
public enum RunMoment: Sendable {
    /// When an event happened. A statement's event has the state of the event before it.
    case event(Int)
    /// When a member was used, before its effect.
    case use(Use)
    /// After everything.
    case end
}

/// A value of a view that code read before it had settled.
public struct EarlyReading: Sendable, Hashable {
    /// Whether the view is the controller's own.
    public let isRoot: Bool
    /// Whether the view was in a window.
    public let isInWindow: Bool
    /// The value as it was read.
    public let value: String
    /// The value at which it settles in this appearance; nil when it never does.
    public let settled: String?
}
