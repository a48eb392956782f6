import Foundation
import Heap
public import Projects
public import UIKit

/// The tables of other containers and styles beside one table. Each differing cell has the event that explains it.
public struct TableReport: Sendable {
    /// One container's table.
    public struct Section: Sendable {
        /// The table.
        public let table: FactsTable
        /// The cells that differ from the base's, row by row.
        public let differences: [Difference]
    }

    /// One cell that differs from the base's.
    public struct Difference: Sendable, Hashable {
        /// The callback of the row.
        public let callback: String
        /// The fact of the column.
        public let fact: String
        /// Whether the fact holds here. nil when the callback does not come, or the value never settles.
        public let value: Bool?
        /// Whether the fact holds in the base's table.
        public let base: Bool?
        /// The event of this container's recording that explains it, as an index; nil when no single event does.
        public let event: Int?
        /// The explanation, one sentence without a full stop.
        public let because: String
    }

    /// The table that the others are compared with.
    public let base: FactsTable
    /// The others, in order.
    public let sections: [Section]

    /// A container on a device.
    public typealias Variant = (container: Setting.Container, device: DeviceProfile)

    /// Every container and style that is simulated, but the base's.
    public static func allOthers(than base: Variant) -> [Variant] {
        Setting.Container.tabled.filter { $0 != base.container }.map { ($0, base.device) }
            + (base.device == .phone ? [] : [(base.container, .phone)])
    }

    /// Measures the tables of the documents' own scene for a base and for others, under one system.
    public init(
        base: Variant, others: [Variant], os: OSProfile = .newest, appearance: Int = 1
    ) throws(SceneError) {
        func measured(_ variant: Variant) throws(SceneError) -> (table: FactsTable, run: Run) {
            let run = try Run(
                sources: [TableScene.source(variant.container)],
                setting: TableScene.setting(
                    variant.container, device: variant.device, os: os, isFullScreen: false, appearance: appearance))
            return (FactsTable(of: TableScene.measuredClass, in: run, appearance: appearance), run)
        }
        let first = try measured(base).table
        var sections: [Section] = []
        for variant in others {
            let (table, run) = try measured(variant)
            sections.append(Section(table: table, differences: Explanation(table: table, base: first, run: run).differences))
        }
        self.base = first
        self.sections = sections
    }
}

/// Finds the events that explain the cells of one table that differ from another's.
private struct Explanation {
    let table: FactsTable
    let base: FactsTable
    let run: Run

    var differences: [TableReport.Difference] {
        table.differences(from: base).map { row, column in
            let value = table.rows[row].facts?[column]
            let (event, because) = explanation(row, column, value)
            return TableReport.Difference(
                callback: table.rows[row].callback, fact: Facts.names[column], value: value, base: base.rows[row].facts?[column],
                event: event, because: because)
        }
    }

    private func explanation(_ row: Int, _ column: Int, _ value: Bool?) -> (Int?, String) {
        guard let event = table.rows[row].event, let controller = run.recording.events[event].object else { return absence(row) }
        switch value {
        case true?: return beginning(column, controller, before: event)
        case false?: return cause(column, controller, after: event)
        case nil: return (nil, "this appearance never settles, so nobody can say")
        }
    }

    /// Since when the fact holds.
    private func beginning(_ column: Int, _ controller: ObjectID, before event: Int) -> (Int?, String) {
        var first = event
        while first > 0, holds(column, controller, first - 1) == true { first -= 1 }
        if base.rows.first(where: { $0.callback == run.recording.events[event].name })?.facts == nil {
            return (event, "the callback comes here, with event \(event)")
        }
        let maker = maker(first, column)
        return (maker, "true since event \(maker): \(words(maker))")
    }

    /// Why the fact does not hold: the event that makes it true later, or that has ended it.
    private func cause(_ column: Int, _ controller: ObjectID, after event: Int) -> (Int?, String) {
        let events = run.recording.events
        let callbacks = events[..<event].last { $0.kind == .callback && $0.object == controller }
        if let before = callbacks, holds(column, controller, before.index) == true {
            var last = event
            while last > 0, holds(column, controller, last - 1) == false { last -= 1 }
            let maker = maker(last, column)
            return (maker, "no longer true since event \(maker): \(words(maker))")
        }
        guard let later = events.indices[event...].dropFirst().first(where: { holds(column, controller, $0) == true }) else {
            return (nil, "it does not come true in this recording")
        }
        let maker = maker(later, column)
        return (maker, "true only from event \(maker) on: \(words(maker))")
    }

    /// Why a callback does not come: nothing between the callbacks around it called for it.
    private func absence(_ row: Int) -> (Int?, String) {
        let after = table.rows[(row + 1)...].first { $0.event != nil }?.event
        guard let after else { return (nil, "the callback does not come in this appearance") }
        return (after, "the callback does not come before event \(after): \(words(after))")
    }

    private func holds(_ column: Int, _ controller: ObjectID, _ event: Int) -> Bool? {
        run.facts(of: controller, at: event).values[column]
    }

    /// The event that made a fact true, where `first` is the first event at which it is. The system's steps and callbacks that say `did`
    /// are reported after the change, others before it.
    private func maker(_ first: Int, _ column: Int) -> Int {
        let events = run.recording.events
        let event = events[first]
        // A view has its superview before it is told of the window that it enters with it.
        if Facts.names[column] == "superview", event.name.contains("Window"),
            let told = events[..<first].last(where: { $0.name == "willMove(toSuperview:)" && $0.object == event.object })
        {
            return told.index
        }
        return event.kind == .system || event.name.hasPrefix("did") || first == 0 ? first : first - 1
    }

    private func words(_ index: Int) -> String { run.recording.narration(of: index).trimmingLastPeriod }
}
