import UIKit

/// What the words around a list say: the situation, the style, the systems.
struct ListContext {
    /// The situations that the list can be about, the likeliest first; empty where none is named.
    let situations: [Situation]
    /// Whether the words name more than one thing that happens.
    let isAmbiguous: Bool
    /// Whether the words say no more than that it is about a life cycle, and the list is about two controllers.
    let isUnsaid: Bool
    /// What the words name that no situation has: a popover. Nil for nothing.
    let other: String?
    /// Whether no style is named though something is presented.
    let lacksStyle: Bool
    /// The systems; all where none is named.
    let systems: [OSProfile]
    /// The systems as the words name them: `iOS 12`; empty where none is named.
    let namedSystems: String

    /// How far out headings say what happens.
    private static let nearHeadings = 2

    /// What a delegate's callbacks say by their names.
    private static func kinds(of mentions: [Mention]) -> [Situation.Kind] {
        let has = { (words: [String]) in
            mentions.contains { mention in mention.word.owner == .app && words.contains(where: mention.word.name.contains) }
        }
        var kinds: [Situation.Kind] = []
        if has(["FinishLaunching", "willConnectTo"]) { kinds.append(.launch) }
        if has(["EnterBackground"]) { kinds.append(.background) }
        if has(["EnterForeground"]), !kinds.contains(.launch) { kinds.append(.foreground) }
        return kinds
    }

    /// What a list says of a parent and its children that no scene of these situations has; nil for nothing.
    private static func containment(_ list: CallbackList, _ kinds: Set<Situation.Kind>) -> String? {
        let isNamed = { (name: String, words: [String]) in words.contains { name.lowercased().hasPrefix($0) } }
        guard !kinds.isDisjoint(with: [.childAdded, .childRemoved]) else {
            let isOfChild = list.objects.contains { isNamed($0, ["child", "parent"]) }
            return isOfChild && !kinds.contains(.launch) ? "a parent and its child" : nil
        }
        // One comes, and one goes that is not called the parent.
        let has = { (name: String, end: String) in
            list.mentions.contains { $0.object == name && $0.word.name.hasSuffix(end) && $0.word.name.hasPrefix("view") }
        }
        let goes = list.objects.filter { has($0, "Disappear") && !isNamed($0, ["parent", "container"]) }
        let comes = list.objects.filter { has($0, "Appear") }
        return goes.isEmpty || Set(goes + comes).count < 2 || comes.isEmpty ? nil : "a child in place of another"
    }

    init(_ list: CallbackList) {
        let levels = (list.leads + list.headings).map(Situations.init)
        let near = levels.prefix(list.leads.count + Self.nearHeadings)
        let place = near.firstIndex { !$0.kinds.isEmpty && $0.kinds != [.life] } ?? near.firstIndex { !$0.kinds.isEmpty }
        // What stands nearer than the situation, or with it, is what the list is about.
        var kinds = place.map { place in Situation.Kind.allCases.filter(near[place].kinds.contains) } ?? Self.kinds(of: list.mentions)
        // What has a style is presented: a style of its own says more than what stands further away.
        if near.prefix(place ?? near.count).contains(where: { !$0.styles.isEmpty }) {
            let modal: Set<Situation.Kind> = [.present, .dismiss, .pullDown, .pullDownCancelled]
            let styled = kinds.filter(modal.contains)
            kinds = styled.isEmpty ? [.present] : styled
        }
        other =
            near.prefix(place.map { $0 + 1 } ?? list.leads.count).lazy.compactMap(\.other).first
            ?? Self.containment(list, Set(kinds))
        if Set(kinds) == [.tabFirst, .tabAgain], let isFirst = near.lazy.compactMap(\.isFirst).first {
            kinds = [isFirst ? .tabFirst : .tabAgain]
        }
        let isAnimated = levels.lazy.compactMap(\.isAnimated).first ?? true
        let curls = levels.contains { $0.curls }
        let styles = levels.first { !$0.styles.isEmpty }?.styles ?? []
        let presents: Set<Situation.Kind> = [.present, .dismiss]
        lacksStyle = styles.isEmpty && !presents.isDisjoint(with: kinds)
        situations = kinds.flatMap { kind -> [Situation] in
            switch kind {
            case .present, .dismiss:
                let all: [Situation.Style] = styles.isEmpty ? [.automatic, .fullScreen] : Situation.Style.allCases.filter(styles.contains)
                return all.map { Situation(kind: kind, style: $0, isAnimated: isAnimated) }
            case .pullDown, .pullDownCancelled:
                return [Situation(kind: kind, style: styles.contains(.formSheet) ? .formSheet : .pageSheet)]
            case .life:
                return styles.isEmpty
                    ? [Situation(kind: kind)] : Situation.Style.allCases.filter(styles.contains).map { Situation(kind: kind, style: $0) }
            case .pageTurned, .pageTurnCancelled: return [Situation(kind: kind, curls: curls)]
            case .push, .pop, .stackSet: return [Situation(kind: kind, isAnimated: isAnimated)]
            default: return [Situation(kind: kind)]
            }
        }
        let isTab = Set(kinds) == [.tabFirst, .tabAgain]
        // What happens between two controllers is not known from the word life cycle.
        isUnsaid = kinds == [.life] && list.objects.count > 1
        isAmbiguous = (kinds.count > 1 && !isTab) || isUnsaid
        let words = (list.leads + list.headings).lazy.map(SystemWords.init).first { !$0.ranges.isEmpty }
        namedSystems = words?.text ?? ""
        systems = words?.systems ?? SystemWords.all
    }
}
