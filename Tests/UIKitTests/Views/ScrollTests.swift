import Foundation
import Heap
import Testing
import UIKit

@Suite struct `Scrolling by finger` {
    private let log = Log()
    private let held = Held<UIScrollView>()
    private let delegate: ObjectID
    private static let methods = [
        "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)", "scrollViewDidEndDragging(_:willDecelerate:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
    ]

    init() {
        delegate = log.delegates.make("Delegate", Dictionary(uniqueKeysWithValues: Self.methods.map { ($0, { _ in .nothing }) }))
    }

    /// A list of 300 by 300 points with content as high as is said.
    private func launch(_ height: CGFloat, _ setUp: @escaping (UIScrollView) -> Void = { _ in }) throws -> UIScrollView {
        log.launch { [held, delegate] view in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 300, height: height)
            scroll.accessibilityIdentifier = "List"
            scroll.delegateID = delegate
            setUp(scroll)
            view.addSubview(scroll)
            held.value = scroll
        }
        return try #require(held.value)
    }

    /// Drags, and gives what the delegate is told, the same in a row once.
    @discardableResult
    private func drag(_ x: CGFloat = 0, _ y: CGFloat, over seconds: Double = 0.5, pause: Double = 0) -> [String] {
        let lines = log.run { [log] in
            log.world.touchableTargets(named: [:]).first { $0.names.contains("List") }.map {
                log.world.drag($0, by: CGSize(width: x, height: y), over: seconds, pause: pause)
            }
        }
        var told: [String] = []
        for line in lines where line.hasPrefix("Delegate.") && told.last != line { told.append(line) }
        return told.map { String($0.dropFirst("Delegate.".count)) }
    }

    /// Does something to the content at several times, in seconds from the beginning of a drag, and gives what it answers.
    private func offsets(at times: [Double], during y: CGFloat) -> [CGFloat] {
        var found: [CGFloat] = []
        log.world.bind {
            log.world.turn { [log] in
                log.world.touchableTargets(named: [:]).first { $0.names.contains("List") }.map {
                    log.world.drag($0, by: CGSize(width: 0, height: y), over: 0.5)
                }
            }
            let start = log.world.time - 1.0 / 60
            for time in times {
                while log.world.time < start + time + 1.0 / 120 { log.world.turn() }
                found.append(held.value?.contentOffset.y ?? .nan)
            }
            log.world.settle()
        }
        return found
    }

    @Test func `a finger that is lifted as it moves lets the content glide, and the delegate hears of all of it`() throws {
        let list = try launch(3000)
        #expect(
            drag(0, -200) == [
                "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
                "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewDidEndDragging(_:willDecelerate:)",
                "scrollViewWillBeginDecelerating(_:)", "scrollViewDidScroll(_:)", "scrollViewDidEndDecelerating(_:)",
            ])
        // 400 points a second, of which 0.998 are left after each millisecond: 200 + 400 / 2.002.
        #expect(abs(list.contentOffset.y - 399.8) < 0.4)
        #expect(!list.isDecelerating && !list.isDragging)
        #expect(log.world.isSettled)
        #expect(ReferenceCounts.mistakes(in: log.world, outside: [delegate]) == [])
    }

    @Test func `one that rests first leaves the content where it is`() throws {
        let list = try launch(3000)
        #expect(
            drag(0, -200, pause: 0.1) == [
                "scrollViewWillBeginDragging(_:)", "scrollViewDidScroll(_:)",
                "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewDidEndDragging(_:willDecelerate:)",
            ])
        #expect(list.contentOffset.y == 200)
    }

    @Test func `the way falls by the rate each millisecond`() throws {
        _ = try launch(5000)
        // 200 + 199.8 (1 - 0.998 ^ milliseconds): after half a second and after one.
        let found = offsets(at: [0.5, 1, 1.5], during: -200)
        for (offset, expected) in zip(found, [200, 326.4, 372.8]) { #expect(abs(offset - expected) < 4, "\(found)") }
    }

    @Test func `a fast rate ends sooner`() throws {
        let list = try launch(3000) { $0.decelerationRate = .fast }
        drag(0, -200)
        // 400 / 10.05
        #expect(abs(list.contentOffset.y - 239.8) < 0.4)
    }

    @Test func `content that is pulled beyond its end gives way less and less, and comes back`() throws {
        let list = try launch(600)
        // The finger has moved by 150: (1 - 1 / (150 * 0.55 / 300 + 1)) * 300.
        let found = offsets(at: [0.5], during: 150)
        #expect(abs((found.first ?? 0) + 64.7) < 8, "\(found)")
        #expect(list.contentOffset.y == 0)
        _ = log.run { list.bounces = false }
        #expect(offsets(at: [0.25, 0.5, 0.75], during: 150) == [0, 0, 0])
    }

    @Test func `content that glides to its end goes over it and comes back`() throws {
        let list = try launch(600)
        // 300 is the last offset; the finger leaves at 200 and would go on for another 200.
        let found = offsets(at: [0.6, 0.7, 0.8, 0.9, 1, 1.1], during: -200)
        #expect(found.contains { $0 > 301 }, "\(found)")
        #expect(list.contentOffset.y == 300)
    }

    @Test func `content that fits does not move, unless it always gives way`() throws {
        let list = try launch(200)
        #expect(drag(0, -100) == [])
        _ = log.run { list.alwaysBounceVertical = true }
        #expect(drag(0, -100).count == 7)
        #expect(list.contentOffset == .zero)
    }

    @Test func `pages go to the next one when the finger moves as it is lifted`() throws {
        let list = try launch(3000) { $0.isPagingEnabled = true }
        drag(0, -60)
        #expect(list.contentOffset.y == 300)
        drag(0, -60, pause: 0.1)
        #expect(list.contentOffset.y == 300)
        drag(0, -160, pause: 0.1)
        #expect(list.contentOffset.y == 600)
        #expect(drag(0, 60).suffix(3).first == "scrollViewWillBeginDecelerating(_:)")
        #expect(list.contentOffset.y == 300)
    }

    @Test func `a finger that comes down on content that glides halts it`() throws {
        let list = try launch(9000)
        log.world.bind {
            log.world.turn { [log] in
                log.world.touchableTargets(named: [:]).first { $0.names.contains("List") }.map {
                    log.world.drag($0, by: CGSize(width: 0, height: -200), over: 0.2)
                }
            }
            log.world.turn(for: 0.5)
        }
        #expect(list.isDecelerating)
        #expect(drag(0, 0, over: 0) == ["scrollViewDidEndDecelerating(_:)"])
        #expect(!list.isDecelerating && list.contentOffset.y > 200 && list.contentOffset.y < 600)
    }

    @Test func `code that scrolls ends what moves by itself`() throws {
        let list = try launch(9000)
        log.delegates.give(
            delegate, "Delegate",
            [
                "scrollViewDidEndDragging(_:willDecelerate:)": { _ in
                    list.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
                    return .nothing
                }
            ])
        let told = drag(0, -200)
        #expect(told.suffix(2) == ["scrollViewDidScroll(_:)", "scrollViewDidEndScrollingAnimation(_:)"])
        #expect(list.contentOffset.y == 50)
    }

    @Test func `a finger that pulls far enough refreshes, and the content keeps away until that ends`() throws {
        let control = Held<UIRefreshControl>()
        let list = try launch(600) { [log] scroll in
            let own = UIRefreshControl()
            own.addTarget(log.page, action: "refresh()", for: .valueChanged)
            scroll.refreshControl = own
            control.value = own
        }
        log.delegates.give(log.page.id, "page", ["refresh()": { _ in .nothing }])
        drag(0, 100)
        #expect(control.value?.isRefreshing == false && list.contentOffset.y == 0)
        let lines = log.run { [log] in
            log.world.touchableTargets(named: [:]).first { $0.names.contains("List") }.map {
                log.world.drag($0, by: CGSize(width: 0, height: 700), over: 0.5)
            }
        }
        #expect(lines.filter { $0 == "page.refresh()" }.count == 1)
        #expect(control.value?.isRefreshing == true)
        #expect(list.contentOffset.y == -60 && list.adjustedContentInset.top == 60)
        _ = log.run { control.value?.endRefreshing() }
        #expect(list.contentOffset.y == 0 && list.adjustedContentInset.top == 0)
        #expect(ReferenceCounts.mistakes(in: log.world, outside: [delegate]) == [])
    }

    @Test func `Insets move the offset only once the list has a size, and its delegate hears of it then`() throws {
        let told = Held<[String]>()
        log.launch { [held, delegate, log] view in
            let list = UIScrollView()
            list.contentInsetAdjustmentBehavior = .never
            list.delegateID = delegate
            list.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
            told.value = log.lines.filter { $0.hasPrefix("Delegate.") } + ["\(list.contentOffset.y)"]
            view.addSubview(list)
            list.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            held.value = list
        }
        #expect(told.value == ["0.0"])
        #expect(log.lines.filter { $0.hasPrefix("Delegate.") } == ["Delegate.scrollViewDidScroll(_:)"])
        #expect(try #require(held.value).contentOffset.y == -40)
    }
}
