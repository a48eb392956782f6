import Interpreter
import Stage
import Testing
import UIKit

/// Animations: where they may be started, and what they run with.
@Suite struct `Claims on animations` {
    private func loader(in callback: String) -> String {
        let argument = callback == "viewDidLoad" ? "" : "animated"
        let parameter = callback == "viewDidLoad" ? "" : "_ animated: Bool"
        let set = "dot.frame = CGRect(x: 10, y: 300, width: 20, height: 20)\nview.addSubview(dot)\ndot.backgroundColor = .red"
        return """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {
                let dot = UIView()
                \(callback == "viewDidLoad" ? "" : "override func viewDidLoad() { super.viewDidLoad()\n\(set) }")
                override func loadView() {
                    super.loadView()
                    view.backgroundColor = .systemBackground
                }
                override func \(callback)(\(parameter)) {
                    super.\(callback)(\(argument))
                    \(callback == "viewDidLoad" ? set : "")
                    UIView.animate(withDuration: 1) { self.dot.center.x = 300 }
                }
            }
            """
    }

    /// The places of the dot's left edge over the frames, without repetitions.
    private func places(_ callback: String) throws -> [Double] {
        let seen = try Observation(loader(in: callback), ["call A.push", "wait 1"], in: .navigation)
        let appeared = try seen.event("B.viewDidAppear")
        let dot = try #require(seen.run.hierarchy(at: appeared.index).first { $0.label == "dot" }?.object)
        var found: [Double] = []
        for index in seen.recording.frames.indices where seen.recording.frames[index].eventCount > appeared.index {
            guard let item = seen.run.picture(atFrame: index).items.first(where: { $0.object == dot }) else { continue }
            if found.last != item.frame.minX { found.append(item.frame.minX) }
        }
        return found
    }

    @Test func `G23 an animation started in viewDidAppear runs from the next frame on, one started in viewDidLoad does not run`() throws {
        let moving = try places("viewDidAppear")
        #expect(moving.count > 30)
        #expect(moving.last == 290)
        #expect(moving == moving.sorted())
        #expect(try places("viewDidLoad") == [290])
    }

    @Test func `V04 viewDidAppear comes when the view is to be seen: animations may start`() throws {
        let seen = try Observation(loader(in: "viewDidAppear"), ["call A.push"], in: .navigation)
        #expect(try seen.shows("B", inFrame: seen.frame(before: seen.event("B.viewDidAppear"))))
        #expect(try places("viewDidAppear").count > 30)
    }

    @Test func `U07 an animation started in viewIsAppearing runs, in viewDidLoad it does not`() throws {
        #expect(try places("viewIsAppearing").count > 30)
        #expect(try places("viewDidLoad") == [290])
    }

    @Test func `G43 the alongside completion sees a cancelled swipe and can put back what it began`() throws {
        let scene = """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {
                let dimming = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(dimming)
                }
                override func viewWillDisappear(_ animated: Bool) {
                    super.viewWillDisappear(animated)
                    transitionCoordinator?.animate(alongsideTransition: { _ in
                        self.dimming.alpha = 0
                    }, completion: { context in
                        print(context.isCancelled)
                        if context.isCancelled { self.dimming.alpha = 1 }
                    })
                }
                override func viewDidDisappear(_ animated: Bool) {
                    super.viewDidDisappear(animated)
                    print(dimming.alpha)
                }
            }
            """
        let cancelled = try Observation(scene, ["call A.push", "swipe-back 40 cancel"], in: .navigation)
        #expect(cancelled.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["true"])
        #expect(try cancelled.value("dimming.alpha", of: "B") == "1.0")
        let finished = try Observation(scene, ["call A.push", "swipe-back 60 finish"], in: .navigation)
        #expect(finished.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["0.0", "false"])
    }

    @Test func `what lies in a view with a transform is shown through it`() throws {
        let scene = """
            class A: UIViewController {
                let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
                let badge = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    badge.backgroundColor = .red
                    badge.layer.cornerRadius = 10
                    card.addSubview(badge)
                    view.addSubview(card)
                    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                }
            }
            """
        let seen = try Observation(scene)
        let badge = try #require(seen.run.hierarchy(at: seen.event("A.viewDidAppear").index).first { $0.label == "badge" }?.object)
        let last = try #require(seen.recording.frames.indices.last)
        let item = try #require(seen.run.picture(atFrame: last).items.first { $0.object == badge })
        // The card's middle (150, 250) stays: the badge's 80 to 100 across is 30 to 50 right of it, of which half is left.
        #expect(item.frame == CGRect(x: 165, y: 225, width: 10, height: 20))
        #expect(item.visible == item.frame)
        #expect(item.cornerRadius == 5)
    }
}
