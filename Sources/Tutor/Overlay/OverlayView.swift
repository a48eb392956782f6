import Canvas

/// The window in front of a screen.
struct OverlayView {
    let overlay: Overlay
    /// The commands of the screen below, for help.
    let commands: [Command]
    /// The signs on the screen below, for help.
    var signs: [HelpTable.Section] = []
    /// A sentence that is shown below the window.
    var message: String?

    /// Draws it; returns the cursor's place.
    func draw(in canvas: inout Canvas) -> Point? {
        switch overlay {
        case .help(let help): drawHelp(help, in: &canvas)
        case .prompt(let prompt): draw(prompt, in: &canvas)
        case .menu(let menu): draw(menu, in: &canvas)
        case .notice(let notice): draw(notice, in: &canvas)
        // It stands where the screen below leaves room, which `TutorView` knows.
        case .tour: nil
        }
    }

    private static func window(in canvas: Canvas, width: Int, height: Int) -> Rect {
        canvas.bounds.centered(Size(width: min(width, canvas.width), height: min(height, canvas.height)))
    }

    private func drawWindow(
        _ title: String, _ rect: Rect, hints: [KeyHint], in canvas: inout Canvas, content: (inout Canvas) -> Point?
    ) -> Point? {
        canvas.fill(rect)
        var pane = Pane(StyledText(title), isFocused: true, isRounded: true)
        pane.footer = KeyHints(hints).text(fitting: rect.width - 4, theme: canvas.theme)
        canvas.box(rect, style: canvas.theme.borderFocused, isRounded: true, joining: false)
        pane.drawFrame(in: &canvas, rect)
        return canvas.within(Pane.content(of: rect).inset(x: 1, y: 0), content)
    }

    private func drawHelp(_ help: HelpState, in canvas: inout Canvas) -> Point? {
        let rect = Self.window(in: canvas, width: 76, height: canvas.height - (canvas.height > 20 ? 2 : 0))
        let glyphs = canvas.glyphs
        let hints = [
            KeyHint("Esc", "close", priority: 3), KeyHint(glyphs.isASCII ? "Up/Down" : "↑↓", "scroll", priority: 2),
            KeyHint("", "type to search", priority: 1),
        ]
        return drawWindow("Keys", rect, hints: hints, in: &canvas) { inner in
            var area = inner.bounds
            let line = area.cutTop(1)
            let cursor = inner.within(line) { help.field.draw(in: &$0) }
            inner.within(area) { HelpTable(commands.help(in: glyphs) + signs, filter: help.field.text, top: help.top).draw(in: &$0) }
            return cursor
        }
    }

    private func draw(_ prompt: Prompt, in canvas: inout Canvas) -> Point? {
        let matching = prompt.matching
        let rows = Self.rows(of: prompt, matching.count, height: canvas.height)
        let rect = Self.window(in: canvas, width: Self.columns(of: prompt), height: 4 + (rows > 0 ? rows + 1 : 0))
        let hints = [
            KeyHint("Enter", "go on", priority: 3), KeyHint("Esc", "close", priority: 2), KeyHint("Tab", "suggestions", priority: 1),
        ]
        return drawWindow(prompt.title, rect, hints: rows > 0 ? hints : Array(hints.dropLast()), in: &canvas) { inner in
            var area = inner.bounds
            let line = area.cutTop(1)
            let cursor = inner.within(line) { prompt.field.draw(in: &$0) }
            let reason = prompt.chosen?.disabledReason.map { "Not now: \($0)." }
            inner.within(area.cutTop(1)) {
                $0.put(reason ?? prompt.hint, x: 0, y: 0, style: reason == nil ? $0.theme.dim : $0.theme.warning, width: $0.width)
            }
            _ = area.cutTop(1)
            inner.within(area) { list in
                let keys = matching.map { $0.key?.name(in: list.glyphs) ?? "" }
                let columns = keys.map(\.columns).max() ?? 0
                let items = zip(matching, keys).map { Self.item($0, key: $1, columns: columns, theme: list.theme) }
                ItemList(items, selection: prompt.chosenIndex, placeholder: "nothing has these words").draw(in: &list)
            }
            return cursor
        }
    }

    // The window of the commands keeps its size while it is typed in.
    private static func rows(of prompt: Prompt, _ count: Int, height: Int) -> Int {
        let room = max(0, height - 8)
        return prompt.palette == nil ? min(count, room, 10) : min(room, 14)
    }

    private static func columns(of prompt: Prompt) -> Int { prompt.palette == nil ? 68 : 92 }

    private static func item(_ suggestion: Prompt.Suggestion, key: String, columns: Int, theme: Theme) -> StyledText {
        let isDisabled = suggestion.disabledReason != nil
        var text = StyledText()
        if columns > 0 {
            text.append(key + String(repeating: " ", count: columns - key.columns + 2), isDisabled ? theme.disabled : theme.key)
        }
        text.append(suggestion.text, isDisabled ? theme.disabled : theme.text)
        if !suggestion.detail.isEmpty { text.append("  \(suggestion.detail)", theme.dim) }
        if isDisabled { text.append("  (not now)", theme.dim) }
        return text
    }

    private func draw(_ menu: Menu, in canvas: inout Canvas) -> Point? {
        let width = min(canvas.width, max(40, (menu.items.map(\.title.columns).max() ?? 0) + 12, menu.title.columns + 8))
        let choices = menu.items.map { item in
            let title = StyledText(item.title, item.disabledReason == nil ? canvas.theme.text : canvas.theme.disabled)
            return ChoiceList.Choice(title.brokenAfterDots(to: width - 12))
        }
        let list = ChoiceList(choices, selection: menu.selection)
        let reason = menu.items.indices.contains(menu.selection) ? menu.items[menu.selection].disabledReason.map { "Not now: \($0)." } : nil
        let footer = StyledText(reason ?? menu.footer).wrapped(to: max(1, width - 4))
        let footerRows = menu.footer.isEmpty && reason == nil ? 0 : footer.count + 1
        let rows = list.heights(width: width - 4).reduce(0, +)
        let rect = Self.window(in: canvas, width: width, height: rows + footerRows + 2)
        let hints = [KeyHint("1-9", "choose", priority: 2), KeyHint("Enter", "take", priority: 3), KeyHint("Esc", "close", priority: 2)]
        let dim = canvas.theme.dim
        return drawWindow(menu.title, rect, hints: hints, in: &canvas) { inner in
            var area = inner.bounds
            let bottom = area.cutBottom(min(footerRows, max(0, area.height - 1)))
            inner.within(area) { _ = list.draw(in: &$0) }
            inner.within(bottom) { $0.put(lines: footer.map { $0.over(dim) }, x: 0, y: 1) }
            return nil
        }
    }

    private func draw(_ notice: Notice, in canvas: inout Canvas) -> Point? {
        let hints =
            [KeyHint("Enter", notice.action == nil ? "close" : "go on", priority: 2)]
            + notice.choices.map { KeyHint($0.key.description, $0.title, priority: 2) }
            + (notice.action == nil ? [] : [KeyHint("Esc", "close", priority: 1)])
        var dialog = Dialog(
            StyledText(notice.title), body: notice.lines.map { StyledText($0) }, hanging: notice.hanging, top: notice.top, hints: hints,
            maximumWidth: 72)
        if dialog.isCut(in: canvas.bounds) { dialog.hints.append(KeyHint(canvas.glyphs.isASCII ? "Up/Down" : "↑↓", "scroll", priority: 1)) }
        dialog.draw(in: &canvas)
        return nil
    }

    /// The choice of a menu or prompt at a cell; nil for none.
    static func choice(at point: Point, overlay: Overlay, size: Size) -> Int? {
        let canvas = Canvas(size: size, theme: .colorless)
        switch overlay {
        case .menu(let menu):
            let width = min(size.width, max(40, (menu.items.map(\.title.columns).max() ?? 0) + 12, menu.title.columns + 8))
            let list = ChoiceList(menu.items.map { ChoiceList.Choice(StyledText($0.title)) }, selection: menu.selection)
            let reason = menu.items.indices.contains(menu.selection) ? menu.items[menu.selection].disabledReason : nil
            let footer = StyledText(reason.map { "Not now: \($0)." } ?? menu.footer).wrapped(to: max(1, width - 4))
            let footerRows = menu.footer.isEmpty && reason == nil ? 0 : footer.count + 1
            let rows = list.heights(width: width - 4).reduce(0, +)
            let inner = Pane.content(of: window(in: canvas, width: width, height: rows + footerRows + 2))
            guard inner.contains(point) else { return nil }
            return list.choice(atRow: point.y - inner.y, size: Size(width: inner.width - 2, height: inner.height - footerRows))
        case .prompt(let prompt):
            let matching = prompt.matching
            let rows = rows(of: prompt, matching.count, height: size.height)
            let inner = Pane.content(of: window(in: canvas, width: columns(of: prompt), height: 4 + (rows > 0 ? rows + 1 : 0)))
            guard inner.contains(point), point.y >= inner.y + 3 else { return nil }
            return ItemList(matching.map { StyledText($0.text) }, selection: prompt.chosenIndex).item(
                atRow: point.y - inner.y - 3, height: rows)
        case .help, .notice, .tour: return nil
        }
    }
}
