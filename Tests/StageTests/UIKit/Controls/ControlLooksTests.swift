import Projects
import Testing

@testable import Stage

/// What code says of controls, cells and scroll views, and what UIKit makes of it.
@Suite struct `Looks of controls` {
    private func printed(_ body: String, more: String = "") throws -> [String] {
        let run = try Scenes.run(
            """
            import UIKit
            \(more)
            final class Root: UIViewController {
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    \(body)
                }
            }
            """, root: "Root")
        #expect(run.recording.events.filter { $0.kind == .refusal }.isEmpty)
        return run.recording.events.filter { $0.kind == .print }.compactMap(\.text)
    }

    /// Image and title stand side by side as one; insets move each by itself, and alignment moves both (UIButton's documentation).
    @Test func `a button's title and image stand where alignment and insets say`() throws {
        let lines = try printed(
            """
            let button = UIButton(type: .custom)
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.setTitle("Go", for: .normal)
            view.addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
            func show(_ name: String) {
                button.layoutIfNeeded()
                let image = button.imageView!.frame, title = button.titleLabel!.frame
                print(
                    name, image.minX.rounded(), image.midY, (title.minX - image.maxX).rounded() + 0, abs(title.maxX - 200 + image.minX) < 0.01)
            }
            show("middle")
            button.contentHorizontalAlignment = .left
            show("left")
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 20, right: 0)
            show("insets")
            button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
            show("title moved")
            button.contentVerticalAlignment = .top
            show("top")
            button.contentHorizontalAlignment = .right
            button.titleEdgeInsets = .zero
            show("right")
            print(button.imageView?.image === button.image(for: .normal) || button.imageView?.image == button.currentImage)
            print(button.subviews.count, button.buttonType == .custom)
            """)
        #expect(
            lines == [
                "middle \(((200 - 20 - Self.widthOfGo) / 2).rounded()) 30.0 0.0 true", "left 0.0 30.0 0.0 false",
                "insets 12.0 20.0 0.0 false",
                "title moved 12.0 20.0 8.0 false", "top 12.0 10.0 8.0 false",
                "right \((200 - 20 - Self.widthOfGo).rounded()) 10.0 0.0 false", "true",
                "2 true",
            ])
    }

    /// The width of "Go" at 15 points, as the label itself says.
    private static let widthOfGo: Double = {
        let run = try? Scenes.run(
            """
            import UIKit
            final class Root: UIViewController {
                override func viewDidLoad() {
                    let label = UILabel()
                    label.font = .systemFont(ofSize: 15)
                    label.text = "Go"
                    print(label.intrinsicContentSize.width)
                }
            }
            """, root: "Root")
        return run?.recording.events.first { $0.kind == .print }?.text.flatMap(Double.init) ?? 0
    }()

    @Test func `a subclass says where a button's parts stand`() throws {
        let lines = try printed(
            """
            let tile = Tile(type: .custom)
            tile.setImage(UIImage(systemName: "star"), for: .normal)
            tile.setTitle("Go", for: .normal)
            tile.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
            view.addSubview(tile)
            tile.layoutIfNeeded()
            print(tile.imageView!.frame, tile.titleLabel!.frame)
            """,
            more: """
                final class Tile: UIButton {
                    override func imageRect(forContentRect rect: CGRect) -> CGRect { CGRect(x: 0, y: 0, width: rect.width, height: 40) }
                    override func titleRect(forContentRect rect: CGRect) -> CGRect { CGRect(x: 0, y: 40, width: rect.width, height: 20) }
                }
                """)
        #expect(lines == ["(0.0, 0.0, 80.0, 40.0) (0.0, 40.0, 80.0, 20.0)"])
    }

    /// `beginTracking` may refuse a finger; one that is followed moves and ends (UIControl's documentation).
    @Test func `a control's tracking is asked and told`() throws {
        let run = try Scenes.run(
            """
            import UIKit
            final class Knob: UIControl {
                var accepts = true
                override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { print("begin"); return accepts }
                override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("end"); accepts = false }
            }
            final class Root: UIViewController {
                let knob = Knob(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    knob.accessibilityIdentifier = "knob"
                    view.addSubview(knob)
                    knob.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
                }
            }
            """, ["tap knob", "tap knob"], root: "Root")
        #expect(run.recording.events.filter { $0.kind == .print }.compactMap(\.text) == ["begin", "end", "tapped", "begin"])
    }

    /// Fidelity: documented UIControl.contentHorizontalAlignment, UIButton.titleEdgeInsets, as Interface Builder writes them.
    @Test func `an interface says where a button's title stands`() throws {
        let subviews = """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="top" buttonType="custom"
            fixedFrame="YES" lineBreakMode="middleTruncation" id="go"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
            <inset key="titleEdgeInsets" minX="9" minY="5" maxX="0.0" maxY="0.0"/><state key="normal" title="Go"/></button>
            """
        let code = """
            import UIKit
            final class Root: UIViewController {
                @IBOutlet var go: UIButton!
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let title = go.titleLabel!.frame
                    print(title.minX.rounded(), title.minY.rounded(), go.contentHorizontalAlignment == .left, go.contentVerticalAlignment == .top)
                }
            }
            """
        let scene = Board.scene(1, "Root", subviews: subviews, connections: #"<outlet property="go" destination="go" id="o-1"/>"#)
        let events = try Run(sources: [Source(path: "Root.swift", text: code), Board.storyboard(scene)], setting: Setting()).recording
            .events
        #expect(events.filter { $0.kind == .print }.compactMap(\.text) == ["9.0 5.0 true true"])
        #expect(events.filter { $0.kind == .refusal }.isEmpty)
    }

    /// Strings and images may be mixed (UISegmentedControl.init(items:)).
    @Test func `segments are made of titles and of pictures`() throws {
        let lines = try printed(
            """
            let star: UIImage = UIImage(systemName: "star")!
            let control = UISegmentedControl(items: [star, "Aa"])
            print(control.numberOfSegments, control.imageForSegment(at: 0) == star, control.imageForSegment(at: 1) == nil)
            print(control.titleForSegment(at: 1) ?? "none", UISegmentedControl(items: nil).numberOfSegments)
            print(Switch(["x", "y"]).numberOfSegments)
            """,
            more: """
                final class Switch: UISegmentedControl {
                    init(_ names: [String]) { super.init(items: names) }
                    required init?(coder: NSCoder) { nil }
                }
                """)
        #expect(lines == ["2 true true", "Aa 0", "2"])
    }

    /// Code names a segment's view, or hides it, by the segment's place.
    @Test func `each segment is a subview in its place, whose class is UIKit's own`() throws {
        let lines = try printed(
            """
            let control = UISegmentedControl(items: ["A", "B", UIImage()])
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            control.subviews[1].accessibilityIdentifier = "second"
            control.insertSegment(withTitle: "N", at: 1, animated: false)
            control.setWidth(50, forSegmentAt: 0)
            control.layoutIfNeeded()
            print(control.subviews.map { $0.frame.minX }, control.subviews[2].accessibilityIdentifier ?? "none")
            control.removeSegment(at: 0, animated: false)
            let first = control.subviews[0]
            print(control.subviews.count, type(of: first), first is UIImageView, type(of: first) == UIImageView.self)
            control.removeAllSegments()
            print(control.subviews.count)
            """)
        #expect(lines == ["[0.0, 50.0, 100.0, 150.0] second", "3 UISegment true false", "0"])
    }

    /// Code that keeps a view out of pictures of the screen puts it into the view that shows a secure field's text.
    @Test func `a field has a view of UIKit's own where its text stands, that can be taken elsewhere`() throws {
        let lines = try printed(
            """
            let field = UITextField()
            field.isSecureTextEntry = true
            let canvas = field.subviews.first { type(of: $0).description().contains("CanvasView") }
            let other = UIView()
            if let canvas { other.addSubview(canvas) }
            print(canvas?.isUserInteractionEnabled ?? true, canvas?.superview === other, field.subviews.count)
            """)
        #expect(lines == ["false true 0"])
    }

    @Test func `segments are taken out, given widths and disabled`() throws {
        let lines = try printed(
            """
            let control = UISegmentedControl()
            for (place, title) in ["a", "b", "c"].enumerated() { control.insertSegment(withTitle: title, at: place, animated: false) }
            control.selectedSegmentIndex = 2
            control.setEnabled(false, forSegmentAt: 1)
            control.removeSegment(at: 0, animated: false)
            print(control.selectedSegmentIndex, control.numberOfSegments, control.isEnabledForSegment(at: 0), control.isEnabledForSegment(at: 1))
            control.removeSegment(at: 1, animated: false)
            print(control.selectedSegmentIndex)
            control.setWidth(90, forSegmentAt: 0)
            print(control.intrinsicContentSize.width)
            """)
        #expect(lines == ["1 2 false true", "-1", "90.0"])
    }

    /// The scale is kept between the bounds; the named view is transformed and its frame is the content's size (UIScrollView's documentation).
    @Test func `a scroll view zooms by code`() throws {
        let lines = try printed(
            """
            let zoomer = Zoomer()
            zoomer.scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            view.addSubview(zoomer.scroll)
            zoomer.scroll.zoomScale = 2
            print(zoomer.scroll.zoomScale, zoomer.picture.frame, zoomer.scroll.contentSize)
            zoomer.scroll.maximumZoomScale = 4
            zoomer.scroll.zoomScale = 2
            print(zoomer.scroll.zoomScale, zoomer.picture.frame, zoomer.scroll.contentSize, zoomer.scroll.contentOffset)
            zoomer.scroll.zoom(to: CGRect(x: 50, y: 50, width: 25, height: 25), animated: false)
            print(zoomer.scroll.zoomScale, zoomer.scroll.contentOffset)
            zoomer.scroll.setZoomScale(9, animated: false)
            print(zoomer.scroll.zoomScale, zoomer.told)
            zoomer.scroll.delegate = nil
            zoomer.scroll.zoomScale = 1
            print(zoomer.scroll.zoomScale)
            """,
            more: """
                final class Zoomer: NSObject, UIScrollViewDelegate {
                    let scroll = UIScrollView()
                    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    var told = 0
                    override init() {
                        super.init()
                        scroll.addSubview(picture)
                        scroll.delegate = self
                    }
                    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
                    func scrollViewDidZoom(_ scrollView: UIScrollView) { told += 1 }
                }
                """)
        #expect(
            lines == [
                "1.0 (0.0, 0.0, 100.0, 100.0) (0.0, 0.0)", "2.0 (0.0, 0.0, 200.0, 200.0) (200.0, 200.0) (50.0, 50.0)", "4.0 (200.0, 200.0)",
                "4.0 2", "4.0",
            ])
    }

    /// Behind everything, and above it the one for chosen cells while the cell is chosen (UITableViewCell's documentation).
    @Test func `cells show the views behind their content`() throws {
        let lines = try printed(
            """
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let (always, chosen) = (UIView(), UIView())
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.backgroundView = always
            cell.selectedBackgroundView = chosen
            view.addSubview(cell)
            cell.layoutIfNeeded()
            print(cell.subviews.first === always, always.frame.width, chosen.superview == nil)
            cell.isSelected = true
            print(cell.subviews[1] === chosen, chosen.frame.width)
            cell.isSelected = false
            print(chosen.superview == nil, cell.backgroundConfiguration == nil)
            cell.backgroundView = nil
            print(always.superview == nil)
            """)
        #expect(lines == ["true 320.0 true", "true 320.0", "true true", "true"])
    }

    @Test func `fonts are described, and made from descriptions`() throws {
        let lines = try printed(
            """
            let font = UIFont.systemFont(ofSize: 20)
            let bold = UIFont(descriptor: font.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
            print(bold.pointSize, bold == UIFont.boldSystemFont(ofSize: 20), bold.fontDescriptor.symbolicTraits.contains(.traitBold))
            let both = bold.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])!
            print(UIFont(descriptor: both, size: 12).fontName, both.pointSize)
            """)
        #expect(lines == ["20.0 true true", ".SFUI-BoldItalic 20.0"])
    }
}
