struct Grid {
    var cells: [Int]; let width: Int
    init(_ w: Int, _ h: Int) { width = w; cells = Array(repeating: 0, count: w * h) }
    subscript(x: Int, y: Int) -> Int { get { cells[y * width + x] } set { cells[y * width + x] = newValue } }
    subscript(row y: Int) -> [Int] { Array(cells[y * width..<(y + 1) * width]) }
    static subscript(n: Int) -> String { "grid \(n)" }
}
var grid = Grid(3, 2)
grid[1, 1] = 5
grid[1, 1] += 2
grid[0, 0] = grid[1, 1] * 2
print(grid[row: 0], grid[row: 1], Grid[4])
