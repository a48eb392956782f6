import Testing
import UIKit

@Suite struct `Stack views` {
    /// The frames of three views of 30, 60 and 30 points in a stack.
    private func frames(
        width: CGFloat?, height: CGFloat? = 50, device: DeviceProfile = .se, _ setUp: @escaping (UIStackView) -> Void
    ) -> [CGRect] {
        let log = Log(device: device)
        log.launch { view in
            let stack = UIStackView(arrangedSubviews: [Sized(30, 10), Sized(60, 20), Sized(30, 10)])
            setUp(stack)
            view.place(stack) {
                var constraints = [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                ]
                if let width { constraints.append($0.widthAnchor.constraint(equalToConstant: width)) }
                if let height { constraints.append($0.heightAnchor.constraint(equalToConstant: height)) }
                return constraints
            }
        }
        return [log.box.frame] + log.box.subviews.map(\.frame)
    }

    private func spans(_ frames: [CGRect]) -> [[CGFloat]] { frames.dropFirst().map { [$0.minX, $0.maxX] } }

    @Test func `fill stretches the view that hugs least`() {
        let found = frames(width: 200) {
            $0.spacing = 10
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        }
        #expect(spans(found) == [[0, 30], [40, 160], [170, 200]])
        #expect(found.dropFirst().allSatisfy { $0.minY == 0 && $0.height == 50 })
    }

    @Test func `fill equally gives all the same length, on whole pixels`() {
        #expect(spans(frames(width: 320) { $0.distribution = .fillEqually }) == [[0, 106.5], [106.5, 213.5], [213.5, 320]])
    }

    @Test func `fill proportionally shares by intrinsic length`() {
        let found = frames(width: 260) {
            $0.distribution = .fillProportionally
            $0.spacing = 10
        }
        #expect(spans(found) == [[0, 60], [70, 190], [200, 260]])
    }

    @Test func `equal spacing puts the same distance between views`() {
        #expect(spans(frames(width: 200) { $0.distribution = .equalSpacing }) == [[0, 30], [70, 130], [170, 200]])
    }

    @Test func `equal centering puts the same distance between middles`() {
        // The middles of the outer views are 15 and 185; the middle one is at 100 whatever its length.
        #expect(spans(frames(width: 200) { $0.distribution = .equalCentering }) == [[0, 30], [70, 130], [170, 200]])
        let uneven = frames(width: 200) {
            $0.distribution = .equalCentering
            ($0.arrangedSubviews[0] as? Sized)?.size.width = 50
        }
        // 25, 105, 185.
        #expect(spans(uneven) == [[0, 50], [75, 135], [170, 200]])
    }

    @Test func `a stack without a length is as long as its content`() {
        let found = frames(width: nil, height: nil) { $0.spacing = 8 }
        #expect(found[0] == CGRect(x: 0, y: 0, width: 136, height: 20))
        for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
            let found = frames(width: nil, height: nil) {
                $0.spacing = 8
                $0.distribution = distribution
            }
            #expect(found[0].width == 136)
        }
        let column = frames(width: nil, height: nil) {
            $0.axis = .vertical
            $0.spacing = 5
        }
        #expect(column[0] == CGRect(x: 0, y: 0, width: 60, height: 50))
        #expect(column[3] == CGRect(x: 0, y: 40, width: 60, height: 10))
    }

    @Test(
        arguments: zip(
            [UIStackView.Alignment.fill, .top, .center, .bottom],
            [
                [[0, 50], [0, 50], [0, 50]], [[0, 10], [0, 20], [0, 10]], [[20, 30], [15, 35], [20, 30]],
                [[40, 50], [30, 50], [40, 50]],
            ]
                as [[[CGFloat]]]))
    func `views stand across the stack by its alignment`(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
        let found = frames(width: nil) { $0.alignment = alignment }
        #expect(found.dropFirst().map { [$0.minY, $0.maxY] } == expected)
    }

    @Test func `a hidden view takes no room, and comes back`() {
        let log = Log(device: .se)
        log.launch { view in
            view.place(UIStackView(arrangedSubviews: [Sized(30, 10), Sized(60, 20), Sized(30, 10)])) {
                [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor)]
            }
            (view.subviews[0] as? UIStackView)?.spacing = 8
        }
        _ = log.run { log.box.subviews[1].isHidden = true }
        #expect(log.box.frame == CGRect(x: 0, y: 0, width: 68, height: 10))
        #expect(log.box.subviews[2].frame.minX == 38)
        #expect(log.box.subviews[1].frame.width == 0)
        _ = log.run { log.box.subviews[1].isHidden = false }
        #expect(log.box.frame == CGRect(x: 0, y: 0, width: 136, height: 20))
    }

    @Test func `custom spacing and margins`() {
        let found = frames(width: nil, height: nil) {
            $0.spacing = 8
            $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.insetsLayoutMarginsFromSafeArea = false
            $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        #expect(found[0].size == CGSize(width: 2 + 30 + 20 + 60 + 8 + 30 + 4, height: 1 + 20 + 3))
        #expect(spans(found) == [[2, 32], [52, 112], [120, 150]])
    }

    @Test func `views are put in, moved and taken out in order`() {
        let log = Log()
        _ = log.run {
            let stack = UIStackView()
            let (one, two, three) = (UIView(), UIView(), UIView())
            stack.addArrangedSubview(one)
            stack.addArrangedSubview(two)
            stack.insertArrangedSubview(three, at: 1)
            #expect(stack.arrangedSubviews == [one, three, two])
            #expect(!one.translatesAutoresizingMaskIntoConstraints)
            stack.removeArrangedSubview(three)
            #expect(stack.arrangedSubviews == [one, two])
            #expect(three.superview === stack)
            one.removeFromSuperview()
            #expect(stack.arrangedSubviews == [two])
        }
    }

    @Test func `a stack in a stack, and a change deep inside that moves only what it must`() {
        let log = Log(device: .se)
        let held = Held<Sized>()
        log.launch { view in
            let inner = UIStackView(arrangedSubviews: [Sized(10, 10), Sized(20, 10)])
            inner.axis = .vertical
            held.value = inner.arrangedSubviews[1] as? Sized
            view.place(UIStackView(arrangedSubviews: [inner, Sized(30, 40)])) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                    $0.widthAnchor.constraint(equalToConstant: 100), $0.heightAnchor.constraint(equalToConstant: 40),
                ]
            }
        }
        let inner = log.box.subviews[0]
        // Someone must stretch by 50 points: inside the inner stack two views would, outside of it one.
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
        #expect(inner.subviews.map(\.frame.height) == [30, 10])
        _ = log.run {
            held.value?.size.height = 25
            held.value?.invalidateIntrinsicContentSize()
        }
        #expect(inner.subviews.map(\.frame.height) == [15, 25])
        #expect(log.layoutCalls == [])
    }

    @Test func `constraints on an arranged view take part`() {
        let found = frames(width: nil, height: nil) {
            $0.arrangedSubviews[0].widthAnchor.constraint(equalTo: $0.arrangedSubviews[1].widthAnchor, multiplier: 2).isActive = true
        }
        #expect(spans(found) == [[0, 120], [120, 180], [180, 210]])
    }
}
