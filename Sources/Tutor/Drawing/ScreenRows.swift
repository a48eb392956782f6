import Canvas
public import Stage
public import UIKit

/// The device's display as rows of terminal text, for recordings that terminals play.
public struct ScreenRows {
    /// Columns and rows of the display.
    public let columns: Int, rows: Int

    /// The largest display of a setting's device that fits `columns` and `rows`.
    public init(of setting: Setting, fitting columns: Int, _ rows: Int) {
        let pixels = DeviceScreen.pixels(of: setting.device.screenSize, fitting: Size(width: columns, height: rows))
        (self.columns, self.rows) = (pixels.width, (pixels.height + 1) / 2)
    }

    /// The rows of a picture in 24-bit colours, top to bottom.
    public func draw(_ picture: Picture) -> [String] {
        var theme = Theme.dark
        theme.depth = .direct
        var canvas = Canvas(size: Size(width: columns, height: rows), theme: theme, glyphs: .unicode)
        DeviceScreen(picture, fitting: Size(width: columns, height: rows)).grid().draw(in: &canvas)
        return canvas.escapedRows
    }
}
