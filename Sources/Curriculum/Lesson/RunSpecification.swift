internal import Foundation
internal import Interpreter
internal import Projects
internal import Stage
internal import UIKit

/// A run as a stage block or a question describes it, before its files are known.
struct RunSpecification {
    var scenes: [Located<String>]
    var overrides: [PropertyOverride] = []
    var setting = Setting()

    static let keys = ["with", "device", "os", "in", "root", "window", "do"]

    /// The run of `Scene.swift` without any steps.
    static func standard(at location: SourceLocation) -> RunSpecification {
        RunSpecification(scenes: [Located(value: "Scene.swift", location: location)])
    }

    /// Takes over the fields. A scene begins anew; all other fields change the present values.
    mutating func read(_ fields: YAMLMapping, sceneKey: String, problems: ProblemList) {
        if fields.has(sceneKey) { self = RunSpecification(scenes: fields.strings(sceneKey)) }
        if fields.has("with") {
            overrides = fields.fields("with")?.pairs().map { PropertyOverride(property: $0.key, value: $0.value) } ?? []
        }
        if let name = fields.string("device") {
            if let device = DeviceProfile.all.first(where: { $0.name == name.value }) {
                setting.device = device
            } else {
                problems.report(
                    name.location, "there is no device '\(name.value)'; there are \(DeviceProfile.all.map(\.name).joined(separator: ", "))")
            }
        }
        if let name = fields.string("os") {
            if let os = OSProfile.all.first(where: { $0.name == name.value }) {
                setting.os = os
            } else {
                problems.report(
                    name.location, "there is no system '\(name.value)'; there are \(OSProfile.all.map(\.name).joined(separator: ", "))")
            }
        }
        if let container = fields.word("in", as: Setting.Container.self) {
            setting.container = container.value
        }
        if let root = fields.string("root") { setting.root = root.value }
        if let window = fields.string("window") { setting.windowSize = size(window, problems: problems) }
        if fields.has("do") {
            setting.steps = fields.strings("do").compactMap { text in
                do throws(StepError) {
                    return try Step(text.value)
                } catch {
                    problems.report(text.location, error.description)
                    return nil
                }
            }
            if let excess = Step.excess(of: setting.steps), let place = fields.strings("do").first?.location {
                problems.report(place, excess)
                setting.steps = []
            }
        }
    }

    private func size(_ text: Located<String>, problems: ProblemList) -> CGSize? {
        let parts = text.value.split(separator: "x").compactMap { Double($0) }
        guard parts.count == 2, parts.allSatisfy({ (1...100_000).contains($0) }) else {
            problems.report(text.location, "'window' takes a size in points: 320x1194")
            return nil
        }
        return CGSize(width: parts[0], height: parts[1])
    }

    /// The run with its files' texts, overrides applied. Reports files that the lesson does not have.
    func prescription(files: [String: Source], problems: ProblemList) -> RunPrescription {
        var sources = scenes.compactMap { scene -> Source? in
            if let source = files[scene.value] { return source }
            let names = files.keys.filter { !$0.contains("/") }.sorted()
            let hint = nearest(to: scene.value, in: names).map { "; did you mean '\($0)'?" } ?? ""
            problems.report(scene.location, "the lesson has no file '\(scene.value)'\(hint)")
            return nil
        }
        if !sources.isEmpty {
            for override in overrides { sources = override.applied(to: sources, problems: problems) }
        }
        return RunPrescription(sources: sources, setting: setting)
    }
}
