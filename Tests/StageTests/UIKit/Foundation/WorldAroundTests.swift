import Stage
import Testing

/// What the learner's code meets around UIKit: notifications, timers, queues, defaults.
@Suite struct `The world around` {
    private func prints(_ body: String, _ steps: [String] = [], extra: String = "") throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit

            \(extra)
            final class A: UIViewController {
                var token: NSObjectProtocol?
                var timer: Timer?
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(body)
                }
                @objc func heard(_ note: Notification) { print("heard", note.name.rawValue, note.userInfo?["n"] as? Int ?? 0) }
                @objc func tick(_ timer: Timer) { print("tick", timer.userInfo as? String ?? "nothing") }
                @objc func later() { print("later") }
                func stop() { timer?.invalidate(); timer = nil }
                func forget() { token.map { NotificationCenter.default.removeObserver($0) }; token = nil }
            }
            """, steps)
        return run.printsWithoutComplaint
    }

    @Test func `fires a dispatch queue's timers while they run and are held`() throws {
        let lines = try prints(
            """
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + .milliseconds(100), repeating: .milliseconds(200), leeway: .milliseconds(10))
            var count = 0
            timer.setEventHandler {
                count += 1
                print("tick", count)
                if count == 2 { source?.suspend() }
                if count == 3 { source?.cancel() }
            }
            timer.setCancelHandler { print("cancelled", source?.isCancelled == true) }
            timer.resume()
            source = timer
            let dropped = DispatchSource.makeTimerSource()
            dropped.setEventHandler { print("never") }
            dropped.schedule(deadline: .now() + 0.05)
            dropped.activate()
            let length = DispatchTimeInterval.milliseconds(20)
            if case .milliseconds(let count) = length { print(count, length == .microseconds(20_000)) }
            DispatchQueue.main.asyncAfter(deadline: .now() + length) { print("after") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
                print("resumed")
                source?.resume()
            }
            """, ["wait 2"], extra: "var source: DispatchSourceTimer?")
        // What was due while it was suspended comes once, when it is resumed.
        #expect(lines == ["20 true", "after", "tick 1", "tick 2", "resumed", "tick 3", "cancelled true"])
    }

    @Test(arguments: [
        ("", "Release of an inactive object"), ("timer.activate(); timer.suspend()", "Release of a suspended object"),
        ("timer.resume(); timer.resume()", "Over-resume of an object"),
    ])
    func `ends where a dispatch source is used as none may be`(statements: String, reason: String) throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let timer = DispatchSource.makeTimerSource(queue: .main)
                    timer.schedule(deadline: .now(), repeating: 1)
                    \(statements)
                }
            }
            """)
        #expect(run.recording.events.filter { $0.kind == .exception }.map(\.text) == ["BUG IN CLIENT OF LIBDISPATCH: \(reason)"])
    }

    @Test func `passes notifications with names of the learner's own, senders and dictionaries`() throws {
        let lines = try prints(
            """
            let center = NotificationCenter.default
            center.addObserver(self, selector: #selector(heard(_:)), name: .spoke, object: nil)
            token = center.addObserver(forName: .spoke, object: self, queue: .main) { [weak self] note in
                print("closure", note.name == .spoke, note.object as? A === self, note.userInfo?["n"] as? Int ?? 0)
            }
            center.post(name: .spoke, object: nil)
            center.post(name: .spoke, object: self, userInfo: ["n": 3])
            center.post(Notification(name: .spoke, object: self))
            center.removeObserver(self)
            center.post(name: .spoke, object: self, userInfo: ["n": 4])
            forget()
            center.post(name: .spoke, object: self, userInfo: ["n": 5])
            """, extra: "extension Notification.Name { static let spoke = Notification.Name(\"spoke\") }")
        #expect(
            lines == [
                "heard spoke 0", "heard spoke 3", "closure true true 3", "heard spoke 0", "closure true true 0", "closure true true 4",
            ])
    }

    @Test func `runs timers, queues, items, groups and performed methods by the virtual clock`() throws {
        let lines = try prints(
            """
            timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick(_:)), userInfo: "mine", repeats: true)
            Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { timer in print("once", timer.isValid) }
            perform(#selector(later), with: nil, afterDelay: 0.1)
            DispatchQueue.main.async { print("async") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print("after") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(400)) { print("after more") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("a second") }
            let item = DispatchWorkItem { print("never") }
            DispatchQueue.main.async(execute: item)
            item.cancel()
            let group = DispatchGroup()
            DispatchQueue.global(qos: .userInitiated).async(group: group) { print("group", Thread.isMainThread) }
            group.notify(queue: .main) { print("all") }
            print(DispatchQueue(label: "mine").sync { 41 } + 1)
            print("end")
            """, ["wait 1.1", "call A.stop", "wait 2"])
        #expect(
            lines == [
                "42", "end", "async", "group false", "all", "later", "once true", "after", "after more", "tick mine", "a second",
                "tick mine",
                "tick mine", "tick mine",
            ])
    }

    @Test func `keeps defaults in memory and gives the same dates and identifiers in every run`() throws {
        let lines = try prints(
            """
            let defaults = UserDefaults.standard
            defaults.register(defaults: ["volume": 5])
            defaults.set(true, forKey: "seen")
            defaults.set(["a", "b"], forKey: "names")
            defaults.set(["k": 1], forKey: "counts")
            print(defaults.bool(forKey: "seen"), defaults.integer(forKey: "volume"), defaults.stringArray(forKey: "names") ?? [])
            print(defaults.dictionary(forKey: "counts")?["k"] as? Int ?? 0, defaults.object(forKey: "nothing") == nil)
            let start = Date()
            print(UUID().uuidString, UUID() == UUID(), start < start.addingTimeInterval(1))
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print(Date().timeIntervalSince(start)) }
            """)
        #expect(
            lines == ["true 5 [\"a\", \"b\"]", "1 true", "00000000-0000-4000-8000-000000000001 false true", "0.5"])
    }

    @Test func `calls methods by selector, now and later, and takes calls back`() throws {
        let lines = try prints(
            """
            perform(#selector(later))
            perform(#selector(later), with: nil, afterDelay: 0.1)
            perform(#selector(heard(_:)), with: Notification(name: .spoke), afterDelay: 0.1)
            NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(later), object: nil)
            """, extra: "extension Notification.Name { static let spoke = Notification.Name(\"spoke\") }")
        #expect(lines == ["later", "heard spoke 0"])
    }

    @Test func `errors say what they are in Foundation's words, or in their own`() throws {
        let lines = try prints(
            """
            let codes = NSError(domain: "app", code: 3, userInfo: [NSLocalizedDescriptionKey: "no room"])
            print(codes.domain, codes.code, codes.localizedDescription, NSError(domain: "d", code: 4).localizedDescription)
            for error in [Lost.map, codes] as [Error] {
                do { throw error } catch let error as NSError where error.code == 3 { print("three", error.domain) } catch {
                    print(error.localizedDescription)
                }
            }
            """, extra: #"enum Lost: LocalizedError { case map; var errorDescription: String? { "the map is lost" } }"#)
        #expect(
            lines == ["app 3 no room The operation couldn’t be completed. (d error 4.)", "the map is lost", "three app"])
    }

    @Test func `a timer fires at its date, and at the one that it is given later`() throws {
        let lines = try prints(
            """
                    let start = Date()
                    func seconds() -> String { String(format: "%.1f", Date().timeIntervalSince(start)) }
                    var count = 0
                    let first = Timer(fire: start.addingTimeInterval(0.5), interval: 0.2, repeats: true) { timer in
                        count += 1
                        print("first", seconds(), String(format: "%.1f", timer.fireDate.timeIntervalSince(start)))
                        if count == 2 { timer.fireDate = Date().addingTimeInterval(1) }
                        if count == 3 { timer.invalidate() }
                    }
                    print(first.fireDate == start.addingTimeInterval(0.5))
                    RunLoop.main.add(first, forMode: .common)
                    timer = Timer(fireAt: start.addingTimeInterval(0.1), interval: 0, target: self, selector: #selector(tick(_:)), userInfo: "at",
                                  repeats: false)
                    RunLoop.main.add(timer!, forMode: .common)
                    let paused = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in print("paused") }
                    paused.fireDate = .distantFuture
            """, ["wait 3"])
        #expect(lines.filter { $0.hasPrefix("tick") } == ["tick at"])
        #expect(lines.filter { $0.hasPrefix("first") }.map { $0.split(separator: " ")[1] } == ["0.5", "0.7", "1.7"])
        #expect(lines.first == "true" && !lines.contains("paused"))
    }

    @Test func `an own error that the system sees is itself again where it is cast back or thrown on`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            enum Failure: Error { case empty, wrong(Int) }
            final class Page: UIViewController {
                func fail(_ error: Error) throws { throw error }
                func tell(_ error: Error) {
                    switch error {
                    case let error as URLError: print("url", error.code.rawValue)
                    case let error as Failure: print("own", error)
                    case let error as NSError where error.code == 7: print("seven")
                    default: print("other")
                    }
                }
                override func viewDidLoad() {
                    do { try fail(Failure.wrong(4)) } catch let error as NSError { print(error.code, error as? Failure as Any, error is Failure) } catch {}
                    do { try fail(Failure.wrong(5) as NSError) } catch Failure.wrong(let number) { print("wrong", number) } catch {}
                    do { try fail(Failure.wrong(6) as NSError) } catch let error as Failure { print("back", error) } catch {}
                    tell(Failure.empty)
                    tell(Failure.wrong(1) as NSError)
                    tell(NSError(domain: "d", code: 7))
                }
            }
            """)
        #expect(
            run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == [
                "0 Optional(main.Failure.wrong(4)) true", "wrong 5", "back wrong(6)", "own empty", "own wrong(1)", "seven",
            ])
    }
}
