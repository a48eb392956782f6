import Foundation
internal import Interpreter
import Projects

/// Small changes of the code that ran, each of one line.
struct SourceEdits {
    /// One changed line.
    struct Edit {
        /// What is other, and where: `animated: false at Scene.swift:28`.
        var change: String
        /// The files with it.
        var sources: [Source]
    }

    private let sources: [Source]
    private let ran: Set<String>

    init(of sources: [Source], in recording: Recording) {
        self.sources = sources
        ran = Set(recording.events.compactMap { $0.kind == .line ? $0.location.map { "\($0.file):\($0.line)" } : nil })
    }

    /// Lines that ran, with another animation or style.
    var ofPresenting: [Edit] {
        edits(onlyRan: true) { line in
            var found = Self.animations.filter { line.contains($0.0) }.map { ($0.1, line.replacing($0.0, with: $0.1)) }
            found += Self.styles.filter { line.contains($0.0) }.map { ("\($0.1) in place of \($0.0)", line.replacing($0.0, with: $0.1)) }
            if let presented = Self.presented(in: line) {
                let style = "\(presented).modalPresentationStyle = .fullScreen; "
                found.append(("\(presented) presented full screen", style + line.drop { $0 == " " }))
            }
            return found
        }
    }

    /// References of a cycle made weak: properties at their declarations, `self` where closures on one line capture it.
    func weakReferences(among references: [(type: String, label: String)]) -> [Edit] {
        // The one that leads back to the object first: the others keep what it needs.
        let names = references.reversed().map(\.label)
        let isCaptured = references.contains { $0.type.lowercased() == "closure" }
        let declared = names.flatMap { name in
            edits(onlyRan: false) { line in
                guard let place = line.firstRange(of: "var \(name):"), !line.contains("weak ") else { return [] }
                return [("weak var \(name)", line.replacingCharacters(in: place, with: "weak var \(name):"))]
            }
        }
        guard isCaptured else { return declared }
        return declared
            + edits(onlyRan: true) { line in
                guard let brace = line.lastIndex(of: "{"), line[brace...].contains("self."), !line[brace...].contains("[weak") else {
                    return []
                }
                let inside = line[line.index(after: brace)...]
                let weak = inside.replacing("self.", with: "self?.")
                let new = line[...brace] + " [weak self]" + (inside.contains(" in ") || inside.hasSuffix(" in") ? weak : " in" + weak)
                return [("[weak self]", String(new))]
            }
    }

    private func edits(onlyRan: Bool, _ change: (String) -> [(String, String)]) -> [Edit] {
        var found: [Edit] = []
        for (index, source) in sources.enumerated() where source.path.hasSuffix(".swift") {
            let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for (number, line) in lines.enumerated() where !onlyRan || ran.contains("\(source.path):\(number + 1)") {
                let place = "\(source.path.split(separator: "/").last ?? ""):\(number + 1)"
                for (words, new) in change(line) {
                    var (changed, all) = (lines, sources)
                    changed[number] = new
                    all[index] = Source(path: source.path, text: changed.joined(separator: "\n"), isFound: source.isFound)
                    found.append(Edit(change: "\(words) at \(place)", sources: all))
                }
            }
        }
        return found
    }

    private static let animations = [("animated: true", "animated: false"), ("animated: false", "animated: true")]
    private static let styles = [
        (".pageSheet", ".fullScreen"), (".formSheet", ".fullScreen"), (".overFullScreen", ".fullScreen"), (".fullScreen", ".pageSheet"),
    ]

    // The name in `present(name, …`.
    private static func presented(in line: String) -> String? {
        guard let range = line.firstRange(of: "present(") else { return nil }
        let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty, line[range.upperBound...].dropFirst(name.count).first == ",", name.first?.isLowercase == true else {
            return nil
        }
        return String(name)
    }
}
