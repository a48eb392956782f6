import TestSupport
import Testing

@testable import Canvas

@Suite struct `A pixel picture` {
    @Test func `puts two pixels into a cell`() {
        var grid = PixelGrid(size: Size(width: 2, height: 3), color: RGB(0xFFFFFF))
        grid[0, 0] = RGB(0xFF0000)
        let picture = canvas(2, 2) { grid.draw(in: &$0) }
        #expect(grid.cellSize == Size(width: 2, height: 2))
        #expect(picture.plainText == "▀\n\n")
        #expect(picture.gridCell(x: 0, y: 0).style == Style(.indexed(196), on: .indexed(231)))
        #expect(picture.gridCell(x: 1, y: 0) == Cell(.space, Style(nil, on: .indexed(231))))
    }

    @Test func `blends what is covered partly`() {
        var grid = PixelGrid(size: Size(width: 3, height: 1), color: RGB(0x000000))
        grid.fill(x: 0.5, y: 0, width: 1.5, height: 1, color: RGB(0xC80000))
        #expect(grid.pixels == [RGB(0x640000), RGB(0xC80000), RGB(0x000000)])
        grid.fill(x: -5, y: -5, width: 100, height: 100, color: RGB(0x0000C8), alpha: 0.5, clip: Rect(x: 2, y: 0, width: 1, height: 1))
        #expect(grid.pixels == [RGB(0x640000), RGB(0xC80000), RGB(0x000064)])
    }

    @Test func `rounds corners and nothing else`() {
        var grid = PixelGrid(size: Size(width: 8, height: 8), color: RGB(0))
        grid.fill(x: 0, y: 0, width: 8, height: 8, color: RGB(0xFFFFFF), cornerRadius: 4)
        #expect(grid[0, 0] == RGB(0))
        #expect(grid[4, 1] == RGB(0xFFFFFF))
        #expect(grid[4, 4] == RGB(0xFFFFFF))
        #expect(grid[7, 7] == RGB(0))
    }

    @Test func `ignores rectangles that are no rectangles`() {
        var grid = PixelGrid(size: Size(width: 2, height: 2))
        let before = grid
        grid.fill(x: .nan, y: 0, width: 1, height: 1, color: RGB(0))
        grid.fill(x: 0, y: 0, width: .infinity, height: 1, color: RGB(0))
        grid.fill(x: 0, y: 0, width: -1, height: 1, color: RGB(0))
        grid.fill(x: 1e300, y: -1e300, width: 1, height: 1, color: RGB(0))
        #expect(grid == before)
    }

    @Test func `is laid over another with its labels`() {
        var page = PixelGrid(size: Size(width: 4, height: 4), color: RGB(0xFF0000))
        page.labels.append(.init("B", at: Point(x: 1, y: 1), color: RGB(0)))
        var screen = PixelGrid(size: Size(width: 6, height: 8), color: RGB(0))
        screen.draw(page, x: 4, y: 2)
        #expect(screen[4, 2] == RGB(0xFF0000))
        #expect(screen[3, 2] == RGB(0))
        #expect(screen.labels.map(\.position) == [Point(x: 5, y: 2)])
    }

    private var sample: PixelGrid {
        var grid = PixelGrid(size: Size(width: 20, height: 16), color: RGB(0xF2F2F7))
        grid.fill(x: 2, y: 2, width: 16, height: 6, color: RGB(0x007AFF), cornerRadius: 2)
        grid.fill(x: 5, y: 7, width: 6, height: 6, color: RGB(0xFF3B30))
        grid.stroke(Rect(x: 0, y: 0, width: 20, height: 16), color: RGB(0x8E8E93))
        grid.labels.append(.init("Tap 漢 me", at: Point(x: 5, y: 2), color: RGB(0xFFFFFF), .bold))
        return grid
    }

    @Test(arguments: [ColorDepth.palette, .sixteen, .none])
    func `can be seen at every depth`(depth: ColorDepth) {
        let picture = canvas(20, 8, theme: .matching(depth: depth, background: .dark)) { sample.draw(in: &$0) }
        expectGolden(picture.markedText, "pixels-\(depth)")
    }

    @Test func `can be seen in ASCII`() {
        let picture = canvas(20, 8, theme: .colorless, glyphs: .ascii) { sample.draw(in: &$0) }
        expectGolden(picture.plainText, "pixels-ascii")
    }

    @Test func `text as bright as its background is drawn in black or white, text of its own colour stays`() {
        #expect(RGB(0x007AFF).readable(on: RGB(0x5856D6)) == RGB(0xFFFFFF), "blue on indigo")
        #expect(RGB(0xFFCC00).readable(on: RGB(0xE5E5EA)) == RGB(0), "yellow on a light grey")
        #expect(RGB(0x007AFF).readable(on: RGB(0xFFFFFF)) == RGB(0x007AFF))
        #expect(RGB(0x5856D6).readable(on: RGB(0x5654D6)) == RGB(0x5856D6), "what cannot be read on a device")
    }
}
