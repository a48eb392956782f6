import Canvas
import TestSupport
import Testing

@Suite struct `Widgets` {
    private static let looks: [(String, Theme, Glyphs)] = [("dark", .dark, .unicode), ("ascii", .colorless, .ascii)]

    private func expect(_ name: String, _ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) {
        for (look, theme, glyphs) in Self.looks {
            expectGolden(canvas(width, height, theme: theme, glyphs: glyphs, draw).markedText, "\(name)-\(look)")
        }
    }

    @Test func `panes share edges and the focused one wins them`() {
        expect("panes", 40, 8) { whole in
            Pane("code", trailing: "12:3").draw(in: &whole, Rect(x: 0, y: 0, width: 21, height: 8)) {
                $0.put("inside and cut off here", x: 0, y: 0)
            }
            Pane("screen", trailing: "does not fit here", footer: "foot", isFocused: true)
                .draw(in: &whole, Rect(x: 20, y: 0, width: 20, height: 8)) { $0.put(paragraph: "some words to wrap", x: 0, y: 1) }
        }
    }

    @Test func `a list shows its selection and its scrollbar`() {
        let items = (1...20).map { StyledText("item \($0)") }
        expect("list", 14, 5) { ItemList(items, selection: 9).draw(in: &$0) }
        let list = ItemList(items, selection: 9)
        #expect(list.item(atRow: 0, height: 5) == 7)
        #expect(list.item(atRow: 5, height: 5) == nil)
        #expect(canvas(20, 2) { ItemList([]).draw(in: &$0) }.plainText == "  nothing here\n\n")
    }

    @Test func `a source view marks the current line and shows signs`() {
        let lines = ["func viewDidLoad() {", "    super.viewDidLoad()", "    漢字()", "}", "", "last"].map { StyledText($0) }
        expect("source", 24, 5) {
            SourceView(lines, firstNumber: 98, current: 1, marks: [2: [.init("!", $0.theme.warning)]]).draw(in: &$0)
        }
    }

    @Test func `a source view has rows beneath lines, which count where it scrolls and where it is clicked`() {
        var view = SourceView((1...6).map { StyledText("line \($0)") }, top: 1)
        view.notes = [1: ["✗ no", "  more"], 5: ["✗ end"]]
        // The last column is the scroll bar's.
        let rows = canvas(12, 5) { view.draw(in: &$0) }.plainText.split(separator: "\n").map { $0.prefix(10) }
        #expect(rows == ["  2 line 2", "    ✗ no  ", "      more", "  3 line 3", "  4 line 4"])
        let size = Size(width: 12, height: 5)
        #expect((0..<5).map { view.line(atRow: $0, in: size) } == [1, 1, 1, 2, 3])
        view.top = 9
        #expect(view.firstShown(in: size) == 2, "the last row is the note beneath the last line")
        #expect((0..<5).map { view.line(atRow: $0, in: size) } == [2, 3, 4, 5, 5])
        #expect(view.line(atRow: 5, in: size) == nil)
    }

    @Test func `a source view goes on with the current line and the cursor's in rows of their own`() {
        let long = "    let width = view.bounds.width - 40"
        var view = SourceView([StyledText(long), StyledText(long), StyledText(long), "}"], current: 0)
        view.cursor = 2
        let size = Size(width: 22, height: 9)
        let picture = canvas(size.width, size.height) { view.draw(in: &$0) }
        #expect(
            picture.plainText == """
                ▶ 1     let width =
                        ↪ view.bounds
                        ↪ .width - 40
                  2     let width = v…
                  3     let width =
                        ↪ view.bounds
                        ↪ .width - 40
                  4 }


                """)
        #expect((0..<9).map { view.line(atRow: $0, in: size) } == [0, 0, 0, 1, 2, 2, 2, 3, nil])
        #expect(picture.focus == Point(x: 0, y: 4), "the keyboard is at the cursor")
        let low = Size(width: 22, height: 4)
        #expect(view.top(paging: 2, in: low) == 1, "the cursor's line is seen with all its rows")
        view.top = 2
        #expect(canvas(22, 2) { view.draw(in: &$0) }.plainText.contains("…"), "what has no room is not passed over")
    }

    @Test func `signs of a line that collide stand before its number, behind it, and in its style`() {
        var view = SourceView(["first", "second"], current: 1)
        view.marks = [0: [.init("◆", .plain), .init("⚠", .plain), .init("●", .bold)], 1: [.init("◆", .plain), .init("⚠", .reverse)]]
        let picture = canvas(16, 2) { view.draw(in: &$0) }
        #expect(picture.plainText == "◆ 1⚠first\n▶ 2◆second\n")
        #expect(picture.gridCell(x: 2, y: 0).style.attributes.contains(.bold))
        #expect(picture.gridCell(x: 2, y: 1).style.attributes.contains(.reverse))
    }

    @Test func `a dialog that is too high shows the part from a row on`() {
        let lines = (1...9).map { StyledText("line \($0)") }
        let dialog = Dialog("Long", body: lines, top: 3)
        #expect(dialog.isCut(in: Rect(x: 0, y: 0, width: 30, height: 6)) && !dialog.isCut(in: Rect(x: 0, y: 0, width: 30, height: 11)))
        let text = canvas(30, 6) { dialog.draw(in: &$0) }.plainText
        #expect(text.contains("line 4") && text.contains("line 7") && !text.contains("line 3") && !text.contains("line 8"))
    }

    @Test func `a table narrows its widest column first`() {
        let table = TextTable(
            [.init("callback"), .init("n", alignment: .right), .init("what it is for")],
            rows: [["viewDidLoad()", "1", "once, after loading"], ["viewIsAppearing(_:)", "12", "geometry"]], selection: 1)
        #expect(table.widths(in: 60) == [19, 2, 19])
        #expect(table.widths(in: 36) == [15, 2, 15])
        expect("table", 36, 4) { table.draw(in: &$0) }
    }

    @Test func `tabs keep the chosen one in sight`() {
        let tabs = TabBar(["code", "screen", "hierarchy", "console"], selection: 2)
        #expect(canvas(60, 1) { tabs.draw(in: &$0) }.plainText == " code  screen [hierarchy] console\n")
        #expect(canvas(22, 1) { tabs.draw(in: &$0) }.plainText == "[hierarchy] console\n")
        #expect(canvas(5, 1) { tabs.draw(in: &$0) }.plainText == "[hie…\n")
        #expect(tabs.tab(atColumn: 8, width: 60) == 1)
    }

    @Test func `a progress bar is full only at the end`() {
        #expect([0, 1, 50, 99, 100].map { ProgressBar(done: $0, total: 100).filled(in: 10) } == [0, 1, 5, 9, 10])
        #expect(canvas(4, 1) { ProgressBar(done: 1, total: 2).draw(in: &$0) }.plainText == "██░░\n")
    }

    @Test func `key hints give up the least important first`() {
        let hints = KeyHints([
            .init("←→", "event", priority: 3), .init("space", "play", priority: 1), .init("i", "act", disabledReason: "at the end"),
            .init("?", "help", priority: 9),
        ])
        let shown = { (width: Int) in canvas(width, 1) { hints.draw(in: &$0) }.plainText }
        #expect(shown(60) == "←→ event  space play  i act  ? help\n")
        #expect(shown(34) == "←→ event  space play  ? help\n")
        #expect(shown(20) == "←→ event  ? help\n")
        #expect(shown(3) == "\n")
        #expect(hints.hint(atColumn: 11, width: 60)?.action == "play")
    }

    @Test func `a dialog stands in the middle over everything`() {
        expect("dialog", 40, 10) { whole in
            for row in 0..<10 { whole.put(String(repeating: "x", count: 40), x: 0, y: row) }
            Dialog(
                "Reset?", body: ["All answers of this lesson are forgotten. This cannot be undone."],
                hints: [.init("y", "reset"), .init("Esc", "keep")], maximumWidth: 32
            )
            .draw(in: &whole)
        }
    }

    @Test func `choices that are not all seen have a scrollbar, which covers no text`() {
        let list = ChoiceList((1...6).map { .init(StyledText("choice \($0)")) }, selection: 0)
        #expect(canvas(14, 6) { list.draw(in: &$0) }.plainText.contains("┃") == false)
        let rows = canvas(16, 3) { list.draw(in: &$0) }.plainText.split(separator: "\n")
        #expect(rows == ["▶ 1   choice 1 ┃", "  2   choice 2", "  3   choice 3"])
        // Six choices of two rows each, four of which are seen: the thumb is a third of the height, in whole rows.
        #expect(canvas(14, 4) { list.draw(in: &$0) }.plainText.split(separator: "\n").prefix(2) == ["▶ 1   choice ┃", "      1"])
        #expect(list.choice(atRow: 1, size: Size(width: 14, height: 4)) == 0)
    }

    @Test func `choices are numbered, wrapped and judged`() {
        let list = ChoiceList(
            [
                .init("viewDidLoad()", verdict: .wrong), .init("in viewIsAppearing(_:), where the geometry is final", isChosen: true),
                .init("viewDidAppear(_:)", verdict: .right),
            ], selection: 1, allowsSeveral: true)
        expect("choices", 30, 5) { list.draw(in: &$0) }
        #expect(list.choice(atRow: 3, size: Size(width: 30, height: 5)) == 1)
        #expect(list.choice(atRow: 4, size: Size(width: 30, height: 5)) == 2)
        #expect(list.choice(atRow: 5, size: Size(width: 30, height: 6)) == nil)
    }

    @Test func `help is filtered by every word`() {
        let sections = [
            HelpTable.Section(
                "Stepping", [.init("←→", "previous, next event"), .init("space", "play", disabledReason: "the recording is at its end")]),
            HelpTable.Section("Elsewhere", [.init("q", "back")]),
        ]
        expect("help", 44, 7) { HelpTable(sections).draw(in: &$0) }
        #expect(HelpTable(sections, filter: "EVENT next").matching == [.init("Stepping", [sections[0].hints[0]])])
        #expect(canvas(40, 1) { HelpTable(sections, filter: "zzz").draw(in: &$0) }.plainText == "No key does “zzz”.\n")
    }

    @Test func `scrolling moves as little as it can`() {
        #expect(Scroll.top(revealing: 5, from: 0, count: 20, visible: 10) == 0)
        #expect(Scroll.top(revealing: 8, from: 0, count: 20, visible: 10) == 1)
        #expect(Scroll.top(revealing: 19, from: 0, count: 20, visible: 10) == 10)
        #expect(Scroll.top(revealing: 3, from: 8, count: 20, visible: 10) == 1)
        #expect(Scroll.top(revealing: 2, from: 0, count: 3, visible: 10) == 0)
    }

    @Test(arguments: [1, 2, 3, 10, 27]) func `paging keeps the index in sight, and the page still for half a page`(visible: Int) {
        let tops = (0..<200).map { Scroll.top(paging: $0, count: 200, visible: visible) }
        for (index, top) in tops.enumerated() { #expect(index >= top && index < top + visible) }
        #expect(tops == tops.sorted())
        #expect(Set(tops).count <= 200 / max(1, visible / 2) + 1)
        #expect(Scroll.top(paging: 12, count: 200, visible: 20) == 5)
        #expect(Scroll.top(paging: 19, count: 200, visible: 20) == 5)
        #expect(Scroll.top(paging: 20, count: 200, visible: 20) == 15)
    }

    @Test(arguments: [0, 1, 2, 3, 7])
    func `nothing breaks in any small size`(side: Int) {
        let lines = (1...30).map { StyledText("line \($0) 漢字") }
        for (width, height) in [(side, 24), (80, side), (side, side)] {
            _ = canvas(width, height) { whole in
                Pane("title", trailing: "right", footer: "foot").draw(in: &whole, whole.bounds) {
                    ItemList(lines, selection: 3).draw(in: &$0)
                }
                SourceView(lines, current: 29).draw(in: &whole)
                TextTable([.init("a"), .init("b")], rows: [["1", "2"]], selection: 0).draw(in: &whole)
                TabBar(["one", "two"], selection: 1).draw(in: &whole)
                ProgressBar(done: 1, total: 3).draw(in: &whole)
                Dialog("title", body: lines, hints: [.init("q", "quit")]).draw(in: &whole)
                ChoiceList(lines.map { .init($0) }, selection: 9).draw(in: &whole)
                HelpTable([.init("keys", [.init("q", "quit")])]).draw(in: &whole)
                TextField("some text").draw(in: &whole)
                PixelGrid(size: Size(width: 9, height: 9)).draw(in: &whole, x: -3, y: -3)
            }
        }
    }
}
