import Canvas
import Foundation
import Heap
import Stage

/// Where the learner's views were on the display at the stop before.
struct Outlines {
    /// A view's name and its old frame, in points of the display.
    struct Place {
        var name: String
        var frame: CGRect
    }

    /// The views that have moved since then, or have left the display.
    let places: [Place]

    init(_ stage: StageState, _ model: RunModel) {
        guard let stop = stage.stop(-1), stage.hidden.isDisjoint(with: [.views, .facts]) else {
            places = []
            return
        }
        let now = Dictionary(
            model.hierarchy(at: stage.position).filter(\.isInWindow).map { ($0.object, $0.screenFrame) },
            uniquingKeysWith: { first, _ in first })
        places = model.hierarchy(at: stop).filter { $0.isNamedByLearner && $0.isInWindow && !$0.isHidden }.compactMap { old in
            if let frame = now[old.object], Self.isNear(frame, old.screenFrame) { return nil }
            return Place(name: HierarchyPane.name(old), frame: old.screenFrame)
        }
    }

    private static func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 0.5 && abs(first.minY - second.minY) < 0.5 && abs(first.width - second.width) < 0.5
            && abs(first.height - second.height) < 0.5
    }

    /// Dotted outlines as texts of a picture of a display of `points`.
    func labels(on grid: PixelGrid, of points: CGSize) -> [PixelGrid.Label] { places.flatMap { $0.labels(on: grid, of: points) } }
}

extension Outlines.Place {
    /// Its outline. Each cell's colour is set off from what it stands on.
    func labels(on grid: PixelGrid, of points: CGSize) -> [PixelGrid.Label] {
        guard points.width > 0, points.height > 0 else { return [] }
        let cells = grid.cellSize
        let across = Edges(frame.minX, frame.maxX, of: points.width, cells: cells.width)
        let down = Edges(frame.minY, frame.maxY, of: points.height, cells: cells.height)
        var labels: [PixelGrid.Label] = []
        for y in down.first...down.last {
            for x in across.first...across.last {
                guard let sign = Self.sign(across.edge(at: x), down.edge(at: y)) else { continue }
                labels.append(PixelGrid.Label(sign, at: Point(x: x, y: y), color: Self.ink(on: grid[x, 2 * y] ?? RGB(0))))
            }
        }
        return labels
    }

    /// A view's extent in one direction, in cells of the display.
    private struct Edges {
        let first: Int, last: Int
        private let hasLow: Bool, hasHigh: Bool

        /// Edges beyond the display's are not seen. A view beyond the display is a line on the edge that it is nearest to.
        init(_ low: CGFloat, _ high: CGFloat, of whole: CGFloat, cells: Int) {
            func cell(_ value: CGFloat) -> Int {
                let place = (Double(value / whole) * Double(cells)).rounded()
                return place.isFinite ? Int(min(max(0, place), Double(cells))) : 0
            }
            first = min(cell(low), cells - 1)
            last = max(first, cell(high) - 1)
            let isOutside = low >= whole || high <= 0
            (hasLow, hasHigh) = (isOutside || low > -0.5, isOutside || high < whole + 0.5)
        }

        func edge(at cell: Int) -> Edge {
            if hasLow, cell == first { return .low }
            return hasHigh && cell == last ? .high : .none
        }
    }

    private enum Edge { case none, low, high }

    private static func sign(_ across: Edge, _ down: Edge) -> String? {
        switch (across, down) {
        case (.none, .none): nil
        case (.none, _): "┄"
        case (_, .none): "┆"
        case (.low, .low): "┌"
        case (.high, .low): "┐"
        case (.low, .high): "└"
        case (.high, .high): "┘"
        }
    }

    private static func ink(on paper: RGB) -> RGB { (paper.luminance > 127 ? RGB(0) : RGB(0xFFFFFF)).over(paper, alpha: 0.6) }
}
