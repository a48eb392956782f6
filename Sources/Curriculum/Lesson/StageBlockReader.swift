internal import Interpreter
internal import Projects
internal import Stage
internal import UIKit

/// Reads one `stage` block of a lesson.
///
/// `scene` begins a new run. A block without it continues the run of the block before, and changes only the settings that it names.
struct StageBlockReader {
    let fields: YAMLMapping
    let files: [String: Source]
    let problems: ProblemList

    private static let keys =
        ["scene"] + RunSpecification.keys + ["show", "watch", "highlight", "compare", "ask", "words", "claims", "dispute"]

    func prescription(continuing specification: inout RunSpecification?) -> StagePrescription? {
        fields.allow(Self.keys)
        if specification == nil, !fields.has("scene") {
            problems.report(fields.location, "the first stage block of a lesson names its 'scene'")
            return nil
        }
        var own = specification ?? .standard(at: fields.location)
        own.read(fields, sceneKey: "scene", problems: problems)
        specification = own
        let show = fields.string("show").map { moment($0) } ?? .start
        guard let show else { return nil }
        return StagePrescription(
            run: own.prescription(files: files, problems: problems), show: show, watch: fields.strings("watch").map { Watch($0.value) },
            highlight: fields.words("highlight", as: StagePrescription.Highlight.self).map(\.value), compare: comparison(with: own.setting))
    }

    /// What sources say against each other; nil where the block has none.
    func dispute() -> Dispute? {
        guard let fields = fields.fields("dispute") else { return nil }
        fields.allow(["claim", "sides", "right", "shown"])
        let sides = fields.fields("sides")?.pairs() ?? []
        if sides.count < 2 { problems.report(fields.location, "a dispute has at least two 'sides': what each source says") }
        let right = fields.string("right")
        let shown = fields.strings("shown").map { Question.Expectation(source: $0.value, words: nil, location: $0.location) }
        if let right, right.value != "neither", !sides.contains(where: { $0.key.value == right.value }) {
            problems.report(
                right.location, "'\(right.value)' is none of the sides; there are \(sides.map(\.key.value).listed(with: "and"))")
        }
        if (right == nil) != shown.isEmpty {
            problems.report(
                fields.location,
                right == nil
                    ? "'shown' needs 'right': whom the recording agrees with, or 'neither'"
                    : "'right' needs 'shown': an expression over the recording")
        }
        guard let claim = fields.string("claim", isRequired: true) else { return nil }
        let decision: Dispute.Decision =
            switch right?.value {
            case nil: .open
            case "neither": .neither
            case let source?: .source(source)
            }
        return Dispute(
            claim: claim.value, sides: sides.map { Dispute.Side(source: $0.key.value, says: [Inline](codeIn: $0.value.value)) },
            decision: decision, shown: shown)
    }

    private func moment(_ text: Located<String>) -> Moment? {
        if let moment = Moment(text.value) { return moment }
        problems.report(text.location, "'\(text.value)' is no moment; there are \(Moment.forms)")
        return nil
    }

    private func comparison(with setting: Setting) -> StagePrescription.Comparison? {
        guard fields.has("compare") else { return nil }
        if fields.isMapping("compare") { return fields.fields("compare").flatMap { settings($0, varying: setting) } }
        let words = fields.strings("compare")
        if words.map(\.value) == ["frame before", "frame after"] { return .framesAround }
        guard words.count == 2 else {
            problems.report(
                fields.location, "'compare' takes two moments, [frame before, frame after], or devices or systems: {device: [phone, se]}")
            return nil
        }
        guard let first = moment(words[0]), let second = moment(words[1]) else { return nil }
        return .moments(first, second)
    }

    private func settings(_ compared: YAMLMapping, varying setting: Setting) -> StagePrescription.Comparison? {
        compared.allow(["device", "os"])
        var settings: [Setting] = []
        for name in compared.strings("device") {
            guard let device = DeviceProfile.all.first(where: { $0.name == name.value }) else {
                problems.report(
                    name.location, "there is no device '\(name.value)'; there are \(DeviceProfile.all.map(\.name).joined(separator: ", "))")
                continue
            }
            var other = setting
            other.device = device
            settings.append(other)
        }
        for name in compared.strings("os") {
            guard let os = OSProfile.all.first(where: { $0.name == name.value }) else {
                problems.report(
                    name.location, "there is no system '\(name.value)'; there are \(OSProfile.all.map(\.name).joined(separator: ", "))")
                continue
            }
            var other = setting
            other.os = os
            settings.append(other)
        }
        return settings.isEmpty ? nil : .settings(settings)
    }
}
