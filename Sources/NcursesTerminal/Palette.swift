internal import CTerminal
internal import Canvas

/// Styles in ncurses' form. Pairs of colours are made at their first use, and kept.
@MainActor
struct Palette {
    /// A style for ncurses.
    struct Rendition {
        var attributes: attr_t
        var pair: Int32
    }

    let depth: ColorDepth
    private let hasOwnColors: Bool
    private let pairLimit: Int32
    private var pairs: [UInt64: Int32] = [:]
    private var renditions: [Style: Rendition] = [:]
    private var last: (Style, Rendition)?

    /// Starts colours, unless they are switched off.
    init(wantsColor: Bool) {
        guard wantsColor, has_colors(), start_color() != ERR else {
            depth = .none
            hasOwnColors = false
            pairLimit = 0
            return
        }
        hasOwnColors = use_default_colors() != ERR
        let colors = nc_colors()
        if nc_flag("RGB") != 0, colors >= 1 << 24 {
            depth = .direct
        } else {
            depth = colors >= 256 ? .palette : colors >= 16 ? .sixteen : colors >= 8 ? .eight : .none
        }
        pairLimit = nc_color_pairs()
    }

    mutating func rendition(_ style: Style) -> Rendition {
        if let last, style == last.0 { return last.1 }
        let found = renditions[style] ?? make(style)
        renditions[style] = found
        last = (style, found)
        return found
    }

    private mutating func make(_ style: Style) -> Rendition {
        var attributes: attr_t = 0
        if style.attributes.contains(.bold) { attributes |= nc_bold }
        if style.attributes.contains(.dim) { attributes |= nc_dim }
        if style.attributes.contains(.italic) { attributes |= nc_italic }
        if style.attributes.contains(.underline) { attributes |= nc_underline }
        if style.attributes.contains(.reverse) { attributes |= nc_reverse }
        return Rendition(attributes: attributes, pair: pair(style))
    }

    private mutating func pair(_ style: Style) -> Int32 {
        guard depth != .none else { return 0 }
        let foreground = number(style.foreground, otherwise: 7)
        let background = number(style.background, otherwise: 0)
        // The terminal's own colours have a pair too. From one pair to another ncurses changes only the colours; at pair 0 it resets all
        // attributes.
        let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
        if let known = pairs[key] { return known }
        // When all pairs are taken, as they can be with eight colours, the background is worth more than the text's colour.
        guard pairs.count + 1 < pairLimit else {
            let nearest = pairs.filter { $0.key & 0xFFFF_FFFF == key & 0xFFFF_FFFF }.min { $0.value < $1.value }
            return nearest?.value ?? 0
        }
        let fresh = Int32(pairs.count + 1)
        guard init_extended_pair(fresh, foreground, background) != ERR else { return 0 }
        pairs[key] = fresh
        return fresh
    }

    private func number(_ color: Color?, otherwise: Int32) -> Int32 {
        switch (color ?? .standard).reduced(to: depth) {
        case .standard: return hasOwnColors ? -1 : otherwise
        // With direct colours only the first eight numbers are the palette's; the rest are colours themselves.
        case .indexed(let index) where depth == .direct && index >= 8: return direct(Color.rgb(ofIndex: index))
        case .indexed(let index): return Int32(index)
        case .rgb(let value): return direct(value)
        }
    }

    private func direct(_ value: RGB) -> Int32 { Int32(max(8, value.hex)) }
}
