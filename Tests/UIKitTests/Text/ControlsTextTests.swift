import Testing
import UIKit

@Suite struct `Text and its room` {
    /// 10 points of even width: a character is 6.2 points wide and a line 11.93 high, 12 on thirds of a point.
    private static let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

    @Test func `a line is as high as San Francisco's`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(abs(font.descender + 4.101) < 0.001)
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(headline.pointSize == 17 && headline.weight == .semibold)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    }

    @Test(arguments: zip([DeviceProfile.se, .phone], [CGSize(width: 31, height: 12), CGSize(width: 31, height: 12)]))
    func `a label asks for its text's size in whole pixels`(device: DeviceProfile, expected: CGSize) {
        let log = Log(device: device)
        _ = log.run {
            let label = UILabel()
            #expect(label.intrinsicContentSize == .zero)
            label.font = Self.mono
            label.text = "12345"
            #expect(label.intrinsicContentSize == expected)
            label.sizeToFit()
            #expect(label.frame.size == expected)
        }
    }

    @Test func `a body line is 20 and a third points high at three pixels to a point, 20 and a half at two`() {
        for (device, height) in [(DeviceProfile.phone, 20 + 1 / CGFloat(3)), (.se, 20.5)] {
            _ = Log(device: device).run {
                let label = UILabel()
                label.text = "x"
                #expect(abs(label.intrinsicContentSize.height - height) < 1e-9)
            }
        }
    }

    @Test func `text is broken at words in the width that constraints leave, and what is below moves down`() {
        let log = Log()
        log.launch { view in
            let label = UILabel()
            label.font = Self.mono
            label.numberOfLines = 0
            label.text = "aaa bbb ccc ddd"
            view.place(label) {
                [
                    $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: view.topAnchor),
                    $0.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
                ]
            }
            view.place(Sized(5, 5)) {
                [$0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.topAnchor.constraint(equalTo: label.bottomAnchor)]
            }
        }
        let frames = { log.page.view.subviews.map(\.frame) }
        // Two words and the space between are 43.4 points; two lines 23.87. Both up to thirds.
        #expect(abs(frames()[0].width - (43 + 2 / 3.0)) < 1e-9)
        #expect(frames()[0].height == 24)
        #expect(frames()[1].minY == 24)
        _ = log.run { (log.box as? UILabel)?.text = "aaa bbb ccc ddd eee" }
        #expect(frames()[1].minY == 36)
        _ = log.run { (log.box as? UILabel)?.numberOfLines = 2 }
        #expect(frames()[1].minY == 24)
        _ = log.run { (log.box as? UILabel)?.numberOfLines = 1 }
        // 19 characters would be 117.8 points wide.
        #expect(frames()[0].size == CGSize(width: 50, height: 12))
    }

    @Test func `lines end where the text says, and long words are broken`() {
        _ = Log().run {
            let label = UILabel()
            label.font = Self.mono
            label.numberOfLines = 0
            label.text = "ab\ncd"
            #expect(label.intrinsicContentSize.height == 24)
            label.text = "abcdefghij"
            #expect(label.sizeThatFits(CGSize(width: 32, height: 0)) == CGSize(width: 31, height: 24))
            label.preferredMaxLayoutWidth = 32
            #expect(label.intrinsicContentSize == CGSize(width: 31, height: 24))
        }
    }

    @Test func `a label draws its text in its colour`() {
        let log = Log()
        log.launch { view in
            let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
            label.text = "Hello"
            label.textColor = .red
            label.textAlignment = .right
            label.font = .boldSystemFont(ofSize: 20)
            view.addSubview(label)
        }
        let picture = log.world.picture(of: log.world.rendered, at: log.world.time)
        let drawn = picture.items.first { $0.object == log.box.id }
        #expect(
            drawn?.content
                == .text("Hello", size: 20, isBold: true, color: UIColor.red.components(style: .light), alignment: .right))
        #expect(drawn?.frame == CGRect(x: 10, y: 20, width: 100, height: 30))
    }

    @Test(arguments: zip([1, 2, 3], ["aaa bb…", "aaa bbb\nccc dd…", "aaa bbb\nccc ddd\neee"]))
    func `text that does not fit ends in dots`(lines: Int, expected: String) {
        let log = Log()
        log.launch { view in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 44, height: 60))
            label.font = Self.mono
            label.numberOfLines = lines
            label.text = "aaa bbb ccc ddd eee"
            view.addSubview(label)
        }
        let content = log.world.picture(of: log.world.rendered, at: log.world.time).items.first { $0.object == log.box.id }?.content
        guard case .text(let text, _, _, _, _) = content else {
            Issue.record("the label draws no text")
            return
        }
        #expect(text == expected)
    }
}
