import Stage
import Testing
import UIKit

/// Code that draws, and looks of buttons: what can be seen of them without pixels.
@Suite struct `Code that draws` {
    private func heard(_ members: String, _ steps: [String] = []) throws -> [String] {
        try Scenes.run("import UIKit\nfinal class A: UIViewController {\n\(members)\n}", steps).recording.events
            .filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
    }

    @Test func `a renderer runs its closure at once, and its picture has its size`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let format = UIGraphicsImageRendererFormat.default()
                format.scale = 1
                let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
                print(UIGraphicsGetCurrentContext() == nil)
                let image = renderer.image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                    context.cgContext.setLineWidth(2)
                    context.cgContext.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
                    print(UIGraphicsGetCurrentContext() === context.cgContext, context.format.scale)
                }
                print(image.size, UIGraphicsGetCurrentContext() == nil)
            }
            """)
        #expect(lines == ["true", "true 1.0", "(30.0, 20.0) true"])
    }

    @Test func `a label's and a field's text is drawn in a context`() throws {
        let lines = try Scenes.run(
            """
            import UIKit
            class Framed: UILabel {
                override func drawText(in rect: CGRect) {
                    print(UIGraphicsGetCurrentContext()!.boundingBoxOfClipPath.width == bounds.width)
                    super.drawText(in: rect.insetBy(dx: 5, dy: 5))
                }
            }
            class Lined: UITextField {
                override func drawPlaceholder(in rect: CGRect) {
                    UIGraphicsGetCurrentContext()!.stroke(rect)
                    print("placeholder")
                }
            }
            final class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let label = Framed(frame: CGRect(x: 0, y: 100, width: 120, height: 30))
                    let field = Lined(frame: CGRect(x: 0, y: 200, width: 120, height: 30))
                    label.text = "x"
                    field.placeholder = "y"
                    view.addSubview(label)
                    view.addSubview(field)
                }
            }
            """, []
        ).recording.events.filter { [.print, .refusal, .exception].contains($0.kind) }.map { $0.text ?? "" }
        #expect(lines == ["true", "placeholder"])
    }

    @Test func `a part of a picture has the part's size, and is drawn`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let whole = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }.cgImage!
                let left = whole.cropping(to: CGRect(x: 0, y: 0, width: whole.width / 2, height: whole.height))!
                let corner = whole.cropping(to: CGRect(x: whole.width - 3, y: whole.height - 3, width: 30, height: 30))
                print(left.width * 2 == whole.width, left.height == whole.height, corner?.width ?? 0)
                print(whole.cropping(to: CGRect(x: 1000, y: 0, width: 5, height: 5)) == nil)
                _ = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
                    context.cgContext.draw(left, in: CGRect(x: 0, y: 0, width: 15, height: 20))
                }
            }
            """)
        #expect(lines == ["true true 3", "true"])
    }

    @Test func `pictures that are begun and ended lie in one another`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 9), false, 0)
                UIGraphicsBeginImageContext(CGSize(width: 3, height: 4))
                let inner = UIGraphicsGetImageFromCurrentImageContext()
                UIGraphicsEndImageContext()
                let outer = UIGraphicsGetImageFromCurrentImageContext()
                UIGraphicsEndImageContext()
                print(inner!.size, outer!.size, UIGraphicsGetImageFromCurrentImageContext() == nil)
            }
            """)
        #expect(lines == ["(3.0, 4.0) (8.0, 9.0) true"])
    }

    @Test func `a context knows its path until it is drawn`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                UIGraphicsBeginImageContext(CGSize(width: 8, height: 9))
                let context = UIGraphicsGetCurrentContext()!
                print(context.boundingBoxOfPath.isNull, context.currentPointOfPath, context.isPathEmpty, context.path == nil)
                context.move(to: CGPoint(x: 1, y: 2))
                context.addLine(to: CGPoint(x: 11, y: 22))
                print(context.boundingBoxOfPath, context.currentPointOfPath, context.isPathEmpty)
                context.addRect(CGRect(x: 0, y: 5, width: 4, height: 40))
                print(context.boundingBoxOfPath, context.currentPointOfPath)
                context.fillPath(using: .evenOdd)
                print(context.isPathEmpty)
                context.addEllipse(in: CGRect(x: 2, y: 2, width: 10, height: 6))
                print(context.boundingBoxOfPath)
                context.drawPath(using: .fillStroke)
                context.addPath(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).cgPath)
                print(context.boundingBoxOfPath)
                context.clip()
                print(context.path == nil)
            }
            """)
        #expect(
            lines == [
                "true (0.0, 0.0) true true", "(1.0, 2.0, 10.0, 20.0) (11.0, 22.0) false", "(0.0, 2.0, 11.0, 43.0) (0.0, 5.0)", "true",
                "(2.0, 2.0, 10.0, 6.0)", "(1.0, 1.0, 2.0, 2.0)", "true",
            ])
    }

    @Test func `draw has a context, and nobody else has`() throws {
        let lines = try heard(
            """
            final class Chart: UIView {
                override func draw(_ rect: CGRect) {
                    guard let context = UIGraphicsGetCurrentContext() else { return print("none") }
                    context.move(to: .zero)
                    context.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    context.strokePath()
                    print("draws", context.boundingBoxOfClipPath == rect)
                }
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(Chart(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                print(UIGraphicsGetCurrentContext() == nil)
            }
            """)
        #expect(Set(lines) == ["draws true", "true"])
    }

    @Test func `a button's look has an image and a title with attributes`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                var look = UIButton.Configuration.plain()
                look.title = "Go"
                let narrow = UIButton(configuration: look).intrinsicContentSize
                look.image = UIImage(systemName: "star")
                look.imagePadding = 8
                let beside = UIButton(configuration: look).intrinsicContentSize
                look.imagePlacement = .top
                let above = UIButton(configuration: look).intrinsicContentSize
                print(beside.width - narrow.width, above.height - narrow.height, above.width == narrow.width)
                var title = AttributedString("Big")
                title.font = .systemFont(ofSize: 30)
                look.attributedTitle = title
                let button = UIButton(configuration: look)
                print(button.currentAttributedTitle!.string, button.configuration!.attributedTitle! == title)
                button.configuration?.attributedTitle = AttributedString("Small")
                print(button.titleLabel!.text!)
            }
            """)
        #expect(lines == ["28.0 28.0 true", "Big true", "Small"])
    }

    @Test func `lengths of time are said as Foundation says them`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let formatter = DateComponentsFormatter()
                formatter.allowedUnits = [.hour, .minute, .second]
                print(formatter.string(from: 3610)!, formatter.string(from: 65)!, formatter.string(from: 5)!)
                formatter.zeroFormattingBehavior = .pad
                print(formatter.string(from: 65)!)
                formatter.allowedUnits = [.minute, .second]
                print(formatter.string(from: 65)!)
                formatter.zeroFormattingBehavior = .default
                formatter.allowedUnits = [.day, .hour, .minute]
                formatter.unitsStyle = .abbreviated
                print(formatter.string(from: 90060)!)
                formatter.unitsStyle = .short
                print(formatter.string(from: 180060)!)
                formatter.unitsStyle = .full
                print(formatter.string(from: 90060)!, "|", formatter.string(from: 0)!)
                formatter.maximumUnitCount = 1
                print(formatter.string(from: 7200)!)
                formatter.unitsStyle = .brief
                print(formatter.string(from: 7200)!)
            }
            """)
        #expect(
            lines == [
                "1:00:10 1:05 5", "00:01:05", "01:05", "1d 1h 1m", "2 days, 2 hr, 1 min", "1 day, 1 hour, 1 minute | 0 minutes", "2 hours",
                "2hr",
            ])
    }

    @Test func `a path that code goes on with stands for its path`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let path = CGMutablePath()
                print(path.isEmpty)
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 10, y: 0))
                path.addLines(between: [CGPoint(x: 10, y: 5), CGPoint(x: 0, y: 5)])
                path.closeSubpath()
                let copy = path.copy()!
                path.addRoundedRect(in: CGRect(x: 20, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
                let shape = CAShapeLayer()
                shape.path = path
                print(path.boundingBox, copy.boundingBox, shape.path!.boundingBox.width, path.contains(CGPoint(x: 25, y: 5)))
                let dashed = UIBezierPath(cgPath: path)
                dashed.setLineDash([4, 2], count: 2, phase: 0)
                dashed.stroke(with: .normal, alpha: 1)
                print(dashed.bounds.height)
                UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
                let context = UIGraphicsGetCurrentContext()!
                context.setFillColor(gray: 0.5, alpha: 1)
                context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.addPath(path)
                print(context.boundingBoxOfPath.width)
                context.fill([CGRect.zero])
                context.fill(CGRect.zero)
                UIGraphicsEndImageContext()
            }
            """)
        #expect(lines == ["true", "(0.0, 0.0, 30.0, 10.0) (0.0, 0.0, 10.0, 5.0) 30.0 true", "10.0", "30.0"])
    }

    @Test func `a button's look has a subtitle that counts for its size`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                var look = UIButton.Configuration.filled()
                look.title = "Title"
                let plain = UIButton(configuration: look).intrinsicContentSize
                look.subtitle = "A longer subtitle"
                look.titlePadding = 4
                look.showsActivityIndicator = true
                look.indicator = .popup
                look.preferredSymbolConfigurationForImage = .init(pointSize: 3)
                let both = UIButton(configuration: look).intrinsicContentSize
                print(both.height > plain.height + 4, both.width > plain.width)
                look.attributedSubtitle = AttributedString("d")
                print(look.subtitle!, look.showsActivityIndicator)
                print(UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font.pointSize)
            }
            """)
        #expect(lines == ["true true", "d true", "17.0"])
    }

    /// Fidelity: documented CGContext; the rows of UIKit's contexts are filled up to 32 bytes, which apps assert of one that is a pixel wide.
    @Test func `a context says how large its bitmap is`() throws {
        let lines = try heard(
            """
            override func viewDidLoad() {
                super.viewDidLoad()
                let format = UIGraphicsImageRendererFormat()
                format.scale = 2
                _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 3), format: format).image { context in
                    let bitmap = context.cgContext
                    print(bitmap.width, bitmap.height, bitmap.bytesPerRow, bitmap.bitsPerPixel, bitmap.bitsPerComponent)
                }
                UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 1)
                print(UIGraphicsGetCurrentContext()!.bytesPerRow)
                UIGraphicsEndImageContext()
                let none = 0 / CGFloat(view.subviews.count)
                _ = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.infinity, height: none)).image { context in
                    print(context.cgContext.width, context.cgContext.height)
                }
            }
            """)
        #expect(lines == ["20 6 96 32 8", "32", "1000000 0"])
    }
}
