// What is wanted of a generic function's result says nothing of a parameter that stands within it
class View {}
class Cell: View { var text = "" }
class Wide: Cell {}
func items<Element, C: Cell>(_ name: String, type: C.Type = C.self) -> ([Element]) -> (@escaping (Element, C) -> Void) -> Int {
    { list in
        { configure in
            for item in list {
                let made: Cell = name == "wide" ? Wide() : Cell()
                let cell = made as! C
                configure(item, cell)
                print(C.self, cell.text)
            }
            return list.count
        }
    }
}
func bind<R1, R2>(_ list: [Int], to binder: ([Int]) -> (R1) -> R2, _ argument: R1) -> R2 { binder(list)(argument) }
print(bind([1, 2], to: items("cell"), { element, cell in cell.text = "item \(element)" }))
print(bind([1, 2], to: items("cell")) { element, cell in cell.text = "item \(element)" })
print(bind([3], to: items("wide", type: Wide.self)) { element, cell in cell.text = "wide \(element)" })
func both<C: Cell>(_ cell: Cell) -> (C, String) { (cell as! C, "\(C.self)") }
let pair: (Wide, String) = both(Wide()); print(pair.1)
func all<C: Cell>(_ cells: [Cell]) -> [C]? { cells.isEmpty ? nil : cells.compactMap { $0 as? C } }
let wide: [Wide]? = all([Wide(), Cell()])
print(wide!.count)
let f: ([Int]) -> (@escaping (Int, Cell) -> Void) -> Int = items("cell")
print(f([5])({ element, cell in cell.text = "known \(element)" }))
func shown<C: Cell>(_ list: [Int], type: C.Type = C.self) -> (C?) -> String {
    { cell in "\(Cell() is C) \(C.self) \(list) \(cell?.text ?? "none")" }
}
let g: (Cell?) -> String = shown([6])
print(g(nil))
func asked<C: Cell>(_ show: (C?) -> String, with cell: C) -> String { show(cell) }
print(asked(shown([7]), with: Cell()))
