import Canvas
import Foundation
import Testing

@testable import Tutor

/// A terminal in memory that keeps only what it shows now: thousands of pictures would fill the machine.
@MainActor
final class LastPictureTerminal: Terminal {
    var size: Size
    let depth: ColorDepth
    let background = Background.dark
    let themePalette = ThemePalette.standard
    let isUnicode: Bool
    private(set) var canvas = Canvas(size: .zero)
    private(set) var cursor: Point?
    private(set) var bells = 0
    /// What `next` gives, one after the other; then the end of input.
    var script: [InputEvent?] = []

    init(size: Size, depth: ColorDepth, isUnicode: Bool) {
        (self.size, self.depth, self.isUnicode) = (size, depth, isUnicode)
    }

    func present(_ canvas: Canvas, cursor: Point?) { (self.canvas, self.cursor) = (canvas, cursor) }
    func next(timeout: Duration?) -> InputEvent? { script.isEmpty ? .endOfInput : script.removeFirst() }
    func takeTypedAhead() -> [InputEvent] { [] }
    var isInterrupted: Bool { script.first == .interrupt }
    func takeInterrupt() { if isInterrupted { script.removeFirst() } }
    func run(_ command: [String]) -> Int32? { 0 }
    func suspend<Result>(while body: () throws -> Result) rethrows -> Result { try body() }
    func bell() { bells += 1 }
}

/// Presses keys on a tutor and looks at what it shows, as a learner would.
@MainActor
final class Driver {
    let app: TutorApp
    let terminal: LastPictureTerminal

    init(
        _ state: TutorState, _ beginning: [Effect] = [], services: Services = .fixture(), size: Size = Size(width: 120, height: 40),
        depth: ColorDepth = .palette, isUnicode: Bool = true
    ) {
        var state = state
        state.size = size
        terminal = LastPictureTerminal(size: size, depth: depth, isUnicode: isUnicode)
        app = TutorApp(terminal: terminal, state: state, beginning: beginning, services: services)
        app.begin()
    }

    var state: TutorState { app.session.state }
    var canvas: Canvas { terminal.canvas }
    var text: String { canvas.plainText }

    @discardableResult
    func press(_ keys: Key...) -> Driver {
        for key in keys { app.handle(.key(key)) }
        return self
    }

    @discardableResult
    func type(_ text: String) -> Driver {
        for character in text { app.handle(.key(Key(.character(character)))) }
        return self
    }

    @discardableResult
    func send(_ input: InputEvent?) -> Driver {
        app.handle(input)
        return self
    }

    @discardableResult
    func click(_ x: Int, _ y: Int) -> Driver {
        app.handle(.mouse(Mouse(.press(.left), at: Point(x: x, y: y))))
        app.handle(.mouse(Mouse(.release(.left), at: Point(x: x, y: y))))
        return self
    }

    /// Clicks the first cell of a text that is on the screen.
    @discardableResult
    func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Driver {
        let lines = self.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (row, line) in lines.enumerated() {
            guard let range = line.range(of: text) else { continue }
            return click(String(line[..<range.lowerBound]).columns, row)
        }
        Issue.record("“\(text)” is not on the screen:\n\(self.text)", sourceLocation: sourceLocation)
        return self
    }

    /// Takes the line of the open menu that is a text, or else begins with it.
    @discardableResult
    func choose(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) -> Driver {
        guard case .menu(let menu)? = state.overlay,
            let index = menu.items.firstIndex(where: { $0.title == title }) ?? menu.items.firstIndex(where: { $0.title.hasPrefix(title) })
        else {
            Issue.record("“\(title)” is in no menu:\n\(self.text)", sourceLocation: sourceLocation)
            return self
        }
        for _ in menu.selection..<index { press(.down) }
        return press(.enter)
    }

    @discardableResult
    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Driver {
        if !self.text.contains(text) { Issue.record("“\(text)” is not on the screen:\n\(self.text)", sourceLocation: sourceLocation) }
        return self
    }

    @discardableResult
    func expect(no text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Driver {
        if self.text.contains(text) { Issue.record("“\(text)” is on the screen:\n\(self.text)", sourceLocation: sourceLocation) }
        return self
    }
}
