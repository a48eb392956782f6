internal import Foundation

/// The values of an Xcode project for `$(NAME)`: the settings of the Info.plist's target, in the configuration that is run.
///
/// Fidelity: documented Xcode's build settings (a target's before its configuration file's, before the project's, before its configuration file's, before what
/// every target has; `$(inherited)`); the configuration is the one called Debug, else the first; settings for one platform alone, and those of projects that
/// are made by other programs, are unknown (simplified).
struct BuildSettings: Sendable {
    /// The settings of every target.
    private static let usual = [
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.App", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
    ]

    /// Names and values, the first level overriding later ones.
    private let levels: [[String: String]]

    /// The settings of an app without a project.
    static let none = BuildSettings(levels: [["PRODUCT_NAME": "App", "TARGET_NAME": "App", "PRODUCT_MODULE_NAME": "main"], usual])

    private init(levels: [[String: String]]) { self.levels = levels }

    /// The settings of the target that an Info.plist belongs to. If there is no such target, the settings of an app of the only project.
    init(among sources: [Source], for information: Source?) {
        let projects = sources.filter { Self.isProject($0.path) }.compactMap(Project.init)
        let owners = projects.lazy.compactMap { project in
            project.targets.first { target in
                target.configurations.contains { project.information(of: $0, target) == information?.path }
            }.map { (project, $0) }
        }
        let apps = projects.flatMap { project in project.targets.filter(\.isApp).map { (project, $0) } }
        guard let (project, target) = information.flatMap({ _ in owners.first }) ?? (projects.count == 1 ? apps.first : nil) else {
            self = .none
            return
        }
        let unset = ["PRODUCT_NAME": "$(TARGET_NAME)", "TARGET_NAME": target.name, "PROJECT_NAME": project.name]
        let own = [target.configurations, project.configurations].flatMap { configurations -> [[String: String]] in
            guard let chosen = configurations.first(where: { $0.name == "Debug" }) ?? configurations.first else { return [] }
            return [["CONFIGURATION": chosen.name], chosen.settings, Self.configurationFile(chosen.file, sources)]
        }
        levels = [["PRODUCT_MODULE_NAME": "main"]] + own + [unset, Self.usual]
    }

    /// Whether a path is that of a project's settings file.
    static func isProject(_ path: String) -> Bool { path.hasSuffix(".xcodeproj/project.pbxproj") }

    /// A project's folder, from the path of its settings.
    static func folder(ofProject path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    }

    /// The folders of the local packages that a project refers to, from its own folder.
    static func localPackages(of project: Source) -> [String] {
        project.text.contains(Project.localPackage) ? Project(project)?.localPackages ?? [] : []
    }

    /// The value of a setting, with the settings that it names replaced; nil if it is not set.
    func value(of name: String) -> String? { value(of: name, from: 0, depth: 0) }

    /// A text with the settings' values for `$(NAME)` and `${NAME}`. An unknown setting is replaced by its name.
    func replaced(_ text: String) -> String { replaced(text, in: nil, at: 0, depth: 0) }

    /// How deep settings may refer to others.
    private static let deepest = 20

    private func value(of name: String, from level: Int, depth: Int) -> String? {
        guard depth < Self.deepest, let index = levels[level...].firstIndex(where: { $0[name] != nil }) else { return nil }
        return levels[index][name].map { replaced($0, in: name, at: index, depth: depth) }
    }

    private func replaced(_ text: String, in own: String?, at level: Int, depth: Int) -> String {
        text.replacing(/\$(?:\((\w+)((?::[\w=.\-]+)*)\)|\{(\w+)((?::[\w=.\-]+)*)\})/) { match in
            let name = String(match.1 ?? match.3 ?? "")
            let operators = (match.2 ?? match.4 ?? "").split(separator: ":")
            let value =
                if name == "inherited" || name == own {
                    own.flatMap { self.value(of: $0, from: level + 1, depth: depth + 1) } ?? ""
                } else {
                    self.value(of: name, from: 0, depth: depth + 1) ?? Self.instead(operators) ?? name
                }
            return operators.reduce(value, Self.applied)
        }
    }

    private static func instead(_ operators: [Substring]) -> String? {
        operators.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
    }

    private static func applied(_ value: String, _ name: Substring) -> String {
        switch name {
        case "rfc1034identifier": value.replacing(/[^A-Za-z0-9.\-]/, with: "-")
        case "c99extidentifier", "identifier": value.replacing(/[^A-Za-z0-9_]/, with: "_")
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value
        }
    }

    // MARK: Files

    /// The settings of a configuration file and of those that it includes. A file is found by its name.
    private static func configurationFile(_ name: String?, _ sources: [Source], depth: Int = 0) -> [String: String] {
        let isNamed = { (source: Source) in source.path.split(separator: "/").last.map(String.init) == name }
        guard let name, name.hasSuffix(".xcconfig"), depth < deepest, let file = sources.first(where: isNamed) else { return [:] }
        var settings: [String: String] = [:]
        for line in file.text.split(whereSeparator: \.isNewline) {
            if let included = line.firstMatch(of: /^\s*#include\??\s*"([^"]+)"/) {
                let last = included.1.split(separator: "/").last.map(String.init)
                settings.merge(configurationFile(last, sources, depth: depth + 1)) { $1 }
            } else if let setting = line.replacing(/\/\/.*/, with: "").wholeMatch(of: /\s*(\w+)\s*=\s*(.*?)\s*;?\s*/) {
                settings[String(setting.1)] = String(setting.2)
            }
        }
        return settings
    }
}

/// The targets of an Xcode project.
private struct Project {
    struct Configuration {
        let name: String
        let settings: [String: String]
        /// The name of the file that has more settings.
        let file: String?
    }

    struct Target {
        let name: String
        let isApp: Bool
        let configurations: [Configuration]
    }

    /// The project's folder.
    let folder: String
    let name: String
    let configurations: [Configuration]
    let targets: [Target]
    /// The name of a reference to a local package.
    static let localPackage = "XCLocalSwiftPackageReference"
    /// The folders of the local packages that it refers to, from its own.
    let localPackages: [String]

    init?(_ source: Source) {
        let parts = source.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        let list = try? PropertyListSerialization.propertyList(from: Data(source.text.utf8), options: [], format: nil)
        guard let list = list as? [String: Any], let objects = list["objects"] as? [String: [String: Any]],
            let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
        else { return nil }
        folder = BuildSettings.folder(ofProject: source.path)
        name = parts.last.map { String($0.dropLast(".xcodeproj".count)) } ?? ""
        configurations = Self.configurations(of: root, objects)
        localPackages = objects.values.filter { $0["isa"] as? String == Self.localPackage }.compactMap {
            $0["relativePath"] as? String
        }.sorted()
        targets = (root["targets"] as? [String] ?? []).compactMap { objects[$0] }.map { target in
            let isApp = target["productType"] as? String == "com.apple.product-type.application"
            return Target(name: target["name"] as? String ?? "", isApp: isApp, configurations: Self.configurations(of: target, objects))
        }
    }

    private static func configurations(of object: [String: Any], _ objects: [String: [String: Any]]) -> [Configuration] {
        let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
        return (list?["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }.map { configuration in
            let settings = (configuration["buildSettings"] as? [String: Any] ?? [:]).compactMapValues { value in
                value as? String ?? (value as? [String])?.joined(separator: " ")
            }
            let file = (configuration["baseConfigurationReference"] as? String).flatMap { objects[$0]?["path"] as? String }
            let name = configuration["name"] as? String ?? ""
            return Configuration(name: name, settings: settings, file: file?.split(separator: "/").last.map(String.init))
        }
    }

    /// The path of the Info.plist that a configuration names.
    func information(of configuration: Configuration, _ target: Target) -> String? {
        guard let named = configuration.settings["INFOPLIST_FILE"] else { return nil }
        let path = named.replacing(/\$[({]\w+[)}]\/?/) { match in match.0.contains("TARGET_NAME") ? "\(target.name)/" : "" }
        return folder.isEmpty ? path : "\(folder)/\(path)"
    }
}
