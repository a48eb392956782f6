import Foundation
import Heap

/// Counts how often each view is laid out in one turn of the run loop, and ends an app whose layout never comes to rest. Not part of the
/// state: each turn begins anew.
///
/// Fidelity: documented UIViewLayoutFeedbackLoopDebuggingThreshold; UIKit's own debugger is observed to go on as here: a view that was laid out
/// as often as the threshold says begins a list of the layouts that follow, a list that repeats itself confirms the loop, ten more rounds of
/// its top-level view are looked at, then the log is written and NSGenericException raised. Without that launch argument an app hangs; here every
/// app has it. The log's call stacks are the learner's lines, its addresses are left out.
final class LayoutFeedbackLoopDebugger {
    /// The launch argument's value, and how many layouts the list has.
    private static let threshold = 100
    /// A view that was laid out so often is in a loop, confirmed or not.
    private static let limit = 1000
    private static let rounds = 10

    private enum Phase {
        case counting, listing, collecting, ended
    }

    private var phase = Phase.counting
    private var counts: [ObjectID: Int] = [:]
    private var root: UIView?
    private var list: [UIView] = []
    /// The part of the list that repeats itself; nil when none does.
    private var cycle: [UIView]?
    private var collected = 0
    private var running: [(view: UIView, method: String)] = []
    private var geometry: [(view: UIView, record: String)] = []
    private var requests: [(view: UIView, cause: LayoutCause, record: String)] = []

    // MARK: Events of the layout

    /// A turn of the run loop begins.
    func beginTurn() {
        guard !counts.isEmpty else { return }
        (phase, counts, root, list, cycle, collected) = (.counting, [:], nil, [], nil, 0)
        (geometry, requests) = ([], [])
    }

    /// Runs one of the methods that lay a view out.
    func running(_ method: String, of view: UIView, _ body: () -> Void) {
        running.append((view, method))
        body()
        running.removeLast()
    }

    /// `layoutSubviews()` is about to be sent.
    func willLayOut(_ view: UIView) {
        let count = counts[view.id, default: 0] + 1
        counts[view.id] = count
        if phase != .ended, count > Self.limit { return end(view.world) }
        switch phase {
        case .counting where count == Self.threshold:
            (phase, root) = (.listing, view)
        case .listing:
            list.append(view)
            if let root, root !== view, root.isDescendant(of: view) { self.root = view }
            guard list.count == Self.threshold else { return }
            phase = .collecting
            cycle = repeatedPart()
        case .collecting where view === root:
            collected += 1
            if collected > Self.rounds { end(view.world) }
        default: break
        }
    }

    /// A view is about to be marked for layout.
    func willInvalidate(_ view: UIView, because cause: LayoutCause) {
        guard phase == .collecting else { return }
        let isUpstream = running.last.map { $0.view.isDescendant(of: view) } ?? (view === root)
        guard isUpstream else { return }
        let place = cause.location.map { " at \($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? ""
        let record = "\(cause.reason.rawValue)\(place)\(inMethod)"
        if !requests.contains(where: { $0.view === view && $0.record == record }) { requests.append((view, cause, record)) }
    }

    /// A view's bounds are about to be set.
    func willChange(_ view: UIView, bounds: CGRect) {
        note("bounds = (\(Self.numbers(bounds.origin)); \(Self.numbers(bounds.size)))", of: view)
    }

    /// A view's centre is about to be set.
    func willChange(_ view: UIView, center: CGPoint) {
        note("center = (\(Self.numbers(center)))", of: view)
    }

    private func note(_ change: @autoclosure () -> String, of view: UIView) {
        guard phase == .collecting else { return }
        let record = "\(change())\(inMethod)"
        if !geometry.contains(where: { $0.view === view && $0.record == record }) { geometry.append((view, record)) }
    }

    private var inMethod: String {
        running.last.map { "; in -\($0.method) of \(Self.named($0.view))" } ?? ""
    }

    // MARK: Looking for the loop

    private var involved: [UIView] {
        var views: [UIView] = []
        for view in [root].compactMap({ $0 }) + list where !views.contains(where: { $0 === view }) { views.append(view) }
        return views
    }

    /// The views laid out between two layouts of the top-level view, if they are always the same, or the same every other time.
    private func repeatedPart() -> [UIView]? {
        guard let root, involved.allSatisfy({ $0.isDescendant(of: root) }) else { return nil }
        var parts: [[UIView]] = [[]]
        for view in list {
            parts[parts.count - 1].append(view)
            if view === root { parts.append([]) }
        }
        // The first and the last part may not be whole.
        parts = Array(parts.dropFirst().dropLast())
        for period in 1...2 {
            let whole = parts.count / period
            guard whole >= 2 else { break }
            let joined = (0..<whole).map { index in parts[index * period..<(index + 1) * period].flatMap { $0 } }
            let first = joined[0].map(\.id)
            guard joined.allSatisfy({ $0.map(\.id) == first }), Set(first) == Set(involved.map(\.id)) else { continue }
            return joined[0]
        }
        return nil
    }

    private func end(_ world: World) {
        phase = .ended
        world.state.hasEndlessLayout = true
        var reason = "Degenerate layout!"
        let top = root.map(Self.described) ?? "(null)"
        if cycle != nil {
            reason += " Layout feedback loop detected in subtree of \(top). "
        } else {
            reason += " Layout feedback loop suspected in subtree of \(top), but the information is incomplete. "
        }
        world.report(.console("[LayoutLoop] \(reason)\n\(log)", object: root?.id, about: .layoutLoop))
        world.report(
            .exception(
                name: "NSGenericException", reason: reason + "More info may be available in the log for com.apple.UIKit.LayoutLoop",
                object: root?.id, at: requests.lazy.compactMap(\.cause.location).first))
    }

    private var log: String {
        var text = "\nTop-level view = \(root.map(Self.described) ?? "(null)")\n"
        if involved.count > 1, let root { text += "\nViews caught in loop: \n\(tree(root, depth: 0))" }
        if let cycle { text += "\nViews receiving layout in order: (\n\(cycle.map { "    \(Self.described($0))\n" }.joined()))\n" }
        if !geometry.isEmpty {
            text += "\n*** Views With Geometry Changes ***\n" + records(geometry) { "Geometry change records for \($0):" }
        }
        let atRoot = requests.filter { $0.view === root }
        if !atRoot.isEmpty {
            text += "\n*** Call stacks where -setNeedsLayout is sent to the top-level view ***\n"
            text += atRoot.map { "    \($0.record)\n" }.joined()
        }
        let upstream = requests.filter { $0.view !== root }.map { (view: $0.view, record: $0.record) }
        if !upstream.isEmpty {
            text += "\n*** Additional (non-top-level) Views Receiving Upstream Layout Dirtying ***\n"
            text += records(upstream) { ">>> Call stacks where -setNeedsLayout is sent upstream to \($0)" }
        }
        return text
    }

    /// The records of each view under one heading, in order of first mention.
    private func records(_ records: [(view: UIView, record: String)], heading: (String) -> String) -> String {
        var views: [UIView] = []
        for entry in records where !views.contains(where: { $0 === entry.view }) { views.append(entry.view) }
        return views.map { view in
            let lines = records.filter { $0.view === view }.map { "    \($0.record)\n" }
            return "\(heading(Self.named(view)))\n\(lines.joined())"
        }.joined()
    }

    /// The views in the loop and those between them, each with its place in the order of layout.
    private func tree(_ view: UIView, depth: Int) -> String {
        let order = (cycle ?? []).firstIndex { $0 === view }
        let number = order.map { "\($0 + 1) " } ?? ""
        var text = String(repeating: "|   ", count: depth) + number + Self.described(view) + "\n"
        for child in view.subviews where involved.contains(where: { $0.isDescendant(of: child) }) { text += tree(child, depth: depth + 1) }
        return text
    }

    private static func named(_ view: UIView) -> String { "<\(view.world.typeName(of: view))>" }

    private static func described(_ view: UIView) -> String {
        "<\(view.world.typeName(of: view)); frame = (\(numbers(view.frame.origin)); \(numbers(view.frame.size)))>"
    }

    private static func numbers(_ point: CGPoint) -> String { "\(short(point.x)) \(short(point.y))" }
    private static func numbers(_ size: CGSize) -> String { "\(short(size.width)) \(short(size.height))" }

    private static func short(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(Double((number * 100).rounded() / 100))
    }
}
