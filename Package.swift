// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
// Swift imports its regular expression module implicitly, which links all of it. The main program does not use regular
// expressions, so it leaves the module out to start faster and stay small.
let small: [SwiftSetting] =
    strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]
// Only the code under test is optimized. Optimizing the tests as well would take longer than running them.
let testing: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"])]
let testingOnMainActor: [SwiftSetting] = testing + [.defaultIsolation(MainActor.self)]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
let smallOnMainActor: [SwiftSetting] = small + [.defaultIsolation(MainActor.self)]

/// Returns the settings of code that is compiled as if it were in other modules.
func within(_ modules: [String]) -> [SwiftSetting] {
    [.unsafeFlags(modules.flatMap { ["-Xfrontend", "-testable-import-module", "-Xfrontend", $0] })]
}

/// The rules of each board. These targets do not depend on each other.
let rules = ["MemoryRules", "PentominoRules", "PasscodeRules"]
let rulesTargets: [Target] = rules.map {
    .target(name: $0, dependencies: ["Gameplay", "Seeding"], swiftSettings: small)
}
let rulesTests: [Target] = rules.map {
    .testTarget(
        name: "\($0)Tests", dependencies: [.init(stringLiteral: $0), "Gameplay", "Seeding"], swiftSettings: testing)
}
let rulesDependencies = rules.map { Target.Dependency(stringLiteral: $0) }

/// A board that only tests have. `Tests/FourthBoard/try` adds it to the programs instead, in a copy of this package.
let lightsOut: [Target] = [
    .testTarget(
        name: "LightsOutRules", dependencies: ["Gameplay", "Seeding"],
        path: "Tests/FourthBoard/Sources/LightsOutRules", swiftSettings: small),
    .testTarget(
        name: "LightsOutBoard", dependencies: ["Boards", "Gameplay", "LightsOutRules", "Scene", "Seeding"],
        path: "Tests/FourthBoard/Sources/Boards", swiftSettings: small + within(["Boards"])),
    .testTarget(
        name: "LightsOutKind",
        dependencies: [
            "BoardKinds", "Boards", "Gameplay", "LightsOutBoard", "LightsOutRules", "Localization",
            "PlaygroundSupport", "Scene",
        ],
        path: "Tests/FourthBoard/Sources", exclude: ["Boards", "LightsOutRules"],
        swiftSettings: small + within(["BoardKinds", "LightsOutBoard", "PlaygroundSupport"])),
    .testTarget(
        name: "LightsOutTests",
        dependencies: [
            "BoardKinds", "TestStages", "Boards", "Gameplay", "LightsOutBoard", "LightsOutKind", "LightsOutRules",
            "Scene", "Seeding",
        ],
        path: "Tests/FourthBoard/Tests", exclude: ["Desktop"],
        swiftSettings: testing + within(["LightsOutBoard", "LightsOutKind"])),
]

let package = Package(
    name: "Peekaboard",
    products: [
        .executable(name: "peekaboard", targets: ["Peekaboard"]),
        .executable(name: "peekaboard-live", targets: ["PeekaboardLive"]),
        .executable(name: "peekaboard-page", targets: ["PeekaboardPage"]),
        .executable(name: "peekaboard-sandbox", targets: ["PeekaboardSandbox"]),
    ],
    targets: rulesTargets + rulesTests + (rules.contains("LightsOutRules") ? [] : lightsOut) + [
        .systemLibrary(
            name: "CGtk", pkgConfig: Context.environment["PEEKABOARD_LIBRARIES"] ?? "libadwaita-1 librsvg-2.0 gsound"),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .systemLibrary(name: "CIntl"),
        .systemLibrary(name: "CJSONGLib", pkgConfig: "json-glib-1.0"),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
        .systemLibrary(name: "CGtkSource", pkgConfig: "gtksourceview-5"),
        .target(name: "CSourceView", dependencies: ["CGtkSource"]),
        // A program that needs no text starts without Pango, which the target loads itself.
        .target(name: "CTypesetting", dependencies: ["CPango"]),
        .target(name: "Typesetting", dependencies: ["CTypesetting", "Scene"], swiftSettings: small),
        .target(name: "CJSON", dependencies: ["CJSONGLib"]),
        .target(name: "JSON", dependencies: ["CJSON"], swiftSettings: small),
        // It is not linked: CArchive loads the library itself, because few starts need it.
        .systemLibrary(name: "CLibArchive"),
        .target(name: "CArchive", dependencies: ["CLibArchive"]),
        .target(name: "Archives", dependencies: ["CArchive"], swiftSettings: small),
        .target(name: "Decks", dependencies: ["Archives", "Files", "JSON"], swiftSettings: small),
        .target(name: "Seeding", swiftSettings: small),
        .target(name: "Gameplay", swiftSettings: small),
        .target(name: "Scene", swiftSettings: small),
        .target(name: "Files", swiftSettings: small),
        .target(
            name: "Boards", dependencies: ["Files", "Gameplay", "Scene", "Seeding"] + rulesDependencies,
            swiftSettings: small),
        .target(name: "Localization", dependencies: ["CIntl"], swiftSettings: small),
        .target(
            name: "BoardKinds",
            dependencies: ["Boards", "Files", "Gameplay", "Localization", "Scene"]
                + rulesDependencies,
            swiftSettings: small),
        .target(name: "PageLink", dependencies: ["Scene"], swiftSettings: strict),
        .target(name: "UIKit", dependencies: ["Files", "Scene", "Seeding"], swiftSettings: onMainActor),
        .target(
            name: "PlaygroundSupport",
            dependencies: ["Boards", "Files", "Gameplay", "Scene", "Seeding", "UIKit"] + rulesDependencies,
            swiftSettings: onMainActor),
        // A page calls it after each statement. All of its state is protected by a lock.
        .target(
            name: "PageValues", dependencies: ["Scene", "UIKit"],
            swiftSettings: strict + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
        .target(name: "Pages", dependencies: ["Files", "JSON"], swiftSettings: strict),
        .target(name: "Store", dependencies: ["CSQLite", "Gameplay"], swiftSettings: small),
        .target(name: "Console", swiftSettings: small),
        // It loads GStreamer when the first sound is recorded, and includes the headers of GLib.
        .target(name: "CSoundRecording", dependencies: ["CGtk"]),
        .target(
            name: "GLibKit", dependencies: ["CGtk", "CSoundRecording", "Files", "Localization"],
            swiftSettings: smallOnMainActor),
        .target(
            name: "GtkKit", dependencies: ["CGtk", "Console", "Files", "GLibKit", "Scene", "Typesetting"],
            swiftSettings: smallOnMainActor),
        .target(
            name: "Program", dependencies: ["CGtk", "Files", "GtkKit"], resources: [.embedInCode("VERSION")],
            swiftSettings: smallOnMainActor),
        .target(
            name: "PeekaboardModel",
            dependencies: [
                "Archives", "BoardKinds", "Boards", "Console", "Decks", "Files", "Gameplay", "MemoryRules", "Scene",
                "Store", "Localization",
            ],
            swiftSettings: smallOnMainActor),
        .target(
            name: "PageSupervision", dependencies: ["Console", "JSON", "PageLink", "Pages", "Scene", "Localization"],
            swiftSettings: onMainActor),
        .target(
            name: "PageHosting", dependencies: ["CSandbox", "Files", "GLibKit", "PageSupervision"],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "Peekaboard",
            dependencies: [
                "BoardKinds", "Boards", "CGtk", "Decks", "Files", "Gameplay", "GtkKit", "PeekaboardModel", "Program",
                "Scene", "Store",
            ],
            swiftSettings: smallOnMainActor),
        .executableTarget(
            name: "PeekaboardLive",
            dependencies: [
                "CGtk", "CSourceView", "Files", "GtkKit", "PageHosting", "PageLink", "PageSupervision", "Pages",
                "Program", "Scene", "Seeding",
            ],
            swiftSettings: onMainActor),
        .target(name: "CPageFaults"),
        .target(name: "CPageTasks"),
        .target(name: "CSandbox"),
        .target(name: "CPageForks", dependencies: ["CSandbox"]),
        .executableTarget(name: "PeekaboardSandbox", dependencies: ["CSandbox"]),
        .executableTarget(
            name: "PeekaboardPage",
            dependencies: [
                "BoardKinds", "Boards", "CPageFaults", "CPageForks", "CPageTasks", "CSandbox", "PageLink", "PageValues",
                "PlaygroundSupport", "Scene", "Seeding", "Localization", "Typesetting", "UIKit",
            ],
            swiftSettings: onMainActor,
            // A page resolves the PlaygroundSupport classes in the program that loads it.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: testing),
        // It computes the checksums of some hundred megabytes.
        .testTarget(name: "HandMadeZips", path: "Tests/HandMadeZips", swiftSettings: strict),
        .testTarget(
            name: "ArchivesTests", dependencies: ["Archives", "HandMadeZips", "Seeding"], swiftSettings: testing),
        .testTarget(
            name: "RandomDecks", dependencies: ["Decks", "Seeding"], path: "Tests/RandomDecks", swiftSettings: testing),
        .testTarget(
            name: "DecksTests",
            dependencies: ["Decks", "Files", "HandMadeZips", "JSON", "RandomDecks", "Seeding", "TemporaryFolders"],
            swiftSettings: testing),
        .testTarget(name: "SeedingTests", dependencies: ["Seeding"], swiftSettings: testing),
        .testTarget(
            name: "GameplayTests", dependencies: ["Gameplay", "Seeding"] + rulesDependencies, swiftSettings: testing),
        .testTarget(
            name: "RandomTrees", dependencies: ["Scene", "Seeding"], path: "Tests/RandomTrees", swiftSettings: testing),
        .testTarget(name: "SceneTests", dependencies: ["RandomTrees", "Scene", "Seeding"], swiftSettings: testing),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: testing),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TemporaryFolders"], swiftSettings: testing),
        .testTarget(
            name: "TestStages", dependencies: ["Boards", "Gameplay", "Scene"], path: "Tests/TestStages",
            swiftSettings: testing),
        .testTarget(
            name: "BoardsTests",
            dependencies: ["TestStages", "Boards", "Files", "Gameplay", "Scene", "Seeding"] + rulesDependencies,
            swiftSettings: testing),
        .testTarget(
            name: "BoardKindsTests",
            dependencies: ["BoardKinds", "Boards", "Gameplay", "Scene"] + rulesDependencies,
            swiftSettings: testing),
        .testTarget(
            name: "PageLinkTests", dependencies: ["PageLink", "RandomTrees", "Scene", "Seeding"],
            swiftSettings: testing),
        .testTarget(
            name: "PageTests",
            dependencies: [
                "BoardKinds", "Boards", "CSandbox", "GtkKit", "PageLink", "PageSupervision", "Pages", "PaintedTrees",
                "PeekaboardPage", "PeekaboardSandbox", "PlaygroundSupport", "RecordingHosts", "Scene", "Seeding",
                "Typesetting", "UIKit",
            ] + rulesDependencies, exclude: ["Attempts", "Listings", "Pictures"], swiftSettings: testingOnMainActor),
        .testTarget(
            name: "PaintedTrees", dependencies: ["CGtk", "GtkKit", "Scene"], path: "Tests/PaintedTrees",
            swiftSettings: testing),
        .testTarget(
            name: "RecordingHosts", dependencies: ["CGtk", "GLibKit", "PageHosting", "PageSupervision"],
            path: "Tests/RecordingHosts", swiftSettings: testingOnMainActor),
        .testTarget(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: testing),
        .testTarget(
            name: "CompiledPages", dependencies: ["Pages", "TemporaryFolders"], path: "Tests/CompiledPages",
            swiftSettings: testing),
        .testTarget(
            name: "PagesTests", dependencies: ["CompiledPages", "Files", "Pages", "Seeding", "TemporaryFolders"],
            swiftSettings: testing),
        .testTarget(
            name: "PageSupervisionTests",
            dependencies: [
                "Console", "JSON", "PageLink", "PageSupervision", "Pages", "Scene", "Seeding", "TemporaryFolders",
            ],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "CodeAssistantTests",
            dependencies: [
                "PageSupervision", "Pages", "PeekaboardSandbox", "PlaygroundSupport", "RecordingHosts",
                "TemporaryFolders", "UIKit",
            ],
            swiftSettings: testingOnMainActor),
        .testTarget(name: "PageValuesTests", dependencies: ["PageValues"], swiftSettings: testing),
        .testTarget(
            name: "UIKitTests", dependencies: ["Scene", "Seeding", "UIKit"],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "PlaygroundSupportTests", dependencies: ["Boards", "PlaygroundSupport", "Scene", "Seeding", "UIKit"],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "GLibKitTests", dependencies: ["CGtk", "Files", "GLibKit", "TemporaryFolders"],
            swiftSettings: testing),
        .testTarget(
            name: "GtkKitTests",
            dependencies: [
                "CGtk", "Files", "GtkKit", "PaintedTrees", "RandomTrees", "Scene", "Seeding", "TemporaryFolders",
            ], swiftSettings: testing),
        .testTarget(
            name: "TypesettingTests", dependencies: ["CGtk", "Scene", "Seeding", "Typesetting"], swiftSettings: testing),
        .testTarget(
            name: "PeekaboardModelTests",
            dependencies: [
                "BoardKinds", "Boards", "Console", "Decks", "Files", "Gameplay", "PeekaboardModel", "RandomDecks",
                "Scene", "Seeding", "Store", "TemporaryFolders",
            ] + rulesDependencies, exclude: ["Fixtures"],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "PeekaboardLiveTests",
            dependencies: [
                "CGtk", "GtkKit", "PageHosting", "PageSupervision", "Pages", "PeekaboardLive", "Seeding",
                "TemporaryFolders",
            ],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "Archives", "Boards", "CGtk", "CompiledPages", "Console", "Decks", "Files", "Gameplay", "GtkKit",
                "HandMadeZips",
                "JSON", "PageLink", "PageSupervision", "Pages", "RandomDecks", "RandomTrees", "Scene", "Seeding",
                "Store",
                "TemporaryFolders",
            ] + rulesDependencies, swiftSettings: testing),
        // A SQLite VFS that loses data that was not synced.
        .target(name: "CUnsafeDisk", dependencies: ["CSQLite"], path: "Tests/CUnsafeDisk"),
        .testTarget(
            name: "StoreTests",
            dependencies: ["CSQLite", "CUnsafeDisk", "Gameplay", "Seeding", "Store", "TemporaryFolders"],
            swiftSettings: testing),
    ],
    swiftLanguageModes: [.v6]
)
