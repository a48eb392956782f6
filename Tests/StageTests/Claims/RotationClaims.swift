import Foundation
import Interpreter
import Stage
import Testing
import UIKit

/// Rotation, resizing and what the app's way to the background does not bring.
@Suite struct `Claims on rotation and resizing` {
    static let page = """
        class A: UIViewController {
            let avatar = UIView()
            let early = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                for part in [avatar, early] {
                    part.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(part)
                    NSLayoutConstraint.activate([
                        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        part.topAnchor.constraint(equalTo: view.topAnchor),
                        part.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
                        part.heightAnchor.constraint(equalTo: part.widthAnchor),
                    ])
                }
                early.layer.cornerRadius = early.bounds.height / 2
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                avatar.layer.cornerRadius = avatar.bounds.height / 2
            }
        }
        """

    @Test func `G21 a radius set in viewDidLayoutSubviews follows a rotation, one set in viewDidLoad does not`() throws {
        let seen = try Observation(Self.page, ["rotate landscapeLeft"])
        #expect(try seen.value("avatar.bounds.height", of: "A") == "426.0")
        #expect(try seen.value("avatar.layer.cornerRadius == avatar.bounds.height / 2", of: "A") == "true")
        #expect(try seen.value("early.layer.cornerRadius", of: "A") == "0.0")
    }

    @Test func `G51 viewWillTransition comes on rotation and on resizing in Split View`() throws {
        let rotated = try Observation(Self.page, ["rotate landscapeRight"])
        #expect(rotated.events("A.viewWillTransition").count == 1)
        let resized = try Observation(Self.page, ["resize 507x1194"], device: .ipad)
        #expect(resized.events("A.viewWillTransition").count == 1)
    }

    @Test func `A13 viewWillAppear comes neither on rotation nor on the way back from the background`() throws {
        let seen = try Observation(Self.page, ["rotate landscapeLeft", "background", "foreground"])
        #expect(
            seen.callbacks("viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear") == [
                "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
            ])
        #expect(seen.events("A.viewWillTransition").count == 1)
        #expect(!seen.recording.events.contains { $0.kind == .refusal })
    }

    @Test func `G41 without super a rotation does not reach the children`() throws {
        func scene(_ call: String) -> String {
            """
            class P: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let child = C()
                    addChild(child)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                    \(call)
                }
            }
            class C: UIViewController {}
            """
        }
        let with = try Observation(scene("super.viewWillTransition(to: size, with: coordinator)"), ["rotate landscapeLeft"])
        #expect(with.callbacks("viewWillTransition") == ["P.viewWillTransition", "C.viewWillTransition"])
        let without = try Observation(scene(""), ["rotate landscapeLeft"])
        #expect(without.callbacks("viewWillTransition") == ["P.viewWillTransition"])
    }

    static let sidebars = """
        class A: UIViewController {
            let joined = UIView()
            let apart = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                joined.backgroundColor = .red
                apart.backgroundColor = .blue
                joined.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                apart.frame = CGRect(x: 0, y: 200, width: 100, height: 100)
                view.addSubview(joined)
                view.addSubview(apart)
            }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: { _ in
                    self.joined.frame.size.width = 300
                }, completion: nil)
                UIView.animate(withDuration: 1.5) { self.apart.frame.size.width = 300 }
            }
        }
        """

    /// The frames in which a view's width lies between its first and its last, as numbers of the display's.
    private func moving(_ label: String, in seen: Observation) throws -> (first: Int, last: Int) {
        let end = seen.recording.events.count - 1
        let view = try #require(seen.run.hierarchy(at: end).first { $0.label == label }?.object)
        let numbers = seen.recording.frames.indices.filter { index in
            guard let width = seen.run.picture(atFrame: index).items.first(where: { $0.object == view })?.frame.width else { return false }
            return width > 100.01 && width < 299.99
        }.map { seen.recording.frames[$0].number }
        return (try #require(numbers.first), try #require(numbers.last))
    }

    @Test func `G42 an animation alongside keeps the rotation's time, UIView.animate in the same place its own`() throws {
        let seen = try Observation(Self.sidebars, ["rotate landscapeLeft", "wait 2"])
        let rotation = try #require(seen.recording.transitions.last)
        let frames = rotation.frames.map { seen.recording.frames[$0].number }
        let joined = try moving("joined", in: seen)
        let apart = try moving("apart", in: seen)
        #expect(try joined.first >= #require(frames.first) && joined.last <= #require(frames.last))
        #expect(try apart.last > #require(frames.last) + 30)
    }

    @Test func `A17 what layout moves in a rotation is animated for free`() throws {
        let scene = """
            class A: UIViewController {
                let bar = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.backgroundColor = .red
                    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
                    view.addSubview(bar)
                }
                override func viewWillLayoutSubviews() {
                    super.viewWillLayoutSubviews()
                    bar.frame.size.width = view.bounds.width
                }
            }
            """
        let seen = try Observation(scene, ["rotate landscapeLeft"])
        let end = seen.recording.events.count - 1
        let bar = try #require(seen.run.hierarchy(at: end).first { $0.label == "bar" }?.object)
        let widths = seen.recording.frames.indices.compactMap { index in
            seen.run.picture(atFrame: index).items.first { $0.object == bar }?.frame.width
        }
        #expect(widths.first == 393 && widths.last == 852)
        #expect(Set(widths.filter { $0 > 394 && $0 < 851 }).count > 5)
    }

    @Test func `G08 a controller that was covered meets the old size class at viewWillAppear`() throws {
        let scene = """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {}
            """
        let seen = try Observation(scene, ["call A.push", "resize 375x1194", "back"], in: .navigation, device: .ipad)
        #expect(try seen.value("view.safeAreaInsets == .zero", at: "A.viewWillAppear", 1) == "true")
        #expect(try seen.value("traitCollection.horizontalSizeClass == .regular", at: "A.viewWillAppear", 2) == "true")
        #expect(try seen.value("traitCollection.horizontalSizeClass == .compact", at: "A.viewIsAppearing", 2) == "true")
    }

    @Test func `A11 the bounds are right in viewWillAppear of a push, not of a controller that was covered during a rotation`() throws {
        let scene = """
            class A: UIViewController {
                func push() { navigationController?.pushViewController(B(), animated: true) }
            }
            class B: UIViewController {}
            """
        let pushed = try Observation(scene, ["call A.push"], in: .navigation)
        #expect(try pushed.value("view.bounds.size", at: "B.viewWillAppear") == "(393.0, 852.0)")
        let covered = try Observation(scene, ["call A.push", "rotate landscapeLeft", "back"], in: .navigation)
        #expect(try covered.value("view.bounds.size", at: "A.viewIsAppearing", 2) == "(852.0, 393.0)")
    }
}
