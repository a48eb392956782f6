import Canvas
import Testing

@Suite struct `A text field` {
    private func typed(_ keys: [Key], in field: TextField = TextField()) -> TextField {
        keys.reduce(into: field) { _ = $0.handle($1) }
    }

    @Test func `takes characters at its cursor`() {
        let field = typed(["a", "c", .left, "b"])
        #expect(field.text == "abc")
        #expect(field.cursor == 2)
    }

    @Test func `erases by character, word and line`() {
        #expect(typed([.backspace], in: TextField("漢字")).text == "漢")
        #expect(typed([.control("w")], in: TextField("one two ")).text == "one ")
        #expect(typed([.control("u")], in: TextField("one")).text == "")
        #expect(typed([.home, .delete], in: TextField("one")).text == "ne")
        #expect(typed([.home, .control("k")], in: TextField("one")).text == "")
        #expect(typed([.home, .backspace], in: TextField("one")).text == "one")
    }

    @Test func `leaves keys to others that mean nothing to it`() {
        var field = TextField("x")
        for key in [Key.enter, .escape, .up, .tab, .control("c"), .alt("x"), .function(1)] {
            let isTaken = field.handle(key)
            #expect(!isTaken)
        }
        #expect(field.text == "x")
    }

    @Test func `keeps its cursor in sight`() {
        let field = TextField("abcdefghij")
        var cursor = Point.zero
        let picture = canvas(6, 2) { whole in
            cursor = whole.within(Rect(x: 1, y: 1, width: 5, height: 1)) { field.draw(in: &$0) }
        }
        #expect(picture.plainText == "\n ghij\n")
        #expect(cursor == Point(x: 5, y: 1))
    }

    @Test func `takes a paste as one line`() {
        var field = TextField("ad")
        _ = field.handle(.left)
        field.insert("b\nc")
        #expect(field.text == "ab cd")
        #expect(field.cursor == 4)
    }
}
