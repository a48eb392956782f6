import Testing
import UIKit

@Suite struct `Frames from constraints` {
    @Test func `four edges with distances leave the rest of the view`() {
        let log = Log()
        var frame = CGRect.zero
        log.launch { view in
            let box = UIView()
            view.place(box) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                    $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
                    $0.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
                    $0.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -50),
                ]
            }
            #expect(box.frame == .zero)
        }
        frame = log.box.frame
        #expect(frame == CGRect(x: 20, y: 30, width: 333, height: 772))
    }

    @Test func `a scroll view's edges are its content's to what is in it, its centre is its frame's, wherever it is scrolled to`() {
        let log = Log()
        let held = Held<UIScrollView>()
        log.launch { view in
            let scroll = UIScrollView()
            held.value = scroll
            view.place(scroll) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 300), $0.heightAnchor.constraint(equalToConstant: 400),
                ]
            }
            scroll.place(UIView()) {
                [
                    $0.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                    $0.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                    $0.topAnchor.constraint(equalTo: scroll.topAnchor), $0.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                    $0.centerXAnchor.constraint(equalTo: scroll.centerXAnchor), $0.heightAnchor.constraint(equalToConstant: 900),
                ]
            }
            scroll.place(UIView()) {
                [
                    $0.centerXAnchor.constraint(equalTo: scroll.centerXAnchor), $0.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 100), $0.heightAnchor.constraint(equalToConstant: 50),
                ]
            }
        }
        var seen: [CGRect] = []
        log.world.bind {
            guard let scroll = held.value else { return }
            seen = scroll.subviews.prefix(2).map(\.frame) + [CGRect(origin: .zero, size: scroll.contentSize)]
            scroll.contentOffset.y = 120
            scroll.setNeedsLayout()
            scroll.layoutIfNeeded()
            seen.append(scroll.subviews[1].frame)
        }
        let badge = CGRect(x: 100, y: 175, width: 100, height: 50)
        let content = CGRect(x: 0, y: 0, width: 300, height: 900)
        #expect(seen == [content, badge, content, badge])
    }

    @Test(
        arguments: zip(
            DeviceProfile.all,
            [
                CGRect(x: 0, y: 20, width: 375, height: 647), CGRect(x: 0, y: 59, width: 393, height: 759),
                CGRect(x: 0, y: 59, width: 430, height: 839), CGRect(x: 0, y: 24, width: 834, height: 1150),
            ]))
    func `the safe area guide leaves bars and edges free on every device`(device: DeviceProfile, expected: CGRect) {
        let log = Log(device: device)
        log.launch { view in
            let guide = view.safeAreaLayoutGuide
            view.place(UIView()) {
                [
                    $0.leadingAnchor.constraint(equalTo: guide.leadingAnchor), $0.topAnchor.constraint(equalTo: guide.topAnchor),
                    $0.trailingAnchor.constraint(equalTo: guide.trailingAnchor), $0.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ]
            }
        }
        #expect(log.box.frame == expected)
        #expect(log.page.view.safeAreaLayoutGuide.layoutFrame == expected)
    }

    @Test func `the margins of a controller's view are 16 points at the sides of a phone, and begin below the safe area`() {
        let log = Log()
        log.launch { view in
            let guide = view.layoutMarginsGuide
            view.place(UIView()) {
                [
                    $0.leftAnchor.constraint(equalTo: guide.leftAnchor), $0.topAnchor.constraint(equalTo: guide.topAnchor),
                    $0.rightAnchor.constraint(equalTo: guide.rightAnchor), $0.heightAnchor.constraint(equalToConstant: 10),
                ]
            }
        }
        #expect(log.box.frame == CGRect(x: 16, y: 59, width: 361, height: 10))
    }

    @Test func `text is kept to 672 points in the readable guide of an iPad`() {
        let log = Log(device: .ipad)
        log.launch { view in
            let guide = view.readableContentGuide
            view.place(UIView()) {
                [
                    $0.leadingAnchor.constraint(equalTo: guide.leadingAnchor), $0.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    $0.topAnchor.constraint(equalTo: guide.topAnchor), $0.heightAnchor.constraint(equalToConstant: 10),
                ]
            }
        }
        #expect(log.box.frame == CGRect(x: 81, y: 24, width: 672, height: 10))
    }

    @Test func `multipliers, ratios and middles`() {
        let log = Log()
        log.launch { view in
            view.place(UIView()) {
                [
                    $0.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 3.0),
                    $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 2, constant: 8),
                    $0.centerXAnchor.constraint(equalTo: view.centerXAnchor), $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ]
            }
        }
        #expect(log.box.frame == CGRect(x: 131, y: 291, width: 131, height: 270))
    }

    @Test func `a middle times a number is taken in the ancestor's coordinates`() {
        let log = Log()
        log.launch { view in
            view.place(Sized(20, 10)) {
                [
                    NSLayoutConstraint(
                        item: $0, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 0.5, constant: 0),
                    NSLayoutConstraint(
                        item: $0, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1, constant: -2),
                ]
            }
        }
        // 393 / 4 = 98.25, less 10, on thirds of a point.
        #expect(abs(log.box.frame.minX - (88 + 1 / 3.0)) < 1e-9)
        #expect(log.box.frame.maxY == 850)
    }

    @Test func `inequalities hold where content or a weaker wish would go further`() {
        let log = Log()
        log.launch { view in
            view.place(Sized(500, 40)) {
                let wish = $0.heightAnchor.constraint(equalToConstant: 10)
                wish.priority = .defaultHigh - 1
                return [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
                    $0.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
                    $0.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 100),
                    $0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: view.topAnchor, multiplier: 20), wish,
                    $0.bottomAnchor.constraint(equalTo: view.topAnchor, constant: 150),
                ]
            }
        }
        // The width gives way to the edges; the height resists 749 with 750.
        #expect(log.box.frame == CGRect(x: 10, y: 110, width: 373, height: 40))
    }

    @Test func `of two views in a row, the one that hugs less grows and the one that resists less shrinks`() {
        for (total, expected) in [(CGFloat(300), [CGFloat(200), 100]), (120, [20, 100])] {
            let log = Log()
            log.launch { view in
                let left = Sized(100, 10)
                let right = Sized(100, 10)
                left.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
                left.setContentCompressionResistancePriority(.defaultHigh - 10, for: .horizontal)
                view.place(left) {
                    [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor)]
                }
                view.place(right) {
                    [
                        $0.leadingAnchor.constraint(equalTo: left.trailingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                        $0.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: total),
                    ]
                }
            }
            #expect(log.page.view.subviews.map(\.frame.width) == expected)
        }
    }

    @Test func `a guide of code's own spaces views and knows its frame`() {
        let log = Log()
        let guide = Held<UILayoutGuide>()
        log.launch { view in
            let space = UILayoutGuide()
            view.addLayoutGuide(space)
            guide.value = space
            view.place(Sized(50, 50)) {
                [
                    $0.leadingAnchor.constraint(equalTo: space.trailingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                    space.leadingAnchor.constraint(equalTo: view.leadingAnchor), space.topAnchor.constraint(equalTo: view.topAnchor),
                    space.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 0.75),
                    space.heightAnchor.constraint(equalToConstant: 7),
                ]
            }
        }
        #expect(guide.value?.layoutFrame == CGRect(x: 0, y: 0, width: 99, height: 7))
        #expect(log.box.frame == CGRect(x: 99, y: 0, width: 50, height: 50))
    }

    @Test func `baselines of labels of different sizes meet`() {
        let log = Log(device: .se)
        log.launch { view in
            let big = UILabel()
            big.text = "Big"
            big.font = .systemFont(ofSize: 34)
            let small = UILabel()
            small.text = "small"
            view.place(big) {
                [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)]
            }
            view.place(small) {
                [
                    $0.leadingAnchor.constraint(equalTo: big.trailingAnchor),
                    $0.firstBaselineAnchor.constraint(equalTo: big.lastBaselineAnchor),
                ]
            }
        }
        // Heights 40.57 and 20.29, ascent 16.19, depth 8.20, all rounded up to half points: 100 + 41 - 8.5 - 16.5.
        #expect(log.page.view.subviews.map(\.frame.height) == [41, 20.5])
        #expect(log.page.view.subviews[1].frame.minY == 116)
    }

    @Test func `views deeper down are placed in their own superview's coordinates`() {
        let log = Log()
        log.launch { view in
            let card = UIView()
            view.place(card) {
                [
                    $0.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
                    $0.widthAnchor.constraint(equalToConstant: 193), $0.heightAnchor.constraint(equalToConstant: 90),
                ]
            }
            let dot = UIView()
            card.place(dot) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 110),
                    $0.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
                    $0.widthAnchor.constraint(equalTo: card.heightAnchor, multiplier: 0.5), $0.heightAnchor.constraint(equalToConstant: 20),
                ]
            }
        }
        #expect(log.box.frame == CGRect(x: 100, y: 100, width: 193, height: 90))
        #expect(log.box.subviews[0].frame == CGRect(x: 10, y: 65, width: 45, height: 20))
    }
}

/// Something found inside a closure.
final class Held<Value> {
    var value: Value?
}

extension Log {
    var page: Page { (world.rootController as? Page) ?? Page() }

    /// The page's first subview.
    var box: UIView { page.view.subviews[0] }
}
