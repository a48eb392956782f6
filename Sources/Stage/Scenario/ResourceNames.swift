internal import Foundation
import Interpreter
import UIKit

/// The names that the tool R.swift makes of what an app's bundle has, so that code can say `R.image.logo()` or `R.storyboard.main.feedController()`, for a
/// program whose file of them is not there: each build makes it anew, and few apps keep it beside their code.
///
/// Fidelity: reported (github.com/mac-cain13/R.swift, its README and interfaces). What code names and nothing in the folder has is there by that name all the
/// same, as other resources are; identifiers of accessibility and entitlements are left out (simplified).
struct ResourceNames {
    private let resources: Resources
    private let archives: [Archive]
    private let program: Program
    /// What code says behind `R`.
    private let used: Set<[String]>
    /// The names of fonts in files that the app says it has.
    private let fonts: [String]
    /// What the resources may be called and code mentions.
    private let mentioned: Set<String>

    /// A resource by its own name, and the value that stands for it.
    private typealias Entry = (name: String, value: String)

    /// The kinds of resources, as code names them.
    private static let kinds: Set<String> = ["image", "color", "font", "file", "string", "reuseIdentifier", "nib", "storyboard", "segue"]

    init(_ resources: Resources, _ archives: [Archive], for program: Program) {
        self.resources = resources
        self.archives = archives.filter { !$0.isLaunchScreen }
        self.program = program
        used = program.mentions("R.") ? program.paths(behind: "R").filter { Self.kinds.contains($0[0]) } : []
        let files = used.isEmpty ? nil : resources.ownInformation["UIAppFonts"] as? [String]
        let fonts = (files ?? []).map { String($0.split(separator: ".").first ?? "") }
        self.fonts = fonts
        mentioned = used.isEmpty ? [] : program.members(among: Self.candidates(resources, archives, fonts))
    }

    /// The names in the learner's own Swift, behind what their types can do; none for a program that has none of them, or has all of it itself.
    ///
    /// Where the package's own sources are in the folder, the names are of its types in version 5, and unknown in 7.
    var libraries: [Program.Library] {
        let isImported = !program.imports.isDisjoint(with: ["Rswift", "RswiftResources"])
        guard isImported || !used.isEmpty, !program.mentions("protocol NibReferenceContainer") else { return [] }
        let hasPackage = program.mentions("protocol NibResourceType ")
        let isMade = !used.isEmpty && !program.declares("R")
        guard isMade || isImported && !hasPackage else { return [] }
        let made = isMade ? [Program.Library(path: "R.generated", text: names)] : []
        return (hasPackage ? [] : [Bindings.rswiftTypes]) + [Bindings.rswiftCalls] + made
    }

    /// What the resources may be called.
    private static func candidates(_ resources: Resources, _ archives: [Archive], _ fonts: [String]) -> Set<String> {
        var names =
            resources.symbols.images + resources.symbols.colors + fonts + resources.fileNames + resources.strings.values.flatMap(\.keys)
        for archive in archives {
            names.append(archive.name)
            names += archive.objects.compactMap(\.reuseIdentifier)
            names += archive.scenes.flatMap { [$0.identifier] + $0.segues.map(\.identifier) }.compactMap(\.self)
        }
        return Set(names.flatMap(identifiers))
    }

    // MARK: What is written

    private var names: String {
        let parts = [
            block("image", resources.symbols.images) { "ImageResource(bundle: .main, name: \($0))" },
            block("color", resources.symbols.colors) { "ColorResource(bundle: .main, name: \($0))" },
            block("font", fonts) { "FontResource(fontName: \($0))" },
            files, strings, reuseIdentifiers, nibs, storyboards, segues,
        ]
        return """
            enum R {
            static func validate() throws {}
            static func assertValid() {}
            \(parts.joined(separator: "\n"))
            }
            """
    }

    /// What code names of a kind.
    private func used(_ kind: String...) -> Set<String> {
        Set(used.filter { $0.count > kind.count && $0.starts(with: kind) }.map { $0[kind.count] })
    }

    /// Constants for those resources that code mentions, and for what it names besides. Of several that would be called the same the first counts.
    private func constants(
        _ entries: [Entry], besides missing: Set<String> = [], _ value: (String) -> String = { $0 }
    ) -> [String] {
        let named = entries.flatMap { entry in Self.identifiers(entry.name).map { (name: $0, value: entry.value) } }
        var seen: Set<String> = []
        let present = named.filter { mentioned.contains($0.name) && seen.insert($0.name).inserted }
        let absent = missing.subtracting(seen).sorted().map { (name: $0, value: value($0)) }
        return (present + absent).map { "static let `\($0.name)` = \($0.value)" }
    }

    private static func block(_ name: String, _ lines: [String]) -> String { "enum `\(name)` {\n\(lines.joined(separator: "\n"))\n}" }

    private func block(_ kind: String, _ names: [String], _ value: (String) -> String) -> String {
        let entries = names.map { (name: $0, value: value($0.debugDescription)) }
        return Self.block(kind, constants(entries, besides: used(kind)) { value($0.debugDescription) })
    }

    private var files: String {
        func value(_ name: Substring, _ ending: String) -> String {
            "FileResource(bundle: .main, name: \(String(name).debugDescription), pathExtension: \(ending.debugDescription))"
        }
        let entries = resources.fileNames.map { file in
            let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file[...]
            return (name: file, value: value(stem, String(file.dropFirst(stem.count + 1))))
        }
        let lines = constants(entries, besides: used("file")) { name in
            let stem = name.lastIndex(where: \.isUppercase).map { name[..<$0] } ?? name[...]
            return value(stem, name.dropFirst(stem.count).lowercased())
        }
        return Self.block("file", lines)
    }

    private var strings: String {
        var tables = Dictionary(uniqueKeysWithValues: used("string").map { ($0, $0.prefix(1).uppercased() + $0.dropFirst()) })
        for table in resources.strings.keys.sorted(by: >) { tables[Self.identifier(table)] = table }
        let blocks = tables.sorted { $0.key < $1.key }.map { name, table in
            let value = { (key: String) in
                "StringResource(key: \(key.debugDescription), tableName: \(table.debugDescription), bundle: .main, locales: [], comment: nil)"
            }
            let entries = (resources.strings[table] ?? [:]).keys.sorted().map { (name: $0, value: value($0)) }
            return Self.block(name, constants(entries, besides: used("string", name), value))
        }
        return Self.block("string", blocks)
    }

    private var reuseIdentifiers: String {
        func value(_ identifier: String, _ type: String) -> String {
            "ReuseIdentifier<\(type)>(identifier: \(identifier.debugDescription))"
        }
        let entries = archives.flatMap(\.objects).compactMap { object in
            object.reuseIdentifier.map { (name: $0, value: value($0, object.ownClass)) }
        }
        return Self.block("reuseIdentifier", constants(entries, besides: used("reuseIdentifier")) { value($0, "UIView") })
    }

    private var nibs: String {
        func value(_ name: String, _ type: String, _ identifier: String?) -> String {
            let start = "name: \(name.debugDescription), bundle: .main"
            return identifier.map { "NibReferenceReuseIdentifier<\(type), \(type)>(\(start), identifier: \($0.debugDescription))" }
                ?? "NibReference<\(type)>(\(start))"
        }
        let entries = archives.filter { $0.kind == .nib }.map { archive in
            let first = archive.topLevel.first.map { archive.objects[$0] }
            return (name: archive.name, value: value(archive.name, first?.ownClass ?? "UIView", first?.reuseIdentifier))
        }
        let lines = constants(entries, besides: used("nib")) { name in
            let file = name.prefix(1).uppercased() + name.dropFirst()
            return value(file, "UIView", file)
        }
        return Self.block("nib", lines)
    }

    private var storyboards: String {
        let all = archives.filter { $0.kind == .storyboard }
        let types = all.enumerated().map { number, archive in
            let initial = archive.initialScene.map { archive.objects[archive.scenes[$0].controller].ownClass }
            let name = archive.name.debugDescription
            let controllers = archive.scenes.filter { $0.reference == nil }.compactMap { scene in
                scene.identifier.map { identifier in
                    let type = "StoryboardViewControllerIdentifier<\(archive.objects[scene.controller].ownClass)>"
                    return (
                        name: identifier, value: "\(type)(identifier: \(identifier.debugDescription), storyboard: \(name), bundle: .main)"
                    )
                }
            }
            return """
                struct Storyboard\(number): \(initial == nil ? "StoryboardResourceType" : "StoryboardResourceWithInitialControllerType") {
                \(initial.map { "typealias InitialController = \($0)" } ?? "")
                let (name, bundle) = (\(name), Bundle.main)
                \(constants(controllers).map { $0.dropFirst("static ".count) }.joined(separator: "\n"))
                }
                """
        }
        return Self.block(
            "storyboard", types + constants(all.enumerated().map { (name: $1.name, value: "Storyboard\($0)()") }))
    }

    private var segues: String {
        var found: [String: [Entry]] = [:]
        for archive in archives {
            for scene in archive.scenes where scene.reference == nil {
                let source = archive.objects[scene.controller].ownClass
                for segue in scene.segues {
                    guard let identifier = segue.identifier else { continue }
                    // Where a scene of another storyboard is meant, its class is not known here.
                    let goal = segue.destination.map { archive.scenes[$0] }.flatMap {
                        $0.reference == nil ? archive.objects[$0.controller].ownClass : nil
                    }
                    let types = "\(segue.className ?? "UIStoryboardSegue"), \(source), \(goal ?? "UIViewController")"
                    let value = "StoryboardSegueIdentifier<\(types)>(identifier: \(identifier.debugDescription))"
                    found[Self.identifier(source), default: []].append((identifier, value))
                }
            }
        }
        for source in used("segue") { found[source] = found[source] ?? [] }
        let blocks = found.sorted { $0.key < $1.key }.map { source, entries in
            Self.block(
                source,
                constants(entries, besides: used("segue", source)) { name in
                    "StoryboardSegueIdentifier<UIStoryboardSegue, UIViewController, UIViewController>(identifier: \(name.debugDescription))"
                })
        }
        return Self.block("segue", blocks)
    }

    // MARK: Names

    /// What R.swift calls a name, in its versions of today: without what no name of Swift's can have, the letter behind that a capital, the beginning small,
    /// but for a capital that begins a word or ends the name.
    static func identifier(_ name: String) -> String {
        let word = bare(name)
        let capitals = word.prefix { $0.isASCII && $0.isUppercase }
        let next = word.dropFirst(capitals.count).first
        let isWhole = next.map { !($0.isASCII && $0.isLowercase) } ?? false
        return lowered(word, capitals.count - (isWhole ? 0 : 1))
    }

    /// What it is called today and, with the first letter alone small, in the first versions.
    private static func identifiers(_ name: String) -> [String] { [identifier(name), lowered(bare(name), 1)].filter { !$0.isEmpty } }

    private static func lowered(_ word: Substring, _ count: Int) -> String {
        let head = word.prefix(max(count, 1))
        return head.lowercased() + word.dropFirst(head.count)
    }

    private static func bare(_ name: String) -> Substring {
        let parts = name.split(omittingEmptySubsequences: false) { $0 != "_" && ($0.isWhitespace || $0.isPunctuation || $0.isSymbol) }
        let joined = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.drop { $0.isASCII && $0.isNumber }
    }
}

extension ArchivedObject {
    /// The class that the file says it is of.
    fileprivate var ownClass: String { customClass ?? className }
}
