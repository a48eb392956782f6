import Canvas

/// A theme by its name on the command line.
enum ThemeName: String, CaseIterable {
    case dark
    case light
    case highContrast = "high-contrast"
    case lightHighContrast = "light-high-contrast"
    case colorBlind = "colour-blind"

    /// The background that it is for; unknown: as the terminal says.
    var background: Background {
        switch self {
        case .dark, .highContrast: .dark
        case .light, .lightHighContrast: .light
        case .colorBlind: .unknown
        }
    }

    var palette: ThemePalette {
        switch self {
        case .dark, .light: .standard
        case .highContrast, .lightHighContrast: .highContrast
        case .colorBlind: .colorBlind
        }
    }
}
