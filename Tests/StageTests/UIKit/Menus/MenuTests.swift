import Stage
import Testing
import UIKit

/// Menus as real controllers use them.
@Suite struct `A menu` {
    private func heard(_ run: Run) -> [String] {
        run.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    private func run(_ setUp: String, _ steps: [String], more: String = "", in container: Setting.Container = .root) throws -> [String] {
        heard(
            try Scenes.run(
                """
                import UIKit
                final class A: UIViewController, UIContextMenuInteractionDelegate {
                    let button = UIButton(type: .system)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        button.setTitle("Sort", for: .normal)
                        button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
                        view.addSubview(button)
                \(setUp)
                    }
                    override func viewWillDisappear(_ animated: Bool) { print("goes") }
                    func contextMenuInteraction(
                        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
                    ) -> UIContextMenuConfiguration? { configuration(location) }
                    \(more.contains("func configuration") ? "" : "func configuration(_ place: CGPoint) -> UIContextMenuConfiguration? { nil }")
                \(more)
                }
                """, steps, in: container))
    }

    @Test func `of a button opens with a tap, and what is chosen acts when it has gone`() throws {
        let menu = """
            let more = UIMenu(title: "More", children: [UIAction(title: "Oldest") { print($0.title) }])
            let inline = UIMenu(options: .displayInline, children: [UIAction(title: "Size") { print($0.title) }])
            let hidden = UIAction(title: "Secret", attributes: .hidden) { _ in print("no") }
            let off = UIAction(title: "Off", attributes: .disabled) { _ in print("no") }
            button.menu = UIMenu(children: [UIAction(title: "Name") { print($0.title, $0.sender is UIButton) }, more, inline, hidden, off])
            button.showsMenuAsPrimaryAction = true
            button.addTarget(self, action: #selector(touched), for: .touchUpInside)
            button.addTarget(self, action: #selector(opened), for: .menuActionTriggered)
            """
        let more = "@objc func touched() { print(\"touched\") }\n@objc func opened() { print(\"opened\") }"
        #expect(try run(menu, ["tap Sort", "tap Name"], more: more) == ["opened", "Name true"])
        #expect(try run(menu, ["tap Sort", "tap More", "tap Oldest"], more: more) == ["opened", "Oldest"])
        #expect(try run(menu, ["tap Sort", "tap Off", "tap Size", "tap Sort"], more: more) == ["opened", "Size", "opened"])
        #expect(try run(menu, ["tap Sort", "tap Secret"], more: more).last?.contains("Secret") == true)
    }

    @Test func `that is not the button's action opens where a finger rests`() throws {
        let menu = """
            button.menu = UIMenu(children: [UIAction(title: "Name") { print($0.title) }])
            button.addAction(UIAction { _ in print("touched") }, for: .touchUpInside)
            """
        #expect(try run(menu, ["press Sort 1", "tap Name", "tap Sort"]) == ["Name", "touched"])
    }

    @Test func `of which one element is chosen moves the mark, and may name the button`() throws {
        let lines = try run(
            """
            let menu = UIMenu(options: .singleSelection, children: ["A", "B"].map { name in UIAction(title: name) { _ in print(name) } })
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            """, ["tap A", "tap B", "call A.look"],
            more: "func look() { print(button.currentTitle!, button.menu!.selectedElements.map { $0.title }) }")
        #expect(lines == ["B", "B [\"B\"]"])
    }

    @Test func `of a bar's button opens with a tap, and asks for deferred elements`() throws {
        let lines = try run(
            """
            let late = UIDeferredMenuElement { end in print("asked"); end([UIAction(title: "Late") { _ in print("late") }]) }
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: UIMenu(children: [late]))
            """, ["tap Menu", "tap Late"], in: .navigation)
        #expect(lines == ["asked", "late"])
    }

    @Test func `of a press asks its delegate, tells of coming and going, and its preview leads on`() throws {
        let delegate = """
            func configuration(_ place: CGPoint) -> UIContextMenuConfiguration? {
                print("asked", place)
                return UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: { Preview() }) { suggested in
                    UIMenu(children: [UIAction(title: "Share") { _ in print("share", suggested.count) }])
                }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: UIContextMenuInteractionAnimating?
            ) { print("comes", configuration.identifier as? String ?? "none") }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: UIContextMenuInteractionAnimating?
            ) { print("ends"); animator?.addCompletion { print("ended") } }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: UIContextMenuInteractionCommitAnimating
            ) { animator.addCompletion { print("shows", animator.previewViewController is Preview) } }
            final class Preview: UIViewController {
                override func viewDidLoad() { view.accessibilityIdentifier = "preview" }
            }
            """
        let setUp = "view.accessibilityIdentifier = \"page\"\nview.addInteraction(UIContextMenuInteraction(delegate: self))"
        #expect(
            try run(setUp, ["press page 1", "tap Share"], more: delegate).map { $0.hasPrefix("asked") ? "asked" : $0 } == [
                "asked", "comes id", "ends", "ended", "share 0",
            ])
    }

    @Test func `of a row is the table's delegate's`() throws {
        let lines = heard(
            try Scenes.run(
                """
                import UIKit
                final class A: UITableViewController {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let cell = UITableViewCell()
                        cell.textLabel?.text = "row \\(indexPath.row)"
                        return cell
                    }
                    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected") }
                    override func tableView(
                        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
                    ) -> UIContextMenuConfiguration? {
                        UIContextMenuConfiguration(actionProvider: { _ in
                            UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in print("delete", indexPath.row) }])
                        })
                    }
                    override func tableView(
                        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                        animator: UIContextMenuInteractionAnimating?
                    ) { print("ends") }
                }
                """, ["press \"row 1\" 1", "tap Delete", "tap \"row 2\""]))
        #expect(lines == ["ends", "delete 1", "selected"])
    }

    @Test func `elements say what they are given`() throws {
        let lines = try run(
            """
            let action = UIAction(title: "A", identifier: UIAction.Identifier("a"), discoverabilityTitle: "Does", state: .on) { _ in }
            action.attributes = [.destructive, .keepsMenuPresented]
            print(action.identifier.rawValue, action.discoverabilityTitle!, action.state == .on, action.attributes.contains(.destructive))
            let menu = UIMenu(title: "M", identifier: UIMenu.Identifier("m"), options: [.displayInline], children: [action])
            let other = menu.replacingChildren([])
            print(menu.identifier.rawValue, other.identifier == menu.identifier, menu.children.count, other.children.isEmpty)
            let key = UIKeyCommand(title: "New", action: #selector(make), input: "n", modifierFlags: [.command, .shift], propertyList: "p")
            print(key.input!, key.modifierFlags.contains(.shift), key.title, key.propertyList as? String ?? "none", UIKeyCommand.inputEscape)
            let preview = UITargetedPreview(view: button, parameters: UIPreviewParameters())
            print(preview.view === button, preview.size.width)
            """, [], more: "@objc func make() {}")
        #expect(
            lines == ["a Does true true", "m true 1 true", "n true New p UIKeyInputEscape", "true 200.0"])
    }

    @Test func `the menu for what is edited has what somebody in the responder chain can do`() throws {
        let scene = try Scenes.run(
            """
            import UIKit
            final class Note: UILabel {
                override var canBecomeFirstResponder: Bool { true }
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    action == #selector(mark)
                }
                @objc func mark() { print("marked") }
            }
            final class A: UIViewController {
                let note = Note()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(note)
                    for name in [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification] {
                        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                            print(name == UIMenuController.didHideMenuNotification ? "gone" : "coming", UIMenuController.shared.isMenuVisible)
                        }
                    }
                    UIMenuController.shared.menuItems = [
                        UIMenuItem(title: "Mark", action: #selector(Note.mark)), UIMenuItem(title: "Never", action: #selector(never)),
                    ]
                }
                @objc func never() {}
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
                func early() {
                    UIMenuController.shared.showMenu(from: note, rect: note.bounds)
                    print(UIMenuController.shared.isMenuVisible)
                }
                func show() {
                    note.becomeFirstResponder()
                    UIMenuController.shared.showMenu(from: note, rect: note.bounds)
                    print(UIMenuController.shared.isMenuVisible)
                }
                func hide() {
                    UIMenuController.shared.hideMenu()
                    print(UIMenuController.shared.isMenuVisible)
                }
            }
            """, ["call A.early", "call A.show", "tap Mark", "call A.show", "call A.hide"])
        let lines = scene.recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
        let before = ["false", "coming false", "true", "gone false", "marked"]
        #expect(lines == before + ["coming false", "true", "gone false", "false"])
    }
}
