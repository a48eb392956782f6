import Heap
import Testing
import UIKit

@Suite struct `Who holds constraints` {
    @Test func `an active constraint is among those of the nearest common ancestor`() {
        let log = Log()
        _ = log.run {
            let root = UIView()
            let left = UIView()
            let right = UIView()
            let inner = UIView()
            root.addSubview(left)
            root.addSubview(right)
            left.addSubview(inner)
            let sideways = inner.leadingAnchor.constraint(equalTo: right.trailingAnchor)
            let upwards = inner.topAnchor.constraint(equalTo: left.topAnchor)
            let alone = inner.widthAnchor.constraint(equalToConstant: 5)
            let guided = right.topAnchor.constraint(equalTo: left.safeAreaLayoutGuide.topAnchor)
            NSLayoutConstraint.activate([sideways, upwards, alone, guided])
            #expect(root.constraints == [sideways, guided])
            #expect(left.constraints == [upwards])
            #expect(inner.constraints == [alone])
            sideways.isActive = false
            #expect(root.constraints == [guided])
            #expect(!sideways.isActive && guided.isActive)
        }
    }

    @Test func `activating without a common ancestor raises UIKit's exception and changes nothing`() {
        let log = Log()
        let reasons = Reasons()
        log.world.observer = reasons
        _ = log.run {
            let one = UIView()
            let other = UILabel()
            let constraint = other.leadingAnchor.constraint(equalTo: one.leadingAnchor)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(
            reasons.exceptions == [
                "NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor \"UILabel.leading\"> and "
                    + "<NSLayoutXAxisAnchor \"UIView.leading\"> because they have no common ancestor.  "
                    + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            ])
    }

    @Test func `taking a view out drops what tied it or anything in it to the outside, and nothing else`() {
        let log = Log()
        _ = log.run {
            let root = UIView()
            let other = UIView()
            let branch = UIView()
            let leaf = UIView()
            root.addSubview(other)
            root.addSubview(branch)
            branch.addSubview(leaf)
            let crossing = leaf.topAnchor.constraint(equalTo: root.topAnchor)
            let own = branch.leadingAnchor.constraint(equalTo: other.trailingAnchor)
            let inside = leaf.leadingAnchor.constraint(equalTo: branch.leadingAnchor)
            let elsewhere = other.topAnchor.constraint(equalTo: root.topAnchor)
            NSLayoutConstraint.activate([crossing, own, inside, elsewhere])
            branch.removeFromSuperview()
            #expect(root.constraints == [elsewhere])
            #expect(branch.constraints == [inside])
            root.addSubview(branch)
            #expect(root.constraints == [elsewhere])
            #expect([crossing, own, inside, elsewhere].map(\.isActive) == [false, false, true, true])
        }
    }

    @Test(arguments: [(OSProfile.year2012, UILayoutPriority.defaultHigh, 1), (.newest, .required, 0)])
    func `an active constraint's priority becomes required from iOS 13 on`(
        _ os: OSProfile, _ priority: UILayoutPriority, _ exceptions: Int
    ) {
        let log = Log(os: os)
        let reasons = Reasons()
        log.world.observer = reasons
        _ = log.run {
            let view = UIView()
            let constraint = view.widthAnchor.constraint(equalToConstant: 5)
            constraint.priority = .defaultLow
            constraint.isActive = true
            constraint.priority = .defaultHigh
            #expect(constraint.priority == .defaultHigh)
            constraint.priority = .required
            #expect(constraint.priority == priority)
        }
        #expect(reasons.exceptions.count == exceptions)
    }

    @Test func `everything dies once it is taken out, constraints, guides, anchors' makers and stacks included`() throws {
        let log = Log()
        let world = log.world
        log.launch { _ in }
        let living = world.space.heap.living
        let outer = Held<UIView>()
        _ = log.run {
            let view: UIView = log.page.view
            let box = UIView()
            let guide = UILayoutGuide()
            box.addLayoutGuide(guide)
            let label = UILabel()
            label.text = "text"
            let button = UIButton(type: .system)
            button.setTitle("tap", for: .normal)
            button.addAction(UIAction { _ in }, for: .touchUpInside)
            let scroll = UIScrollView()
            let stack = UIStackView(arrangedSubviews: [label, button, scroll])
            box.place(stack) {
                [
                    $0.topAnchor.constraint(equalTo: guide.topAnchor),
                    $0.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
                    guide.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
                    scroll.contentLayoutGuide.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
                ]
            }
            box.addGestureRecognizer(UITapGestureRecognizer(target: ObjectID?.none, action: nil))
            view.place(box) {
                [$0.topAnchor.constraint(equalTo: view.topAnchor), $0.widthAnchor.constraint(greaterThanOrEqualTo: label.widthAnchor)]
            }
            outer.value = box
        }
        #expect(world.space.heap.living > living + 15)
        _ = log.run { outer.value?.removeFromSuperview() }
        #expect(world.space.heap.living == living)
    }

    @Test func `constraints replaced again and again are let go of`() throws {
        let log = Log()
        log.launch { view in view.place(UIView()) { [$0.topAnchor.constraint(equalTo: view.topAnchor)] } }
        let living = log.world.space.heap.living
        for height in 1...20 {
            _ = log.run {
                let view: UIView = log.page.view
                NSLayoutConstraint.deactivate(view.constraints + log.box.constraints)
                NSLayoutConstraint.activate([
                    log.box.topAnchor.constraint(equalTo: view.topAnchor),
                    log.box.heightAnchor.constraint(equalToConstant: CGFloat(height)),
                ])
            }
        }
        #expect(log.world.space.heap.living == living + 1)
        #expect(log.box.frame.height == 20)
    }
}

/// Collects exceptions and console messages with their texts.
final class Reasons: WorldObserver {
    var exceptions: [String] = []
    var messages: [String] = []

    func worldDid(_ happening: WorldEvent) {
        switch happening {
        case .exception(let name, let reason, _, _, _): exceptions.append("\(name): \(reason)")
        case .console(let text, _, _): messages.append(text)
        default: break
        }
    }
}
