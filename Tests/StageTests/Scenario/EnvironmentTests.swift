import Foundation
import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// What the learner's code is told of its surroundings, through the steps of a scenario.
@Suite struct `A scene's surroundings` {
    private func run(
        _ text: String, _ steps: [String], device: DeviceProfile = .phone, os: OSProfile = .newest, container: Setting.Container = .root
    ) throws -> Run {
        try Run(
            sources: [Source(path: "Scene.swift", text: "import UIKit\n" + text)],
            setting: Setting(device: device, os: os, container: container, steps: try steps.map { try Step($0) }))
    }

    private func prints(_ run: Run) -> [String] {
        run.recording.events.filter { $0.kind == .print || $0.kind == .refusal || $0.kind == .exception }.compactMap(\.text)
    }

    @Test func `a change of size is told, animated and completed, on a phone's rotation and on an iPad's resizing`() throws {
        let scene = """
            final class A: UIViewController {
                override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                    super.viewWillTransition(to: size, with: coordinator)
                    print("to", Int(size.width), Int(size.height), "from", Int(view.bounds.width))
                    coordinator.animate(alongsideTransition: { context in
                        print("alongside", Int(self.view.bounds.width), context.transitionDuration)
                    }, completion: { _ in print("done") })
                }
            }
            """
        #expect(prints(try run(scene, ["rotate landscapeLeft"])) == ["to 852 393 from 393", "alongside 852 0.3", "done"])
        #expect(
            prints(try run(scene, ["resize 507x1194", "rotate landscapeRight"], device: .ipad)) == [
                "to 507 1194 from 834", "alongside 507 0.4", "done", "to 507 834 from 507", "alongside 507 0.4", "done",
            ])
    }

    @Test func `a controller says in Swift which ways up it allows`() throws {
        let scene = """
            final class A: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { MASK }
                override func viewDidAppear(_ animated: Bool) { print(Int(view.bounds.width)) }
            }
            """
        func widths(_ mask: String) throws -> [String] { prints(try run(scene.replacingOccurrences(of: "MASK", with: mask), [])) }
        #expect(try widths(".portrait") == ["393"])
        #expect(try widths(".landscape") == ["852"])
        #expect(try widths("[.landscapeLeft, .landscapeRight]") == ["852"])
    }

    @Test func `a frame that layout sets during a resize is no flash`() throws {
        let scene = """
            final class A: UIViewController {
                let card = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    card.backgroundColor = .systemRed
                    view.addSubview(card)
                }
                override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    card.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 100)
                }
            }
            """
        let resized = try run(scene, ["resize 320x1194", "resize 834x1194"], device: .ipad)
        #expect(resized.flashes.isEmpty)
        #expect(resized.recording.transitions.count == 2)
        #expect(resized.recording.transitions.allSatisfy { $0.frames.count > 10 })
        #expect(try run(scene, ["rotate landscapeLeft"]).flashes.isEmpty)
    }

    @Test func `registrations for traits are kept in Swift's forms, and unregistered`() throws {
        let scene = """
            final class A: UIViewController {
                var token: UITraitChangeRegistration?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    token = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: A, previous: UITraitCollection) in
                        print("closure", previous.userInterfaceStyle == .light, controller.traitCollection.userInterfaceStyle == .dark)
                    }
                    registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: #selector(sizeChanged))
                    view.registerForTraitChanges(
                        [UITraitVerticalSizeClass.self], target: self, action: #selector(classChanged(_:previous:)))
                }
                @objc func sizeChanged() { print("size") }
                @objc func classChanged(_ view: UIView, previous: UITraitCollection) {
                    print("class", previous.verticalSizeClass == .regular, view === self.view)
                }
                func stop() { if let token { unregisterForTraitChanges(token) } }
            }
            """
        #expect(
            prints(try run(scene, ["style dark", "text-size extraLarge", "rotate landscapeLeft", "call A.stop", "style light"])) == [
                "closure true true", "size", "class true true",
            ])
    }

    @Test func `colours with providers and fonts follow style and text size`() throws {
        let scene = """
            final class A: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
                    label.font = UIFont.preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                    view.addSubview(label)
                }
                func tell() {
                    print(Int(label.font.pointSize), view.backgroundColor!.resolvedColor(with: traitCollection) == .black)
                }
            }
            """
        #expect(
            prints(try run(scene, ["call A.tell", "style dark", "text-size accessibilityLarge", "call A.tell"])) == ["17 false", "33 true"])
    }

    @Test func `traits are overridden and put together in Swift`() throws {
        let scene = """
            final class A: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    traitOverrides.horizontalSizeClass = .regular
                    let dark = UITraitCollection(userInterfaceStyle: .dark)
                    let traits = UITraitCollection(traitsFrom: [dark, UITraitCollection(verticalSizeClass: .compact)])
                    let isOpen = traits.horizontalSizeClass == .unspecified
                    print(traits.userInterfaceStyle == .dark, traits.verticalSizeClass == .compact, isOpen)
                    let more = traits.modifyingTraits { $0.userInterfaceStyle = .light }
                    print(more.userInterfaceStyle == .light)
                    view.overrideUserInterfaceStyle = .dark
                }
                func tell() {
                    let isDark = view.traitCollection.userInterfaceStyle == .dark
                    let isOverridden = traitOverrides.contains(UITraitHorizontalSizeClass.self)
                    print(traitCollection.horizontalSizeClass == .regular, isDark, isOverridden)
                    traitOverrides.remove(UITraitHorizontalSizeClass.self)
                }
            }
            """
        #expect(
            prints(try run(scene, ["call A.tell", "call A.tell"])) == [
                "true true true", "true", "true true true", "false true false",
            ])
    }

    @Test func `a text size that is none is bad usage, with the nearest`() {
        #expect(throws: StepError.self) { try Step("text-size larg") }
        #expect(throws: Never.self) { try Step("text-size large") }
    }
}
