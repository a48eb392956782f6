import Foundation
import Heap
import Testing
import UIKit

/// A learner's code that implements some methods on some objects, answers as it is told, and notes the actions called.
final class Delegate: Script {
    let log: Log
    var implemented: [ObjectID: Set<String>] = [:]
    var answers: [String: Argument] = [:]
    /// Whether every call is noted, and not only actions.
    var hearsAll = false
    /// What a method does besides being noted.
    var bodies: [String: () -> Void] = [:]

    init(log: Log) {
        self.log = log
        log.world.script = self
    }

    func implements(_ name: String, on id: ObjectID) -> Bool { implemented[id]?.contains(name) ?? false }

    func invoke(_ name: String, on id: ObjectID, _ arguments: [Argument]) -> Argument {
        if hearsAll || name.hasSuffix("ed()") || name == "began()" { log.add(name) }
        bodies[name]?()
        return answers[name] ?? .nothing
    }

    func call(closure id: ObjectID, _ arguments: [Argument]) -> Argument { .nothing }
    func stop() {}
    func location(of name: String, on id: ObjectID) -> CodeLocation? { nil }
    var currentLocation: CodeLocation? { nil }
    func isKind(_ id: ObjectID, of typeName: String) -> Bool { false }
}

private let fieldMethods: Set<String> = [
    "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
    "textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldShouldReturn(_:)", "textFieldDidChangeSelection(_:)",
    "began()", "changed()", "ended()", "exited()",
]

private let viewMethods: Set<String> = [
    "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)", "textViewShouldEndEditing(_:)", "textViewDidEndEditing(_:)",
    "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
]

/// A page with text fields, at the bottom of a navigation stack.
private final class Form {
    let log: Log
    let delegate: Delegate
    let navigation = Held<UINavigationController>()
    let page = Held<UIViewController>()
    let first = Held<UITextField>()
    let second = Held<UITextField>()
    let notes = Held<UITextView>()

    init(device: DeviceProfile = .phone, os: OSProfile = .newest) {
        log = Log(device: device, os: os)
        delegate = Delegate(log: log)
        log.hearsNotifications = true
        _ = log.run { [self] in
            let page = A()
            let stack = UINavigationController(rootViewController: page)
            navigation.value = stack
            self.page.value = page
            delegate.implemented[page.id] = fieldMethods.union(viewMethods)
            for (index, place) in [first, second].enumerated() {
                let field = UITextField(frame: CGRect(x: 20, y: 120 + 60 * CGFloat(index), width: 200, height: 34))
                field.placeholder = index == 0 ? "Name" : "City"
                field.delegateID = page.id
                field.addTarget(page, action: "began()", for: .editingDidBegin)
                field.addTarget(page, action: "changed()", for: .editingChanged)
                field.addTarget(page, action: "ended()", for: .editingDidEnd)
                page.view.addSubview(field)
                place.value = field
            }
            let notes = UITextView(frame: CGRect(x: 20, y: 260, width: 200, height: 100))
            notes.accessibilityIdentifier = "Notes"
            notes.delegateID = page.id
            page.view.addSubview(notes)
            self.notes.value = notes
            log.world.launch(root: stack)
        }
    }

    func focus(_ name: String) -> [String] {
        log.run { [log] in
            guard let target = log.world.tappableTargets(named: [:]).first(where: { $0.names.contains(name) }) else {
                Issue.record("no \(name)")
                return
            }
            _ = log.world.focus(target)
        }
    }
}

@Suite struct `Text input` {
    private static let up = ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification"]
    private static let isUp = ["UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification"]
    private static let down = ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification"]
    private static let isDown = ["UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification"]

    /// Delegate calls, actions and the keyboard's notifications, without the delegate's name.
    private func relevant(_ lines: [String]) -> [String] {
        lines.filter { !$0.contains("TextDid") }.map { $0.hasPrefix("A.text") ? String($0.dropFirst(2)) : $0 }
    }

    @Test func `keyboard-textfield-order: a text field is told before the keyboard comes`() {
        let form = Form()
        #expect(
            relevant(form.focus("Name"))
                == ["textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "began()"] + Self.up + Self.isUp)
    }

    @Test func `keyboard-textview-order: a text view is told after the keyboard has begun to come`() {
        let form = Form()
        #expect(
            relevant(form.focus("Notes")) == ["textViewShouldBeginEditing(_:)"] + Self.up + ["textViewDidBeginEditing(_:)"] + Self.isUp)
    }

    @Test func `another field takes over: it is asked, the old one ends, it begins; the keyboard stays and is not announced again`() {
        let form = Form()
        _ = form.focus("Name")
        let order = [
            "textFieldShouldBeginEditing(_:)", "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)", "ended()",
            "textFieldDidBeginEditing(_:)", "began()",
        ]
        #expect(relevant(form.focus("City")) == order)
        #expect(form.second.value?.isFirstResponder == true)
    }

    @Test func `to iOS 10 the keyboard that stays is announced again`() {
        let form = Form(os: .year2012)
        _ = form.focus("Name")
        let shown = ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"]
        #expect(Array(relevant(form.focus("City")).suffix(2)) == shown)
    }

    @Test func `a delegate that objects keeps editing from beginning or ending`() {
        let form = Form()
        form.delegate.answers["textFieldShouldBeginEditing(_:)"] = .value(false)
        #expect(relevant(form.focus("Name")) == ["textFieldShouldBeginEditing(_:)"])
        #expect(form.log.world.keyboardFrame == nil)
        form.delegate.answers = ["textFieldShouldEndEditing(_:)": .value(false)]
        _ = form.focus("Name")
        #expect(relevant(form.focus("City")) == ["textFieldShouldBeginEditing(_:)", "textFieldShouldEndEditing(_:)"])
        #expect(form.first.value?.isFirstResponder == true)
        _ = form.log.run { #expect(form.page.value?.view.endEditing(false) == false) }
        let forced = relevant(form.log.run { #expect(form.page.value?.view.endEditing(true) == true) })
        #expect(
            forced == ["textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)", "ended()"] + Self.down + Self.isDown)
    }

    @Test func `keys ask, change the text, then tell`() {
        let form = Form()
        _ = form.focus("Name")
        let lines = form.log.run { form.log.world.pressKeys("Zoë") }
        let key = ["textField(_:shouldChangeCharactersIn:replacementString:)", "textFieldDidChangeSelection(_:)", "changed()"]
        #expect(relevant(lines) == key + key + key)
        #expect(form.first.value?.text == "Zoë")
        form.delegate.answers["textField(_:shouldChangeCharactersIn:replacementString:)"] = .value(false)
        _ = form.log.run { form.log.world.pressKeys("!") }
        #expect(form.first.value?.text == "Zoë")
        form.delegate.answers = [:]
        _ = form.log.run { form.first.value?.deleteBackward() }
        #expect(form.first.value?.text == "Zo")
    }

    @Test func `return asks; without an action for the end on exit, editing goes on`() {
        let form = Form()
        _ = form.focus("Name")
        #expect(relevant(form.log.run { form.log.world.pressReturn() }) == ["textFieldShouldReturn(_:)"])
        #expect(form.first.value?.isFirstResponder == true)
        _ = form.log.run {
            guard let page = form.page.value else { return }
            form.first.value?.addTarget(page, action: "exited()", for: .editingDidEndOnExit)
        }
        let lines = relevant(form.log.run { form.log.world.pressReturn() })
        #expect(
            lines == ["textFieldShouldReturn(_:)", "exited()", "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)", "ended()"]
                + Self.down + Self.isDown)
    }

    @Test func `return is a line break in a text view`() {
        let form = Form()
        _ = form.focus("Notes")
        let lines = form.log.run { form.log.world.pressReturn() }
        #expect(relevant(lines) == ["textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)"])
        #expect(form.notes.value?.text == "\n")
    }

    @Test func `nav-pop-delegate-vast: editing ends as the popped view leaves the window, in 2012`() {
        let form = Form(os: .year2012)
        let field = Held<UITextField>()
        _ = form.log.run {
            let top = B()
            let own = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
            own.accessibilityIdentifier = "Top"
            form.delegate.implemented[top.id] = fieldMethods
            own.delegateID = top.id
            top.view.addSubview(own)
            field.value = own
            form.navigation.value?.pushViewController(top, animated: true)
        }
        _ = form.focus("Top")
        let lines = form.log.run { form.navigation.value?.popViewController(animated: true) }
        let told = lines.filter { !$0.hasPrefix("UI") && ($0.contains("ppear(_:)") || $0.contains("textField")) }
        #expect(
            told == [
                "B.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "B.textFieldShouldEndEditing(_:)", "B.textFieldDidEndEditing(_:)",
                "B.viewDidDisappear(_:)", "A.viewDidAppear(_:)",
            ])
    }

    @Test func `a field that asks too early becomes first responder as its view enters the window`() {
        let form = Form()
        let lines = form.log.run {
            let top = B()
            let own = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
            form.delegate.implemented[top.id] = fieldMethods
            own.delegateID = top.id
            top.view.addSubview(own)
            #expect(own.becomeFirstResponder() == false)
            form.navigation.value?.pushViewController(top, animated: true)
        }
        let will = lines.firstIndex(of: "B.viewWillAppear(_:)") ?? .max
        let began = lines.firstIndex(of: "B.textFieldDidBeginEditing(_:)") ?? .max
        let did = lines.firstIndex(of: "B.viewDidAppear(_:)") ?? .max
        #expect(will < began && began < did)
        #expect(form.log.world.keyboardFrame != nil)
    }

    @Test func `the counts of references hold with fields, accessories and a keyboard that comes and goes`() {
        let form = Form()
        let accessory = Held<UIView>()
        _ = form.log.run {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            form.first.value?.inputAccessoryView = bar
            accessory.value = bar
        }
        _ = form.focus("Name")
        #expect(form.log.world.keyboardFrame?.height == CGFloat(380))
        #expect(accessory.value?.window != nil)
        #expect(ReferenceCounts.mistakes(in: form.log.world) == [])
        _ = form.focus("City")
        #expect(form.log.world.keyboardFrame?.height == 336)
        #expect(accessory.value?.window == nil)
        _ = form.log.run { form.page.value?.view.endEditing(true) }
        #expect(form.log.world.keyboardFrame == nil)
        #expect(ReferenceCounts.mistakes(in: form.log.world) == [])
    }
}

@Suite struct `The keyboard` {
    @Test func `moves over frames and is drawn on top of everything`() {
        let form = Form()
        _ = form.log.run { form.log.world.bind { _ = form.first.value?.becomeFirstResponder() } }
        let picture = form.log.world.picture(of: form.log.world.rendered, at: form.log.world.time)
        #expect(picture.items.last?.frame == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
        form.log.world.bind {
            form.log.world.turn { form.page.value?.view.endEditing(true) }
            for _ in 0..<7 { form.log.world.turn() }
        }
        var shown = form.log.world.rendered
        shown.takeAnimations(from: form.log.world.state)
        let moving = form.log.world.picture(of: shown, at: form.log.world.time)
        let top = moving.items.last?.frame.minY ?? 0
        #expect(top > 852 - 336 && top < 852)
        form.log.world.bind { form.log.world.settle() }
        #expect(!form.log.world.picture(of: form.log.world.rendered, at: form.log.world.time).items.contains { $0.frame.height == 336 })
    }

    @Test func `what constraints tie to its guide moves with it, and rests on the safe area without it`() {
        let form = Form()
        let box = Held<UIView>()
        _ = form.log.run {
            guard let view = form.page.value?.view else { return }
            let own = UIView()
            own.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(own)
            NSLayoutConstraint.activate([
                own.leadingAnchor.constraint(equalTo: view.leadingAnchor), own.widthAnchor.constraint(equalToConstant: 50),
                own.heightAnchor.constraint(equalToConstant: 50), own.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
            box.value = own
        }
        #expect(box.value?.frame.maxY == CGFloat(818))
        _ = form.focus("Name")
        #expect(box.value?.frame.maxY == CGFloat(516))
        _ = form.log.run { form.page.value?.view.endEditing(true) }
        #expect(box.value?.frame.maxY == CGFloat(818))
    }

    /// The height of the keyboard's guide in viewIsAppearing and in the layout after it, of a page that comes with the keyboard.
    private func heights(os: OSProfile) -> [CGFloat] {
        let form = Form(os: os)
        var heights: [CGFloat] = []
        _ = form.log.run {
            let top = B()
            let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
            top.view.addSubview(field)
            _ = field.becomeFirstResponder()
            _ = top.view.keyboardLayoutGuide
            form.delegate.implemented[top.id] = ["viewIsAppearing(_:)", "viewDidLayoutSubviews()"]
            let note = { heights.append(top.view.keyboardLayoutGuide.layoutFrame.height) }
            form.delegate.bodies = ["viewIsAppearing(_:)": note, "viewDidLayoutSubviews()": note]
            form.navigation.value?.pushViewController(top, animated: true)
        }
        return heights
    }

    @Test func `U09 its guide is not in place in viewIsAppearing on iOS 15, and is from 16 on`() {
        #expect(heights(os: OSProfile(version: 15)).first == 0)
        #expect(heights(os: OSProfile(version: 15)).last == 336)
        #expect(heights(os: OSProfile(version: 16)).first == 336)
    }
}
