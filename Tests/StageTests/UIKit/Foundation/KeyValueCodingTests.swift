import Projects
import Stage
import Testing
import UIKit

/// Properties by the names that Objective-C has for them, and what takes any name.
@Suite struct `A key` {
    private func heard(_ code: String, _ files: Source...) throws -> [String] {
        let run = try Run(
            sources: [Source(path: "Scene.swift", text: "import UIKit\n\n" + code)] + files, setting: Setting(world: .open, root: "Page"))
        return run.prints + run.refusals.filter { !$0.contains("placeholder") } + run.exceptions
    }

    @Test func `with a capital finds a setter and no getter, as setTitle is that of title and of Title`() throws {
        let label = Board.label("l-1", "x")
        let code = """
            class Page: UIViewController {
                @IBOutlet weak var nameLabel: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(nameLabel.text ?? "-")
                }
            }
            """
        let outlet = #"<outlet property="NameLabel" destination="l-1" id="o-1"/>"#
        #expect(try heard(code, Board.storyboard(Board.scene(1, "Page", subviews: label, connections: outlet))) == ["x"])
    }

    @Test func `that a key path reads through what may be nil has dots alone`() throws {
        let run = try Run(
            sources: [
                Source(
                    path: "Scene.swift",
                    text: """
                        import Combine
                        import UIKit

                        class Film: NSObject { @objc dynamic var seconds = 7 }
                        class Player: NSObject { @objc dynamic var film: Film? = Film() }
                        class Page: UIViewController {
                            let player = Player()
                            var bag = Set<AnyCancellable>()
                            override func viewDidLoad() {
                                super.viewDidLoad()
                                player.publisher(for: \\.film?.seconds).sink { print($0 ?? 0) }.store(in: &bag)
                                player.publisher(for: \\.film!.seconds).sink { print($0) }.store(in: &bag)
                            }
                        }
                        """)
            ], setting: Setting(world: .open, root: "Page"))
        #expect(run.prints + run.exceptions == ["7", "7"])
        // What changes behind it is not told of.
        #expect(run.refusals.count == 2 && run.refusals.allSatisfy { $0.contains("observing film.seconds") })
    }

    @Test func `is what a property calls itself in Objective-C`() throws {
        let lines = try heard(
            """
            class Page: UIViewController {
                var kept = 1
                @objc(amount) var total: Int { get { kept } set { kept = newValue } }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    setValue(4, forKey: "amount")
                    print(kept, value(forKey: "amount") as? Int ?? 0)
                }
            }
            """)
        #expect(lines == ["4 4"])
    }

    @Test func `without a property is taken by the method that sets it, also for UIKit's own objects`() throws {
        let lines = try heard(
            """
            extension UIView { @objc func setThemeColor(_ name: String) { accessibilityLabel = name } }
            class Page: UIViewController {
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.setValue("dark", forKey: "themeColor")
                    print(label.accessibilityLabel ?? "-")
                    view.setValue("dark", forKey: "shade")
                }
            }
            """)
        #expect(lines.first == "dark")
        #expect(lines.contains { $0.contains("shade") })
    }

    @Test func `of an outlet in a wrapper sets what is wrapped`() throws {
        let code = """
            @propertyWrapper struct Once<Value> {
                private var value: Value?
                var wrappedValue: Value {
                    get { value! }
                    set { if value == nil { value = newValue } }
                }
            }
            class Page: UIViewController {
                @IBOutlet @Once var label: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label = UILabel()
                    print(label.text ?? "-")
                }
            }
            """
        let outlet = #"<outlet property="label" destination="l-1" id="o-1"/>"#
        let board = Board.storyboard(Board.scene(1, "Page", subviews: Board.label("l-1", "x"), connections: outlet))
        #expect(try heard(code, board) == ["x"])
    }

    @Test func `of any name is kept by layers and by animations, and held`() throws {
        let lines = try heard(
            """
            class Thing { deinit { print("gone") } }
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let layer = CALayer()
                    let animation = CABasicAnimation(keyPath: "opacity")
                    print(layer.value(forKey: "kind") == nil)
                    layer.setValue("round", forKey: "kind")
                    layer.setValue(CGPoint(x: 1, y: 2), forKey: "place")
                    layer.setValue(Thing(), forKey: "thing")
                    layer.setValue(0.5, forKeyPath: "cells.first.speed")
                    animation.setValue(3, forKey: "number")
                    print(layer.value(forKey: "kind") as? String ?? "-", layer.value(forKey: "place") as? CGPoint ?? .zero)
                    print(layer.value(forKey: "thing") is Thing, animation.value(forKey: "number") as? Int ?? 0)
                    layer.setValue(nil, forKey: "thing")
                    print(layer.value(forKeyPath: "cells.first.speed") as? Double ?? 0)
                    layer.setValue(Thing(), forKey: "thing")
                }
            }
            """)
        #expect(lines == ["true", "round (1.0, 2.0)", "true 3", "gone", "0.5", "gone"])
    }

    @Test func `of a class that nothing declares is not known`() throws {
        let lines = try heard(
            """
            class Page: UIViewController {
                let player = PlayerViewController()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    _ = player.value(forKey: "isReady")
                    print("through")
                }
            }
            """)
        #expect(lines.first == "through")
        #expect(!lines.contains { $0.hasPrefix("NSUnknownKeyException") })
    }

    // SE-0160.
    @Test(arguments: ["3.0", "4.0"])
    func `is every property's that Objective-C could have where the project is in Swift 3`(version: String) throws {
        let code = """
            import UIKit
            class Palette: NSObject {
                var name: String!
                var count: Int?
            }
            class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let palette = Palette()
                    palette.setValue("dark", forKey: "name")
                    print(palette.name ?? "-")
                    palette.setValue(3, forKey: "count")
                }
            }
            """
        let settings = "buildSettings = {\n\t\tSWIFT_VERSION = \(version);\n};"
        let run = try Run(
            sources: [
                Source(path: "app/Sources/Scene.swift", text: code),
                Source(path: "app/App.xcodeproj/project.pbxproj", text: settings, isFound: true),
                Source(path: "app/Pods/Pods.xcodeproj/project.pbxproj", text: "SWIFT_VERSION = 5.0;", isFound: true),
            ], setting: Setting(world: .open, root: "Page"))
        #expect(run.prints == (version == "3.0" ? ["dark"] : []))
        #expect(run.exceptions.first?.contains(version == "3.0" ? "the key count" : "the key name") == true)
    }
}
