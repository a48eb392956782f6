import Canvas
import Testing

@Suite struct `Display width` {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
        ("🎯", 2), ("─▀⣿✓", 4), ("กำ", 2), ("\u{200B}", 0), ("a\u{AD}b", 2), ("ｶﾞ", 2), ("א\u{5B0}", 1),
    ])
    func `is what terminals give a text`(text: String, columns: Int) {
        #expect(text.columns == columns)
    }

    @Test(arguments: [("👩‍💻", "👩", 2), ("👍🏽", "👍", 2), ("🇯🇵", "JP", 2), ("❤️", "❤", 1), ("1️⃣", "1", 1), ("👨‍👩‍👧‍👦!", "👨!", 3)])
    func `of a sequence is that of the part that is left of it`(text: String, shown: String, columns: Int) {
        #expect(Graphemes(text).map(\.string).joined() == shown)
        #expect(text.columns == columns)
    }

    @Test func `of a tab is four and of other controls one`() {
        #expect("\tx".columns == 5)
        #expect(Graphemes("a\u{1B}b").map(\.string).joined() == "a\u{FFFD}b")
        #expect(Graphemes("a\nb").map(\.string).joined() == "a b")
    }

    @Test func `a cell keeps two marks and drops a third`() {
        let text = Graphemes("a\u{301}\u{302}\u{303}b").map(\.string)
        #expect(text == ["a\u{301}\u{302}", "b"])
    }

    @Test func `a joiner between letters joins nothing away`() {
        #expect(Graphemes("क\u{200D}ख").map(\.string).joined() == "कख")
    }
}
