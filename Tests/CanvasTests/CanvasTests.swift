import Canvas
import Testing

@Suite struct `A canvas` {
    @Test func `cuts text at its edges`() {
        let picture = canvas(5, 2) {
            $0.put("hello world", x: 2, y: 0, width: 20)
            $0.put("hello", x: -2, y: 1, width: 20)
            $0.put("no", x: 0, y: 2)
            $0.put("no", x: 0, y: -1)
        }
        #expect(picture.plainText == "  hel\nllo\n")
    }

    @Test func `marks what a width cuts off`() {
        let picture = canvas(8, 2) {
            $0.put("hello world", x: 0, y: 0)
            $0.put("漢字漢字", x: 0, y: 1, width: 6)
        }
        #expect(picture.plainText == "hello w…\n漢字…\n")
    }

    @Test func `never shows half of a wide character`() {
        let picture = canvas(5, 3) {
            $0.put("漢字漢", x: 0, y: 0, width: 9)
            $0.put("漢字", x: -1, y: 1, width: 9)
            $0.put("漢字", x: 0, y: 2)
            $0.put("x", x: 1, y: 2)
        }
        #expect(picture.plainText == "漢字\n 字\n x字\n")
        #expect(picture.gridCell(x: 4, y: 0) == .blank)
    }

    @Test func `erases the other half of a wide character that loses one`() {
        let picture = canvas(6, 3) {
            $0.put("漢字", x: 0, y: 0)
            $0.put("|", x: 2, y: 0)
            $0.put("漢字", x: 0, y: 1)
            $0.put("語", x: 1, y: 1)
            $0.put("漢字", x: 0, y: 2)
            $0.within(Rect(x: 1, y: 2, width: 2, height: 1)) { $0.fill() }
        }
        #expect(picture.plainText == "漢|\n 語\n\n")
        for row in 0..<3 {
            for column in 0..<6 where picture.gridCell(x: column, y: row).text.isContinuation {
                #expect(picture.gridCell(x: column - 1, y: row).text.columns == 2)
            }
        }
    }

    @Test func `draws a part in the part's own coordinates and nothing outside it`() {
        let picture = canvas(8, 3) { whole in
            whole.fill(with: Grapheme("."))
            whole.within(Rect(x: 2, y: 1, width: 3, height: 1)) { part in
                #expect(part.size == Size(width: 3, height: 1))
                #expect(part.origin == Point(x: 2, y: 1))
                part.put("abcdef", x: 0, y: 0, width: 6)
                part.within(Rect(x: -1, y: -1, width: 2, height: 3)) { $0.fill(with: Grapheme("#")) }
            }
        }
        #expect(picture.plainText == "........\n..#bc...\n........\n")
    }

    @Test func `lets text inherit the colours and the reversal below it`() {
        let picture = canvas(3, 1) {
            $0.fill(style: Style(.red, on: .blue, [.reverse, .bold]))
            $0.put("a", x: 0, y: 0)
            $0.put("b", x: 1, y: 0, style: Style(.green, .underline))
        }
        #expect(picture.gridCell(x: 0, y: 0).style == Style(.red, on: .blue, .reverse))
        #expect(picture.gridCell(x: 1, y: 0).style == Style(.green, on: .blue, [.reverse, .underline]))
    }

    @Test func `joins the lines of frames that share an edge`() {
        let picture = canvas(9, 5) {
            $0.box(Rect(x: 0, y: 0, width: 5, height: 3))
            $0.box(Rect(x: 4, y: 0, width: 5, height: 3))
            $0.box(Rect(x: 0, y: 2, width: 9, height: 3))
        }
        #expect(picture.plainText == "┌───┬───┐\n│   │   │\n├───┴───┤\n│       │\n└───────┘\n")
        let ascii = canvas(5, 3, glyphs: .ascii) {
            $0.box()
            $0.verticalLine(x: 2)
        }
        #expect(ascii.plainText == "+-+-+\n| | |\n+-+-+\n")
    }

    @Test func `writes nothing but ASCII when that is asked`() {
        let picture = canvas(20, 1, glyphs: .ascii) { $0.put("“é” — 漢 → ✓ … ╭", x: 0, y: 0) }
        #expect(picture.plainText == "\"e\" - ?? > y ~ +\n")
    }

    @Test func `shows styles as letters in its marked text`() {
        let picture = canvas(4, 2) {
            $0.put("ab", x: 0, y: 0, style: Style(.red, .bold))
            $0.put("c", x: 3, y: 0, style: Style(nil, on: .rgb(RGB(0x0A0B0C))))
        }
        #expect(picture.markedText == "|ab c\n:aa b\n|\na = bold 1\nb = on #0a0b0c\n")
    }

    @Test func `aligns text in a width`() {
        let picture = canvas(7, 2) {
            $0.put("ab", x: 0, y: 0, width: 6, align: .right)
            $0.put("ab", x: 0, y: 1, width: 6, align: .center)
        }
        #expect(picture.plainText == "    ab\n  ab\n")
    }
}
