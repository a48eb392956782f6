import Canvas
import Curriculum
import Foundation
import Heap
import Testing

@testable import Tutor
@testable import UIKit

@Suite struct DrawingTests {
    private func item(
        _ frame: CGRect, fill: UIColor.Components? = UIColor.Components(red: 1, green: 0, blue: 0, alpha: 1), content: DrawnContent? = nil,
        visible: CGRect? = nil
    ) -> UIKit.Picture.Item {
        UIKit.Picture.Item(
            object: ObjectID(index: 0), frame: frame, visible: visible ?? frame, fill: fill, cornerRadius: 0, border: nil, opacity: 1,
            content: content, contentFrame: frame)
    }

    private func grid(_ items: [UIKit.Picture.Item]) -> PixelGrid {
        DeviceScreen(UIKit.Picture(size: CGSize(width: 100, height: 200), items: items), fitting: Size(width: 10, height: 10)).grid()
    }

    @Test func `a display keeps its proportions in whatever room there is`() {
        let points = CGSize(width: 393, height: 852)
        #expect(DeviceScreen.pixels(of: points, fitting: Size(width: 400, height: 26)) == Size(width: 24, height: 52))
        #expect(DeviceScreen.pixels(of: points, fitting: Size(width: 12, height: 100)) == Size(width: 12, height: 26))
        #expect(DeviceScreen.pixels(of: points, fitting: .zero) == Size(width: 1, height: 1))
    }

    @Test func `views cover the pixels of their frames, later ones on top`() {
        let blue = UIColor.Components(red: 0, green: 0, blue: 1, alpha: 1)
        let grid = grid([item(CGRect(x: 0, y: 0, width: 100, height: 100)), item(CGRect(x: 50, y: 0, width: 50, height: 100), fill: blue)])
        #expect(grid.size == Size(width: 10, height: 20))
        #expect(grid[4, 9] == RGB(0xFF0000))
        #expect(grid[5, 9] == RGB(0x0000FF))
        #expect(grid[5, 10] == RGB(0))
    }

    @Test func `what is clipped away is not drawn`() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        let grid = grid([item(frame, visible: CGRect(x: 0, y: 0, width: 50, height: 200)), item(frame, visible: .null)])
        #expect(grid[4, 0] == RGB(0xFF0000))
        #expect(grid[5, 0] == RGB(0))
    }

    @Test func `no number that code can set breaks the picture`() {
        for value in [CGFloat.infinity, -.infinity, .nan, 1e300, -1e300] {
            let frame = CGRect(x: value, y: 0, width: 10, height: 10)
            let grid = grid([item(frame), item(CGRect(x: 0, y: 0, width: value, height: value)), item(.infinite)])
            #expect(grid.pixels.count == 200)
        }
    }

    @Test func `a view in front hides the text behind it`() {
        let ink = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
        let text = item(
            CGRect(x: 0, y: 0, width: 100, height: 20), fill: nil,
            content: .text("Behind", size: 17, isBold: false, color: ink, alignment: .left))
        #expect(grid([text]).labels.map(\.text) == ["Behind"])
        #expect(grid([text, item(CGRect(x: 0, y: 0, width: 100, height: 200))]).labels.isEmpty)
        #expect(grid([text, item(CGRect(x: 30, y: 0, width: 70, height: 200))]).labels.map(\.text) == ["Beh"])
    }

    @Test func `the box of a text is as wide as the text, and a view of few pixels has whole ones`() {
        let ink = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
        let content = DrawnContent.text("Lunch?", size: 17, isBold: false, color: ink, alignment: .left)
        let wide = grid([item(CGRect(x: 10, y: 0, width: 40, height: 20), content: content)])
        #expect((0..<10).map { wide[$0, 1] == RGB(0xFF0000) } == [false, true, true, true, true, true, true, false, false, false])
        let thin = grid([item(CGRect(x: 14, y: 0, width: 13, height: 200))])
        #expect((0..<10).map { thin[$0, 1] } == [RGB(0), RGB(0xFF0000)] + Array(repeating: RGB(0), count: 8))
    }

    @Test func `a bar shows its title, the way back, and its buttons at both ends`() {
        func labels(_ content: DrawnContent) -> [String] {
            let bar = item(CGRect(x: 0, y: 0, width: 393, height: 44), content: content)
            let picture = UIKit.Picture(size: CGSize(width: 393, height: 852), items: [bar])
            let labels = DeviceScreen(picture, fitting: Size(width: 40, height: 100)).grid().labels
            return labels.map { "\($0.position.x) \($0.text)" }
        }
        let ink = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
        let both = DrawnContent.bar(title: "Two", back: "One", left: [], right: ["Add", "Edit"], color: ink)
        #expect(labels(both) == ["18 Two", "0 ‹ One", "32 Add Edit"])
        #expect(labels(.bar(title: "Two", back: nil, left: ["Cancel"], right: [], color: ink)) == ["18 Two", "0 Cancel"])
    }

    @Test(arguments: 18...60) func `rows of a table do not hide each other's text, in whatever order they are drawn`(columns: Int) {
        let ink = UIColor.Components(red: 0, green: 0, blue: 0, alpha: 1)
        let rows = (0..<12).map { number -> [UIKit.Picture.Item] in
            let frame = CGRect(x: 0, y: 103 + 44 * Double(number), width: 393, height: 44)
            let text = DrawnContent.text("row \(number)", size: 17, isBold: false, color: ink, alignment: .left)
            return [item(frame), item(frame.insetBy(dx: 16, dy: 0), fill: nil, content: text)]
        }
        func seen(_ items: [UIKit.Picture.Item]) -> [String] {
            let picture = UIKit.Picture(size: CGSize(width: 393, height: 852), items: items)
            let labels = DeviceScreen(picture, fitting: Size(width: columns, height: 100)).grid().labels
            return labels.sorted { $0.position.y < $1.position.y }.map(\.text)
        }
        let names = (0..<12).map { "row \($0)" }
        #expect(seen(rows.flatMap { $0 }) == names)
        #expect(seen(rows.reversed().flatMap { $0 }) == names)
    }

    @Test func `Swift is coloured by what its words are`() {
        let theme = Theme.dark
        func style(of word: String, in source: String) -> Style? {
            SwiftColors.lines(of: source, theme: theme).flatMap(\.spans).first { $0.text.contains(word) }?.style
        }
        let source = "override func viewDidLoad() { let text = \"class // no\" } // let it be"
        #expect(style(of: "override", in: source) == theme.codeKeyword)
        #expect(style(of: "viewDidLoad", in: source) == theme.codeFunction)
        #expect(style(of: "class // no", in: source) == theme.codeString)
        #expect(style(of: "let it be", in: source) == theme.codeComment)
        #expect(style(of: "init", in: "view.init") != theme.codeKeyword)
        #expect(style(of: "@objc", in: "@objc func a()") == theme.codeAttribute)
        #expect(style(of: "3.5", in: "let a = 3.5") == theme.codeNumber)
    }

    @Test func `comments and texts go over lines, and colours change no character`() {
        let theme = Theme.dark
        let source = "/* a\n/* b */ c\n*/ let d = \"\"\"\n  func\n  \"\"\" // e\n\"never closed"
        let lines = SwiftColors.lines(of: source, theme: theme)
        #expect(lines.map(\.string).joined(separator: "\n") == source)
        #expect(lines[1].spans.allSatisfy { $0.style == theme.codeComment })
        #expect(lines[3].spans.allSatisfy { $0.style == theme.codeString })
        #expect(lines[2].spans.contains { $0.text == "let" && $0.style == theme.codeKeyword })
    }

    @Test func `prose becomes lines that fit`() {
        let words: [Inline] = [.text("One "), .code("viewDidLoad"), .text(", "), .strong([.text("once")]), .lineBreak, .text("and done.")]
        let items: [[Curriculum.Block]] = [[.paragraph([.text("a longer item that wraps")], line: 4)], [.paragraph([.text("b")], line: 5)]]
        var blocks: [Curriculum.Block] = [.heading(level: 3, [.text("In short")], line: 1), .paragraph(words, line: 2)]
        blocks.append(.list(start: 3, items: items, line: 4))
        blocks.append(.code("let a = 1\nlet b = 2", info: "swift", line: 6, column: 1))
        blocks += [.quote([.paragraph([.text("said")], line: 8)], line: 8), .rule(line: 9)]
        let lines = ProseText(theme: .dark, glyphs: .unicode, width: 20).lines(blocks).map(\.string)
        #expect(
            lines == [
                "In short", "", "One viewDidLoad,", "once", "and done.", "", "3. a longer item", "   that wraps", "4. b", "", "  let a = 1",
                "  let b = 2", "",
                "│ said", "", "────────────────────",
            ])
    }
}

@Suite struct LayoutTests {
    private func check(_ layout: StageLayout, _ width: Int, _ height: Int, _ focus: StagePane) {
        let frames = layout.slots.map(\.rect) + [layout.lowerFrame] + [layout.factsFrame, layout.changesFrame].compactMap { $0 }
        for x in 0..<width {
            for y in [1, 2, height / 2, height - 2, height - 1] {
                #expect(frames.contains { $0.contains(Point(x: x, y: y)) }, "\(x),\(y) is nobody's")
            }
        }
        for (index, frame) in frames.enumerated() {
            #expect(Rect(x: 0, y: 1, width: width, height: height - 1).intersection(frame) == frame)
            #expect(!Pane.content(of: frame).isEmpty)
            for other in frames[(index + 1)...] {
                #expect(Pane.content(of: frame).intersection(Pane.content(of: other)).isEmpty)
            }
        }
        #expect(layout.content(of: focus) != nil, "the pane with the keyboard is seen")
        // The facts are always there, and the sentence.
        #expect(!layout.facts.isEmpty)
        #expect(frames.contains { Pane.content(of: $0).intersection(layout.facts) == layout.facts })
        #expect(layout.narration.height >= 1)
        if height >= 16 { #expect(layout.timeline.height >= 2) }
    }

    @Test func `text, code, hierarchy, console, facts and device are seen together in a large window`() {
        let stage = StageState(Fixture.request(), hasProse: true)
        func seen(_ width: Int, _ height: Int) -> Set<StagePane> {
            Set(StageView.layout(stage, size: Size(width: width, height: height)) { _ in ProseRows(all: 9) }.slots.map(\.shown))
        }
        #expect(seen(80, 24) == [.prose, .code, .screen])
        #expect(seen(100, 30) == [.prose, .code, .screen])
        #expect(seen(120, 40) == [.prose, .code, .screen, .hierarchy, .console])
        #expect(seen(200, 24) == [.prose, .code, .screen, .hierarchy])
        #expect(seen(200, 60) == [.prose, .code, .screen, .hierarchy, .console, .variables])
        #expect(StageView.layout(stage, size: Size(width: 200, height: 60)).changesFrame != nil)
    }

    @Test func `the text has the rows that it needs, up to what the panes beside it must keep`() {
        let stage = StageState(Fixture.request(), hasProse: true)
        func rows(_ needed: Int, _ size: Size) -> Int? {
            StageView.layout(stage, size: size) { _ in ProseRows(all: needed) }.content(of: .prose)?.height
        }
        let small = Size(width: 80, height: 24)
        #expect(rows(5, small) == 5)
        #expect(rows(30, small) == 10)
        #expect(rows(5, Size(width: 40, height: 12)) == 3)
    }

    @Test func `an open question is seen whole, and the panes get what it leaves`() {
        var stage = StageState(Fixture.request(), hasProse: true)
        stage.limit = 0
        func rows(_ question: Int) -> Int? {
            StageView.layout(stage, size: Size(width: 80, height: 24)) { _ in ProseRows(all: 30, question: question) }
                .content(of: .prose)?.height
        }
        #expect(rows(5) == 10)
        #expect(rows(12) == 12)
        #expect(rows(13) == 13)
        #expect(rows(20) == 13)
    }

    @Test(arguments: [40, 55, 69, 70, 80, 100, 120, 160, 200, 320], [12, 15, 19, 20, 24, 29, 30, 40, 49, 50, 60, 100])
    func `panes fill every window without gaps and without overlap`(width: Int, height: Int) {
        for hasProse in [false, true] {
            for zoom in [false, true] {
                for focus in StagePane.allCases {
                    var stage = StageState(Fixture.request(), hasProse: hasProse)
                    if focus == .prose, !hasProse { continue }
                    stage.setFocus(focus)
                    stage.isZoomed = zoom
                    for prose in [1, 9, 60] {
                        check(
                            StageView.layout(stage, size: Size(width: width, height: height)) { _ in ProseRows(all: prose) }, width, height,
                            focus)
                    }
                }
            }
        }
    }
}
