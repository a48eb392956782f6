// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    // Overlapping accesses are looked for in debug builds, which all tests run; to look for them cost releases a twentieth of their time.
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

/// Swift Testing has an overlay of Apple's UIKit, which would be looked for in tests that import ours.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// The Swift toolchain's own linker. The driver's default exports every function of the program and leaves 150,000 relocations in it, a
/// tenth of the memory that a running tutor had. This one exports none, and packs the relocations.
let linking: [LinkerSetting] = [
    .unsafeFlags(
        ["-use-ld=lld"] + ["--no-export-dynamic", "-z", "pack-relative-relocs"].flatMap { ["-Xlinker", $0] },
        .when(platforms: [.linux]))
]

let package = Package(
    name: "appear",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "appear", targets: ["appear"]),
        // For Tests/Benchmarks, a package of its own.
        .library(
            name: "Simulator", targets: ["Heap", "Layout", "UIKit", "Interpreter", "Projects", "UIKitBindings", "Stage", "Curriculum"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    ],
    targets: [
        // The simulator: nothing here knows of Swift source, screens or lessons.
        .target(name: "Heap", swiftSettings: settings),
        .target(name: "Layout", swiftSettings: settings),
        .target(name: "UIKit", dependencies: ["Heap", "Layout"], exclude: ["README.md"], swiftSettings: settings),

        // Libraries in the interpreted Swift, a folder each: learners' code runs them. The C target has their texts in it.
        .target(name: "CLibraries", cSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "Libraries", dependencies: ["CLibraries"],
            exclude: [
                "Combine", "CoreData", "CoreGraphics", "CoreText", "Darwin", "Dispatch", "Foundation", "ObjectiveC", "Observation",
                "PencilKit",
                "QuartzCore",
                "README.md", "Swift", "UIKit", "os",
            ], swiftSettings: settings),

        // The learner's Swift: nothing here knows of UIKit.
        .target(
            name: "Interpreter",
            dependencies: [
                "Heap", "Libraries",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ],
            exclude: ["README.md"], swiftSettings: settings
        ),

        // A learner's folder as Xcode sees it: settings, resources, interface files.
        .target(name: "Projects", dependencies: ["UIKit", "Interpreter"], swiftSettings: settings),
        .target(name: "Interfaces", dependencies: ["Projects", "UIKit", "Interpreter"], swiftSettings: settings),
        // UIKit and Foundation as the learner's code calls them.
        .target(
            name: "UIKitBindings", dependencies: ["Projects", "UIKit", "Interpreter", "Libraries", "Heap", "CCmark"],
            exclude: ["README.md"], swiftSettings: settings),
        // Sources and scenario in, recording out; and everything that reads a recording.
        .target(
            name: "Stage",
            dependencies: ["UIKitBindings", "Interfaces", "Reference", "Projects", "UIKit", "Interpreter", "Heap", "Layout"],
            exclude: ["README.md"], swiftSettings: settings),
        // Writes Sources/UIKitBindings/Generated and Sources/Reference/Data from what Sources/UIKit declares and says.
        .executableTarget(
            name: "BindingGenerator",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        // The Swift compiler of the machine, asked what does not compile.
        .target(
            name: "TypeChecker",
            dependencies: [
                "Stage", "UIKitBindings", "Projects", "Interpreter",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),
        // What is known of UIKit and from where, as `appear explain` tells it. The C target has its texts in it: the program works without files beside it.
        .target(name: "CReference", cSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "Reference", dependencies: ["CReference", "UIKitBindings", "Interpreter"], exclude: ["Data", "Authored"],
            swiftSettings: settings),
        .target(
            name: "Checks", dependencies: ["TypeChecker", "Stage", "Projects", "UIKit", "Interpreter", "Heap"], swiftSettings: settings),
        .target(
            name: "Curriculum",
            dependencies: [
                "Reference", "Stage", "Projects", "UIKit", "Interpreter", "Heap", "CCmark",
                .product(name: "Yams", package: "Yams"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: settings
        ),

        // The screen.
        .target(
            name: "CTerminal", cSettings: [.treatAllWarnings(as: .error)],
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])), .linkedLibrary("tinfo", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]),
        .systemLibrary(name: "CCmark", providers: [.apt(["libcmark-dev"])]),
        .target(name: "Canvas", swiftSettings: settings),
        .target(name: "NcursesTerminal", dependencies: ["Canvas", "CTerminal"], swiftSettings: settings),
        .target(
            name: "Tutor",
            dependencies: [
                "Canvas", "Curriculum", "Checks", "TypeChecker", "Reference", "Stage", "Projects", "UIKit", "Interpreter", "Heap",
            ],
            swiftSettings: settings),
        .target(
            name: "Commands",
            dependencies: [
                "Tutor", "NcursesTerminal", "Canvas", "Curriculum", "Checks", "TypeChecker", "Reference", "Stage", "Projects",
                "Interpreter",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(name: "appear", dependencies: ["Commands"], swiftSettings: settings, linkerSettings: linking),

        // Goldens and random numbers, for the test targets that want some.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(name: "ProgramTests", dependencies: ["appear"], swiftSettings: settings),
        .testTarget(name: "BindingGeneratorTests", dependencies: ["BindingGenerator"], swiftSettings: settings),
        .testTarget(name: "HeapTests", dependencies: ["Heap"], swiftSettings: settings),
        .testTarget(
            name: "LayoutTests", dependencies: ["Layout", "TestSupport"], exclude: ["generate-expectations.py"],
            resources: [.copy("Expectations")], swiftSettings: settings),
        .testTarget(name: "CanvasTests", dependencies: ["Canvas", "TestSupport"], exclude: ["Goldens"], swiftSettings: settings),
        .testTarget(
            name: "UIKitTests", dependencies: ["UIKit", "Heap", "TestSupport"],
            swiftSettings: settings + withoutOverlays),
        .testTarget(
            name: "CurriculumTests",
            dependencies: [
                "Curriculum", "Stage", "Projects", "UIKit", "Interpreter", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["generate-schedules.py"],
            resources: [.copy("Courses"), .copy("Expectations")],
            swiftSettings: settings + withoutOverlays),
        .testTarget(
            name: "TypeCheckerTests", dependencies: ["TypeChecker", "Stage", "UIKitBindings", "Projects", "Interpreter"],
            swiftSettings: settings),
        .testTarget(
            name: "ChecksTests", dependencies: ["Checks", "TypeChecker", "Stage", "Projects", "UIKit", "Interpreter", "TestSupport"],
            exclude: ["Fixtures"],
            swiftSettings: settings + withoutOverlays),
        .testTarget(
            name: "StageTests",
            dependencies: [
                "Checks", "Stage", "Reference", "UIKitBindings", "Interfaces", "Projects", "UIKit", "Interpreter", "Libraries", "Heap",
                "TestSupport",
            ],
            exclude: ["Boards", "Fixtures", "Goldens", "record-fixtures.sh"],
            swiftSettings: settings + withoutOverlays),
        .testTarget(
            name: "ReferenceTests", dependencies: ["Reference", "Stage", "UIKitBindings", "Projects", "Interpreter"],
            swiftSettings: settings + withoutOverlays),
        .testTarget(
            name: "InterpreterTests", dependencies: ["Interpreter", "Heap"], exclude: ["record-fixtures.sh"],
            resources: [.copy("Fixtures")],
            swiftSettings: settings),
        .testTarget(
            name: "TypesTests", dependencies: ["Stage", "UIKitBindings", "Projects", "Interpreter"],
            swiftSettings: settings + withoutOverlays),
        .testTarget(
            name: "TutorTests",
            dependencies: [
                "Tutor", "Canvas", "Curriculum", "TypeChecker", "Stage", "Projects", "UIKit", "Interpreter", "Heap", "TestSupport",
            ],
            resources: [.copy("Goldens")],
            swiftSettings: settings + withoutOverlays),
    ]
)
