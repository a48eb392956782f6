// Classes made by array literals, methods that are told apart by key paths and closures, and places that are found through subscripts.

func labelled(nibName: Int) { print("first", nibName) }
labelled(nibName: 1)

final class Bar {
    var height: Double
    var colours = ["grey"]
    init(_ height: Double) { self.height = height }
}

class Chart: ExpressibleByArrayLiteral {
    var bars: [Bar]
    let kind: String
    required init(arrayLiteral bars: Bar...) {
        self.bars = bars
        kind = "literal"
    }
    init(bars: [Bar]) {
        self.bars = bars
        kind = "given"
    }
    var highest: Double { bars.max(by: \.height)?.height ?? 0 }
}
final class WideChart: Chart {
    var width = 3
    override init(bars: [Bar]) { super.init(bars: bars) }
    required init(arrayLiteral bars: Bar...) { super.init(bars: bars) }
}

extension Sequence {
    func max<Value>(by path: KeyPath<Element, Value>, areInIncreasingOrder: (Value, Value) -> Bool) -> Element? {
        self.max { areInIncreasingOrder($0[keyPath: path], $1[keyPath: path]) }
    }
    func max<Value: Comparable>(by path: KeyPath<Element, Value>) -> Element? { max(by: path, areInIncreasingOrder: <) }
}

let chart: Chart = [Bar(1), Bar(4), Bar(2)]
print(chart.kind, chart.bars.count, chart.highest)
let wide: WideChart = [Bar(7)]
print(wide.kind, wide.width, wide.highest)
print(Chart(bars: []).highest)

var charts: [Chart]? = [chart, wide]
charts?[0].bars[1].height += 5
charts![1].bars[0].colours[0] += "ish"
charts?[1].bars[0].colours.append("red")
for chart in charts! { print(chart.highest, chart.bars.map(\.colours)) }
func first(_ bars: [Bar]) -> Bar { bars[0] }
first(chart.bars).colours[0] = "blue"
print(chart.bars[0].colours, [3, 1, 2].max { $0 > $1 } ?? 0)
