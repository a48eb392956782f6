import UIKit

// Tables: prototypes, static cells, and the contents of cells and effect views.
extension InterfaceCompiler {
    /// Reads a part of a view that the view makes itself: the content of a cell or an effect view.
    mutating func compileContent(_ element: MarkupElement, of owner: MarkupElement, into object: inout ArchivedObject) {
        let (outer, number) = (number(owner), number(element))
        var content = ArchivedObject(
            className: "UIView", location: location(element),
            maker: .plain { unarchiver in
                switch unarchiver.object(outer, as: UIView.self) {
                case let cell as UITableViewCell: cell.contentView
                case let header as UITableViewHeaderFooterView: header.contentView
                case let cell as UICollectionViewCell: cell.contentView
                case let pane as UIVisualEffectView: pane.contentView
                default: nil
                }
            })
        readAttributes(element, .content, into: &content)
        for child in element.children {
            switch child.name {
            case "subviews": readContents(child, of: owner, into: &content)
            case "constraints": readConstraints(child, in: element, into: &content)
            case "viewLayoutGuide": compileGuide(child, of: number)
            // The owner decides its size.
            case "rect", "frame", "autoresizingMask": break
            default: readCommon(child, of: element, .content, into: &content)
            }
        }
        archive.objects[number] = content
        object.settings.append { _, unarchiver in _ = unarchiver.object(number, as: UIView.self) }
    }

    /// Reads the views in a content; the labels that a cell's style has are the cell's own.
    private mutating func readContents(_ element: MarkupElement, of owner: MarkupElement, into content: inout ArchivedObject) {
        let outer = number(owner)
        var others = element
        others.children = []
        for child in element.children {
            guard let id = child["id"], child.name == "label", id == owner["textLabel"] || id == owner["detailTextLabel"] else {
                others.children.append(child)
                continue
            }
            let isTitle = id == owner["textLabel"]
            var label = child
            label.children.removeAll { ["rect", "autoresizingMask"].contains($0.name) }
            compilePlain(label, "UILabel", .label) { unarchiver in
                let cell: UITableViewCell? = unarchiver.object(outer)
                return isTitle ? cell?.textLabel : cell?.detailTextLabel
            }
            let number = number(child)
            content.settings.append { _, unarchiver in _ = unarchiver.object(number, as: UILabel.self) }
        }
        readSubviews(others, InterfaceVariations(of: element), into: &content)
    }

    mutating func readSections(_ element: MarkupElement, into table: inout ArchivedObject) {
        var sections: [(header: String?, footer: String?, cells: [Int])] = []
        for section in element.all("tableViewSection") {
            var cells: [Int] = []
            for cell in section.first("cells")?.all("tableViewCell") ?? [] {
                compile(cell)
                cells.append(number(cell))
            }
            for child in section.children where !["cells", "string"].contains(child.name) { table.refusals.append(refusal(child)) }
            func title(_ key: String) -> String? { section[key] ?? section.children.first { $0["key"] == key }?.text }
            sections.append((title("headerTitle"), title("footerTitle"), cells))
        }
        guard !sections.isEmpty else { return }
        let known = sections
        table.settings.append { table, unarchiver in
            (table as? UITableView)?.take(
                known.map { section in
                    UITableView.StaticSection(
                        header: section.header, footer: section.footer, cells: section.cells.compactMap { unarchiver.object($0) })
                })
        }
    }

    /// Reads the view above or below all rows.
    mutating func readEnd(_ element: MarkupElement, _ key: String, into table: inout ArchivedObject) {
        compile(element)
        let number = number(element)
        table.settings.append { table, unarchiver in
            guard let table = table as? UITableView else { return }
            let view: UIView? = unarchiver.object(number)
            if key == "tableHeaderView" { table.tableHeaderView = view } else { table.tableFooterView = view }
        }
    }
}

extension Vocabulary {
    static let content = view.adding(["tableViewCell": ignored, "collectionViewCell": ignored])

    private static func height(_ set: @escaping @Sendable (UITableView, CGFloat) -> Void) -> Reading {
        number { (table: UITableView, number) in set(table, number < 0 ? UITableView.automaticDimension : CGFloat(number)) }
    }

    static let tableView = scrollView.adding(
        [
            "dataMode": ignored, "springLoaded": ignored, "sectionIndexMinimumDisplayRowCount": ignored,
            "contentViewInsetsToSafeArea": ignored,
            "style": choice(["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) { (table: UITableView, style) in
                table.becomeStyle(style)
            },
            "separatorStyle": choice(["default": .singleLine, "none": .none, "singleLine": .singleLine]) { (table: UITableView, style) in
                table.separatorStyle = style
            },
            "rowHeight": height { $0.rowHeight = $1 }, "estimatedRowHeight": height { $0.estimatedRowHeight = $1 },
            "sectionHeaderHeight": height { $0.sectionHeaderHeight = $1 },
            "sectionFooterHeight": height { $0.sectionFooterHeight = $1 },
            "estimatedSectionHeaderHeight": height { $0.estimatedSectionHeaderHeight = $1 },
            "estimatedSectionFooterHeight": height { $0.estimatedSectionFooterHeight = $1 },
            "allowsSelection": flag { (table: UITableView, flag) in table.allowsSelection = flag },
            "allowsSelectionDuringEditing": ignored,
            "allowsMultipleSelection": flag { (table: UITableView, flag) in table.allowsMultipleSelection = flag },
        ],
        [
            "separatorColor": color { (table: UITableView, color) in table.separatorColor = color },
            "separatorInset": insets { (table: UITableView, insets) in table.separatorInset = insets },
            "sectionIndexColor": unseen, "sectionIndexBackgroundColor": unseen, "sectionIndexTrackingBackgroundColor": unseen,
        ])

    static let tableViewCell = view.adding(
        [
            "style": choice([
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
                "IBUITableViewCellStyleSubtitle": .subtitle,
            ]) { (cell: UITableViewCell, style) in cell.becomeStyle(style) },
            "reuseIdentifier": text { (cell: UITableViewCell, identifier) in cell.becomeReusable(identifier) },
            "textLabel": ignored, "detailTextLabel": ignored, "imageView": ignored, "rowHeight": ignored, "indentationWidth": ignored,
            "indentationLevel": only("0"),
            "hidesAccessoryWhenEditing": ignored, "showsReorderControl": ignored, "editingAccessoryType": ignored,
            "accessoryType": choice([
                "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
                "checkmark": .checkmark, "detailButton": .detailButton,
            ]) { (cell: UITableViewCell, type) in cell.accessoryType = type },
            "selectionStyle": choice(["none": .none, "blue": .blue, "gray": .gray, "default": .default]) {
                (cell: UITableViewCell, style) in cell.selectionStyle = style
            },
        ], ["separatorInset": insets { (cell: UITableViewCell, insets) in cell.separatorInset = insets }])

    static let tableViewController = controller.adding([
        "clearsSelectionOnViewWillAppear": flag { (controller: UITableViewController, flag) in
            controller.clearsSelectionOnViewWillAppear = flag
        }
    ])
}
