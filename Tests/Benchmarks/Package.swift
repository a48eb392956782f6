// swift-tools-version: 6.2
import PackageDescription

// A package of its own: nobody who uses or tests appear builds it.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "appear", path: "../..")],
    targets: [
        .executableTarget(
            name: "Benchmark",
            dependencies: [.product(name: "Simulator", package: "appear")],
            swiftSettings: [
                .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
            ])
    ]
)
