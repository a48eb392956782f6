import Canvas
import Checks
import Curriculum
import Foundation
import Interpreter
internal import Projects
import Stage
import UIKit

extension PlainScreen {
    /// A pane's content; nil on screens without a stage.
    func text(of pane: StagePane) -> [String]? {
        guard let stage = state.stage else { return nil }
        guard let model = stage.model else { return stage.failure?.lines ?? ["There is no recording."] }
        switch pane {
        case .code: return code(stage, model)
        case .hierarchy: return hierarchy(stage, model)
        case .screen: return screen(stage, model)
        case .console: return console(stage, model)
        case .variables: return VariablesPane(stage: stage).lines(theme: .colorless).map(\.string)
        case .memory: return memory(stage)
        case .timeline where stage.beside != nil: return differences(stage)
        case .timeline: return StopsLine(stage: stage).spoken + followed(stage, model)
        case .prose: return text
        }
    }

    private func followed(_ stage: StageState, _ model: RunModel) -> [String] {
        guard let watch = stage.followed, stage.reasonNotFollowing == nil else { return [] }
        return ["\(FollowedValue.name(watch)) is followed, now \(FollowedValue.short(model.followed(watch, at: stage.position)))."]
    }

    // The differences of two runs, each with its number; the one at which the stage stands is marked.
    private func differences(_ stage: StageState) -> [String] {
        guard let beside = stage.beside else { return [] }
        let all = stage.differences
        let head = "\(beside.name.title) beside \(beside.otherName.title): \(all.count) \(all.count == 1 ? "difference" : "differences")."
        return [head]
            + all.enumerated().map { number, row in
                "\(number + 1)\(row == stage.row ? ", here" : ""): \(beside.comparison.sentence(of: beside.comparison.entries[row]))"
            }
    }

    // The lines around the running one.
    private func code(_ stage: StageState, _ model: RunModel) -> [String] {
        let pane = CodePane(stage: stage)
        guard let source = pane.source else { return ["There is no code."] }
        let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
        let current = pane.shownLine(of: source)
        let isRunning =
            model.place(at: stage.position).map {
                $0.isRunning && $0.location.file == source.path && $0.location.line == current
            } ?? false
        let head = isRunning ? "\(source.path), line \(current) runs:" : "\(source.path):"
        let shown = max(1, current - 6)...max(1, min(lines.count, current + 8))
        return [head]
            + shown.filter { lines.indices.contains($0 - 1) }.flatMap { number in
                let isStop = stage.breakpoints.contains(.line(file: source.path, number: number))
                let found = stage.findings.filter { $0.location?.file == source.path && $0.location?.line == number }
                return ["\(number)\(isStop ? ", breakpoint" : ""): \(lines[number - 1])"] + found.map { "  Mistake: \($0.message)." }
            }
    }

    private func hierarchy(_ stage: StageState, _ model: RunModel) -> [String] {
        if stage.hidden.contains(.views) { return ["The views and the facts are the question."] }
        let nodes = model.hierarchy(at: stage.position)
        let views = nodes.map { node in
            let hidden = node.isHidden ? ", hidden" : ""
            let background = node.background.map { ", \($0)" } ?? ""
            let name = String(repeating: "  ", count: node.depth) + HierarchyPane.name(node)
            if stage.hidden.contains(.facts) { return name }
            return name + " at "
                + HierarchyPane.geometry(node, .ascii) + hidden + background
        }
        let facts = FactsPane(stage: stage, model: model)
        return (views.isEmpty ? ["There is no window yet."] : views) + [facts.title.map { "Facts of \($0):" } ?? "Facts:"] + facts.spoken
    }

    private func screen(_ stage: StageState, _ model: RunModel) -> [String] {
        if stage.hidden.contains(.picture) { return ["The picture is the question."] }
        guard let frame = model.frame(after: stage.position) else { return ["No frame has been shown yet."] }
        let outlines = stage.showsOutlines ? Outlines(stage, model).places.map { "\($0.name) was at \(Self.text($0.frame))" } : []
        let items = model.picture(atFrame: frame).items.map { item in
            let words: String
            switch item.content {
            case .text(let text, _, _, _, _)?: words = ", says \(text)"
            case .bar(let title, let back, let left, let right, _)?:
                let buttons = left + right
                words =
                    ", titled \(title)\(back.map { ", with a way back to \($0)" } ?? "")"
                    + (buttons.isEmpty ? "" : ", with \(buttons.joined(separator: ", "))")
            default: words = ""
            }
            return "\(model.recording.name(of: item.object)) at \(Self.text(item.frame))\(words)"
        }
        return outlines + items
    }

    private static func text(_ frame: CGRect) -> String {
        let parts = [frame.minX, frame.minY, frame.width, frame.height].map { shortNumber(Double($0)) }
        return "\(parts[0]),\(parts[1]), \(parts[2]) by \(parts[3])"
    }

    private func memory(_ stage: StageState) -> [String] {
        var words = Glyphs.ascii
        (words.left, words.right, words.treeBranch, words.treeLast) = ("held by", "holds", "  ", "  ")
        return MemoryPane(stage: stage).lines(theme: .colorless, glyphs: words).map(\.string)
    }

    private func console(_ stage: StageState, _ model: RunModel) -> [String] {
        let lines = ConsolePane(stage: stage).lines
        return lines.isEmpty ? ["Nothing has been printed yet."] : lines
    }
}
