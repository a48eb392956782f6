import Heap
import Testing
import UIKit

@Suite struct `The notification center` {
    private let log = Log()
    private static let spoke = Notification.Name("spoke")

    @Test func `calls closures in the order in which they asked, while the post has not returned`() {
        var heard: [String] = []
        _ = log.run {
            let center = NotificationCenter.default
            _ = center.addObserver(forName: Self.spoke, object: nil, queue: nil) { heard.append("first \($0.name.rawValue)") }
            _ = center.addObserver(forName: nil, object: nil, queue: .main) { _ in heard.append("second") }
            _ = center.addObserver(forName: Notification.Name("other"), object: nil, queue: nil) { _ in heard.append("never") }
            center.post(name: Self.spoke, object: nil)
            heard.append("posted")
        }
        #expect(heard == ["first spoke", "second", "posted"])
    }

    @Test func `passes on sender and more, and compares the sender by identity`() {
        var heard: [String] = []
        _ = log.run {
            let center = NotificationCenter.default
            let (a, b) = (A(), B())
            _ = center.addObserver(forName: Self.spoke, object: a, queue: nil) { notification in
                heard.append("\(notification.object as? A === a) \(notification.userInfo?["count"] as? Int ?? 0)")
            }
            center.post(name: Self.spoke, object: b)
            center.post(name: Self.spoke, object: a, userInfo: ["count": 3])
        }
        #expect(heard == ["true 3"])
    }

    @Test func `forgets a token that is removed, also while it posts, and lets its closure go`() throws {
        var heard = 0
        var first: (any NSObjectProtocol)?
        _ = log.run {
            let center = NotificationCenter.default
            first = center.addObserver(forName: Self.spoke, object: nil, queue: nil) { _ in heard += 1 }
            var second: (any NSObjectProtocol)?
            _ = center.addObserver(forName: Self.spoke, object: nil, queue: nil) { _ in if let second { center.removeObserver(second) } }
            second = center.addObserver(forName: Self.spoke, object: nil, queue: nil) { _ in heard += 100 }
            center.post(name: Self.spoke, object: nil)
        }
        #expect(heard == 1)
        let id = try #require((first as? NSObject)?.id)
        #expect(log.world.space.heap[id].isAlive)
        _ = log.run { if let first { NotificationCenter.default.removeObserver(first) } }
        #expect(!log.world.space.heap[id].isAlive)
        #expect(log.world.notificationCenter.registrationCount == 1)
    }

    @Test func `does not hold an observer, and removes all of its registrations at once`() {
        let before = log.world.space.heap.living
        _ = log.run {
            let observer = A()
            let center = NotificationCenter.default
            center.addObserver(observer, selector: Selector("heard(_:)"), name: Self.spoke, object: nil)
            center.addObserver(observer, selector: Selector("heard(_:)"), name: Self.spoke, object: nil)
            center.addObserver(observer, selector: Selector("other(_:)"), name: nil, object: nil)
            #expect(center.registrationCount == 3)
            center.removeObserver(observer, name: Self.spoke, object: nil)
            #expect(center.registrationCount == 1)
            center.addObserver(observer, selector: Selector("heard(_:)"), name: Self.spoke, object: nil)
            center.removeObserver(observer)
            #expect(center.registrationCount == 0)
            center.addObserver(observer, selector: Selector("heard(_:)"), name: Self.spoke, object: nil)
        }
        #expect(log.world.notificationCenter.registrationCount == 0)
        #expect(log.world.space.heap.living == before + 1)
    }
}

@Suite struct `Work for later` {
    private let log = Log()

    private func enqueue(_ queue: DispatchQueue, group: DispatchGroup? = nil, _ body: @escaping () -> Void) {
        queue.async(group: group, qos: .unspecified, flags: [], execute: log.world.block(body))
    }

    private func after(_ deadline: DispatchTime, _ body: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: log.world.block(body))
    }

    @Test func `on the main queue runs after what is running, in order, and what it adds after the commit`() {
        var heard: [String] = []
        _ = log.run { [log] in
            enqueue(.main) {
                heard.append("a \(log.world.frame)")
                enqueue(.main) { heard.append("c \(log.world.frame) \(log.world.transaction)") }
            }
            enqueue(.global()) { heard.append("b \(Thread.isMainThread)") }
            RunLoop.main.perform { heard.append("d \(log.world.transaction)") }
            heard.append("now")
        }
        #expect(heard == ["now", "a 0", "b false", "d 1", "c 0 2"])
    }

    @Test func `after a delay runs at the first frame that is not before it, unless its item is cancelled`() {
        var heard: [Double] = []
        _ = log.run { [log] in
            after(.now() + 0.25) { heard.append(log.world.time) }
            after(.now() + .milliseconds(100)) { heard.append(log.world.time) }
            let item = DispatchWorkItem(qos: .default, flags: [], block: log.world.block { heard.append(-1) })
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05, execute: item)
            item.cancel()
        }
        #expect(heard == [0.1, 0.25])
    }

    @Test func `of a group is told when all of it has ended`() {
        var heard: [String] = []
        _ = log.run { [log] in
            let group = DispatchGroup()
            group.enter()
            enqueue(.global(), group: group) { heard.append("one") }
            let last = log.world.block(keeping: [group]) {
                heard.append("two")
                group.leave()
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, qos: .unspecified, flags: [], execute: last)
            group.notify(qos: .default, flags: [], queue: .main, execute: log.world.block { heard.append("all") })
        }
        #expect(heard == ["one", "two", "all"])
    }

    @Test func `of a timer repeats in its own rhythm until it is invalid, and does not keep a run from settling`() {
        var times: [Double] = []
        _ = log.run { [log] in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                times.append(log.world.time)
                if times.count == 3 { timer.invalidate() }
            }
        }
        #expect(log.world.time < 0.2)
        let before = log.world.space.heap.living
        while log.world.time < 3 { log.world.bind { log.world.turn() } }
        #expect(times == [0.5, 1, 1.5])
        #expect(log.world.space.heap.living == before - 2)
    }

    @Test func `of a display link comes once a frame`() {
        _ = log.run {
            let link = CADisplayLink(target: A(), selector: Selector("step(_:)"))
            link.add(to: .main, forMode: .common)
            #expect(link.duration == 1 / 60.0)
            link.invalidate()
        }
        #expect(log.world.isSettled)
    }
}

@Suite struct `User defaults` {
    @Test func `keep values by key, and give registered ones where there are none`() {
        let log = Log()
        _ = log.run {
            let defaults = UserDefaults.standard
            #expect(defaults.integer(forKey: "runs") == 0)
            defaults.register(defaults: ["runs": 7, "name": "none"])
            #expect(defaults.integer(forKey: "runs") == 7)
            defaults.set(2, forKey: "runs")
            defaults.set(true, forKey: "seen")
            #expect(defaults.integer(forKey: "runs") == 2 && defaults.bool(forKey: "seen"))
            #expect(defaults.string(forKey: "name") == "none")
            defaults.removeObject(forKey: "runs")
            #expect(defaults.integer(forKey: "runs") == 7)
        }
    }
}
