import Canvas
import Testing

@MainActor
@Suite struct `A recording terminal` {
    @Test func `plays its script and keeps its pictures`() {
        let terminal = RecordingTerminal(size: Size(width: 10, height: 1))
        terminal.press("a", .left)
        terminal.send(nil, .resize(Size(width: 5, height: 1)))
        var seen: [InputEvent?] = []
        while true {
            let event = terminal.next(timeout: .zero)
            seen.append(event)
            if event == .endOfInput { break }
            var picture = terminal.blankCanvas()
            picture.put("shown \(seen.count)", x: 0, y: 0)
            terminal.present(picture)
        }
        #expect(seen == [.key("a"), .key(.left), nil, .resize(Size(width: 5, height: 1)), .endOfInput])
        #expect(terminal.pictures.map(\.canvas.plainText) == ["shown 1\n", "shown 2\n", "shown 3\n", "show…\n"])
    }

    @Test func `chooses theme and signs by what it can show`() {
        let simple = RecordingTerminal(depth: .none, background: .light, isUnicode: false)
        #expect(simple.theme.depth == .none)
        #expect(simple.glyphs == .ascii)
        #expect(RecordingTerminal(background: .light).theme == .light)
    }

    @Test func `lets a closure stand in for a program`() {
        let terminal = RecordingTerminal()
        terminal.program = { $0 == ["editor", "Start.swift"] ? 3 : nil }
        #expect(terminal.run(["editor", "Start.swift"]) == 3)
        #expect(terminal.run(["nothing"]) == nil)
        #expect(terminal.commands == [["editor", "Start.swift"], ["nothing"]])
    }

    @Test(arguments: [
        (Key.shiftLeft, "⇧←", "Shift-Left"), (.control("c"), "Ctrl-C", "Ctrl-C"), (.space, "space", "space"), (.escape, "Esc", "Esc"),
        ("G", "G", "G"),
    ])
    func `names keys in its signs`(key: Key, unicode: String, ascii: String) {
        #expect(key.name(in: .unicode) == unicode)
        #expect(key.name(in: .ascii) == ascii)
    }
}
