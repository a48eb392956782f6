import Interpreter
import Stage
import Testing
import UIKit

/// Where the view comes from.
@Suite struct `Claims on loading the view` {
    @Test func `G15 reading view inside loadView before it is set is stopped, named, and the run goes on`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                override func loadView() {
                    view.backgroundColor = .red
                }
                func speak() { print("still usable") }
            }
            """, ["call A.speak"])
        let stop = try #require(seen.recording.events.first { $0.kind == .exception })
        #expect(stop.text?.contains("loadView()") == true)
        #expect(stop.location?.line == 5)
    }

    @Test func `A03 loadViewIfNeeded loads the view once`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let other = B()
                    print(other.isViewLoaded)
                    other.loadViewIfNeeded()
                    other.loadViewIfNeeded()
                    print(other.isViewLoaded)
                }
            }
            class B: UIViewController {}
            """)
        #expect(seen.callbacks("loadView", "viewDidLoad").filter { $0.hasPrefix("B") } == ["B.loadView", "B.viewDidLoad"])
        #expect(seen.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["false", "true"])
    }

    @Test func `A01 reading view loads it: loadView, then viewDidLoad, inside the reading statement`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let other = B()
                    print("before")
                    let loaded = other.view
                    print(loaded == nil)
                }
            }
            class B: UIViewController {}
            """)
        let outer = try seen.event("A.viewDidLoad")
        let load = try seen.event("B.loadView")
        let did = try seen.event("B.viewDidLoad")
        let prints = seen.recording.events.filter { $0.kind == .print }.map(\.index)
        #expect(load.depth > outer.depth && did.depth == load.depth)
        #expect(prints[0] < load.index && load.index < did.index && did.index < prints[1])
        #expect(try #require(load.end) < did.index)
    }

    @Test func `A22 the same hierarchy comes of building it in loadView or in viewDidLoad`() throws {
        func scene(_ callback: String) -> String {
            """
            class A: UIViewController {
                let label = UILabel()
                override func \(callback)() {
                    super.\(callback)()
                    label.text = "Here"
                    label.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(label)
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
                    label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
                }
            }
            """
        }
        func tree(_ seen: Observation) -> [String] {
            seen.run.hierarchy(at: seen.recording.events.count - 1).map { "\($0.depth) \($0.typeName) \($0.frame)" }
        }
        let load = try Observation(scene("loadView"))
        #expect(tree(load) == tree(try Observation(scene("viewDidLoad"))))
        #expect(try load.value("label.frame.minY.rounded()", of: "A") == "59.0")
        #expect(try load.event("A.loadView").index < load.event("A.viewWillAppear").index)
    }

    @Test func `G17 constraints made in viewDidLoad give the right frames on every device`() throws {
        let scene = """
            class A: UIViewController {
                let panel = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(panel)
                    NSLayoutConstraint.activate([
                        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                        panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
                        panel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
                        panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                    ])
                }
            }
            """
        // The screens' sizes and safe areas as Apple publishes them.
        for (device, frame) in [
            (DeviceProfile.se, "(20.0, 30.0, 335.0, 637.0)"), (.phone, "(20.0, 69.0, 353.0, 749.0)"), (.max, "(20.0, 69.0, 390.0, 829.0)"),
        ] {
            #expect(try Observation(scene, device: device).value("panel.frame", of: "A") == frame)
        }
    }

    @Test func `A08 constraints are instructions for later: no frame changes before the layout pass`() throws {
        let scene = """
            class A: UIViewController {
                let panel = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(panel)
                    NSLayoutConstraint.activate([
                        panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                        panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
                        panel.widthAnchor.constraint(equalToConstant: 100),
                        panel.heightAnchor.constraint(equalToConstant: 50),
                    ])
                    print(panel.frame)
                }
            }
            """
        let seen = try Observation(scene)
        #expect(seen.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["(1.0, 2.0, 3.0, 4.0)"])
        for callback in ["A.viewWillAppear", "A.viewIsAppearing", "A.viewWillLayoutSubviews"] {
            #expect(try seen.value("panel.frame", at: callback) == "(1.0, 2.0, 3.0, 4.0)")
        }
        #expect(try seen.value("panel.frame", at: "A.viewDidLayoutSubviews") == "(20.0, 30.0, 100.0, 50.0)")
    }

    @Test func `V02 in viewDidLoad the bounds are not those of the screen's part the view will have`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
            }
            """)
        #expect(try seen.value("view.bounds.size", at: "A.viewDidLoad") == "(320.0, 480.0)")
        #expect(try seen.value("view.bounds.size", of: "A") == "(393.0, 852.0)")
    }
}
