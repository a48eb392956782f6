import Stage

/// How a list fits one recording, with its names standing for the scene's classes.
struct ListFit {
    /// What of a list a recording contradicts.
    enum Fault: Hashable {
        /// The callbacks at these places in the list come the other way round; the events are of the first and of the second.
        case order(Int, Int, firstEvent: Int, secondEvent: Int)
        /// The callback at this place does not come.
        case missing(Int)
    }

    let staging: Staging
    /// The scene's classes, by the text's names.
    let classes: [String: String]
    let window: RecordedWindow
    /// What is contradicted, in the order of the list.
    private(set) var faults: [Fault] = []
    /// The places of callbacks that do not come here, and whose coming depends on more than the situation.
    private(set) var absent: [Int] = []
    /// The places of callbacks about whose order the sources disagree or say nothing, and that come the other way round here.
    private(set) var open: [Int] = []

    private let mentions: [Mention]
    private let subject: String?

    /// The class whose callbacks a list without names has is `subject`; nil for any.
    init(_ mentions: [Mention], in window: RecordedWindow, of staging: Staging, classes: [String: String], subject: String?) {
        (self.mentions, self.window, self.staging, self.classes, self.subject) = (mentions, window, staging, classes, subject)
        let found = mentions.map { window.events(of: $0, owners: owners(of: $0)) }
        var seen: Set<String> = []
        for (place, mention) in mentions.enumerated() {
            let isRepeated = !seen.insert(mention.text).inserted
            if mention.word.isOfLayout, isRepeated { continue }
            guard let last = found[place].last else {
                if Settled.mustCome(mention, in: staging) { faults.append(.missing(place)) } else { absent.append(place) }
                continue
            }
            for earlier in (0..<place).reversed() {
                guard let first = found[earlier].first, last < first else { continue }
                if isSettled(earlier, place) {
                    faults.append(.order(earlier, place, firstEvent: first, secondEvent: last))
                    break
                }
                open.append(place)
            }
        }
    }

    /// Whether it fits better than another one in the same scene: fewer faults. Then more of the callbacks, then more of the scene's names.
    func isBetter(than other: ListFit) -> Bool {
        (faults.count, absent.count, other.ownNames) < (other.faults.count, other.absent.count, ownNames)
    }

    /// Whether it has fewer faults than one in another scene, or as many, and more of the callbacks come.
    func isBetterScene(than other: ListFit) -> Bool {
        (faults.count, silentCount) < (other.faults.count, other.silentCount)
    }

    /// How many callbacks do not come.
    private var silentCount: Int {
        absent.count + faults.filter { if case .missing = $0 { true } else { false } }.count
    }

    /// How many controllers the text calls as the scene does.
    private var ownNames: Int { classes.filter { $0.key == $0.value }.count }

    private func owners(of mention: Mention) -> Set<String>? {
        guard mention.word.owner == .controller else { return nil }
        if let object = mention.object {
            if let name = classes[object] { return [name] }
            return ObjectName.isContainer(object) ? Self.containers : []
        }
        return subject.map { [$0] } ?? Set(staging.participants)
    }

    private static let containers: Set<String> = ["UINavigationController", "UITabBarController", "UIPageViewController", "Pages"]

    private func isSettled(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (mentions[first], mentions[second])
        let isSame = one.object == other.object && (one.object != nil || subject != nil)
        return Settled.isOrdered(one, other, isSameObject: isSame, in: staging)
    }
}
