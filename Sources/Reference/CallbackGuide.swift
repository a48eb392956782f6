internal import CReference

/// What a learner asks of a callback: what is true now, what to do here, what not, and from where that is known.
///
/// The sentences are written in `Authored/Callbacks.txt`; none is without a source.
public struct CallbackGuide: Sendable, Hashable {
    /// One sentence, or two on one matter.
    public struct Sentence: Sendable, Hashable {
        /// The text, with its full stop.
        public let text: String
        /// Where it is from: `Apple UIView.draw(_:)`, `WWDC23 10055 3:50`, `trace nav-push-cyrus`, `claim G05`.
        public let sources: [String]
    }

    /// The callback's full name: `UIViewController.viewDidLoad()`; `deinit` has no class.
    public let name: String
    /// What is true when the callback comes.
    public internal(set) var now: [Sentence] = []
    /// What it is for.
    public internal(set) var here: [Sentence] = []
    /// What goes wrong in it.
    public internal(set) var notHere: [Sentence] = []

    /// The callbacks with a guide, in order of their text.
    public static let all: [CallbackGuide] = {
        var guides: [CallbackGuide] = []
        for line in AuthoredText.lines(callbacks_text(), callbacks_text_size()) {
            if line.hasPrefix("= ") {
                guides.append(CallbackGuide(name: String(line.dropFirst(2))))
                continue
            }
            guard !guides.isEmpty, let space = line.firstIndex(of: " ") else { continue }
            let sentences = AuthoredText.sentences(line[space...])
            switch line[..<space] {
            case "now": guides[guides.count - 1].now += sentences
            case "do": guides[guides.count - 1].here += sentences
            case "not": guides[guides.count - 1].notHere += sentences
            default: break
            }
        }
        return guides
    }()

    /// The callbacks of a view controller that have a guide, in order of their text, without their parentheses: `viewDidLoad`.
    public static let ofControllers: [String] = all.compactMap { guide in
        let (owner, callback) = Fidelity.split(guide.name)
        // Plain words such as prepare are callbacks only where their class is named.
        let name = Fidelity.base(callback)
        return ["UIViewController", ""].contains(owner) && (name == "deinit" || name.contains(where: \.isUppercase)) ? name : nil
    }

    /// The guides for a name: `viewDidLoad`, `viewDidLoad()`, `UIViewController.viewDidLoad`, also with a subclass of UIKit's. Several when
    /// callbacks share the name.
    public static func guides(for name: String) -> [CallbackGuide] {
        let (owner, member) = Fidelity.split(name)
        let owners = owner.isEmpty ? [] : Fidelity.lineage(of: owner)
        return all.filter { guide in
            let (own, callback) = Fidelity.split(guide.name)
            guard callback == member || Fidelity.base(callback) == member else { return false }
            return owner.isEmpty || owners.contains(own)
        }
    }

    /// The sources of all sentences, each once, in order.
    public var sources: [String] {
        var seen: Set<String> = []
        return (now + here + notHere).flatMap(\.sources).filter { seen.insert($0).inserted }
    }
}
