import Testing
import UIKit

@Suite struct `Layouts that cannot be or are not determined` {
    @Test func `two widths at odds are both named, one is broken, and it is told once`() throws {
        let log = Log()
        let reasons = Reasons()
        let held = Held<NSLayoutConstraint>()
        log.world.observer = reasons
        log.launch { view in
            let box = UIView()
            box.accessibilityIdentifier = "box"
            view.place(box) {
                let narrow = $0.widthAnchor.constraint(equalToConstant: 100)
                let wide = $0.widthAnchor.constraint(equalToConstant: 200)
                wide.identifier = "wide"
                held.value = wide
                return [narrow, wide, $0.heightAnchor.constraint(equalToConstant: 10)]
            }
        }
        #expect(reasons.messages.count == 1)
        let message = try #require(reasons.messages.first)
        #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
        #expect(message.contains("    \"<NSLayoutConstraint UIView 'box'.width == 100   (active)>\","))
        #expect(message.contains("    \"<NSLayoutConstraint 'wide' UIView 'box'.width == 200   (active)>\"\n)"))
        #expect(
            message.hasSuffix(
                "\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint 'wide' UIView 'box'.width == 200   (active)>"))
        #expect(!message.contains("height"))
        #expect(log.box.frame.width == 100)
        let wide = try #require(held.value)
        _ = log.run { log.page.view.setNeedsLayout() }
        #expect(reasons.messages.count == 1)
        _ = log.run { wide.isActive = false }
        _ = log.run { wide.isActive = true }
        #expect(reasons.messages.count == 2)
        #expect(log.box.frame.width == 100)
    }

    @Test func `a second contradiction is told by itself, and a first that stays is not told again`() {
        let log = Log()
        let reasons = Reasons()
        log.world.observer = reasons
        log.launch { view in
            view.place(UIView()) { [$0.widthAnchor.constraint(equalToConstant: 1), $0.widthAnchor.constraint(equalToConstant: 2)] }
        }
        _ = log.run {
            NSLayoutConstraint.activate([
                log.box.heightAnchor.constraint(equalToConstant: 3), log.box.heightAnchor.constraint(equalToConstant: 4),
            ])
        }
        #expect(reasons.messages.count == 2)
        #expect(reasons.messages.last?.contains("width") == false)
        #expect(log.box.frame.size == CGSize(width: 1, height: 3))
    }

    @Test func `a hidden arranged view gives up a length of its own while it is hidden, and says so`() {
        let log = Log()
        let reasons = Reasons()
        log.world.observer = reasons
        log.launch { view in
            let fixed = UIView()
            fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
            view.place(UIStackView(arrangedSubviews: [fixed, Sized(10, 10)])) {
                [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor)]
            }
        }
        _ = log.run { log.box.subviews[0].isHidden = true }
        #expect(reasons.messages.count == 1)
        #expect(reasons.messages.first?.contains("'UISV-hiding' in UIStackView") == true)
        #expect(log.box.frame.width == 10)
        _ = log.run { log.box.subviews[0].isHidden = false }
        #expect(log.box.frame.width == 60)
    }

    @Test func `edges that want more room than there is are at odds with no width below nothing`() throws {
        let log = Log()
        let reasons = Reasons()
        log.world.observer = reasons
        log.launch { view in
            view.place(UIView()) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 300),
                    $0.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -300),
                ]
            }
        }
        let message = try #require(reasons.messages.first)
        #expect(message.contains("UIView.leading == UIView.leading + 300"))
        #expect(message.contains("UIView.trailing == UIView.trailing - 300"))
        #expect(message.contains("<NSAutoresizingMaskLayoutConstraint UIView.width == 393   (active)>"))
    }

    @Test func `a view whose mask was left on is at odds with its constraints`() throws {
        let log = Log()
        let reasons = Reasons()
        log.world.observer = reasons
        log.launch { view in
            let label = UILabel()
            label.text = "hello"
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.widthAnchor.constraint(equalToConstant: 80), label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        }
        #expect(reasons.messages.count == 1)
        let message = try #require(reasons.messages.first)
        #expect(message.contains("<NSLayoutConstraint UILabel 'hello'.width == 80   (active)>"))
        #expect(message.contains("<NSAutoresizingMaskLayoutConstraint UILabel 'hello'.width == 0   (active)>"))
        #expect(log.box.frame == .zero)
    }

    @Test func `optional constraints give way without a word`() {
        let log = Log()
        let reasons = Reasons()
        log.world.observer = reasons
        log.launch { view in
            view.place(UIView()) {
                let wide = $0.widthAnchor.constraint(equalToConstant: 200)
                wide.priority = UILayoutPriority(999)
                return [$0.widthAnchor.constraint(equalToConstant: 100), wide]
            }
        }
        #expect(reasons.messages == [])
        #expect(log.box.frame.width == 100)
    }

    @Test func `a view is ambiguous until its place and size are both given`() throws {
        let log = Log()
        log.launch { view in
            view.place(UIView()) {
                [
                    $0.topAnchor.constraint(equalTo: view.topAnchor), $0.heightAnchor.constraint(equalToConstant: 10),
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                ]
            }
        }
        #expect(log.box.hasAmbiguousLayout)
        _ = log.run { log.box.widthAnchor.constraint(equalToConstant: 10).isActive = true }
        #expect(!log.box.hasAmbiguousLayout)
        #expect(!log.page.view.hasAmbiguousLayout)
    }

    @Test func `a fitting size follows from the constraints inside, and moves nothing`() {
        let log = Log()
        _ = log.run {
            let card = UIView()
            let title = Sized(120, 20)
            card.place(title) {
                [
                    $0.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
                    $0.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
                    card.trailingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 10),
                    card.bottomAnchor.constraint(equalTo: $0.bottomAnchor, constant: 5),
                ]
            }
            #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 30))
            title.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
            #expect(card.systemLayoutSizeFitting(CGSize(width: 300, height: 0)).width == 300)
            #expect(
                card.systemLayoutSizeFitting(
                    CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                    == CGSize(width: 200, height: 30))
            #expect(card.frame == .zero && title.frame == .zero)
        }
    }
}
