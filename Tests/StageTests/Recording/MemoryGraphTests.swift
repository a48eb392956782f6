import Heap
import Projects
import Stage
import Testing

@Suite struct `The memory graph` {
    private static let scene = """
        import UIKit

        class Feed: UIViewController {
            func open() {
                let profile = Profile()
                profile.feed = self
                navigationController?.pushViewController(profile, animated: false)
            }
        }

        class Profile: UIViewController {
            weak var feed: Feed?
            var onClose: (() -> Void)?

            override func viewDidLoad() {
                super.viewDidLoad()
                onClose = { self.title = "closed" }
            }
        }
        """

    private func graph(_ steps: [String]) throws -> (MemoryGraph, Recording) {
        let run = try Run(
            sources: [Source(path: "Leak.swift", text: Self.scene)],
            setting: Setting(container: .navigation, steps: try steps.map { try Step($0) }))
        return (run.memory(at: run.recording.events.count - 1), run.recording)
    }

    private func chain(_ holders: [MemoryGraph.Holder], _ recording: Recording) -> [String] {
        holders.map { "\($0.object.map { recording.name(of: $0) } ?? "root").\($0.edge.label)" }
    }

    @Test func `a controller on a stack is kept by its window, and says by whom it is referred to`() throws {
        let (graph, recording) = try graph(["call Feed.open"])
        let profile = try #require(recording.object(named: "Profile"))
        #expect(graph.isReachable(profile))
        let path = chain(graph.path(to: profile), recording)
        #expect(path.first?.hasPrefix("root.") == true)
        #expect(path.suffix(2) == ["UIWindow.rootViewController", "UINavigationController.children[1]"])
        let holders = graph.holders(of: profile).filter { $0.edge.kind == .strong }
        #expect(holders.count == graph.node(profile)?.strongCount)
        let feed = try #require(recording.object(named: "Feed"))
        #expect(graph.holders(of: feed).contains { $0.object == profile && $0.edge.kind == .weak && $0.edge.label == "feed" })
    }

    @Test func `what a closure keeps after its controller has left is a leak with its cycle`() throws {
        let (graph, recording) = try graph(["call Feed.open", "back"])
        let profile = try #require(recording.object(named: "Profile"))
        #expect(graph.node(profile)?.isOwn == true)
        #expect(!graph.isReachable(profile))
        #expect(graph.path(to: profile).isEmpty)
        let cycle = graph.cycle(through: profile)
        #expect(chain(cycle, recording).first == "Profile.onClose")
        #expect(cycle.map(\.edge.label) == ["onClose", "[self]"])
        let feed = try #require(recording.object(named: "Feed"))
        #expect(graph.cycle(through: feed).isEmpty)
    }
}
