import Foundation
import UIKit

/// The systems that a piece of a text names.
struct SystemWords {
    /// The numbers that it names, with the words around them; empty where it names none.
    private(set) var ranges: [ClosedRange<Int>] = []
    /// The first one that it names: `iOS 12`.
    private(set) var text = ""

    /// `iOS 15`, `iOS 13+`, `iOS 13 to 18`, `before iOS 13`.
    init(_ text: String) {
        let lower = text.lowercased()
        for match in lower.matches(
            of: /(?:ios|ipados)\s?(\d{1,2})(?:\.\d+)*(?:\s?(?:-|–|~|to|through|至|到)\s?(?:ios\s?)?(\d{1,2})(?:\.\d+)*)?/)
        {
            guard let first = Int(match.output.1), first > 0 else { continue }
            if self.text.isEmpty { self.text = "iOS \(first)" }
            let before = lower[..<match.range.lowerBound].suffix(20)
            let after = lower[match.range.upperBound...].prefix(20).drop { $0 == " " }
            if let last = match.output.2.flatMap({ Int($0) }), last > first {
                ranges.append(first...last)
            } else if Self.openEnds.contains(where: after.hasPrefix) || Self.openStarts.contains(where: { before.trimmed.hasSuffix($0) }) {
                ranges.append(first...Self.latest)
            } else if Self.earlier.contains(where: { before.trimmed.hasSuffix($0) }) || Self.earlierEnds.contains(where: after.hasPrefix) {
                ranges.append(0...(first - 1))
            } else if Self.untilEnds.contains(where: after.hasPrefix) {
                ranges.append(0...first)
            } else {
                ranges.append(first...first)
            }
        }
    }

    private static let latest = 99
    private static let openEnds = [
        "+", "and later", "or later", "and above", "or above", "and up", "and newer", "or newer", "onward", "以上", "及以上", "之后", "开始", "이상",
    ]
    private static let openStarts = ["since", "from", "starting with", "as of", "starting in", "beginning with", "deployed to", "back to"]
    private static let earlier = ["before", "below", "prior to", "pre", "pre-", "until", "<", "older than", "earlier than"]
    private static let earlierEnds = ["之前", "以前", "以下", "이전"]
    private static let untilEnds = ["and earlier", "or earlier", "and below", "and before", "and older"]

    /// The simulated systems among those that are named.
    var systems: [OSProfile] { OSProfile.all.filter { system in ranges.contains { $0.contains(system.version) } } }

    /// The systems that a text means that names none: all but that of 2012, which is known from one recording.
    static let all = OSProfile.all.filter { $0 != .year2012 }

    /// Systems in words: `iOS 13 to 18, 26`.
    static func text(_ systems: [OSProfile]) -> String {
        let all = OSProfile.all
        var groups: [[OSProfile]] = []
        for system in systems.sorted() {
            let isNext = groups.last?.last.flatMap(all.firstIndex).map { all.index(after: $0) } == all.firstIndex(of: system)
            if isNext, system.version - (groups.last?.last?.version ?? 0) == 1 {
                groups[groups.count - 1].append(system)
            } else {
                groups.append([system])
            }
        }
        let parts = groups.map { group in
            let (first, last) = (group[0], group[group.count - 1])
            return first == last
                ? first.number : group.count == 2 ? "\(first.number) and \(last.number)" : "\(first.number) to \(last.number)"
        }
        guard parts.count > 1, let last = parts.last, !last.contains(" and ") else { return "iOS \(parts.joined(separator: ", "))" }
        return "iOS \(parts.dropLast().joined(separator: ", ")) and \(last)"
    }
}

extension OSProfile {
    /// Its number for a list of systems.
    fileprivate var number: String { self == .year2012 ? "5 (2012)" : name }
}

extension Substring {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
