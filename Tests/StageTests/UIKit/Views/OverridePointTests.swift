import Stage
import Testing
import UIKit

/// What a view's class may override to draw and to be measured by, and keys that Objective-C alone sees.
@Suite struct OverridePointTests {
    private func heard(_ classes: String, _ members: String) -> [String] {
        ScriptRun("import UIKit\n\(classes)\nclass A: UIViewController {\n\(members)\n}").show("A")
    }

    @Test func `a label may draw for its layer, and a layer for itself or by its delegate`() {
        let lines = heard(
            """
            final class Strip: UILabel {
                override func draw(_ layer: CALayer, in ctx: CGContext) {
                    print("strip", layer === self.layer, UIGraphicsGetCurrentContext() === ctx)
                    ctx.setFillColor(UIColor.red.cgColor)
                    ctx.fill(layer.bounds)
                }
                override func drawText(in rect: CGRect) { print("text") }
            }
            final class Line: UIView {
                override func draw(_ layer: CALayer, in ctx: CGContext) {
                    print("before")
                    super.draw(layer, in: ctx)
                }
                override func draw(_ rect: CGRect) { print("line", rect.width) }
            }
            final class Disc: CALayer {
                override func draw(in ctx: CGContext) { print("disc", bounds.width) }
            }
            final class Pen: NSObject, CALayerDelegate {
                func draw(_ layer: CALayer, in ctx: CGContext) { print("pen", layer.bounds.width) }
            }
            """,
            """
            let pen = Pen()
            override func viewDidLoad() {
                let strip = Strip(frame: CGRect(x: 0, y: 100, width: 40, height: 20))
                strip.text = "words"
                view.addSubview(strip)
                view.addSubview(Line(frame: CGRect(x: 0, y: 200, width: 60, height: 20)))
                for layer in [Disc(), CALayer()] {
                    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
                    if !(layer is Disc) { layer.delegate = pen }
                    view.layer.addSublayer(layer)
                    layer.setNeedsDisplay()
                }
            }
            """)
        #expect(lines.sorted() == ["before", "disc 30.0", "line 60.0", "pen 30.0", "strip true true"])
    }

    @Test func `properties of Objective-C's alone have keys, and each object on a path is asked for its own`() {
        let lines = heard(
            """
            final class Strip: UILabel {
                @objc let inner = UILabel()
                override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder(); print("never") }
                func forward() {
                    for key in ["enabled", "minimumFontSize", "textAlignment"] { inner.setValue(super.value(forKey: key), forKeyPath: key) }
                }
            }
            """,
            """
            override func viewDidLoad() {
                let strip = Strip()
                strip.isEnabled = false
                strip.forward()
                print(strip.inner.isEnabled, strip.inner.value(forKey: "minimumFontSize") as! CGFloat)
                strip.setValue(9, forKey: "minimumFontSize")
                print(strip.value(forKey: "minimumFontSize") as! CGFloat)
                strip.setValue(3, forKeyPath: "layer.cornerRadius")
                strip.setValue(true, forKeyPath: "layer.opaque")
                strip.setValue("own", forKeyPath: "layer.any")
                print(strip.layer.cornerRadius, strip.layer.isOpaque, strip.layer.value(forKey: "any") as! String)
                strip.setValue(1, forKeyPath: "inner.size")
            }
            """)
        #expect(
            lines == [
                "false 0.0", "9.0", "3.0 true own",
                "refusal: the key 'size' of UILabel: UIKit may have it in private, or raise an exception",
            ])
    }

    @Test func `texts have no sizes beyond a view's limits, and the old baseline method is still asked`() {
        let lines = heard(
            """
            final class Strip: UIView {
                let words = UILabel()
                override func forBaselineLayout() -> UIView { words }
                override var maximumContentSizeCategory: UIContentSizeCategory? {
                    get { words.maximumContentSizeCategory }
                    set { words.maximumContentSizeCategory = newValue }
                }
            }
            """,
            """
            let box = UIView(), inner = UIView(), strip = Strip()
            override func viewDidLoad() {
                box.addSubview(inner)
                view.addSubview(box)
                box.minimumContentSizeCategory = .extraLarge
                strip.maximumContentSizeCategory = .small
                print(strip.words.maximumContentSizeCategory == .small, strip.minimumContentSizeCategory == nil)
                print(strip.forFirstBaselineLayout === strip.words, strip.forLastBaselineLayout === strip.words, box.forLastBaselineLayout === box)
            }
            override func viewDidAppear(_ animated: Bool) {
                let sizes = [view!, box, inner].map { $0.traitCollection.preferredContentSizeCategory }
                print(sizes == [.large, .extraLarge, .extraLarge], view.appliedContentSizeCategoryLimitsDescription.isEmpty)
                box.minimumContentSizeCategory = nil
                box.maximumContentSizeCategory = .small
                view.layoutIfNeeded()
                print(inner.traitCollection.preferredContentSizeCategory == .small)
            }
            """)
        #expect(lines == ["true true", "true true true", "true false", "true"])
    }

    @Test func `texts are drawn in pictures that code makes`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60)).image { _ in
                        "one".draw(in: CGRect(x: 5, y: 0, width: 70, height: 20), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 11)])
                        NSAttributedString(string: "two").draw(at: CGPoint(x: 5, y: 20))
                        let all = CGRect(x: 5, y: 40, width: 70, height: 20)
                        NSAttributedString(string: "three").draw(with: all, options: .usesLineFragmentOrigin, context: nil)
                    }
                    view.addSubview(UIImageView(image: picture))
                }
            }
            """)
        let texts = run.picture(atFrame: run.recording.frames.count - 1).items.compactMap { item -> String? in
            guard case .text(let text, let size, let isBold, _, _) = item.content else { return nil }
            return "\(text) \(size) \(isBold) \(item.frame.minY)"
        }
        #expect(texts == ["one 11.0 true 0.0", "two 12.0 false 20.0", "three 12.0 false 40.0"])
    }

    @Test func `small things of queues, fonts, bars and files are there`() {
        let lines = heard(
            "",
            """
            override func viewDidLoad() {
                let queue = OperationQueue()
                print(queue.qualityOfService == .background, OperationQueue.main.qualityOfService == .userInteractive)
                queue.qualityOfService = .utility
                print(queue.qualityOfService.rawValue)
                print(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft, UIFont.fontNames(forFamilyName: "Kit").count)
                let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
                item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -3, vertical: 0), for: .default)
                print(item.backButtonTitlePositionAdjustment(for: .default).horizontal, item.titlePositionAdjustment(for: .default) == .zero)
                let path = NSTemporaryDirectory() + "a"
                print(FileManager.default.createFile(atPath: path, contents: Data([1]), attributes: [.posixPermissions: 0o600]))
                print(FileManager.default.contents(atPath: path)!.count)
                let look = UIButton.Configuration.filled()
                print(look.updated(for: UIButton()) == look)
            }
            """)
        #expect(lines == ["true true", "17", "true 1", "-3.0 true", "true", "1", "true"])
    }
}
