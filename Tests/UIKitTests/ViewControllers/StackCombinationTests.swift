import Testing

@testable import UIKit

@Suite struct `What happens to a stack at the same time as something else` {
    private let app = Combination()

    private func launch() -> (stack: UINavigationController, a: A) {
        let a = app.make { A() }
        return (app.launch { makeStack(a) }, a)
    }

    /// A stack of two.
    private func launchTwo() -> (stack: UINavigationController, a: A, b: B) {
        let (stack, a) = launch()
        let b = app.make { B() }
        app.settle { stack.pushViewController(b, animated: false) }
        return (stack, a, b)
    }

    @Test(arguments: [true, false], [true, false]) func `a push and a push in one turn`(first: Bool, second: Bool) throws {
        let (stack, _) = launch()
        app.settle {
            stack.pushViewController(B(), animated: first)
            stack.pushViewController(C(), animated: second)
        }
        #expect(stack.viewControllers.count == 3)
        app.mistakes(visible: [try #require(stack.topViewController as? C)])
    }

    @Test(arguments: [true, false]) func `a push during a push`(animated: Bool) throws {
        let (stack, _) = launch()
        app.run(turns: 5) { stack.pushViewController(B(), animated: true) }
        app.settle { stack.pushViewController(C(), animated: animated) }
        #expect(stack.viewControllers.count == 3)
        app.mistakes(visible: [try #require(stack.topViewController as? C)])
    }

    @Test(arguments: [true, false]) func `a pop during a push`(animated: Bool) {
        let (stack, a) = launch()
        app.run(turns: 5) { stack.pushViewController(B(), animated: true) }
        app.settle { stack.popViewController(animated: animated) }
        #expect(stack.viewControllers == [a])
        app.mistakes(visible: [a])
    }

    @Test(arguments: [true, false]) func `a push during a pop`(animated: Bool) throws {
        let (stack, _, _) = launchTwo()
        app.run(turns: 5) { stack.popViewController(animated: true) }
        app.settle { stack.pushViewController(C(), animated: animated) }
        app.mistakes(visible: [try #require(stack.topViewController as? C)])
    }

    @Test func `a push and a pop in one turn`() {
        let (stack, a) = launch()
        app.settle {
            stack.pushViewController(B(), animated: true)
            stack.popViewController(animated: true)
        }
        app.mistakes(visible: [a])
    }

    @Test func `a pop and a push of the same controller in one turn`() {
        let (stack, _, b) = launchTwo()
        app.settle {
            stack.popViewController(animated: true)
            stack.pushViewController(b, animated: true)
        }
        #expect(stack.topViewController === b)
        app.mistakes(visible: [b])
    }

    @Test func `a push of the controller that is being popped`() {
        let (stack, _, b) = launchTwo()
        app.run(turns: 5) { stack.popViewController(animated: true) }
        app.settle { stack.pushViewController(b, animated: true) }
        #expect(stack.topViewController === b)
        #expect(b.parent === stack)
        app.mistakes(visible: [b])
    }

    @Test(arguments: [true, false], [true, false]) func `another stack during a swipe`(finishes: Bool, animated: Bool) throws {
        let (stack, a, _) = launchTwo()
        app.run(turns: 5) { [app] in app.world.swipeBack(in: stack, to: 0.5, over: 0.3, finishes: finishes) }
        app.settle { stack.setViewControllers([a, C()], animated: animated) }
        #expect(stack.viewControllers.count == 2)
        app.mistakes(visible: [try #require(stack.topViewController as? C)])
    }

    @Test(arguments: [true, false]) func `a push during a swipe`(finishes: Bool) throws {
        let (stack, _, _) = launchTwo()
        app.run(turns: 5) { [app] in app.world.swipeBack(in: stack, to: 0.5, over: 0.3, finishes: finishes) }
        app.settle { stack.pushViewController(C(), animated: true) }
        app.mistakes(visible: [try #require(stack.topViewController as? C)])
    }

    @Test func `a stack without the page that a cancelled swipe comes back to`() {
        let (stack, a, _) = launchTwo()
        app.run(turns: 5) { [app] in app.world.swipeBack(in: stack, to: 0.5, over: 0.3, finishes: false) }
        app.settle { stack.setViewControllers([a], animated: false) }
        #expect(stack.viewControllers == [a])
        app.mistakes(visible: [a])
    }

    @Test(arguments: [true, false]) func `a child in a swipe`(finishes: Bool) {
        let (stack, a, b) = launchTwo()
        let (inA, inB) = app.make { (C(), C()) }
        app.settle {
            a.embed(inA)
            b.embed(inB)
        }
        app.settle { [app] in app.world.swipeBack(in: stack, to: 0.5, over: 0.2, finishes: finishes) }
        app.mistakes(visible: finishes ? [a, inA] : [b, inB])
    }

    @Test(arguments: [true, false]) func `a child that comes and one that goes during a swipe`(finishes: Bool) {
        let (stack, a, b) = launchTwo()
        let (old, new, under) = app.make { (C(), C(), C()) }
        app.settle { b.embed(old) }
        app.run(turns: 3) { [app] in app.world.swipeBack(in: stack, to: 0.5, over: 0.3, finishes: finishes) }
        app.run(turns: 3) {
            old.leave()
            b.embed(new)
            a.embed(under)
        }
        app.mistakes(visible: finishes ? [a, under] : [b, new])
    }

    @Test(arguments: [true, false]) func `a rotation during a push`(animated: Bool) throws {
        let (stack, _) = launch()
        app.run(turns: animated ? 5 : 0) { stack.pushViewController(B(), animated: animated) }
        app.settle { [app] in app.world.turnDevice(to: .landscapeLeft) }
        let top = try #require(stack.topViewController)
        #expect(top.view.bounds.width == 852)
        app.mistakes(visible: [top])
    }

    @Test func `a push during a rotation`() throws {
        let (stack, _) = launch()
        app.run(turns: 5) { [app] in app.world.turnDevice(to: .landscapeLeft) }
        app.settle { stack.pushViewController(B(), animated: true) }
        let top = try #require(stack.topViewController as? B)
        #expect(top.view.bounds.width == 852)
        app.mistakes(visible: [top])
    }

    @Test func `a rotation during a swipe that is cancelled`() {
        let (stack, _, b) = launchTwo()
        app.run(turns: 5) { [app] in app.world.swipeBack(in: stack, to: 0.5, over: 0.3, finishes: false) }
        app.settle { [app] in app.world.turnDevice(to: .landscapeRight) }
        #expect(b.view.bounds.width == 852)
        app.mistakes(visible: [b])
    }

    @Test(arguments: [true, false]) func `another tab during a push`(returns: Bool) throws {
        let other = app.make { C() }
        let root = app.launch { tabs(makeStack(A()), other) }
        let stack = try #require(root.viewControllers?[0] as? UINavigationController)
        app.run(turns: 5) { stack.pushViewController(B(), animated: true) }
        app.run(turns: 3) { root.selectedIndex = 1 }
        if returns { app.run { root.selectedIndex = 0 } }
        app.mistakes(visible: returns ? [try #require(stack.topViewController as? B)] : [other])
        app.settle { root.selectedIndex = 0 }
        app.mistakes(visible: [try #require(stack.topViewController as? B)])
    }

    @Test(arguments: [true, false]) func `another tab during a swipe`(finishes: Bool) throws {
        let other = app.make { C() }
        let root = app.launch { tabs(makeStack(A(), B()), other) }
        let stack = try #require(root.viewControllers?[0] as? UINavigationController)
        app.run(turns: 5) { [app] in app.world.swipeBack(in: stack, to: 0.5, over: 0.3, finishes: finishes) }
        app.run(turns: 3) { root.selectedIndex = 1 }
        app.mistakes(visible: [other])
        app.settle { root.selectedIndex = 0 }
        app.mistakes(visible: [try #require(stack.topViewController)])
    }

    @Test func `a push on a stack in a tab that is not selected, and the tab in the same turn`() throws {
        let root = app.launch { tabs(A(), makeStack(A())) }
        let stack = try #require(root.viewControllers?[1] as? UINavigationController)
        app.settle {
            stack.pushViewController(B(), animated: true)
            root.selectedIndex = 1
        }
        app.mistakes(visible: [try #require(stack.topViewController as? B)])
    }

    @Test func `the window's root goes during a push`() {
        let (stack, _) = launch()
        let new = app.make { C() }
        app.run(turns: 5) { stack.pushViewController(B(), animated: true) }
        app.settle { [app] in app.world.windowsBackToFront[0].rootViewController = new }
        app.mistakes(visible: [new])
    }

    @Test func `a child controller leaves with a push in flight inside it`() {
        let (inner, root) = app.make { (makeStack(A()), C()) }
        _ = app.launch { root }
        app.settle { root.embed(inner) }
        app.run(turns: 5) { inner.pushViewController(B(), animated: true) }
        app.settle { inner.leave() }
        app.mistakes(visible: [root])
    }
}
