import Foundation
public import Heap
import UIKit

extension Run {
    /// The facts of a callback event's controller; nil for other events.
    ///
    /// Measured when the callback is entered, before its body, without loading the view. Costs a fork of the run and a layout pass;
    /// remembered.
    public func facts(at event: Int) -> Facts? {
        guard recording.events[event].kind == .callback, let object = recording.events[event].object, isController(object) else {
            return nil
        }
        if let known = settledFacts[event] { return known }
        let facts = facts(of: object, at: event)
        settledFacts[event] = facts
        return facts
    }

    /// The facts of a callback event for an export or a comparison, which asks for those of all events in order. Nil too from `firstUnmeasured` on.
    func factsInTurn(at event: Int) -> Facts? {
        guard recording.events[event].kind == .callback, recording.events[event].object.map(isController) == true else { return nil }
        measuring.count(event, in: recording, objects: objectCount(at: event), most: recorder.limits.measuring)
        return firstUnmeasured.map { event >= $0 } == true ? nil : facts(at: event)
    }

    /// The first callback without facts in exports and comparisons: to measure those before it was the most that one of them takes. Nil where all
    /// have been measured so far.
    public var firstUnmeasured: Int? { measuring.end }

    /// What it costs to measure the facts of one callback after the other.
    struct Measuring {
        /// What a fork costs, and what is added by each view and each constraint that has been made by then.
        private static let fork = 2_500, view = 3, constraint = 25
        /// The first event for which nothing is left.
        private(set) var end: Int?
        private var spent = 0
        /// The last event that has been counted.
        private var counted = -1
        /// How many objects have been looked at, and what they add.
        private var objects = 0, added = 0

        /// Counts an event once; events come in order.
        mutating func count(_ event: Int, in recording: Recording, objects count: Int, most: Int) {
            guard event > counted, end == nil else { return }
            counted = event
            while objects < count {
                let type = recording.typeName(of: ObjectID(index: UInt32(objects)))
                if type == "NSLayoutConstraint" { added += Self.constraint }
                if recording.viewTypes.contains(type) { added += Self.view }
                objects += 1
            }
            spent += Self.fork + added
            if spent > most { end = event }
        }
    }

    /// Whether an object is a controller.
    public func isController(_ id: ObjectID) -> Bool {
        world.object(id) is UIViewController
    }

    /// The facts of a controller at any event: whether window and superview exist, and which values are settled.
    ///
    /// Before the view is in a window, a value is settled when it equals the value that it has once this appearance settles. It is null if
    /// the appearance never settles. Afterwards, a value is settled when doing everything pending would not change it. It is null in a
    /// commit whose layout has no end.
    public func facts(of controller: ObjectID, at event: Int) -> Facts {
        guard let now = fork(at: event, { world.measure(controller) }) else {
            return Facts(values: Array(repeating: false, count: Facts.names.count), geometry: nil)
        }
        let references: [Bool?] = [now.window != nil, now.superview != nil]
        let settled: ViewMeasurement?
        switch now.window == nil ? rest(of: controller, from: event) : isInEndlessLayout(event) ? .never : .hasLeft {
        case .at(let index): settled = done(controller, at: index)
        case .never: settled = nil
        case .hasLeft: settled = done(controller, at: event)
        }
        let comparisons: [Bool?]
        if let settled {
            comparisons = [
                now.traits == settled.traits, now.safeArea == settled.safeArea, now.frame == settled.frame, now.margins == settled.margins,
                now.subviews == settled.subviews, now.descendants == settled.descendants,
            ]
        } else {
            comparisons = Array(repeating: nil, count: 6)
        }
        return Facts(values: references + comparisons, geometry: Facts.Geometry(now))
    }

    /// The measurement at an event after doing everything pending. Events of one state share it.
    private func done(_ controller: ObjectID, at event: Int) -> ViewMeasurement? {
        let place = SettledPlace(state: recording.stateIndices[event], controller: controller)
        if let known = settledMeasurements[place] { return known }
        let measured = fork(at: event) {
            world.layOutEverything()
            return world.measure(controller)
        }
        settledMeasurements[place] = .some(measured)
        return measured
    }

    /// A controller in one of the recording's states.
    struct SettledPlace: Hashable {
        let state: Int
        let controller: ObjectID
    }

    /// Whether an event belongs to the commit in which an endless layout ended the app.
    private func isInEndlessLayout(_ event: Int) -> Bool {
        guard recording.states.last?.world.hasEndlessLayout == true, let end = recording.end else { return false }
        return event <= end.index && recording.events[event].transaction == end.transaction
    }

    /// The event at which the appearance of an event has settled. Returns `event` itself when the appearance has left, and nil when it
    /// never settles.
    func settledEvent(of controller: ObjectID, from event: Int) -> Int? {
        switch rest(of: controller, from: event) {
        case .at(let index): index
        case .never: nil
        case .hasLeft: event
        }
    }

    /// How the appearance of an event settles.
    private enum Rest {
        /// At this event.
        case at(Int)
        /// Not at all.
        case never
        /// The appearance has ended: the view's values do not change any more.
        case hasLeft
    }

    private func rest(of controller: ObjectID, from event: Int) -> Rest {
        func isOwn(_ candidate: Event) -> Bool { candidate.kind == .callback && candidate.object == controller }
        let before = recording.events[...event].last {
            isOwn($0) && ["viewWillAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)"].contains($0.name)
        }
        if let before, before.name != "viewWillAppear(_:)" { return .hasLeft }
        for candidate in recording.events[event...] where isOwn(candidate) {
            if candidate.name == "viewDidAppear(_:)" { return .at(candidate.index) }
            if candidate.name == "viewWillDisappear(_:)" { return .never }
        }
        return .never
    }
}

extension Facts.Geometry {
    init(_ measured: ViewMeasurement) {
        func insets(_ insets: UIEdgeInsets) -> Facts.UIEdgeInsetsValue {
            Facts.UIEdgeInsetsValue(
                top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
        }
        self.init(
            window: measured.window, superview: measured.superview,
            traits: "\(measured.traits.horizontalSizeClass)×\(measured.traits.verticalSizeClass) \(measured.traits.userInterfaceStyle)",
            safeArea: insets(measured.safeArea), frame: measured.frame, margins: insets(measured.margins),
            subviewCount: measured.subviews.count, descendantCount: measured.descendants.count)
    }
}
