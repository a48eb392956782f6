// What a dictionary is made from says what its keys are, so that cases can be named by themselves.
enum Section: Hashable { case items(group: String), footer }
let prices = [3.0, 1]
let open = Dictionary(grouping: prices) { $0 > 2 ? Section.items(group: "dear") : .footer }
print(open[.footer] as Any, open[.items(group: "dear")] as Any, open[.items(group: "")] as Any)
let counts = Dictionary(grouping: prices, by: { $0 > 2 ? Section.items(group: "dear") : .footer }).mapValues(\.count)
print(counts[.footer, default: 0], counts[.items(group: "cheap"), default: 0])
let told = Dictionary(grouping: prices) { price -> Section in price > 2 ? .items(group: "dear") : .footer }
print(told[.footer]!)
let unique = Dictionary(uniqueKeysWithValues: [(Section.footer, 1), (.items(group: "a"), 2)])
print(unique[.footer]!, unique[.items(group: "a")] ?? 0)
let joined = Dictionary([(Section.footer, 1), (.footer, 2)], uniquingKeysWith: { $0 + $1 })
print(joined[.footer]!)
struct Item { let section: Section, name: String? }
let items = [Item(section: .footer, name: "a"), Item(section: .items(group: "b"), name: nil), Item(section: .footer, name: "c")]
print(Dictionary(grouping: items, by: \.section)[.footer]?.compactMap(\.name) ?? [])
let byName = Dictionary(grouping: items) { $0.name }
print(byName[nil]?.count ?? 0, byName["a"]?.first?.section == .footer)

// A case without a payload is a value that can be called.
enum Text: String {
    case hello = "Hello, "
    case plain
    func callAsFunction(_ names: String...) -> String { rawValue + names.joined(separator: " & ") }
}
print(Text.hello("Al", "Bo"), Text.plain())
