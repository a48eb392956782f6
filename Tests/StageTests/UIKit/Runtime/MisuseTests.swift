import Interpreter
import Projects
import Stage
import Testing
import UIKit

/// What UIKit raises and prints when it is misused. The texts are those of crash logs and consoles that people have published.
@Suite struct `UIKit says of misuse` {
    private func said(
        _ body: String, _ kind: Event.Kind, in container: Setting.Container = .navigation
    ) throws -> [(text: String, line: Int)] {
        let run = try Run(
            sources: [
                Source(
                    path: "Scene.swift",
                    text: """
                        import UIKit
                        final class B: UIViewController {}
                        final class A: UIViewController {
                            let b = B()
                            func go() {
                        \(body)
                            }
                        }
                        """)
            ], setting: Setting(container: container, root: "A", steps: [try Step("call A.go")]))
        return run.recording.events.filter { $0.kind == kind }.map {
            (kind == .exception ? "\($0.name): \($0.text ?? "")" : $0.text ?? "", $0.location?.line ?? 0)
        }
    }

    private func expect(
        _ texts: [String], at line: Int, from body: String, _ kind: Event.Kind = .exception,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let found = try said(body, kind)
        #expect(found.map(\.text) == texts, sourceLocation: sourceLocation)
        #expect(found.allSatisfy { $0.line == line }, sourceLocation: sourceLocation)
    }

    @Test func `attributes that make no pair`() throws {
        let call = "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        func message(_ first: String, _ second: String, _ item: String = "view", multiplier: Int = 1) throws -> String? {
            let body =
                "_ = NSLayoutConstraint(item: b.view!, attribute: .\(first), relatedBy: .equal, toItem: \(item), attribute: .\(second), "
                + "multiplier: \(multiplier), constant: 0)"
            let found = try said(body, .exception)
            #expect(found.allSatisfy { $0.line == 6 })
            return found.first.map { $0.text.replacingOccurrences(of: "NSInvalidArgumentException: " + call, with: "") }
        }
        #expect(try message("top", "width") == "Invalid pairing of layout attributes")
        #expect(try message("left", "top") == "Invalid pairing of layout attributes")
        #expect(try message("left", "leading")?.hasPrefix("A constraint cannot be made between a leading/trailing attribute") == true)
        #expect(try message("top", "notAnAttribute", "nil")?.hasPrefix("A multiplier of 0 or a nil second item") == true)
        #expect(try message("top", "top", multiplier: 0)?.hasPrefix("A multiplier of 0 or a nil second item") == true)
        #expect(try message("width", "notAnAttribute", "nil") == nil)
        #expect(try message("width", "height") == nil)
        #expect(try message("centerX", "leading") == nil)
        #expect(try message("trailing", "leadingMargin") == nil)
    }

    @Test func `a controller pushed twice`() throws {
        try expect(
            ["NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<B>)"], at: 7,
            from:
                "navigationController?.pushViewController(b, animated: false)\nnavigationController?.pushViewController(b, animated: false)"
        )
    }

    @Test func `a navigation controller pushed`() throws {
        try expect(
            ["NSInvalidArgumentException: Pushing a navigation controller is not supported"], at: 6,
            from: "navigationController?.pushViewController(UINavigationController(rootViewController: b), animated: true)")
    }

    @Test func `a stack that holds a controller twice`() throws {
        try expect(
            [
                "NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct (\n(\n    \"<B>\",\n "
                    + "   \"<B>\"\n)\n)"
            ], at: 6, from: "navigationController?.setViewControllers([b, b], animated: false)")
    }

    @Test func `a pop to a controller that is not on the stack`() throws {
        try expect(
            ["NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."], at: 6,
            from: "navigationController?.popToViewController(b, animated: true)")
    }

    @Test func `a controller presented while it is presented`() throws {
        try expect(
            [
                "NSInvalidArgumentException: Application tried to present modally a view controller <B> that is already being presented "
                    + "by <UINavigationController>."
            ],
            at: 7, from: "present(b, animated: true)\npresent(b, animated: true)")
    }

    @Test func `a second controller presented while one is`() throws {
        try expect(
            ["Attempt to present <B#2> on <UINavigationController> (from <A>) which is already presenting <B#1>."].map {
                $0.replacing("#2", with: "").replacing("#1", with: "")
            }, at: 7, from: "present(b, animated: true)\npresent(B(), animated: true)", .console)
    }

    @Test func `a controller presented on itself, and a child presented`() throws {
        #expect(
            try said("present(self, animated: true)", .exception, in: .root).map(\.text) == [
                "NSInvalidArgumentException: Application tried to present modal view controller on itself. Presenting controller is <A>."
            ])
        try expect(
            [
                "NSInvalidArgumentException: Application tried to present modally a view controller <B> that has a parent view "
                    + "controller <A>."
            ],
            at: 7, from: "addChild(b)\npresent(b, animated: true)")
    }

    @Test func `a view added to itself`() throws {
        try expect(["NSInvalidArgumentException: Can't add self as subview"], at: 6, from: "view.addSubview(view)")
    }

    @Test func `a constraint between views that have no ancestor in common`() throws {
        let found = try said("view.topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true", .exception)
        #expect(found.count == 1 && found.first?.line == 6)
        #expect(found.first?.text.hasPrefix("NSGenericException: Unable to activate constraint with anchors ") == true)
        #expect(found.first?.text.contains("because they have no common ancestor.") == true)
    }

    @Test func `a child whose view goes into another controller's`() throws {
        let found = try said("navigationController?.addChild(b)\nview.addSubview(b.view)", .exception)
        #expect(
            found.map(\.text) == [
                "UIViewControllerHierarchyInconsistency: child view controller:<B> should have parent view controller:<A> but actual "
                    + "parent is:<UINavigationController>"
            ])
        #expect(found.first?.line == 7)
    }

    @Test(arguments: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
    func `an appearance callback called by code, on self, on another, or through a super of another name`(name: String) throws {
        let text =
            "Calling -\(name): directly on a view controller is not supported, and may result in out-of-order callbacks and other "
            + "inconsistent "
            + "behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually "
            + "drive "
            + "appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch "
            + "this in the "
            + "debugger. View controller: "
        try expect([text + "<A>"], at: 6, from: "\(name)(true)", .console)
        try expect([text + "<B>"], at: 6, from: "b.\(name)(true)", .console)
        try expect([text + "<A>"], at: 6, from: "super.\(name)(true)", .console)
    }

    @Test func `end without begin`() throws {
        try expect(["Unbalanced calls to begin/end appearance transitions for <B>."], at: 6, from: "b.endAppearanceTransition()", .console)
    }

    @Test func `nothing known of a controller made its own child: refused by name, and nothing changes`() throws {
        let found = try said("addChild(self)\nprint(children.count, parent === navigationController)", .refusal)
        #expect(found.count == 1 && found.first?.line == 6)
        #expect(found.first?.text.contains("addChild(_:)") == true)
        #expect(try said("addChild(self)\nprint(children.count, parent === navigationController)", .print).map(\.text) == ["0 true"])
    }
}
