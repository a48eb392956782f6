import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// Traits as a program meets them: registrations, overrides, definitions of its own, and what older systems do not have.
@Suite struct `Traits in a program` {
    private static let definitions = """
        import UIKit

        struct BrandTrait: UITraitDefinition {
            static let defaultValue = 7
        }
        enum Mood { case calm, loud }
        struct MoodTrait: UITraitDefinition {
            static let defaultValue = Mood.calm
        }
        extension UITraitCollection {
            var brand: Int { self[BrandTrait.self] }
        }
        extension UIMutableTraits {
            var brand: Int {
                get { self[BrandTrait.self] }
                set { self[BrandTrait.self] = newValue }
            }
        }
        """

    private func prints(_ body: String, os: OSProfile = .newest) throws -> [String] {
        let run = try Run(
            sources: [
                Source(
                    path: "Scene.swift",
                    text: """
                        \(Self.definitions)
                        final class A: UIViewController {
                            let inner = UIView()
                            override func viewDidLoad() {
                                super.viewDidLoad()
                                view.addSubview(inner)
                            }
                            @objc func styled(_ sender: UIView, previous: UITraitCollection) {
                                print("method", sender === inner, previous.userInterfaceStyle == .light)
                            }
                            func go() {
                        \(body)
                            }
                        }
                        """)
            ], setting: Setting(os: os, root: "A", steps: [try Step("call A.go")]))
        return run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test func `a program's own trait has its default, is overridden, flows down and is told of`() throws {
        let lines = try prints(
            """
            view.registerForTraitChanges([BrandTrait.self]) { (view: UIView, previous: UITraitCollection) in
                print("brand", previous.brand, view.traitCollection.brand)
            }
            print(traitCollection.brand, traitOverrides.contains(BrandTrait.self))
            traitOverrides[BrandTrait.self] = 9
            print(traitOverrides.contains(BrandTrait.self), traitOverrides.brand, inner.traitCollection.brand)
            updateTraitsIfNeeded()
            print(inner.traitCollection.brand)
            traitOverrides.brand = 11
            updateTraitsIfNeeded()
            traitOverrides.remove(BrandTrait.self)
            updateTraitsIfNeeded()
            """)
        #expect(lines == ["7 false", "true 9 7", "brand 7 9", "9", "brand 9 11", "brand 11 7"])
    }

    @Test func `a trait can be a case of the program's own, and one of UIKit's by its definition`() throws {
        let lines = try prints(
            """
            let traits = UITraitCollection { $0[MoodTrait.self] = .loud; $0[UITraitUserInterfaceStyle.self] = .dark }
            print(traits[MoodTrait.self], traitCollection[MoodTrait.self], traits.userInterfaceStyle == .dark)
            print(traits.modifyingTraits { $0.brand = 3 }.brand, traits == traits.modifyingTraits { $0[MoodTrait.self] = .calm })
            """)
        #expect(lines == ["loud calm true", "3 false"])
    }

    @Test func `a trait that holds an object is refused`() throws {
        let lines = try prints("traitOverrides[BrandTrait.self] = [1]")
        #expect(lines == ["not supported: a trait whose value is [1]: only numbers, text, UIKit's values and plain cases are kept"])
    }

    @Test func `targets, whole families of traits, and registrations that are taken back`() throws {
        let lines = try prints(
            """
            inner.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: #selector(styled(_:previous:)))
            let token = registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (a: A, _) in print("colour", a === self) }
            registerForTraitChanges(UITraitCollection.systemTraitsAffectingImageLookup) { (_: A, _) in print("image") }
            traitOverrides.userInterfaceStyle = .dark
            updateTraitsIfNeeded()
            unregisterForTraitChanges(token)
            traitOverrides.horizontalSizeClass = .regular
            updateTraitsIfNeeded()
            """)
        #expect(lines == ["colour true", "image", "method true true", "image"])
    }

    @Test func `the current traits are those of what is laid out, or of who says so`() throws {
        let lines = try prints(
            """
            print(UITraitCollection.current.userInterfaceStyle == .light)
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                print(UITraitCollection.current.userInterfaceStyle == .dark)
            }
            """)
        #expect(lines == ["true", "true"])
    }

    @Test func `before iOS 17 none of it is there`() throws {
        let lines = try prints(
            """
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: A, _) in }
            traitOverrides.userInterfaceStyle = .dark
            if #available(iOS 17, *) { print("new") } else { print("old") }
            guard #unavailable(iOS 16) else { return }
            print("older than 16")
            """, os: OSProfile(version: 15))
        #expect(
            lines == [
                "not supported: 'UIViewController.registerForTraitChanges(_:handler:)' is only available in iOS 17 or newer; this is iOS 15",
                "not supported: 'UIViewController.traitOverrides' is only available in iOS 17 or newer; this is iOS 15", "old",
                "older than 16",
            ])
    }

    @Test func `the scene's overrides flow to its windows, and its handlers come first`() throws {
        let run = ScriptRun(
            """
            import UIKit
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    let scene = scene as! UIWindowScene
                    window = UIWindow(windowScene: scene)
                    window?.rootViewController = A()
                    window?.makeKeyAndVisible()
                    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, previous: UITraitCollection) in
                        print("scene", previous.userInterfaceStyle == .light, scene.traitCollection.userInterfaceStyle == .dark)
                    }
                }
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: A, _) in print("A") }
                }
                func go() { view.window?.windowScene?.traitOverrides.userInterfaceStyle = .dark }
            }
            """)
        #expect(run.connectScene() == [])
        #expect(run.call("go", on: "A") == ["scene true true", "A"])
    }
}
