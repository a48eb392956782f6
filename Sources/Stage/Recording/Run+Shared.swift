public import Heap
import Interpreter
internal import UIKit
internal import UIKitBindings

// What can be compared between two moments of a run: values of UIKit's properties, the learner's own fields, observers.

/// A stored property of an object of the learner's, or a global or static one.
public struct FieldPlace: Sendable, Hashable {
    /// The object; nil for a global.
    public let owner: ObjectID?
    /// The property, for a static one with its type: `Player.isPaused`.
    public let name: String

    /// A property of an object, or a global one.
    public init(owner: ObjectID?, name: String) {
        (self.owner, self.name) = (owner, name)
    }

    /// The place in words: `BannerCenter.isPaused`.
    public func text(_ recording: Recording) -> String { owner.map { "\(recording.name(of: $0)).\(name)" } ?? name }
}

/// A field with its values at two moments.
public struct FieldChange: Sendable, Hashable {
    /// The field.
    public let place: FieldPlace
    /// Its values as `debugPrint` shows them.
    public let before: String, now: String
}

/// An observer's registration for a notification.
public struct ObserverRegistration: Sendable, Hashable {
    /// The object for `removeObserver`.
    public let observer: ObjectID
    /// Whether it is a token that stands for a closure.
    public let isToken: Bool
    /// The notification's name; nil for all.
    public let name: String?
    /// The sender; nil for all.
    public let sender: ObjectID?
}

extension Assignment {
    /// The property, also of a call of a `set…` method: `isNavigationBarHidden` for `setNavigationBarHidden(_:animated:)`.
    public var property: String {
        let name = String(member.split(separator: ".").last ?? "").prefix { $0 != "(" }
        guard member.hasSuffix(")"), name.hasPrefix("set"), let first = name.dropFirst(3).first else { return String(name) }
        return name.hasSuffix("Hidden") ? "is\(name.dropFirst(3))" : first.lowercased() + name.dropFirst(4)
    }
}

extension Run {
    /// A property's value at an event, objects by name; nil where it cannot be read. Costs a fork. What UIKit makes when it is first asked
    /// for is asked for.
    public func value(of property: String, on object: ObjectID, at event: Int) -> String? {
        let stack = isGesture(object) ? self.stack(with: object) : nil
        return fork(at: event) {
            var (expression, receiver) = (property, Value.object(object))
            if !world.space.heap[object].isAlive {
                switch world.object(object) {
                case is UIApplication: (expression, receiver) = ("UIApplication.shared.\(property)", .void)
                case is UIDevice: (expression, receiver) = ("UIDevice.current.\(property)", .void)
                case is UIScreen: (expression, receiver) = ("UIScreen.main.\(property)", .void)
                default:
                    guard let stack, world.space.heap[stack].isAlive else { return nil }
                    (expression, receiver) = ("interactivePopGestureRecognizer!.\(property)", .object(stack))
                }
            }
            do { return text(of: try script.interpreter.evaluate(expression, on: receiver)) } catch { return nil }
        }
    }

    private func isGesture(_ object: ObjectID) -> Bool { world.object(object) is UIGestureRecognizer }

    /// The stack whose swipe back a gesture is.
    private func stack(with gesture: ObjectID) -> ObjectID? {
        visit(.end) {
            recording.objects.first { id in
                world.space.heap[id].isAlive
                    && world.edges(from: id).contains { $0.label == "interactivePopGestureRecognizer" && $0.target == gesture }
            }
        }
    }

    /// Whether an object is one for the whole app: UIKit's own, or one that a global or a type's own constant holds.
    public func isSingle(_ object: ObjectID) -> Bool {
        switch world.object(object) {
        case is UIApplication, is UIDevice, is UIScreen, is UIScreenEdgePanGestureRecognizer: true
        default:
            visit(.end) { script.interpreter.globals.contains { if case .object(object) = $0.value { true } else { false } } }
        }
    }

    /// The fields of the learner's objects and the globals that hold no objects and no long lists, at an event. Costs a fork; linear
    /// in the objects.
    public func ownFields(at event: Int) -> [FieldPlace: String] {
        fork(at: max(0, event)) {
            var fields: [FieldPlace: String] = [:]
            for id in recording.objects where world.space.heap[id].isAlive && script.interpreter.className(of: id) != nil {
                for (name, value) in script.interpreter.properties(of: id) where isShort(value) {
                    fields[FieldPlace(owner: id, name: name)] = script.interpreter.debugDescribe(value)
                }
            }
            for (name, value) in script.interpreter.globals where isShort(value) {
                fields[FieldPlace(owner: nil, name: name)] = script.interpreter.debugDescribe(value)
            }
            return fields
        }
    }

    /// The fields that have other values now. In order of objects and names.
    public func changes(of now: [FieldPlace: String], since before: [FieldPlace: String]) -> [FieldChange] {
        now.compactMap { place, value in
            before[place].flatMap { $0 == value ? nil : FieldChange(place: place, before: $0, now: value) }
        }.sorted { ($0.place.owner?.index ?? 0, $0.place.name) < ($1.place.owner?.index ?? 0, $1.place.name) }
    }

    /// Whether a value is no object and no long list.
    private func isShort(_ value: Value) -> Bool {
        switch value {
        case .int, .double, .sized, .float, .bool, .string, .none, .enumeration, .structure: true
        case .array, .set: (script.interpreter.elements(of: value)?.count ?? 0) <= Self.longestList
        case .dictionary: (script.interpreter.entries(of: value)?.count ?? 0) <= Self.longestList
        default: false
        }
    }

    /// How many elements a list has at most that is compared.
    private static let longestList = 64

    /// The registrations with notification centres at an event, in order. Costs a fork.
    public func observers(at event: Int) -> [ObserverRegistration] {
        fork(at: max(0, event)) {
            recording.objects.filter { world.space.heap[$0].isAlive }.compactMap { world.object($0) as? NotificationCenter }
                .flatMap(\.registrations).filter { world.space.heap[$0.observer].isAlive }
                .map { ObserverRegistration(observer: $0.observer, isToken: $0.isToken, name: $0.name, sender: $0.sender) }
        }
    }

    /// Whether a subscription lived when an event happened, and had not been ended.
    public func isWorking(_ subscription: ObjectID, at event: Int) -> Bool {
        fork(at: max(0, event)) {
            guard world.space.heap[subscription].isAlive else { return false }
            // What has been ended has let go of what it calls.
            return script.interpreter.properties(of: subscription).contains { property in
                switch property.value {
                case .closure, .object: true
                default: false
                }
            }
        }
    }

    /// Whether an object lived when an event happened.
    public func isAlive(_ object: ObjectID, at event: Int) -> Bool { fork(at: max(0, event)) { world.space.heap[object].isAlive } }

    /// Whether a view is in a window, or a controller's view; a view is not loaded for that.
    public func isInWindow(_ object: ObjectID, at moment: RunMoment) -> Bool {
        visit(moment) {
            switch world.object(object) {
            case let view as UIView: view.window != nil
            case let controller as UIViewController: controller.viewIfLoaded?.window != nil
            default: true
            }
        }
    }

    /// Whether screens share an object: a stack's or tab bar's controller, a bar, the window, the app, the screen, a gesture of a stack's.
    public func isShared(_ object: ObjectID) -> Bool {
        switch world.object(object) {
        case is UINavigationController, is UITabBarController, is UISplitViewController, is UINavigationBar, is UIToolbar, is UITabBar,
            is UIWindow, is UIApplication, is UIScreen, is UIDevice, is UIScreenEdgePanGestureRecognizer:
            true
        default: false
        }
    }

    // MARK: Leaving

    /// The container that is dismissed or taken away at a moment, of a controller that is not itself.
    public func leavingContainer(of id: ObjectID, at moment: RunMoment) -> (controller: ObjectID, isDismissed: Bool)? {
        visit(moment) {
            guard let controller = world.object(id) as? UIViewController, !controller.isBeingDismissed, !controller.isMovingFromParent
            else { return nil }
            var current = controller.parent
            while let container = current {
                if container.isBeingDismissed { return (container.id, true) }
                if container.isMovingFromParent { return (container.id, false) }
                current = container.parent
            }
            return nil
        }
    }

    /// What a dismissal meets that comes too late.
    public enum LateDismissal: Sendable {
        /// What it would dismiss is being dismissed already.
        case underWay(ObjectID)
        /// The receiver presents nothing, and nobody presents it.
        case gone
        /// The receiver presents nothing, so that it is dismissed itself, by this presenter.
        case itself(ObjectID)
    }

    /// Whether a dismissal by a controller comes too late, and how; nil where it dismisses what it presents.
    public func lateDismissal(of id: ObjectID, at moment: RunMoment) -> LateDismissal? {
        visit(moment) {
            guard let controller = world.object(id) as? UIViewController else { return nil }
            if let presented = controller.presentedViewController { return presented.isBeingDismissed ? .underWay(presented.id) : nil }
            var current: UIViewController? = controller
            while let candidate = current {
                if candidate.isBeingDismissed { return .underWay(candidate.id) }
                if let presented = candidate.presentedViewController { return presented.isBeingDismissed ? .underWay(presented.id) : nil }
                current = candidate.parent
            }
            return controller.presentingViewController.map { .itself($0.id) } ?? .gone
        }
    }

    // MARK: Insets

    /// The safe areas of a child and its parent at an event; nil where a view is not loaded. Costs a fork and a layout pass.
    public func insets(of child: ObjectID, in parent: ObjectID, at event: Int) -> InsetSample? {
        fork(at: event) {
            world.layOutEverything()
            guard let inner = world.object(child) as? UIViewController, let outer = world.object(parent) as? UIViewController,
                let innerView = inner.viewIfLoaded, let outerView = outer.viewIfLoaded
            else { return nil }
            func edges(_ insets: UIEdgeInsets) -> [Double] {
                [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
            }
            return InsetSample(
                all: edges(innerView.safeAreaInsets), added: edges(inner.additionalSafeAreaInsets), own: edges(outerView.safeAreaInsets))
        }
    }
}

/// The safe areas of a child and its parent, in points: top, left, bottom, right.
public struct InsetSample: Sendable {
    /// The child's, what it added included.
    public let all: [Double]
    /// The child's additional insets.
    public let added: [Double]
    /// The parent's.
    public let own: [Double]

    /// The edges, as indices.
    public static let edges = 0..<4
    /// Their names.
    public static let names = ["top", "left", "bottom", "right"]
}
