import Canvas
import Testing

@Suite struct `The input decoder` {
    /// What a terminal sends; the test runner shows it as Swift writes it, since another terminal would answer to it as it is.
    struct Sent: ExpressibleByStringLiteral, CustomTestStringConvertible {
        let text: String
        init(stringLiteral text: String) { self.text = text }
        var testDescription: String { text.debugDescription }
    }

    private func events(_ text: String, sequences: [[UInt8]: Key] = [:]) -> [InputEvent] {
        var decoder = InputDecoder(sequences: sequences)
        let reports = decoder.feed(Array(text.utf8)) + decoder.flush()
        return reports.compactMap { if case .event(let event) = $0 { event } else { nil } }
    }

    @Test(
        arguments: [
            ("a", "a"), (" ", .space), ("é", "é"), ("漢", "漢"), ("\r", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
            ("\u{1}", .control("a")), ("\u{1B}", .escape), ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;2C", .shiftRight),
            ("\u{1B}[1;2D", .shiftLeft), ("\u{1B}[1;5D", Key(.left, .control)), ("\u{1B}[c", .shiftRight),
            ("\u{1B}Od", Key(.left, .control)),
            ("\u{1B}[Z", .backtab), ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp),
            ("\u{1B}[6;2~", Key(.pageDown, .shift)), ("\u{1B}OP", .function(1)), ("\u{1B}[15~", .function(5)),
            ("\u{1B}[24~", .function(12)),
            ("\u{1B}[[C", .function(3)), ("\u{1B}x", .alt("x")), ("\u{1B}\r", Key(.enter, .alt)), ("\u{1B}[7$", Key(.home, .shift)),
            ("\u{1B}[27;5;97~", .control("a")), ("\u{1B}[97;5u", .control("a")), ("\u{1B}OM", .enter), ("\u{1B}P", .alt("P")),
            ("\u{1B}[", .alt("[")),
        ] as [(Sent, Key)])
    func `knows a key`(sent: Sent, key: Key) {
        #expect(events(sent.text) == [.key(key)])
    }

    @Test func `reads the same whole and byte by byte`() {
        let text = "a漢\u{1B}[1;2C\u{1B}[<0;5;6Mé\u{1B}[200~x\r\ny\u{1B}[2z\u{1B}[201~q\u{1B}]11;rgb:ff/ff/ff\u{1B}\\\u{1B}[?62;22c\u{1B}OA"
        var whole = InputDecoder()
        let reports = whole.feed(Array(text.utf8))
        var split = InputDecoder()
        let pieces = text.utf8.flatMap { split.feed([$0]) }
        #expect(reports == pieces)
        #expect(
            reports == [
                .event(.key("a")), .event(.key("漢")), .event(.key(.shiftRight)),
                .event(.mouse(Mouse(.press(.left), at: Point(x: 4, y: 5)))),
                .event(.key("é")), .event(.paste("x\ny\u{1B}[2z")), .event(.key("q")), .backgroundColor(RGB(0xFFFFFF)), .attributes,
                .event(.key(.up)),
            ])
        #expect(!whole.isWaiting)
    }

    @Test(
        arguments: [
            ("\u{1B}[<0;1;1M", Mouse(.press(.left), at: .zero)), ("\u{1B}[<2;300;2m", Mouse(.release(.right), at: Point(x: 299, y: 1))),
            ("\u{1B}[<32;3;4M", Mouse(.drag(.left), at: Point(x: 2, y: 3))), ("\u{1B}[<64;1;1M", Mouse(.wheelUp, at: .zero)),
            ("\u{1B}[<65;1;1M", Mouse(.wheelDown, at: .zero)), ("\u{1B}[<20;1;1M", Mouse(.press(.left), at: .zero, [.shift, .control])),
            ("\u{1B}[M !!", Mouse(.press(.left), at: .zero)), ("\u{1B}[M#!!", Mouse(.release(.left), at: .zero)),
        ] as [(Sent, Mouse)])
    func `knows what the mouse does`(sent: Sent, mouse: Mouse) {
        #expect(events(sent.text) == [.mouse(mouse)])
    }

    @Test func `takes escape for a key only when nothing follows in time`() {
        var decoder = InputDecoder()
        let early = decoder.feed([0x1B])
        #expect(early.isEmpty)
        #expect(decoder.isWaiting)
        let late = decoder.flush()
        #expect(late == [.event(.key(.escape))])
        #expect(!decoder.isWaiting)
        #expect(events("\u{1B}\u{1B}[A") == [.key(.escape), .key(.up)])
    }

    @Test func `swallows what it does not know and goes on behind it`() {
        #expect(events("\u{1B}[?2026;2$yx") == [.key("x")])
        #expect(events("\u{1B}]52;c;aGk=\u{7}x") == [.key("x")])
        #expect(events("\u{1B}P1$r0m\u{1B}\\x") == [.key("x")])
        #expect(events("\u{1B}[999~\u{1B}[1;1Rx").last == .key("x"))
    }

    @Test func `never loses its step on malformed bytes`() {
        var decoder = InputDecoder()
        let reports = decoder.feed([0xFF, 0x61, 0xC3, 0x28, 0xE6, 0xBC]) + decoder.flush() + decoder.feed([0x62])
        let keys = reports.compactMap { if case .event(.key(let key)) = $0 { key } else { nil } }
        #expect(keys == ["\u{FFFD}", "a", "\u{FFFD}", "(", "\u{FFFD}", "b"])
    }

    @Test func `prefers the terminal's own sequences`() {
        let own: [[UInt8]: Key] = [Array("\u{1B}[d".utf8): .function(9)]
        #expect(events("\u{1B}[d", sequences: own) == [.key(.function(9))])
    }

    @Test func `reports focus and interrupt`() {
        #expect(events("\u{1B}[I\u{1B}[O\u{3}") == [.focus(true), .focus(false), .interrupt])
    }

    @Test func `survives any bytes`() {
        var seed: UInt64 = 42
        var decoder = InputDecoder()
        for _ in 0..<20_000 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let choice = UInt8(seed >> 56)
            _ = decoder.feed([choice < 60 ? 0x1B : choice < 90 ? 0x5B : UInt8(truncatingIfNeeded: seed >> 40)])
            if choice == 255 { _ = decoder.flush() }
        }
        _ = decoder.flush()
        let last = decoder.feed(Array("x".utf8))
        #expect(last == [.event(.key("x"))])
    }
}
