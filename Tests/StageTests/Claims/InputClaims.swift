import Stage
import Testing

@Suite struct `Claims on text input` {
    private static let scene = """
        class A: UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 140, width: 200, height: 30))
            var name = "old"
            var endsEarly: Bool { false }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                label.text = name
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                label.text = name
            }
            func push() {
                let b = B()
                b.a = self
                navigationController?.pushViewController(b, animated: true)
            }
        }

        class B: UIViewController, UITextFieldDelegate {
            weak var a: A?
            let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
            override func viewDidLoad() {
                super.viewDidLoad()
                field.delegate = self
                view.addSubview(field)
            }
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                // end early
            }
            func textFieldDidEndEditing(_ textField: UITextField) { a?.name = textField.text ?? "" }
        }
        """

    private func observe(endsEarly: Bool = false, os: Int = 26) throws -> Observation {
        let text = endsEarly ? Self.scene.replacing("// end early", with: "view.endEditing(true)") : Self.scene
        return try Observation(text, ["call A.push", "type field new", "back"], in: .navigation, os: os)
    }

    /// The recording is of 2012.
    @Test func `L05 editing ends after the will callbacks: A sees the old value until it has appeared`() throws {
        let late = try observe(os: 5)
        #expect(
            Array(late.callbacks("viewWillDisappear", "viewWillAppear", "textFieldDidEndEditing", "viewDidDisappear").suffix(4)) == [
                "B.viewWillDisappear", "A.viewWillAppear", "B.textFieldDidEndEditing", "B.viewDidDisappear",
            ])
        #expect(try late.value("name", at: "A.viewWillAppear", 2) == "old")
        #expect(try late.value("name", at: "A.viewDidAppear", 2) == "new")
    }

    @Test func `N23 today editing ends as the transition begins: A sees the new value when it is about to appear`() throws {
        let today = try observe()
        #expect(
            Array(today.callbacks("viewWillDisappear", "viewWillAppear", "textFieldDidEndEditing", "viewDidDisappear").suffix(4)) == [
                "B.textFieldDidEndEditing", "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear",
            ])
        #expect(try today.value("name", at: "A.viewWillAppear", 2) == "new")
    }

    @Test func `L06 read the edited value in viewDidAppear, or end editing in the other's viewWillDisappear`() throws {
        let late = try observe(os: 5)
        #expect(try late.value("label.text ?? \"\"", of: "A", at: "B.viewDidDisappear") == "old")
        #expect(try late.value("label.text ?? \"\"", of: "A") == "new")
        let early = try observe(endsEarly: true, os: 5)
        #expect(
            Array(early.callbacks("viewWillDisappear", "viewWillAppear", "textFieldDidEndEditing").suffix(3)) == [
                "B.viewWillDisappear", "B.textFieldDidEndEditing", "A.viewWillAppear",
            ])
        #expect(try early.value("name", at: "A.viewWillAppear", 2) == "new")
        #expect(try early.value("label.text ?? \"\"", of: "A", at: "B.viewDidDisappear") == "new")
    }

    private func notices(_ observation: Observation) -> [(name: String, index: Int)] {
        observation.recording.events.filter { $0.kind == .notification && $0.name.hasPrefix("UIKeyboard") }.map { ($0.name, $0.index) }
    }

    @Test func `G24 viewWillDisappear is where the first responder resigns: the keyboard goes before the view does`() throws {
        let early = try observe(endsEarly: true, os: 5)
        let hide = try #require(notices(early).first { $0.name == "UIKeyboardWillHideNotification" })
        let hidden = try #require(notices(early).first { $0.name == "UIKeyboardDidHideNotification" })
        let gone = try early.event("B.viewDidDisappear").index
        #expect(hide.index > (try early.event("B.viewWillDisappear").index))
        #expect(hide.index < (try early.event("A.viewWillAppear", 2).index))
        #expect(hidden.index < gone)
        let late = try observe(os: 5)
        let lateHide = try #require(notices(late).first { $0.name == "UIKeyboardWillHideNotification" })
        #expect(lateHide.index > (try late.event("A.viewWillAppear", 2).index))
    }

    @Test func `V07 the data of a field handed over in viewWillDisappear is there for whoever comes next`() throws {
        let early = try observe(endsEarly: true, os: 5)
        #expect(try early.value("name", of: "A", at: "B.viewWillDisappear") == "old")
        #expect(try early.value("name", at: "A.viewWillAppear", 2) == "new")
        #expect(try early.value("field.isFirstResponder", of: "B", at: "B.viewDidDisappear") == "false")
    }

    @Test func `U09 the keyboard's guide is late on iOS 15: not in viewIsAppearing, but in the layout after it`() throws {
        let scene = """
            class A: UIViewController {
                let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 34))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(field)
                    _ = view.keyboardLayoutGuide
                }
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    field.becomeFirstResponder()
                }
            }
            """
        let height = "view.keyboardLayoutGuide.layoutFrame.height"
        let old = try Observation(scene, os: 15)
        let new = try Observation(scene, os: 16)
        #expect(try old.value(height, at: "A.viewIsAppearing") == "0.0")
        #expect(try new.value(height, at: "A.viewIsAppearing") == "336.0")
        #expect(try old.value(height, at: "A.viewDidAppear") == "336.0")
        #expect(try new.value(height, at: "A.viewDidAppear") == "336.0")
    }
}
