import Foundation
import Heap
import TestSupport

@testable import UIKit

/// An app made from a seed: a hierarchy of views and controllers, and what happens to it.
final class RandomApp {
    let world: World
    let watch: AppearanceWatch
    var numbers: Numbers
    /// What was done, for the message of a test that fails.
    private(set) var done: [String] = []

    init(seed: Int) {
        var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 29)
        _ = numbers.next(2)
        world = World(device: DeviceProfile.all[seed % 4], os: seed % 5 == 4 ? OSProfile(version: 13 + numbers.next(13)) : .newest)
        watch = AppearanceWatch(world)
        self.numbers = numbers
    }

    var rest: AppAtRest { AppAtRest(world: world, watch: watch) }

    func launch() {
        world.bind {
            if world.device.idiom == .pad, numbers.next(2) == 0 { world.setWindowSize(windowSize()) }
            world.turn { [self] in world.launch(root: container(depth: 2)) }
            wait()
        }
    }

    /// Does something, and lets some time go by or all.
    func mutate() {
        world.bind {
            watch.noteCause()
            let mutation = Self.mutations[numbers.next(Self.mutations.count)]
            var name = ""
            world.turn { name = mutation(self) ?? "" }
            if !name.isEmpty { done.append("\(name) at \(world.state.clock.frame)") }
            wait()
        }
    }

    private func wait() {
        if numbers.next(4) == 0 { return world.settle() }
        for _ in 0..<numbers.next(5) { world.turn() }
    }

    private func windowSize() -> CGSize {
        [CGSize(width: 320, height: 1194), CGSize(width: 507, height: 834), CGSize(width: 678, height: 834)][numbers.next(3)]
    }

    // MARK: What there is

    /// A controller, perhaps a container of others.
    func container(depth: Int) -> UIViewController {
        guard depth > 0 else { return page() }
        switch numbers.next(7) {
        case 0, 1: return UINavigationController(rootViewController: container(depth: depth - 1).orPage(page))
        case 2:
            let tabs = UITabBarController()
            tabs.viewControllers = (0...numbers.next(3)).map { _ in container(depth: depth - 1) }
            return tabs
        case 3:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(page(), for: .primary)
            split.setViewController(page(), for: .secondary)
            if numbers.next(2) == 0 { split.preferredDisplayMode = .oneBesideSecondary }
            return split
        case 4:
            let pages = UIPageViewController(
                transitionStyle: numbers.next(2) == 0 ? .scroll : .pageCurl, navigationOrientation: .horizontal)
            pages.setViewControllers([page()], direction: .forward, animated: false)
            return pages
        case 5:
            let outer = page()
            addChild(container(depth: depth - 1), to: outer)
            return outer
        default: return page()
        }
    }

    func page() -> Page {
        let page = Page()
        let seed = numbers.next(1 << 30)
        page.fill = { view in
            var own = Numbers(state: UInt64(seed))
            Self.fill(view, &own, depth: 2)
        }
        return page
    }

    func addChild(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        if numbers.next(2) == 0 {
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(child.view)
        } else {
            parent.view.place(child.view) {
                [
                    $0.topAnchor.constraint(equalTo: parent.view.safeAreaLayoutGuide.topAnchor),
                    $0.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: numbers.length(30)),
                    $0.widthAnchor.constraint(equalTo: parent.view.widthAnchor, multiplier: 0.5),
                    $0.heightAnchor.constraint(equalToConstant: 200),
                ]
            }
        }
        child.didMove(toParent: parent)
    }

    private static func fill(_ view: UIView, _ numbers: inout Numbers, depth: Int) {
        for _ in 0..<numbers.next(depth + 2) { add(to: view, &numbers, depth: depth) }
    }

    static func add(to view: UIView, _ numbers: inout Numbers, depth: Int) {
        let new = view.placed(&numbers)
        if depth > 1, !(new is UILabel), !(new is UIStackView) { fill(new, &numbers, depth: depth - 1) }
    }

    // MARK: What is there now

    /// The controllers from the root, those that are presented too.
    var controllers: [UIViewController] {
        func all(_ controller: UIViewController) -> [UIViewController] {
            [controller] + controller.children.flatMap(all) + (world.object(controller.state.presented).map(all) ?? [])
        }
        return world.rootController.map(all) ?? []
    }

    func controllers<Found: UIViewController>(of type: Found.Type = Found.self) -> [Found] { controllers.compactMap { $0 as? Found } }

    /// The views that code has made, in the pages that are loaded.
    var views: [UIView] {
        func all(_ view: UIView) -> [UIView] {
            [view] + view.subviews.filter { !$0.isPrivate && $0.controller == nil && !($0.superview is UILabel) }.flatMap(all)
        }
        return controllers(of: Page.self).compactMap(\.viewIfLoaded).flatMap(all)
    }

    /// Those that can be put elsewhere.
    var pieces: [UIView] { views.filter { $0.controller == nil } }

    func constraints(where isMeant: (NSLayoutConstraint) -> Bool) -> [NSLayoutConstraint] { views.flatMap(\.constraints).filter(isMeant) }
}

extension UIViewController {
    /// This one, or another in its place if it cannot be on a stack.
    fileprivate func orPage(_ make: () -> Page) -> UIViewController {
        self is UINavigationController || self is UISplitViewController ? make() : self
    }
}

extension UIView {
    /// A new view in this one, of any kind, placed in any way. Nothing contradicts, as what could stands below `required`.
    fileprivate func placed(_ numbers: inout Numbers) -> UIView {
        let (x, y) = (numbers.length(100), numbers.length(200))
        let (width, height) = (numbers.length(150), numbers.length(150))
        let new = made(&numbers)
        if let stack = self as? UIStackView {
            stack.addArrangedSubview(new)
            return new
        }
        switch numbers.next(4) {
        case 0:
            new.frame = CGRect(x: x - 20, y: y - 20, width: width, height: height)
            new.autoresizingMask = AutoresizingMask(rawValue: UInt(numbers.next(64)))
            addSubview(new)
        case 1:
            place(new) {
                [
                    $0.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: y),
                    $0.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: x),
                    $0.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).with(priority: 750),
                    $0.heightAnchor.constraint(equalToConstant: height).with(priority: 900),
                ]
            }
        case 2:
            place(new) {
                [
                    $0.centerXAnchor.constraint(equalTo: centerXAnchor),
                    $0.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor, constant: -y),
                    $0.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).with(priority: 800),
                ]
            }
        default:
            place(new) {
                [
                    $0.topAnchor.constraint(equalTo: topAnchor, constant: y), $0.leadingAnchor.constraint(equalTo: leadingAnchor),
                    $0.trailingAnchor.constraint(equalTo: trailingAnchor).with(priority: 999),
                    $0.heightAnchor.constraint(equalToConstant: height),
                ]
            }
        }
        return new
    }

    private func made(_ numbers: inout Numbers) -> UIView {
        switch numbers.next(6) {
        case 0:
            let label = UILabel()
            label.text = String(repeating: "word ", count: numbers.next(12))
            label.numberOfLines = numbers.next(2)
            return label
        case 1:
            let stack = UIStackView(arrangedSubviews: (0..<numbers.next(4)).map { Sized(20, CGFloat($0) * 10) })
            stack.axis = numbers.next(2) == 0 ? .horizontal : .vertical
            stack.spacing = numbers.length(10)
            return stack
        case 2:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: numbers.length(400), height: numbers.length(2000))
            return scroll
        case 3: return Sized(CGFloat(numbers.length(80)), CGFloat(numbers.length(80)))
        default: return UIView()
        }
    }
}

extension NSLayoutConstraint {
    fileprivate func with(priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
