import Foundation
import Heap
import TestSupport

@testable import UIKit

// What can happen to an app; each gives its name, or nil if there was nothing that it could happen to.
extension RandomApp {
    static var mutations: [(RandomApp) -> String?] {
        [
            { $0.addView() }, { $0.removeView() }, { $0.moveView() }, { $0.hide() }, { $0.changeFrame() }, { $0.changeConstant() },
            { $0.changePriority() }, { $0.changeInsets() }, { $0.overrideTraits() }, { $0.changeSettings() }, { $0.turn() },
            { $0.resize() },
            { $0.addChild() }, { $0.removeChild() }, { $0.exchange() }, { $0.push() }, { $0.push() }, { $0.pop() }, { $0.replaceStack() },
            { $0.swipeBack() }, { $0.present() }, { $0.present() }, { $0.dismiss() }, { $0.swipeDown() }, { $0.select() },
            { $0.replaceTabs() },
            { $0.turnPage() }, { $0.drag() }, { $0.drag() }, { $0.drag() },
        ]
    }

    private var isAnimated: Bool { numbers.next(3) > 0 }

    private func addView() -> String? {
        guard let view = numbers.pick(views), !(view is UILabel) else { return nil }
        Self.add(to: view, &numbers, depth: numbers.next(2))
        return "add to \(view.id.index)"
    }

    private func removeView() -> String? {
        guard let view = numbers.pick(pieces) else { return nil }
        view.removeFromSuperview()
        return "remove \(view.id.index)"
    }

    private func moveView() -> String? {
        guard let view = numbers.pick(pieces), !view.holdsController,
            let target = numbers.pick(views.filter { !$0.isDescendant(of: view) && !($0 is UIStackView) && !($0 is UILabel) })
        else { return nil }
        target.insertSubview(view, at: numbers.next(target.subviews.count + 1))
        return "move \(view.id.index) to \(target.id.index)"
    }

    private func hide() -> String? {
        guard let view = numbers.pick(pieces) else { return nil }
        view.isHidden.toggle()
        return "hide \(view.id.index)"
    }

    private func changeFrame() -> String? {
        guard let view = numbers.pick(pieces.filter { $0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
        view.frame = CGRect(
            x: numbers.length(100) - 50, y: numbers.length(300) - 50, width: numbers.length(400), height: numbers.length(400))
        return "frame of \(view.id.index)"
    }

    private func changeConstant() -> String? {
        guard let constraint = numbers.pick(constraints { $0.secondItem == nil || $0.constant != 0 }) else { return nil }
        constraint.constant = numbers.length(200)
        return "constant of \(constraint.id.index)"
    }

    private func changePriority() -> String? {
        guard let constraint = numbers.pick(constraints { $0.priority.rawValue < 1000 }) else { return nil }
        constraint.priority = UILayoutPriority(Float(1 + numbers.next(999)))
        return "priority of \(constraint.id.index)"
    }

    private func changeInsets() -> String? {
        guard let controller = numbers.pick(controllers) else { return nil }
        let top = numbers.length(120) - 60
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: top, left: numbers.length(60) - 30, bottom: numbers.length(20), right: -numbers.length(40))
        return "insets of \(controller.id.index)"
    }

    private func overrideTraits() -> String? {
        guard world.follows(.traitsFlowThroughViews), let controller = numbers.pick(controllers) else { return nil }
        switch numbers.next(3) {
        case 0: controller.traitOverrides.horizontalSizeClass = numbers.next(2) == 0 ? .compact : .regular
        case 1: controller.traitOverrides.userInterfaceStyle = .dark
        default: numbers.pick(pieces)?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        }
        return "traits of \(controller.id.index)"
    }

    private func changeSettings() -> String? {
        if numbers.next(2) == 0 { world.setStyle(.dark) } else { world.setTextSize(.extraExtraLarge) }
        return "settings"
    }

    private func turn() -> String? {
        let way = numbers.pick([UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight]) ?? .portrait
        world.turnDevice(to: way)
        return "turn to \(way)"
    }

    private func resize() -> String? {
        guard world.device.idiom == .pad else { return nil }
        let width = [320.0, 507, 678, 834][numbers.next(4)]
        world.resizeWindows(to: CGSize(width: width, height: 1194))
        return "resize to \(width)"
    }

    // MARK: Children

    private var parents: [UIViewController] { controllers(of: Page.self) }

    private func addChild() -> String? {
        guard let parent = numbers.pick(parents.filter { $0.children.count < 2 }) else { return nil }
        addChild(container(depth: numbers.next(2)), to: parent)
        return "child of \(parent.id.index)"
    }

    private func removeChild() -> String? {
        guard let child = numbers.pick(parents.flatMap(\.children)) else { return nil }
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
        return "remove child \(child.id.index)"
    }

    private func exchange() -> String? {
        guard
            let old = numbers.pick(
                parents.flatMap(\.children).filter { $0.viewIfLoaded?.superview != nil && $0.state.appearance == .appeared }),
            let parent = old.parent
        else { return nil }
        let new = page()
        old.willMove(toParent: nil)
        parent.addChild(new)
        new.view.frame = old.view.frame
        parent.transition(
            from: old, to: new, duration: numbers.next(2) == 0 ? 0.2 : 0, animations: nil,
            completion: { [unowned new, unowned parent, unowned old] _ in
                new.didMove(toParent: parent)
                old.removeFromParent()
            })
        return "exchange \(old.id.index)"
    }

    // MARK: Stacks

    private func push() -> String? {
        guard let stack = numbers.pick(controllers(of: UINavigationController.self)) else { return nil }
        let new = page()
        new.hidesBottomBarWhenPushed = numbers.next(4) == 0
        stack.pushViewController(new, animated: isAnimated)
        return "push \(new.id.index) on \(stack.id.index)"
    }

    private func pop() -> String? {
        guard let stack = numbers.pick(controllers(of: UINavigationController.self)) else { return nil }
        if numbers.next(3) == 0 {
            stack.popToRootViewController(animated: isAnimated)
        } else {
            stack.popViewController(animated: isAnimated)
        }
        return "pop from \(stack.id.index)"
    }

    private func replaceStack() -> String? {
        guard let stack = numbers.pick(controllers(of: UINavigationController.self)), !(stack.parent is UISplitViewController) else {
            return nil
        }
        var all = stack.viewControllers
        if numbers.next(2) == 0 { all.removeLast() }
        all.append(page())
        if numbers.next(2) == 0 { all.reverse() }
        stack.setViewControllers(all, animated: isAnimated)
        return "replace the stack of \(stack.id.index)"
    }

    private func swipeBack() -> String? {
        guard let stack = numbers.pick(controllers(of: UINavigationController.self).filter { $0.viewControllers.count > 1 }),
            world.state.agenda.drags.isEmpty, stack.transition == nil, stack.stackState.waiting == nil, stack.view.window != nil
        else { return nil }
        let finishes = numbers.next(2) == 0
        world.swipeBack(in: stack, to: 0.5, over: 0.1, finishes: finishes)
        return "swipe back in \(stack.id.index), \(finishes)"
    }

    // MARK: Presentations

    private static let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext, .overCurrentContext, .custom, .popover,
    ]

    private func present() -> String? {
        guard let who = numbers.pick(controllers.filter { $0.viewIfLoaded?.window != nil && $0.presentedViewController == nil }) else {
            return nil
        }
        let new = container(depth: numbers.next(2))
        let style = numbers.pick(Self.styles) ?? .automatic
        new.modalPresentationStyle = style
        new.popoverPresentationController?.sourceView = who.view.window
        who.present(new, animated: isAnimated)
        return "present \(new.id.index) by \(who.id.index), style \(style)"
    }

    private func dismiss() -> String? {
        guard let who = numbers.pick(controllers.filter { $0.presentedViewController != nil || $0.presentingViewController != nil }) else {
            return nil
        }
        who.dismiss(animated: isAnimated)
        return "dismiss by \(who.id.index)"
    }

    private func swipeDown() -> String? {
        guard world.state.agenda.drags.isEmpty else { return nil }
        let finishes = numbers.next(2) == 0
        return world.swipeDown(to: 0.5, over: 0.1, finishes: finishes) == nil ? "swipe down, \(finishes)" : nil
    }

    /// A finger goes over something that is in the window.
    private func drag() -> String? {
        guard world.state.agenda.touches.finger == nil, let front = controllers.last(where: { $0.viewIfLoaded?.window != nil }),
            let view = numbers.pick(views.filter { $0.window != nil } + [front.viewIfLoaded].compactMap { $0 })
        else { return nil }
        let way = CGSize(width: numbers.length(200) - 100, height: numbers.length(1200) - 600)
        let pause = numbers.next(2) == 0 ? 0.1 : 0
        world.drag(TapTarget(names: [], view: view, item: nil), by: way, over: 0.1 + Double(numbers.next(4)) / 10, pause: pause)
        return "drag \(view.id.index) by \(way)"
    }

    // MARK: Tabs and pages

    private func select() -> String? {
        guard let tabs = numbers.pick(controllers(of: UITabBarController.self)) else { return nil }
        let index = numbers.next(max(1, tabs.viewControllers?.count ?? 1))
        if numbers.next(2) == 0 { tabs.selectedIndex = index } else { world.tapTab(index, of: tabs) }
        return "tab \(index) of \(tabs.id.index)"
    }

    private func replaceTabs() -> String? {
        guard let tabs = numbers.pick(controllers(of: UITabBarController.self)) else { return nil }
        let kept = tabs.viewControllers?.filter { _ in numbers.next(2) == 0 } ?? []
        tabs.setViewControllers(kept + [page()], animated: false)
        return "tabs of \(tabs.id.index)"
    }

    private func turnPage() -> String? {
        guard let pages = numbers.pick(controllers(of: UIPageViewController.self)) else { return nil }
        pages.setViewControllers([page()], direction: numbers.next(2) == 0 ? .forward : .reverse, animated: isAnimated)
        return "page of \(pages.id.index)"
    }
}

extension UIView {
    /// Whether a controller's view is in this one.
    fileprivate var holdsController: Bool { controller != nil || subviews.contains(where: \.holdsController) }
}
