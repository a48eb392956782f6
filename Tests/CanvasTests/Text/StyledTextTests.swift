import Canvas
import Testing

@Suite struct `Styled text` {
    private func wrap(_ text: StyledText, _ width: Int, hanging: Int = 0) -> [String] {
        text.wrapped(to: width, hanging: hanging).map(\.string)
    }

    @Test func `breaks at spaces and drops the space it breaks at`() {
        #expect(wrap("the quick brown fox", 10) == ["the quick", "brown fox"])
        #expect(wrap("exactly ten", 7) == ["exactly", "ten"])
        #expect(wrap("a  b", 1) == ["a", "b"])
    }

    @Test func `breaks a word only when it is longer than a line`() {
        #expect(wrap("on viewIsAppearing", 8) == ["on", "viewIsAp", "pearing"])
        #expect(wrap("well-known", 6) == ["well-", "known"])
        #expect(wrap("x -5 → -18.9", 9) == ["x -5 →", "-18.9"])
        #expect(wrap("-18", 2) == ["-1", "8"])
    }

    @Test func `breaks between wide characters and never inside one`() {
        #expect(wrap("漢字漢字", 5) == ["漢字", "漢字"])
        #expect(wrap("漢", 1) == ["漢"])
    }

    @Test func `keeps indentation, line ends and empty lines`() {
        #expect(wrap("  a b\n\nc", 4) == ["  a", "b", "", "c"])
        #expect(wrap("", 4) == [""])
        #expect(wrap("  abcdef", 4) == ["  ab", "cdef"])
        #expect(wrap("x", 0) == [])
    }

    @Test func `indents continued lines by what hangs`() {
        #expect(wrap("- one two three", 9, hanging: 2) == ["- one two", "  three"])
    }

    @Test func `breaks code behind brackets and commas too, and before a member's dot, but in no number`() {
        func code(_ text: String, _ width: Int) -> [String] { StyledText(text).wrapped(to: width, isCode: true).map(\.string) }
        #expect(code("view.addSubview(header)", 18) == ["view.addSubview(", "header)"])
        #expect(code("view.layer.opacity", 12) == ["view.layer", ".opacity"])
        #expect(code("move(10,0.25)", 9) == ["move(10,", "0.25)"])
    }

    @Test func `keeps its styles over a break`() {
        let bold = StyledText("ab ") + StyledText("cd ef", .bold)
        #expect(bold.wrapped(to: 5) == [StyledText("ab ") + StyledText("cd", .bold), StyledText("ef", .bold)])
    }

    @Test func `is cut with an ellipsis at either end`() {
        #expect(StyledText("appearance").truncated(to: 6, ellipsis: "…").string == "appea…")
        #expect(StyledText("appearance").truncated(to: 6, ellipsis: "…", keepingEnd: true).string == "…rance")
        #expect(StyledText("漢字漢").truncated(to: 4, ellipsis: "…").string == "漢…")
        #expect(StyledText("ab").truncated(to: 2, ellipsis: "…").string == "ab")
        #expect(StyledText("ab").truncated(to: 0, ellipsis: "…").string == "")
    }

    @Test func `takes a style over some of its characters`() {
        let text = StyledText("viewDidLoad", Style(.red)).styled(4..<7, .bold)
        #expect(text.spans == [.init("view", Style(.red)), .init("Did", Style(.red, .bold)), .init("Load", Style(.red))])
    }
}
