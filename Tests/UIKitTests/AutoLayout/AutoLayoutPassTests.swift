import Testing
import UIKit

@Suite struct `Layout passes that constraints cause` {
    /// A label in the page, and the page.
    private func launchLabel(in log: Log) -> UILabel? {
        let held = Held<UILabel>()
        log.launch { view in
            let label = UILabel()
            label.text = "short"
            held.value = label
            view.place(label) {
                [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor)]
            }
        }
        return held.value
    }

    private let pair = ["Page.viewWillLayoutSubviews()", "Page.viewDidLayoutSubviews()"]

    @Test func `a label that grows causes one more layout of the controller's view`() throws {
        let log = Log()
        let label = try #require(launchLabel(in: log))
        let before = label.frame.width
        _ = log.run { label.text = "considerably longer" }
        #expect(log.layoutCalls == pair)
        #expect(label.frame.width > before)
    }

    @Test func `nothing is laid out when nothing moves`() throws {
        let log = Log()
        let label = try #require(launchLabel(in: log))
        let constraint = try #require(log.page.view.constraints.first)
        for change in [
            { label.text = "trohs" }, { constraint.constant = 0 }, { label.textColor = .systemRed },
            { label.invalidateIntrinsicContentSize() },
        ] {
            _ = log.run(change)
            #expect(log.layoutCalls == [])
        }
    }

    @Test func `a constant that changes moves the view in the next layout and not before`() throws {
        let log = Log()
        let label = try #require(launchLabel(in: log))
        let leading = try #require(log.page.view.constraints.first { $0.firstAttribute == .leading })
        var during = CGFloat.nan
        _ = log.run {
            leading.constant = 30
            during = label.frame.minX
        }
        #expect(during == 0)
        #expect(label.frame.minX == 30)
        #expect(log.layoutCalls == pair)
    }

    @Test func `several changes in one turn make one layout`() throws {
        let log = Log()
        let label = try #require(launchLabel(in: log))
        _ = log.run {
            label.text = "one"
            label.text = "one, two"
            for constraint in log.page.view.constraints { constraint.constant += 5 }
        }
        #expect(log.layoutCalls == pair)
        #expect(label.frame.origin == CGPoint(x: 5, y: 5))
    }

    @Test func `a frame set by hand lasts until the superview is laid out again`() throws {
        let log = Log()
        let label = try #require(launchLabel(in: log))
        let placed = label.frame
        _ = log.run { label.frame.origin = CGPoint(x: 70, y: 70) }
        #expect(log.layoutCalls == [])
        #expect(label.frame.minX == 70)
        _ = log.run { log.page.view.setNeedsLayout() }
        #expect(label.frame == placed)
        _ = log.run { label.frame.size = CGSize(width: 7, height: 7) }
        #expect(log.layoutCalls == pair)
        #expect(label.frame == placed)
    }

    /// The last columns of document 003's table.
    @Test func `when the controller's view has laid out, direct subviews are final and views in them are not`() {
        let log = Log()
        var seen: [(child: CGRect, grandchild: CGRect)] = []
        log.launch(
            note: { view in seen.append((view.subviews[0].frame, view.subviews[0].subviews[0].frame)) },
            { view in
                let child = UIView()
                view.place(child) {
                    [
                        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                        $0.widthAnchor.constraint(equalToConstant: 200), $0.heightAnchor.constraint(equalToConstant: 100),
                    ]
                }
                let inner = child
                child.place(UIView()) {
                    [
                        $0.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
                        $0.topAnchor.constraint(equalTo: inner.topAnchor),
                        $0.trailingAnchor.constraint(equalTo: inner.trailingAnchor), $0.heightAnchor.constraint(equalToConstant: 50),
                    ]
                }
            })
        #expect(seen.first?.child == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(seen.first?.grandchild == .zero)
        #expect(log.box.subviews[0].frame == CGRect(x: 10, y: 0, width: 190, height: 50))
    }

    @Test func `layoutIfNeeded in an animation moves what a constant changed`() throws {
        let log = Log()
        let label = try #require(launchLabel(in: log))
        let leading = try #require(log.page.view.constraints.first { $0.firstAttribute == .leading })
        let world = log.world
        world.bind {
            world.turn {
                leading.constant = 100
                UIView.animate(withDuration: 1) { label.superview?.layoutIfNeeded() }
            }
            for _ in 0..<30 { world.turn() }
            let middle = world.describeViews { $0 }.first { $0.id == label.id }
            #expect(middle?.frame.minX == 100)
            #expect((20.0..<80).contains(middle?.shownFrame.minX ?? -1))
            world.settle()
            #expect(world.describeViews { $0 }.first { $0.id == label.id }?.shownFrame.minX == 100)
        }
    }

    @Test func `a view whose mask follows its superview's size brings its own content along`() {
        let log = Log()
        log.launch { view in
            let outer = UIView()
            view.place(outer) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 120), $0.heightAnchor.constraint(equalToConstant: 80),
                ]
            }
            let follower = UIView(frame: .zero)
            follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            outer.addSubview(follower)
            follower.place(UIView()) {
                [
                    $0.trailingAnchor.constraint(equalTo: follower.trailingAnchor),
                    $0.bottomAnchor.constraint(equalTo: follower.bottomAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 10), $0.heightAnchor.constraint(equalToConstant: 10),
                ]
            }
        }
        let follower = log.box.subviews[0]
        #expect(follower.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
        #expect(follower.subviews[0].frame == CGRect(x: 110, y: 70, width: 10, height: 10))
        let width = log.box.constraints.first { $0.firstAttribute == .width }
        _ = log.run { width?.constant = 150 }
        #expect(follower.frame == CGRect(x: 0, y: 0, width: 150, height: 80))
        #expect(follower.subviews[0].frame == CGRect(x: 140, y: 70, width: 10, height: 10))
    }

    @Test func `the same layout comes of a state that is gone back to, and of the present one again`() throws {
        let log = Log()
        let label = try #require(launchLabel(in: log))
        let leading = try #require(log.page.view.constraints.first { $0.firstAttribute == .leading })
        let world = log.world
        var past = world.state
        var pastFrame = CGRect.zero
        _ = log.run {
            leading.constant = 10
            past = world.state
        }
        pastFrame = label.frame
        _ = log.run {
            leading.constant = 99
            label.text = "another text altogether"
        }
        let presentFrame = label.frame
        world.visiting(past) {
            #expect(label.frame.minX == 0)
            log.page.view.layoutIfNeeded()
            #expect(label.frame == pastFrame)
            label.text = "short text"
            log.page.view.layoutIfNeeded()
            #expect(label.frame.minX == 10 && label.frame.width > pastFrame.width)
        }
        #expect(label.frame == presentFrame)
        _ = log.run { log.page.view.setNeedsLayout() }
        #expect(label.frame == presentFrame)
        #expect(log.layoutCalls == pair)
    }
}
