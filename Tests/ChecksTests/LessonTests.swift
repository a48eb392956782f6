import Checks
import Foundation
import Projects
import Stage
import Testing

/// What lessons say of the findings in their scenes.
@Suite struct `The findings in a lesson's scene` {
    private static let lessons = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Lessons").standardized

    private func found(in files: [String], steps: [String]) throws -> [String] {
        let sources = try files.map { file in
            let text = try String(contentsOf: Self.lessons.appending(path: file), encoding: .utf8)
            return Source(path: String(file.split(separator: "/").last ?? ""), text: text)
        }
        let program = try SceneProgram(sources, root: nil)
        let run = try Run(program, setting: Setting(steps: try steps.map { try Step($0) }))
        let findings = Checks.findings(in: run).filter { $0.level == .warning }
        return findings.map { "\($0.place?.file ?? "") \($0.place?.line ?? 0) \($0.rule)" }.sorted()
    }

    @Test func `of the checklist are its ten faults`() throws {
        let folder = "25-the-checklist"
        let steps = [
            "call PodcastsViewController.openEpisode", "call EpisodeViewController.showNotes", "call EpisodeViewController.hideNotes",
            "swipe-back 40 cancel", "back",
        ]
        let expected = [
            "13 load-view-super", "21 early-geometry", "24 leak", "27 missing-super", "29 unbalanced-observer", "36 early-geometry",
            "41 layout-callback", "50 missing-did-move", "56 left-behind", "81 repeated-request",
        ]
        let faults = try found(in: ["\(folder)/Scene.swift", "\(folder)/Episode.swift"], steps: steps)
        #expect(faults == expected.map { "Episode.swift \($0)" })
        #expect(try found(in: ["\(folder)/Scene.swift", "\(folder)/Twin.swift"], steps: steps).isEmpty)
    }

    @Test func `of your own controller are the late green, and no price`() throws {
        let steps = ["call RoomsViewController.openRoom", "swipe-back content 60 finish"]
        #expect(try found(in: ["26-your-own-controller/Scene.swift"], steps: steps) == ["Scene.swift 54 flash"])
    }
}
