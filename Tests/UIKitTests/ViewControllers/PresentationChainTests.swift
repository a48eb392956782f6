import Heap
import Testing
import UIKit

@Suite struct `A chain of presentations` {
    private let log = Log()

    /// A presents B, B presents C.
    private func chain(_ style: UIModalPresentationStyle) throws -> (a: UIViewController, b: B, c: C) {
        let root = try #require(log.launchA())
        let b = log.world.bind { B() }
        _ = log.run { present(b, on: root, style) }
        let c = log.world.bind { C() }
        _ = log.run { present(c, on: b, style) }
        #expect(root.presentedViewController === b)
        #expect(b.presentedViewController === c)
        #expect(c.presentingViewController === b)
        return (root, b, c)
    }

    private func present(_ new: UIViewController, on presenter: UIViewController, _ style: UIModalPresentationStyle) {
        new.modalPresentationStyle = style
        presenter.present(new, animated: true)
    }

    @Test func `is dismissed from its root at once: what is visible goes, and the root comes back`() throws {
        let (a, b, c) = try chain(.fullScreen)
        let lines = log.appearances { a.dismiss(animated: true) { log.add("completion") } }
        #expect(lines.filter { $0.hasPrefix("B.view") } == [])
        #expect(
            lines.filter { !$0.hasSuffix("deinit") } == [
                "C.viewWillDisappear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)",
                "C.viewDidDisappear(_:)", "completion",
            ])
        #expect(Set(lines.suffix(2)) == ["B.deinit", "C.deinit"])
        #expect(a.presentedViewController == nil)
        #expect(a.view.window != nil)
        #expect([b.view.window, c.view.window] == [nil, nil])
    }

    @Test func `of sheets: every one that is visible is told`() throws {
        let (a, _, _) = try chain(.pageSheet)
        let lines = log.appearances { a.dismiss(animated: true) }
        for name in ["B", "C"] {
            #expect(
                lines.filter { $0.hasPrefix(name) } == ["\(name).viewWillDisappear(_:)", "\(name).viewDidDisappear(_:)", "\(name).deinit"])
        }
        #expect(lines.filter { $0.hasPrefix("A") } == [])
    }

    @Test func `is dismissed from the middle down to there, and from the top by the top itself`() throws {
        let (a, b, c) = try chain(.fullScreen)
        #expect(
            log.appearances { b.dismiss(animated: true) } == [
                "C.viewWillDisappear(_:)", "B.viewWillAppear(_:)", "B.viewIsAppearing(_:)", "B.viewDidAppear(_:)", "C.viewDidDisappear(_:)",
                "C.deinit",
            ])
        #expect(a.presentedViewController === b)
        _ = c
        let new = log.world.bind { C() }
        _ = log.run { b.present(new, animated: true) }
        _ = log.run { new.dismiss(animated: true) }
        #expect(a.presentedViewController === b)
        #expect(b.presentedViewController == nil)
        _ = log.run { b.dismiss(animated: true) }
        #expect(a.presentedViewController == nil)
    }

    @Test func `without animation goes in one turn`() throws {
        let (a, _, _) = try chain(.fullScreen)
        let lines = log.appearances { a.dismiss(animated: false) { log.add("completion") } }
        #expect(lines.contains("A.viewDidAppear(_:)") && lines.contains("C.viewDidDisappear(_:)") && lines.contains("completion"))
        #expect(Set(zip(log.lines, log.transactions).filter { $0.0.contains("ppear(_:)") }.map(\.1)).count == 1)
    }
}

@Suite struct `A busy presenter` {
    private let log = Log()

    @Test func `says what it presents already, and presents nothing more`() throws {
        let root = try #require(log.launchA())
        let lines = log.run {
            root.present(B(), animated: true)
            root.present(C(), animated: true) { log.add("C's completion") }
        }
        #expect(lines.contains("console: Attempt to present <C> on <A> (from <A>) which is already presenting <B>."))
        #expect(!lines.contains("C.viewDidLoad()"))
        #expect(!lines.contains("C's completion"))
        #expect(lines.contains("B.viewDidAppear(_:)"))
    }

    @Test func `said in earlier versions that a presentation is in progress`() throws {
        let log = Log(os: OSProfile(version: 12))
        let root = try #require(log.launchA())
        let lines = log.run {
            root.present(B(), animated: true)
            root.present(C(), animated: true)
        }
        #expect(lines.contains("console: Warning: Attempt to present <C> on <A> while a presentation is in progress!"))
    }

    @Test func `says that a presentation is in progress while the one before it leaves, and presents nothing`() throws {
        let root = try #require(log.launchA())
        _ = log.run { root.present(B(), animated: true) }
        let lines = log.run {
            root.dismiss(animated: true)
            root.present(C(), animated: true)
        }
        #expect(lines.contains("console: Attempt to present <C> on <A> (from <A>) while a presentation is in progress."))
        #expect(!lines.contains("C.viewDidLoad()"))
        #expect(lines.contains("B.viewDidDisappear(_:)"))
    }

    @Test func `is not dismissed while a presentation or a dismissal is in flight`() throws {
        let root = try #require(log.launchA())
        let lines = log.run {
            root.present(B(), animated: true)
            root.dismiss(animated: true) { log.add("lost") }
        }
        let message = "console: Attempt to dismiss from view controller <A> while a presentation or dismiss is in progress!"
        #expect(lines.contains(message))
        #expect(!lines.contains("lost"))
        #expect(root.presentedViewController != nil)
        let twice = log.run {
            root.dismiss(animated: true) { log.add("first") }
            root.dismiss(animated: true) { log.add("second") }
        }
        #expect(twice.contains(message))
        #expect(twice.filter { ["first", "second"].contains($0) } == ["first"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `that is on its way out presents nothing`() throws {
        let root = try #require(log.launchA())
        let leaving = log.world.bind { B() }
        _ = log.run { root.present(leaving, animated: true) }
        let lines = log.run {
            root.dismiss(animated: true)
            log.world.schedule(log.world.block { leaving.present(C(), animated: true) }, after: 0.1)
        }
        #expect(lines.contains("console: Attempt to present <C> on <B> (from <B>) whose view is not in the window hierarchy."))
        #expect(!lines.contains("C.viewDidLoad()"))
        #expect(root.presentedViewController == nil)
    }

    @Test(arguments: 0..<3) func `raises exceptions for what cannot be presented at all`(what: Int) throws {
        let root = try #require(log.launchA())
        let parent = log.world.bind { B() }
        log.world.space.retain(parent.id)
        let lines = log.run {
            switch what {
            case 0:
                let new = B()
                new.modalPresentationStyle = .none
                root.present(new, animated: true)
            case 1: root.present(root, animated: true)
            default:
                let child = C()
                parent.addChild(child)
                root.present(child, animated: true)
            }
        }
        #expect(lines.contains("exception: NSInvalidArgumentException"))
        #expect(root.presentedViewController == nil)
    }

    @Test func `knows whom it presents at once, and the presented one its state over time`() throws {
        let root = try #require(log.launchA())
        var seen: [String] = []
        let new = log.world.bind { B() }
        let note = { (when: String) in
            seen.append(
                "\(when): \(root.presentedViewController != nil) \(new.presentingViewController != nil) "
                    + "\(new.isBeingPresented) \(new.isBeingDismissed)")
        }
        let watched = ["viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)"]
        log.delegates.give(
            new.id, "B",
            Dictionary(
                uniqueKeysWithValues: watched.map { name in
                    (
                        name,
                        { _ in
                            note(name); return .nothing
                        }
                    )
                }))
        _ = log.run {
            note("before")
            root.present(new, animated: true) { note("presented") }
            note("asked")
        }
        _ = log.run { root.dismiss(animated: true) { note("dismissed") } }
        note("after")
        #expect(
            seen == [
                "before: false false false false", "asked: true true false false", "viewWillAppear(_:): true true true false",
                "viewDidAppear(_:): true true true false", "presented: true true false false",
                "viewWillDisappear(_:): true true false true", "viewDidDisappear(_:): true false false true",
                "dismissed: false false false true", "after: false false false false",
            ])
    }
}
