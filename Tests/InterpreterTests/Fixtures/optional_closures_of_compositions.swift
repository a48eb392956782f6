protocol Row: AnyObject { var text: String { get } }
protocol Style { var customize: ((Int, Row & Style) -> Void)? { get } }
class Nav<T>: Row, Style { let text = "n"
  let customize: ((Int, Row & Style) -> Void)?
  init(customize: ((Int, Row & Style) -> Void)? = nil) { self.customize = customize } }
func go(_ row: Row & Style) { row.customize?(3, row); print("ok") }
go(Nav<Int>())
go(Nav<Int>(customize: { print($0, $1.text) }))
let rows: [Row & Style] = [Nav<String>()]
for row in rows { row.customize?(1, row) }
if let r = rows[0] as? Row & Style { r.customize?(1, r) }
print("end")
