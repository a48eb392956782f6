import Heap
import Testing
import UIKit

enum ReferenceCounts {
    /// The objects whose count is not the number of strong edges that point at them.
    static func mistakes(in world: World) -> [String] {
        var counts: [ObjectID: Int32] = [:]
        let all = (0..<world.space.heap.count).map { ObjectID(index: $0) }.filter { world.space.heap[$0].isAlive }
        for edge in world.rootEdges where edge.kind == .strong { counts[edge.target, default: 0] += 1 }
        for id in all {
            for edge in world.edges(from: id) where edge.kind == .strong { counts[edge.target, default: 0] += 1 }
        }
        return all.filter { world.space.heap[$0].strong != counts[$0, default: 0] }.map {
            "\(world.space.heap.typeName(of: $0)) \($0.index): counted \(world.space.heap[$0].strong), found \(counts[$0, default: 0])"
        }
    }
}

@Suite struct `Counts of references` {
    @Test func `agree with the references that the objects name, after every kind of transition`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        #expect(ReferenceCounts.mistakes(in: log.world) == [])
        let steps: [() -> Void] = [
            { navigation.pushViewController(B(), animated: true) },
            { navigation.popViewController(animated: true) },
            { navigation.pushViewController(B(), animated: false) },
            { log.world.swipeBack(in: navigation, to: 0.4, over: 0.2, finishes: false) },
            { log.world.swipeBack(in: navigation, to: 0.6, over: 0.2, finishes: true) },
            { navigation.setViewControllers([A(), B(), C()], animated: true) },
            { navigation.popToRootViewController(animated: true) },
            { navigation.present(B(), animated: true) },
            { navigation.dismiss(animated: true) },
            {
                let new = C()
                new.modalPresentationStyle = .fullScreen
                navigation.present(new, animated: true)
            },
            { navigation.dismiss(animated: false) },
            {
                let child = B()
                guard let top = navigation.topViewController else { return }
                top.addChild(child)
                top.view.addSubview(child.view)
                child.didMove(toParent: top)
            },
            {
                guard let child = navigation.topViewController?.children.first else { return }
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            },
        ]
        for (index, step) in steps.enumerated() {
            _ = log.run(step)
            #expect(ReferenceCounts.mistakes(in: log.world) == [], "after step \(index)")
        }
    }

    @Test func `fall to nothing for all that a popped controller held`() throws {
        let log = Log()
        let navigation = try #require(log.launchNavigation())
        let before = log.world.space.heap.living
        for _ in 0..<3 {
            _ = log.run { navigation.pushViewController(B(), animated: true) }
            _ = log.run { navigation.popViewController(animated: true) }
        }
        #expect(log.world.space.heap.living == before)
    }
}
