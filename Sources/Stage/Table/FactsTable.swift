public import Projects
public import UIKit

/// The documents' table: ten callbacks by eight facts, measured from a recording.
public struct FactsTable: Sendable, Hashable {
    /// One callback's facts.
    public struct Row: Sendable, Hashable {
        /// The callback's full Swift name.
        public let callback: String
        /// The eight facts in order; nil for all when the callback does not come in this appearance.
        public let facts: [Bool?]?
        /// The event that was measured.
        public let event: Int?
    }

    /// The callbacks, in the documents' order.
    public static let callbacks = [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "updateViewConstraints()", "viewIsAppearing(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ]

    /// How the controller was shown.
    public let container: Setting.Container
    /// The system version.
    public let os: OSProfile
    /// The device.
    public let device: DeviceProfile
    /// Which appearance, from 1.
    public let appearance: Int
    /// Whether the window filled the screen.
    public let isFullScreen: Bool
    /// The rows, in the documents' order.
    public let rows: [Row]

    /// Measures a table in the table's own scene. The view starts as large as the screen, with two levels of constrained subviews. The
    /// window is narrower than the screen unless `isFullScreen`.
    public init(
        container: Setting.Container, device: DeviceProfile = .ipad, os: OSProfile = .newest, isFullScreen: Bool = false,
        appearance: Int = 1
    ) throws(SceneError) {
        let run = try Run(
            sources: [TableScene.source(container)],
            setting: TableScene.setting(container, device: device, os: os, isFullScreen: isFullScreen, appearance: appearance))
        self.init(of: TableScene.measuredClass, in: run, appearance: appearance)
    }

    /// Reads the table of one controller's appearance, the first being 1, out of a recording.
    public init(of className: String, in run: Run, appearance: Int) {
        let recording = run.recording
        container = recording.setting.container
        os = recording.setting.os
        device = recording.setting.device
        self.appearance = appearance
        isFullScreen = recording.setting.windowSize == nil
        let own = recording.events.filter { event in
            event.kind == .callback && event.object.map { recording.typeName(of: $0) == className } == true
        }
        var span = 1
        var byName: [String: Int] = [:]
        for event in own {
            // An appearance lasts until its viewDidDisappear. Later callbacks belong to the next one.
            if span == appearance, byName[event.name] == nil { byName[event.name] = event.index }
            if event.name == "viewDidDisappear(_:)" { span += 1 }
        }
        rows = Self.callbacks.map { name in
            let event = byName[name]
            return Row(callback: name, facts: event.flatMap { run.facts(at: $0)?.values }, event: event)
        }
    }

    /// The cells that differ from another table's, as row and column numbers from 0.
    public func differences(from other: FactsTable) -> [(row: Int, column: Int)] {
        rows.indices.flatMap { row in
            Facts.names.indices.compactMap { column in
                rows[row].facts?[column] == other.rows[row].facts?[column] ? nil : (row, column)
            }
        }
    }

    /// The first callback in which all of these facts hold; nil when none has them.
    public func firstCallback(having facts: [String]) -> String? {
        rows.first { row in
            facts.allSatisfy { name in
                guard let column = Facts.names.firstIndex(of: name), let values = row.facts else { return false }
                return values[column] == true
            }
        }?.callback
    }
}
