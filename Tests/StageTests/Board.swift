import Foundation
import Interpreter
import Projects
import Stage
import Testing

/// Interface files for tests, in the form in which Xcode writes them.
enum Board {
    /// The sources of a folder beside this file.
    static func folder(_ name: String) throws -> [Source] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Boards/\(name)")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted().map { file in
            Source(path: file, text: try String(contentsOf: folder.appending(path: file), encoding: .utf8))
        }
    }

    /// A storyboard with these scenes.
    static func storyboard(_ scenes: String..., initial: String = "vc-1", more: String = "") -> Source {
        Source(
            path: "Main.storyboard",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
                targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
                useSafeAreas="YES" colorMatched="YES" initialViewController="\(initial)">
                <scenes>
                \(scenes.joined(separator: "\n"))
                </scenes>\(more)
                </document>
                """)
    }

    /// A scene of a view controller.
    static func scene(
        _ number: Int, _ className: String, size: String = #"width="393" height="852""#, subviews: String = "", constraints: String = "",
        connections: String = "", attributes: String = "", beside: String = ""
    ) -> String {
        """
        <scene sceneID="sc-\(number)">
        <objects>
        <viewController id="vc-\(number)" customClass="\(className)" customModule="App" customModuleProvider="target" \
        sceneMemberID="viewController"\(attributes)>
        <view key="view" contentMode="scaleToFill" id="view-\(number)">
        <rect key="frame" x="0.0" y="0.0" \(size)/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="safe-\(number)"/>
        <constraints>\(constraints)</constraints>
        </view>
        <connections>\(connections)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(number)" sceneMemberID="firstResponder"/>
        <exit id="exit-\(number)" userLabel="Exit" sceneMemberID="exit"/>
        \(beside)
        </objects>
        </scene>
        """
    }

    /// A nib of these objects, with its owner's class and outlets: properties and the objects that they are to refer to.
    static func nib(_ name: String, _ objects: String, owner: String? = nil, outlets: [(property: String, id: String)] = []) -> Source {
        let connections = outlets.map { #"<outlet property="\#($0.property)" destination="\#($0.id)" id="o-\#($0.property)"/>"# }.joined()
        let ownerClass = owner.map { #" customClass="\#($0)""# } ?? ""
        return Source(
            path: "\(name).xib",
            text: """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(ownerClass)>
                <connections>\(connections)</connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                \(objects)
                </objects>
                </document>
                """)
    }

    /// A label with a frame and no constraints.
    static func label(_ id: String, _ text: String, frame: String = #"x="16" y="100" width="200" height="21""#) -> String {
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" fixedFrame="YES" text="\(text)" textAlignment="natural" \
        lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" \(frame)/></label>
        """
    }

    /// A button with a frame; it keeps its distance from the right and the bottom.
    static func button(
        _ id: String, _ title: String, frame: String = #"x="16" y="200" width="100" height="30""#, mask: String = "",
        connections: String = ""
    ) -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
        buttonType="system" lineBreakMode="middleTruncation" id="\(id)"><rect key="frame" \(frame)/>
        <autoresizingMask key="autoresizingMask" \(mask)/>
        <state key="normal" title="\(title)"/><connections>\(connections)</connections></button>
        """
    }

    /// Code and interface files, run.
    static func run(
        _ code: String, _ files: Source..., steps: [String] = [], setting: Setting = Setting()
    ) throws -> Run {
        var setting = setting
        setting.steps = try steps.map { try Step($0) }
        return try Run(sources: [Source(path: "Scene.swift", text: "import UIKit\n\n" + code)] + files, setting: setting)
    }

    /// What a controller A prints, refuses and raises whose storyboard has these views, connected to its outlets.
    static func printed(_ code: String, _ subviews: String, _ outlets: [(String, String)] = [], steps: [String] = []) throws -> [String] {
        let connections = outlets.enumerated().map { #"<outlet property="\#($1.0)" destination="\#($1.1)" id="o-\#($0)"/>"# }.joined()
        let run = try run(code, storyboard(scene(1, "A", subviews: subviews, connections: connections)), steps: steps)
        return run.prints + run.refusals + run.exceptions
    }
}

extension Run {
    /// What was printed.
    var prints: [String] { recording.events.filter { $0.kind == .print }.compactMap(\.text) }

    /// What was printed; an issue is recorded for all that was refused or complained of, and for an end.
    var printsWithoutComplaint: [String] {
        for event in recording.events where [.refusal, .exception, .console].contains(event.kind) {
            Issue.record("\(event.name): \(event.text ?? "") at \(event.location?.line ?? 0)")
        }
        return recording.events.filter { $0.kind == .print }.map { $0.text ?? "" }
    }

    /// Callbacks of the scene's own objects with these names, prints between them, in order.
    func story(_ names: String...) -> [String] {
        recording.events.compactMap { event in
            if event.kind == .print { return event.text }
            guard event.kind == .callback, names.contains(event.name), let object = event.object else { return nil }
            let type = recording.typeName(of: object)
            return type.hasPrefix("UI") ? nil : "\(type).\(event.name)"
        }
    }

    /// Exceptions, as `name: reason`.
    var exceptions: [String] { recording.events.filter { $0.kind == .exception }.map { "\($0.name): \($0.text ?? "")" } }

    /// Refusals, as `file:line: text`.
    var refusals: [String] {
        recording.events.filter { $0.kind == .refusal }.map { event in
            "\(event.location.map(recording.place) ?? "?"): \(event.text ?? "")"
        }
    }
}
