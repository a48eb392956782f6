import Interpreter
package import Projects
package import UIKit

/// Compiles a storyboard or xib into an archive, as Apple's compiler does. Resolves references between elements, and refuses what is not
/// simulated.
package struct InterfaceCompiler {
    var path: String { archive.path }
    var archive: Archive
    /// The numbers of the objects, by their ids in the file.
    var numbers: [String: Int] = [:]
    /// The numbers of objects without one, by their places.
    private var unnamed: [[Int]: Int] = [:]
    /// The scenes, by their controllers' ids.
    var scenes: [String: Int] = [:]
    /// The targets of ids that are not objects of the file.
    var placeholders: [String: Placeholder] = [:]
    /// The guides of controllers before there was a safe area.
    var oldGuides: [String: (isTop: Bool, view: String)] = [:]
    var colors: [String: UIColor] = [:]
    var problems: [SceneError.Problem] = []
    /// The scene that is being read.
    var scene: Int?
    /// Every id of the file, including those of elements that are not simulated.
    private var ids: Set<String> = []

    enum Placeholder {
        case owner, firstResponder, exit
    }

    private init(_ archive: Archive) {
        self.archive = archive
    }

    /// Whether a file is one of these.
    package static func isInterface(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    /// Compiles a file. Returns nil for a file that the app never reads, and for a launch screen that cannot be read: few apps load theirs
    /// by code. Throws when another file is malformed.
    package static func compile(_ source: Source) throws(SceneError) -> Archive? {
        let root = try MarkupElement.read(source)
        let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
        let isStoryboard = file.hasSuffix(".storyboard")
        let name = String(file.dropLast(isStoryboard ? ".storyboard".count : ".xib".count))
        var compiler = InterfaceCompiler(Archive(name: name, kind: isStoryboard ? .storyboard : .nib, path: source.path))
        guard root["type"]?.contains(".Cocoa.") != true else { return nil }
        compiler.archive.isLaunchScreen = root["launchScreen"] == "YES"
        compiler.read(root, isStoryboard: isStoryboard)
        guard compiler.problems.isEmpty || !compiler.archive.isLaunchScreen else { return nil }
        guard compiler.problems.isEmpty else { throw SceneError(problems: compiler.problems) }
        return compiler.archive
    }

    private mutating func read(_ root: MarkupElement, isStoryboard: Bool) {
        let type = "com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard.XIB" : "XIB")"
        guard root.name == "document", root["type"] == type else {
            return fail(root, "this is no \(isStoryboard ? "storyboard" : "xib") of iOS: a <document type=\"\(type)\"> is expected")
        }
        readColors(root.first("resources"))
        collectIDs(root)
        reserve(root)
        for child in root.children {
            switch child.name {
            case "scenes": compileScenes(child)
            case "objects": compileObjects(child)
            case "device", "dependencies", "resources", "inferredMetricsTieBreakers", "point", "customFonts", "simulatedMetricsContainer",
                "accepts", "classes", "designables",
                "accessibilityOverrides":
                break
            default: archive.refusals.append(refusal(child))
            }
        }
        guard let initial = root["initialViewController"] else { return }
        archive.initialScene = scenes[initial]
        if archive.initialScene == nil, !ids.contains(initial) { fail(root, "there is no object with the id '\(initial)'") }
    }

    // MARK: Places

    func location(_ element: MarkupElement) -> CodeLocation { CodeLocation(file: path, line: element.line) }

    func refusal(_ element: MarkupElement, _ what: String? = nil) -> Archive.Refusal {
        Archive.Refusal(what ?? "<\(element.name)>", at: location(element))
    }

    mutating func fail(_ element: MarkupElement, _ message: String) {
        problems.append(.init(location: SourceLocation(file: path, line: element.line, column: element.column), message: message))
    }

    // MARK: Numbers

    private mutating func collectIDs(_ element: MarkupElement) {
        if let id = element["id"] { ids.insert(id) }
        for child in element.children { collectIDs(child) }
    }

    /// Numbers the objects of the file, in the file's order.
    private mutating func reserve(_ element: MarkupElement) {
        if Self.isObject(element) {
            if let id = element["id"] {
                if numbers[id] != nil { fail(element, "the id '\(id)' is given twice") }
                numbers[id] = archive.objects.count
            } else {
                // A part without references in the file, such as the content of an effect view.
                unnamed[[element.line, element.column]] = archive.objects.count
            }
            archive.objects.append(
                ArchivedObject(className: "NSObject", location: location(element), maker: .plain { _ in nil }))
        }
        for child in element.children { reserve(child) }
    }

    static func isObject(_ element: MarkupElement) -> Bool {
        views[element.name] != nil || controllers[element.name] != nil || gestures[element.name] != nil
            || [
                "constraint", "viewLayoutGuide", "navigationItem", "barButtonItem", "tabBarItem", "tableViewCellContentView",
                "collectionViewCellContentView", "collectionViewFlowLayout", "collectionViewLayout", "viewControllerPlaceholder",
                "customObject",
            ].contains(element.name)
    }

    /// The number of an element that has one.
    func number(_ element: MarkupElement) -> Int { (element["id"].map { numbers[$0] } ?? unnamed[[element.line, element.column]]) ?? 0 }

    func isKnown(_ id: String) -> Bool { ids.contains(id) }

    // MARK: Scenes

    private mutating func compileScenes(_ element: MarkupElement) {
        var found: [(scene: Int, objects: MarkupElement, controller: MarkupElement)] = []
        for scene in element.all("scene") {
            guard let objects = scene.first("objects") else { continue }
            for other in objects.children { place(other) }
            guard let controller = objects.children.first(where: { Self.controllers[$0.name] != nil || isReference($0) }) else {
                for other in objects.children where !["placeholder", "exit"].contains(other.name) {
                    archive.refusals.append(refusal(other))
                }
                continue
            }
            if let id = controller["id"] { scenes[id] = archive.scenes.count }
            found.append((archive.scenes.count, objects, controller))
            archive.scenes.append(ArchivedScene(controller: number(controller)))
        }
        for (number, objects, controller) in found {
            scene = number
            if isReference(controller) {
                archive.scenes[number].reference = StoryboardReference(
                    storyboard: controller["storyboardName"], identifier: controller["referencedIdentifier"])
                archive.scenes[number].identifier = controller["storyboardIdentifier"]
                continue
            }
            compileController(controller)
            for other in objects.children where other["id"] != controller["id"] && !["placeholder", "exit"].contains(other.name) {
                if Self.views[other.name] != nil || Self.gestures[other.name] != nil
                    || ["barButtonItem", "customObject"].contains(other.name)
                {
                    compile(other)
                    archive.scenes[number].others.append(self.number(other))
                } else {
                    archive.refusals.append(refusal(other))
                }
            }
        }
        scene = nil
    }

    /// Whether an element refers to a scene of another storyboard of the app's.
    private func isReference(_ element: MarkupElement) -> Bool {
        element.name == "viewControllerPlaceholder" && element["bundleIdentifier"] == nil
    }

    /// Notes the target of a placeholder element.
    private mutating func place(_ element: MarkupElement) {
        guard let id = element["id"] else { return }
        switch (element.name, element["placeholderIdentifier"]) {
        case ("exit", _): placeholders[id] = .exit
        case ("placeholder", "IBFirstResponder"): placeholders[id] = .firstResponder
        case ("placeholder", "IBFilesOwner"): placeholders[id] = .owner
        default: break
        }
    }

    // MARK: Nibs

    private mutating func compileObjects(_ element: MarkupElement) {
        for child in element.children { place(child) }
        for child in element.children {
            if child.name == "placeholder" {
                guard child["placeholderIdentifier"] == "IBFilesOwner", let connections = child.first("connections") else { continue }
                archive.ownerConnections = self.connections(connections, of: child)
            } else if Self.controllers[child.name] != nil, child.children.allSatisfy({ Self.controllers[$0.name] == nil }) {
                scene = archive.scenes.count
                archive.scenes.append(ArchivedScene(controller: number(child)))
                compileController(child)
                archive.topLevel.append(number(child))
                scene = nil
            } else if Self.isObject(child), Self.controllers[child.name] == nil {
                compile(child)
                archive.topLevel.append(number(child))
            } else {
                archive.refusals.append(refusal(child))
            }
        }
    }
}
