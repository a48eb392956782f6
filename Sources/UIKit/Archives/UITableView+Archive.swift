import Foundation
import Heap

// A table's objects from a storyboard.
extension UITableView {
    /// A section whose cells the file has.
    package struct StaticSection: Sendable {
        /// The title above, nil for none.
        package let header: String?
        /// The title below, nil for none.
        package let footer: String?
        /// Retained.
        let cells: [ObjectID]

        /// A section of cells that are there.
        package init(header: String?, footer: String?, cells: [UITableViewCell]) {
            (self.header, self.footer, self.cells) = (header, footer, cells.map(\.id))
        }
    }

    /// Changes the table's style, as a file says.
    package func becomeStyle(_ style: Style) {
        table.style = style
        state.background = style == .plain ? .systemBackground : .systemGray6
    }

    /// Sets the static cells that a file has for the table; they are made together with the table.
    ///
    /// Fidelity: documented UITableViewController (static content: the controller is the data source by itself).
    package func take(_ sections: [StaticSection]) {
        for cell in sections.flatMap(\.cells) { world.space.retain(cell) }
        table.fixed = sections
    }

    /// Registers a prototype of an interface file for new cells with an identifier. The prototype is a small nib of its own.
    package func register(prototype number: Int, _ identifier: String, of unarchiver: Unarchiver) {
        let maker = world.prototypeMaker(of: number, unarchiver, UITableViewCell.self)
        register(maker: maker, forCellReuseIdentifier: identifier)
    }
}

extension UITableViewCell {
    /// Changes the cell's style, as a file says.
    package func becomeStyle(_ style: CellStyle) { cellRecord.style = style }

    /// Sets the reuse identifier that the file has for the cell.
    package func becomeReusable(_ identifier: String) { cellRecord.identifier = identifier }

    /// Performs the segue that the file connects with the selection of the cell.
    func performSegue() {
        let template: UIStoryboardSegueTemplate? = world.object(cellRecord.segue)
        template?.perform(sender: .object(id))
    }
}
