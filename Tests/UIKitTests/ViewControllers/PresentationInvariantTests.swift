import Heap
import TestSupport
import Testing
import UIKit

@Suite struct `Presentations in any order` {
    private static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .custom, .popover,
    ]

    @Test(arguments: 0..<60) func `keep will and did in pairs, and who is in the window in order`(seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed) &* 977 &+ 13)
        let world = World(device: seed % 3 == 0 ? .ipad : .phone)
        let watch = AppearanceWatch(world)
        let root = world.bind { seed % 2 == 0 ? A() : UINavigationController(rootViewController: A()) }
        world.bind {
            world.turn { world.launch(root: root) }
            world.settle()
        }
        var chain: [UIViewController] {
            var all = [root]
            while let next = all.last?.presentedViewController { all.append(next) }
            return all
        }
        for _ in 0..<12 {
            let style = Self.styles[numbers.next(Self.styles.count)]
            let animated = numbers.next(3) > 0
            let action = numbers.next(6)
            let who = chain[numbers.next(chain.count)]
            let isCancelled = numbers.next(2) == 0
            world.bind {
                world.turn {
                    switch action {
                    case 0, 1, 2:
                        let new = numbers.next(2) == 0 ? B() : UINavigationController(rootViewController: C())
                        new.modalPresentationStyle = style
                        new.popoverPresentationController?.sourceView = who.viewIfLoaded
                        (chain.last ?? root).present(new, animated: animated)
                    case 3: who.present(B(), animated: animated)
                    case 4: who.dismiss(animated: animated)
                    default: _ = world.swipeDown(to: 0.4, over: 0.2, finishes: !isCancelled)
                    }
                }
                for _ in 0..<numbers.next(40) { world.turn() }
                if numbers.next(3) == 0 { world.settle() }
            }
            #expect(watch.mistakes == [])
        }
        world.bind { world.settle() }
        #expect(watch.mistakesAtRest(among: chain) == [])
        #expect(ReferenceCounts.mistakes(in: world) == [])
        world.bind {
            world.turn { root.dismiss(animated: false) }
            world.settle()
        }
        #expect(root.presentedViewController == nil)
        #expect(watch.mistakesAtRest(among: [root]) == [])
        #expect(root.view.window != nil)
    }
}
