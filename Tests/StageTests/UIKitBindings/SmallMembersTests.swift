import Projects
import Stage
import Testing
import UIKit

/// Members that real controllers use, each with what it changes.
@Suite struct SmallMembersTests {
    private func heard(_ members: String) -> [String] {
        ScriptRun("import UIKit\nclass A: UIViewController {\n\(members)\n}").show("A")
    }

    @Test func `an effect view's content is as large as the view, and its effect is held`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let blur = UIBlurEffect(style: .systemMaterial)
                let pane = UIVisualEffectView(effect: blur)
                pane.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
                let label = UILabel()
                pane.contentView.addSubview(label)
                view.addSubview(pane)
                print(pane.contentView.frame.size, label.superview === pane.contentView, pane.effect === blur, pane.subviews.count)
                let words = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
                words.effect = nil
                print(words.effect == nil)
            }
            """)
        #expect(lines == ["(80.0, 60.0) true true 1", "true"])
    }

    @Test func `maps are turned and taken back, pictures become files, a control begins with an action`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let map = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 4).rotated(by: .pi / 2)
                let point = CGPoint(x: 1, y: 0).applying(map)
                print(point.x.rounded(), point.y.rounded())
                let back = point.applying(map.inverted())
                print(back.x.rounded(), abs(back.y.rounded()), CGAffineTransform(scaleX: 0, y: 1).inverted().a)
                let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { _ in }
                print(UIImage(data: picture.pngData()!, scale: picture.scale)!.size, picture.jpegData(compressionQuality: 1)!.isEmpty, UIImage().pngData() == nil)
                print(UIImage(data: picture.jpegData(compressionQuality: 1)!, scale: picture.scale)!.size)
                let format = UIGraphicsImageRendererFormat()
                format.scale = 2
                let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format)
                let file = renderer.pngData { context in context.fill(CGRect(x: 0, y: 0, width: 5, height: 5)) }
                print(UIImage(data: file)!.size, UIImage(data: renderer.jpegData(withCompressionQuality: 0.5) { _ in }, scale: 2)!.size)
                let control = UIControl(frame: view.bounds, primaryAction: UIAction { _ in print("ran") })
                control.sendActions(for: .primaryActionTriggered)
            }
            """)
        #expect(lines == ["3.0 8.0", "1.0 0.0 0.0", "(10.0, 6.0) false true", "(10.0, 6.0)", "(20.0, 12.0) (10.0, 6.0)", "ran"])
    }

    @Test func `a constraint to what is stood for takes no part`() throws {
        let seen = try Observation(
            """
            class A: UIViewController {
                let map = UnknownMap()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let button = UIButton(type: .system)
                    view.addSubview(button)
                    let wish = NSLayoutConstraint(
                        item: button, attribute: .bottom, relatedBy: .equal, toItem: map.logo, attribute: .top, multiplier: 1, constant: -20)
                    NSLayoutConstraint.activate([wish])
                    print("on", wish.isActive)
                }
            }
            """, world: .open)
        #expect(seen.recording.events.filter { $0.kind == .print }.map(\.text) == ["on false"])
        #expect(seen.recording.events.filter { $0.kind == .exception }.isEmpty)
        let refusals = seen.recording.events.filter { $0.kind == .refusal }.compactMap(\.text)
        #expect(refusals.contains { $0.hasPrefix("a constraint to what is not simulated") })
    }

    @Test func `small things of tables, texts, locales and colours are there`() {
        let scene = """
            import UIKit
            class A: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    refreshControl = UIRefreshControl()
                    print(refreshControl === tableView.refreshControl, A.description(), NSRange().length)
                    print(String.localizedStringWithFormat("%d of %.1f %@", 1234567, 98765.43, "files"), String(format: "%d", 1234567))
                    let locale = Locale(identifier: "pt_BR")
                    print(locale.language.languageCode?.identifier ?? "-", locale.region?.identifier ?? "-", locale.language.languageCode == "pt")
                    let parts = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5).cgColor.components ?? []
                    print(parts.map { String(format: "%.3f", $0) }, UIColor.white.cgColor.alpha)
                    print(Bundle(identifier: "com.example.Kit")!.bundleIdentifier!, UIControl.State.focused.rawValue, UIBarStyle.blackTranslucent.rawValue)
                }
            }
            """
        let lines = ScriptRun(scene).show("A")
        #expect(
            lines == [
                "true main.A 0", "1,234,567 of 98,765.4 files 1234567", "pt BR true", #"["1.093", "-0.227", "-0.150", "0.500"] 1.0"#,
                "com.example.App 8 2",
            ])
    }

    @Test func `rectangles are moved by maps, and measurements and names are said`() {
        let scene = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: 2, y: -3)))
                    print(CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 5, y: 5)))
                    print(CGSize(width: 1, height: 2).applying(CGAffineTransform(scaleX: 2, y: 2)))
                    let formatter = MeasurementFormatter()
                    formatter.unitOptions = .providedUnit
                    formatter.numberFormatter.maximumFractionDigits = 1
                    print(formatter.string(from: Measurement(value: 1234.56, unit: UnitLength.kilometers)))
                    formatter.unitStyle = .short
                    print(formatter.string(from: Measurement(value: 5, unit: UnitMass.grams)))
                    print(formatter.string(from: Measurement(value: 21.26, unit: UnitTemperature.celsius)))
                    var name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
                    name.namePrefix = "Countess"
                    let says = PersonNameComponentsFormatter()
                    print(says.string(from: name), PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated))
                    says.style = .long
                    print(says.string(from: name))
                }
            }
            """
        let lines = ScriptRun(scene).show("A")
        #expect(
            lines == [
                "(2.0, -18.0, 6.0, 12.0)", "(6.0, 7.0)", "(2.0, 4.0)", "1,234.6 km", "5g", "21.3°C", "Ada Lovelace AL",
                "Countess Ada Lovelace",
            ])
    }

    @Test func `a controller's guides reach from its view's edges to its bars`() {
        let scene = """
            import UIKit
            class A: UIViewController {
                let head = UIView()
                let foot = UIView()
                override func viewDidLoad() {
                    for part in [head, foot] {
                        part.translatesAutoresizingMaskIntoConstraints = false
                        view.addSubview(part)
                    }
                    let views: [String: Any] = ["foot": foot, "bottom": bottomLayoutGuide]
                    view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:[foot(30)][bottom]", metrics: nil, views: views))
                    NSLayoutConstraint.activate([
                        head.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8),
                        head.heightAnchor.constraint(equalTo: topLayoutGuide.heightAnchor),
                        NSLayoutConstraint(
                            item: head, attribute: .leading, relatedBy: .equal, toItem: topLayoutGuide, attribute: .trailing, multiplier: 1,
                            constant: 4),
                    ])
                    print(topLayoutGuide.length)
                }
                override func viewDidLayoutSubviews() {
                    print(head.frame.minX, head.frame.minY, head.frame.height, foot.frame.maxY, topLayoutGuide.length, bottomLayoutGuide.length)
                }
            }
            """
        #expect(ScriptRun(scene).show("A") == ["0.0", "4.0 67.0 59.0 818.0 59.0 34.0"])
    }

    @Test func `levels of windows are compared and counted with`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let window = UIWindow(frame: .zero)
                let wanted: UIWindow.Level? = nil
                window.windowLevel = wanted ?? UIWindow.Level.normal + 1
                print(window.windowLevel.rawValue)
                window.windowLevel = .alert - 1
                window.windowLevel += 0.5
                print(window.windowLevel.rawValue, window.windowLevel < .alert, UIWindow.Level.normal > .statusBar)
            }
            """)
        #expect(lines == ["1.0", "1999.5 true false"])
    }

    @Test func `pictures keep their mode and grow with their configuration`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let star = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))!
                let plain = UIImage(systemName: "star")!
                print(star.size, plain.size, plain.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
                print(plain.withTintColor(.red) == plain, plain.withTintColor(.red, renderingMode: .alwaysOriginal).size)
                let button = UIButton(type: .system)
                button.setImage(plain, for: .normal)
                button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
                print(button.currentImage?.size.width ?? 0)
                print(UIColor(named: "Accent") == nil, UIColor(named: "") == nil, UIColor.darkText == .black)
            }
            """)
        #expect(lines == ["(40.0, 40.0) (20.0, 20.0) true", "false (20.0, 20.0)", "40.0", "false true true"])
    }

    @Test func `room around a button's title moves the title`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                button.setTitle("Go", for: .normal)
                view.addSubview(button)
                button.layoutIfNeeded()
                let before = button.titleLabel!.frame
                button.titleEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
                button.layoutIfNeeded()
                let after = button.titleLabel!.frame
                print(after.minX - before.minX, after.minY - before.minY)
            }
            """)
        #expect(lines == ["5.0 2.0"])
    }

    @Test func `the view behind a table's rows is as large as the table, and behind`() {
        let lines = ScriptRun(
            """
            import UIKit
            class A: UITableViewController {
                override func viewDidLoad() {
                    tableView.backgroundView = UILabel()
                    tableView.separatorColor = .red
                    tableView.cellLayoutMarginsFollowReadableWidth = true
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let back = tableView.backgroundView!
                    print(back.frame.size == tableView.bounds.size, tableView.subviews.first === back, tableView.visibleCells.count)
                    tableView.backgroundView = nil
                    print(back.superview == nil, tableView.separatorColor == .red)
                }
            }
            """
        ).show("A")
        #expect(lines == ["true true 2", "true true"])
    }

    @Test func `what is said to those who do not see is found by scenarios`() throws {
        let code = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
                    button.accessibilityLabel = "Add one"
                    button.accessibilityTraits = [.button, .header]
                    button.addTarget(self, action: #selector(add), for: .touchUpInside)
                    view.addSubview(button)
                    print(button.accessibilityTraits.contains(.header), button.accessibilityHint == nil)
                }
                @objc func add() { print("added") }
            }
            """
        var setting = Setting()
        setting.steps = [try Step("tap \"Add one\"")]
        let run = try Run(sources: [Source(path: "A.swift", text: code)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["true true", "added"])
    }

    @Test func `bar items are found by their identifiers`() throws {
        let code = """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    let add = UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(self.add))
                    add.accessibilityIdentifier = "addButton"
                    navigationItem.rightBarButtonItem = add
                    let sort = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(self.sort))
                    sort.accessibilityIdentifier = "sortButton"
                    toolbarItems = [sort]
                    navigationController?.isToolbarHidden = false
                    print(add.accessibilityIdentifier ?? "none", UITabBarItem().accessibilityIdentifier == nil)
                }
                @objc func add() { print("added") }
                @objc func sort() { print("sorted") }
            }
            """
        var setting = Setting()
        setting.container = .navigation
        setting.steps = [try Step("tap addButton"), try Step("tap sortButton")]
        let run = try Run(sources: [Source(path: "A.swift", text: code)], setting: setting)
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["addButton true", "added", "sorted"])
    }

    @Test func `an app's own attachment begins with a file or nothing, and takes an image`() throws {
        let code = """
            import UIKit
            final class Symbol: NSTextAttachment {
                private let offset: CGFloat
                init(image: UIImage, offset: CGFloat) {
                    self.offset = offset
                    super.init(data: nil, ofType: nil)
                    self.image = image
                }
                required init?(coder: NSCoder) { fatalError("no archive") }
            }
            class A: UIViewController {
                override func viewDidLoad() {
                    let text = NSMutableAttributedString(string: "5")
                    text.insert(NSAttributedString(attachment: Symbol(image: UIImage(systemName: "star")!, offset: 1)), at: 0)
                    print(text.length, NSTextAttachment(data: Data([1]), ofType: "public.png").fileType!)
                }
            }
            """
        let run = try Run(sources: [Source(path: "A.swift", text: code)], setting: Setting())
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["2 public.png"])
    }

    @Test func `keys call the first command in the responder chain, where the object can`() throws {
        let code = """
            import UIKit
            final class A: UIViewController {
                var may = true
                override var keyCommands: [UIKeyCommand]? {
                    [
                        UIKeyCommand(input: "n", modifierFlags: [.command], action: #selector(new)),
                        UIKeyCommand(title: "Leave", action: #selector(leave(_:)), input: UIKeyCommand.inputEscape),
                    ]
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    addKeyCommand(UIKeyCommand(input: "x", modifierFlags: [.command, .shift], action: #selector(cut)))
                }
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    may && super.canPerformAction(action, withSender: sender)
                }
                @objc func new() { print("new"); may = false }
                @objc func leave(_ command: UIKeyCommand) { print(command.title) }
                @objc func cut() { print("cut") }
            }
            """
        let steps = ["key cmd+x", "key escape", "key cmd+shift+x", "key cmd+n", "key cmd+n"]
        let run = try Run(
            sources: [Source(path: "A.swift", text: code)], setting: Setting(container: .navigation, steps: try steps.map { try Step($0) }))
        let lines = run.recording.events.filter { [.print, .refusal].contains($0.kind) }.map { $0.text ?? "" }
        #expect(lines.first?.hasPrefix("no command stands for this key") == true)
        #expect(lines.dropFirst() == ["Leave", "cut", "new"])
        #expect(throws: StepError.self) { try Step("key cmd") }
        #expect(throws: StepError.self) { try Step("key fn+a") }
    }

    @Test func `a view is found by its tag, and what changes nothing is kept`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let label = UILabel()
                label.tag = 7
                let box = UIView()
                box.addSubview(label)
                view.addSubview(box)
                print(view.viewWithTag(7) === label, view.viewWithTag(8) == nil)
                let table = UITableView()
                table.sectionHeaderTopPadding = 0
                table.showsVerticalScrollIndicator = false
                table.scrollIndicatorInsets = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
                label.minimumScaleFactor = 0.5
                box.semanticContentAttribute = .forceLeftToRight
                print(table.sectionHeaderTopPadding, table.showsVerticalScrollIndicator, table.verticalScrollIndicatorInsets.top)
                print(label.minimumScaleFactor, box.semanticContentAttribute == .forceLeftToRight, box.isOpaque)
                print(UIApplication.shared.preferredContentSizeCategory == .large, UIScreen.main.nativeBounds.width / UIScreen.main.nativeScale)
                print(UIBarButtonItem.fixedSpace(12).width, topLayoutGuide === topLayoutGuide)
                let wheel = UIRefreshControl()
                wheel.attributedTitle = NSAttributedString(string: "Pull")
                print(wheel.attributedTitle!.string)
            }
            """)
        #expect(lines == ["true true", "0.0 false 3.0", "0.5 true true", "true 393.0", "12.0 true", "Pull"])
    }

    @Test func `types that array literals stand for are made of their elements by name, too`() {
        let script = ScriptRun(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    print(IndexSet(arrayLiteral: 1, 3, 5).count, IndexSet(arrayLiteral: 2).first ?? 0)
                    print(UIView.AutoresizingMask(arrayLiteral: .flexibleWidth, .flexibleHeight).contains(.flexibleHeight))
                }
            }
            """)
        #expect(script.show("A") == ["3 2", "true"])
    }

    @Test func `a number that is no case of UIKit's makes a value all the same, which is refused where UIKit wants a case`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let style = UIBlurEffect.Style(rawValue: 3)!
                print(style.rawValue, style == .dark, style == UIBlurEffect.Style(rawValue: 3), UIBlurEffect.Style(rawValue: 2) == .dark)
                switch style {
                case .dark, .light: print("known")
                default: print(style)
                }
                _ = UIBlurEffect(style: style)
                print("end")
            }
            """)
        #expect(
            lines == [
                "3 false true true", "UIBlurEffectStyle(rawValue: 3)",
                "refused at 10: not supported: UIBlurEffectStyle(rawValue: 3) as Style", "end",
            ])
    }

    @Test func `a class as Objective-C has it, focus in grids, patterns, and what is posted of accessibility`() {
        let script = ScriptRun(
            """
            import UIKit
            class Row: UITableViewCell {}
            class A: UITableViewController {
                let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    tableView.register(Row.classForCoder(), forCellReuseIdentifier: "row")
                    print(Row.classForCoder() == Row.self, classForCoder == A.self)
                    grid.allowsFocus = true
                    print(grid.allowsFocus, grid.selectionFollowsFocus, grid.remembersLastFocusedIndexPath)
                    view.backgroundColor = UIColor(patternImage: UIImage(named: "paper")!)
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(change), name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
                    NotificationCenter.default.post(name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
                }
                @objc func change(_ note: Notification) { print(note.name.rawValue) }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
                    print(cell is Row)
                    return cell
                }
            }
            """)
        #expect(
            script.show("A") == [
                "true true", "true false false", "UIAccessibilityReduceTransparencyStatusDidChangeNotification", "true",
            ])
    }

    @Test func `a table has a section without rows before it has a data source`() {
        let lines = heard(
            """
            override func viewDidLoad() {
                let table = UITableView(frame: view.bounds)
                print(table.numberOfSections, table.numberOfRows(inSection: 0))
                table.reloadSections(IndexSet(0...0), with: .automatic)
                print("loaded again")
            }
            """)
        #expect(lines == ["1 0", "loaded again"])
    }
}
