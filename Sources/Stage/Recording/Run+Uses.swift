internal import Foundation
public import Heap
public import Interpreter
internal import UIKit
internal import UIKitBindings

extension Run {
    /// Goes to a moment, runs `body`, and comes back. The run does not change.
    func visit<Result>(_ moment: RunMoment, _ body: () -> Result) -> Result {
        switch moment {
        case .event(let index): fork(at: index, body)
        case .use(let use): fork(atState: use.state, body)
        case .end: visit(nil as Int?, body)
        }
    }

    /// The controller whose root view is a view or the nearest one around it; nil when there is none.
    public func owner(ofView view: ObjectID, at moment: RunMoment) -> ObjectID? {
        visit(moment) {
            var current = world.object(view) as? UIView
            while let candidate = current {
                if let owner = world.controller(ofRoot: candidate.id) { return owner }
                current = candidate.superview
            }
            return nil
        }
    }

    /// The controller whose root view this is; nil when there is none.
    public func controller(ofRoot view: ObjectID, at moment: RunMoment) -> ObjectID? {
        visit(moment) { world.controller(ofRoot: view) }
    }

    /// A controller's root view, nil before it is loaded.
    public func rootView(of controller: ObjectID, at moment: RunMoment) -> ObjectID? {
        visit(moment) { (world.object(controller) as? UIViewController)?.viewIfLoaded?.id }
    }

    /// The controller that a controller is a child of; nil for none.
    public func parent(of controller: ObjectID, at moment: RunMoment) -> ObjectID? {
        visit(moment) { (world.object(controller) as? UIViewController)?.parent?.id }
    }

    /// The view that holds a view; nil for none.
    public func superview(of view: ObjectID, at moment: RunMoment) -> ObjectID? {
        visit(moment) { (world.object(view) as? UIView)?.superview?.id }
    }

    /// Whether a view is another or somewhere inside it.
    public func isView(_ view: ObjectID, inside other: ObjectID, at moment: RunMoment) -> Bool {
        visit(moment) {
            guard let inner = world.object(view) as? UIView, let outer = world.object(other) as? UIView else { return false }
            return inner.isDescendant(of: outer)
        }
    }

    /// Whether a layer, or that of a view, is inside another.
    public func hasSuperlayer(_ id: ObjectID, at moment: RunMoment) -> Bool {
        visit(moment) { ((world.object(id) as? UIView)?.layer ?? world.object(id) as? CALayer)?.superlayer != nil }
    }

    /// Whether a view is in another, or a constraint active.
    public func isInPlace(_ id: ObjectID, at moment: RunMoment) -> Bool {
        visit(moment) {
            switch world.object(id) {
            case let view as UIView: view.superview != nil
            case let constraint as NSLayoutConstraint: constraint.isActive
            default: false
            }
        }
    }

    /// Whether subviews of a view are placed by constraints.
    public func laysOutByConstraints(_ id: ObjectID, at moment: RunMoment) -> Bool {
        visit(moment) {
            (world.object(id) as? UIView)?.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } ?? false
        }
    }

    /// How many targets and actions a control has.
    public func actionCount(of id: ObjectID, at moment: RunMoment) -> Int {
        visit(moment) { (world.object(id) as? UIControl)?.targetCount ?? 0 }
    }

    /// How many objects had been made when an event happened: the next one has this index.
    public func objectCount(at event: Int) -> Int {
        Int(recording.states[recording.stateIndices[event]].heap.count)
    }

    /// Where the members of the learner's classes are declared.
    public var memberLocations: [SourceLocation] { script.interpreter.classes.flatMap { $0.members.map(\.location) } }

    /// The functions of the learner's classes, in order of declaration.
    public var declaredMembers: [DeclaredMember] {
        let ends = script.interpreter.memberEnds
        return script.interpreter.classes.flatMap { described in
            described.members.filter { $0.name.hasSuffix(")") }.map { member in
                DeclaredMember(
                    name: "\(described.name).\(member.name)", location: member.location,
                    end: ends[member.location] ?? member.location.line + 1)
            }
        }
    }

    /// The classes that the learner's code declares, in order.
    public var classes: [DeclaredClass] {
        script.interpreter.classes.map { described in
            DeclaredClass(
                name: described.name, isController: described.superclasses.contains("UIViewController"),
                members: described.members.map(\.name),
                superclasses: described.superclasses, location: described.location)
        }
    }

    /// Where a class of the learner's or one that it inherits from declares a member, nearest first.
    public func declarations(of member: String, in typeName: String) -> [(type: String, location: SourceLocation)] {
        let classes = script.interpreter.classes
        guard let own = classes.first(where: { $0.name == typeName }) else { return [] }
        return ([own] + own.superclasses.compactMap { name in classes.first { $0.name == name } }).flatMap { described in
            described.members.filter { $0.name == member }.map { (described.name, $0.location) }
        }
    }
}

/// A class of the learner's.
public struct DeclaredClass: Sendable {
    /// Its name.
    public let name: String
    /// Whether it is a controller.
    public let isController: Bool
    /// The full names of the members that it declares itself.
    public let members: [String]
    /// Its superclasses, nearest first, UIKit's included.
    public let superclasses: [String]
    /// Its declaration.
    public let location: SourceLocation
}

/// A function of a class of the learner's.
public struct DeclaredMember: Sendable {
    /// Its full name with the class: `Profile.viewDidLoad()`.
    public let name: String
    /// Its declaration.
    public let location: SourceLocation
    /// The line behind its last one.
    public let end: Int

    /// Its lines, and their file.
    public var lines: (file: String, lines: Range<Int>) { (location.file, location.line..<end) }
}
