// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
// Swift imports its regular expression module implicitly, which links all of it. The main program does not use regular
// expressions, so it leaves the module out to start faster and stay small.
let small: [SwiftSetting] =
    strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]
// Only the code under test is optimized. Optimizing the tests as well would take longer than running them.
// Their modules are written while they are compiled, because a command of its own would read all sources once more.
let testing: [SwiftSetting] = strict + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]
let testingOnMainActor: [SwiftSetting] = testing + [.defaultIsolation(MainActor.self)]
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]
let smallOnMainActor: [SwiftSetting] = small + [.defaultIsolation(MainActor.self)]

/// Returns the settings of code that is compiled as if it were in other modules.
func within(_ modules: [String]) -> [SwiftSetting] {
    [.unsafeFlags(modules.flatMap { ["-Xfrontend", "-testable-import-module", "-Xfrontend", $0] })]
}

/// Returns targets that are in one folder.
func targets(in folder: String, _ targets: [Target]) -> [Target] {
    for target in targets { target.path = "\(folder)/\(target.name)" }
    return targets
}

/// The rules of each board. These targets do not depend on each other.
let rules = ["MemoryRules", "PentominoRules", "PasscodeRules"]
let rulesDependencies = rules.map { Target.Dependency(stringLiteral: $0) }

// The folders of `Sources`, from top to bottom: a target depends only on targets of its own folder and of those below.

let programs = targets(
    in: "Sources/Programs",
    [
        .executableTarget(
            name: "Peekaboard",
            dependencies: [
                "AppShell", "BoardKinds", "Boards", "CGtk", "Decks", "Files", "GameRecords", "GtkKit", "Localization",
                "MemoryRules", "PasscodeRules", "PeekaboardModel", "PentominoRules", "Scene", "Store",
            ],
            swiftSettings: smallOnMainActor),
        .executableTarget(
            name: "PeekaboardLive",
            dependencies: [
                "AppShell", "Archives", "CGtk", "CGtkSource", "CQRCode", "CSourceView", "CodeAssistance", "Console",
                "Files", "GtkKit", "HostInterface", "PageBuild", "PageExport", "PageHosting", "PageLink", "PageRuns",
                "PageSource", "Scene", "Seeding",
            ],
            swiftSettings: onMainActor),
        .executableTarget(
            name: "PeekaboardPage",
            dependencies: [
                "BoardKinds", "Boards", "CPageClock", "CPageFaults", "CPageForks", "CPageTasks", "CSandbox",
                "Files", "Localization", "PageLink", "PageValues", "Physics", "PlaygroundSupport", "Scene", "Seeding",
                "Typesetting", "ViewKit",
            ],
            swiftSettings: onMainActor,
            // A page resolves the PlaygroundSupport classes in the program that loads it.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        .executableTarget(name: "PeekaboardSandbox", dependencies: ["CSandbox"]),
        .executableTarget(
            name: "PeekaboardDecoder", dependencies: ["CDecoderLink", "CLazyLibrary", "CPixbuf", "CSandbox"]),
    ])

let live = targets(
    in: "Sources/Live",
    [
        .target(
            name: "PageHosting", dependencies: ["CSandbox", "Files", "GLibKit", "HostInterface"],
            swiftSettings: onMainActor),
        .target(
            name: "PageRuns",
            dependencies: [
                "CodeAssistance", "Console", "Files", "HostInterface", "JSON", "Localization", "PageBuild", "PageLink",
                "PageSource", "Scene",
            ],
            swiftSettings: onMainActor),
        .target(
            name: "PageExport", dependencies: ["Files", "HostInterface", "Localization", "PageBuild", "PageSource"],
            swiftSettings: strict),
        .target(
            name: "CodeAssistance",
            dependencies: ["Console", "Files", "HostInterface", "JSON", "PageBuild", "PageLink", "PageSource"],
            swiftSettings: onMainActor),
        .target(
            name: "PageBuild", dependencies: ["Files", "HostInterface", "JSON", "Localization", "PageSource"],
            swiftSettings: strict),
        .target(name: "PageSource", dependencies: ["Files", "HostInterface", "Localization"], swiftSettings: strict),
        .target(name: "HostInterface", swiftSettings: onMainActor),
    ])

let toolkit = targets(
    in: "Sources/Toolkit",
    [
        .target(
            name: "AppShell", dependencies: ["CGtk", "Files", "GtkKit"], resources: [.embedInCode("VERSION")],
            swiftSettings: smallOnMainActor),
        .target(
            name: "GtkKit",
            dependencies: [
                "CDecoderLink", "CGtk", "CSoundOutput", "Console", "Files", "GLibKit", "Localization", "Scene",
                "Typesetting",
            ],
            swiftSettings: smallOnMainActor),
        .target(
            name: "GLibKit", dependencies: ["CGtk", "CSoundRecording", "Files", "Localization"],
            swiftSettings: smallOnMainActor),
        // It includes the headers of GLib.
        .target(name: "CSoundRecording", dependencies: ["CGtk", "CLazyLibrary"]),
        .target(name: "CSoundOutput", dependencies: ["CLazyLibrary"]),
        .target(name: "CSourceView", dependencies: ["CGtkSource"]),
        .target(name: "CDecoderLink"),
        .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
        .systemLibrary(name: "CGtkSource", pkgConfig: "gtksourceview-5"),
        .systemLibrary(
            name: "CGtk", pkgConfig: Context.environment["PEEKABOARD_LIBRARIES"] ?? "libadwaita-1 librsvg-2.0 gsound"),
    ])

let pageKit = targets(
    in: "Sources/PageKit",
    [
        // `peekaboard-page` links none of these: build-aux/page-libraries makes them libraries that pages load.
        .target(name: "AVFAudio", dependencies: ["AVFoundation"], swiftSettings: onMainActor),
        .target(
            name: "AVFoundation", dependencies: ["Files", "Scene", "UIKit", "ViewKit"], swiftSettings: onMainActor),
        .target(name: "GameplayKit", dependencies: ["Scene", "ViewKit"], swiftSettings: onMainActor),
        .target(name: "UIKit", dependencies: ["ViewKit"], swiftSettings: onMainActor),
        .target(name: "XCPlayground", dependencies: ["PlaygroundSupport", "ViewKit"], swiftSettings: onMainActor),
        // A page calls it after each statement. All of its state is protected by a lock.
        .target(
            name: "PageValues", dependencies: ["Scene", "ViewKit"],
            swiftSettings: strict + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
        .target(
            name: "PlaygroundSupport",
            dependencies: ["Boards", "Files", "GameRecords", "Scene", "ViewKit"] + rulesDependencies,
            swiftSettings: onMainActor),
        .target(
            name: "ViewKit", dependencies: ["ConstraintSolver", "Files", "Scene", "Seeding"],
            swiftSettings: onMainActor),
    ])

let games = targets(
    in: "Sources/Games",
    [
        .target(
            name: "PeekaboardModel",
            dependencies: [
                "Archives", "BoardKinds", "Boards", "Console", "Decks", "Files", "GameRecords", "Localization",
                "MemoryRules", "Scene", "Store",
            ],
            swiftSettings: smallOnMainActor),
        .target(
            name: "BoardKinds",
            dependencies: ["Boards", "Files", "GameRecords", "Localization", "Scene"] + rulesDependencies,
            swiftSettings: small),
        .target(
            name: "Boards", dependencies: ["Files", "GameRecords", "Scene", "Seeding"] + rulesDependencies,
            swiftSettings: small),
        .target(name: "Store", dependencies: ["CSQLite", "Files", "GameRecords"], swiftSettings: small),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .target(name: "Decks", dependencies: ["Archives", "Files", "JSON"], swiftSettings: small),
        .target(name: "GameRecords", swiftSettings: small),
    ] + rules.map { .target(name: $0, dependencies: ["GameRecords", "Seeding"], swiftSettings: small) })

let pageBoundary = targets(
    in: "Sources/PageBoundary",
    [
        .target(name: "PageLink", dependencies: ["Scene"], swiftSettings: strict),
        .target(name: "CPageClock"),
        .target(name: "CPageFaults"),
        .target(name: "CPageTasks"),
        .target(name: "CPageForks", dependencies: ["CSandbox"]),
        .target(name: "CSandbox"),
    ])

let basics = targets(
    in: "Sources/Basics",
    [
        .target(name: "Archives", dependencies: ["CArchive", "Localization"], swiftSettings: small),
        // Few starts need the libraries of targets that depend on CLazyLibrary, so they are loaded, not linked.
        .target(name: "CArchive", dependencies: ["CLazyLibrary"]),
        .target(name: "CQRCode", dependencies: ["CLazyLibrary"]),
        .target(name: "JSON", dependencies: ["CJSON"], swiftSettings: small),
        .target(name: "CJSON", dependencies: ["CLazyLibrary"]),
        .target(name: "Physics", dependencies: ["CPhysics", "Scene"], swiftSettings: small),
        .target(name: "CPhysics", dependencies: ["CLazyLibrary"]),
        .target(name: "Typesetting", dependencies: ["CTypesetting", "Scene"], swiftSettings: small),
        .target(name: "CTypesetting", dependencies: ["CLazyLibrary", "CPango"]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
        .target(name: "CLazyLibrary"),
        .target(name: "Localization", dependencies: ["CIntl"], swiftSettings: small),
        .systemLibrary(name: "CIntl"),
        .target(name: "Console", swiftSettings: small),
        .target(name: "Files", swiftSettings: small),
        .target(name: "ConstraintSolver", swiftSettings: small),
        .target(name: "Scene", swiftSettings: small),
        .target(name: "Seeding", swiftSettings: small),
    ])

// The tests of a target are in the same folder of `Tests/Units` as the target is in `Sources`.

let programTests = targets(
    in: "Tests/Units/Programs",
    [
        .testTarget(
            name: "PageTests",
            dependencies: [
                "BoardKinds", "Boards", "CDecoderLink", "CSandbox", "DataFolder", "Files", "GtkKit", "HostInterface",
                "PageBuild", "PageLink", "PageRuns", "PageSource", "PaintedTrees", "PeekaboardPage",
                "PeekaboardSandbox", "PlaygroundSupport", "RecordingHosts", "Scene", "Seeding", "TestTiers",
                "Typesetting", "ViewKit",
            ] + rulesDependencies, exclude: ["Attempts", "Listings", "Pictures"], swiftSettings: testingOnMainActor),
        .testTarget(
            name: "PeekaboardLiveTests",
            dependencies: [
                "Archives", "CGtk", "Files", "GtkKit", "HandMadeZips", "PageBuild", "PageHosting", "PageRuns",
                "PageSource", "PeekaboardLive", "Seeding", "TemporaryFolders", "TestTiers",
            ],
            swiftSettings: testingOnMainActor),
    ])

let liveTests = targets(
    in: "Tests/Units/Live",
    [
        .testTarget(
            name: "PageRunsTests",
            dependencies: [
                "Files", "HostInterface", "JSON", "PageBuild", "PageLink", "PageRuns", "PageSource", "Scene", "Seeding",
                "TemporaryFolders", "TestHosts",
            ],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "CodeAssistanceTests",
            dependencies: [
                "CodeAssistance", "Console", "HostInterface", "JSON", "PageBuild", "PageSource", "PeekaboardSandbox",
                "PlaygroundSupport", "RecordingHosts", "TemporaryFolders", "TestHosts", "ViewKit",
            ],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "PageExportTests",
            dependencies: [
                "CGtk", "DataFolder", "Files", "HostInterface", "PageBuild", "PageExport", "PageSource", "Seeding",
                "TemporaryFolders", "TestHosts",
            ],
            swiftSettings: testing),
        .testTarget(
            name: "PageBuildTests",
            dependencies: ["CompiledPages", "Files", "PageBuild", "PageSource", "TemporaryFolders", "TestHosts"],
            swiftSettings: testing),
        .testTarget(
            name: "PageSourceTests",
            dependencies: ["DataFolder", "PageSource", "Seeding", "TemporaryFolders", "TestHosts", "TestTiers"],
            swiftSettings: testing),
    ])

let toolkitTests = targets(
    in: "Tests/Units/Toolkit",
    [
        .testTarget(
            name: "AppShellTests", dependencies: ["AppShell", "Files", "TemporaryFolders"], swiftSettings: testing),
        .testTarget(
            name: "GLibKitTests",
            dependencies: ["CGtk", "Files", "GLibKit", "GtkKit", "PaintedTrees", "Scene", "TemporaryFolders"],
            swiftSettings: testing),
        .testTarget(
            name: "GtkKitTests",
            dependencies: [
                "CAllocations", "CDecoderLink", "CGtk", "DataFolder", "Files", "GLibKit", "GtkKit", "PaintedTrees",
                "RandomTrees", "Scene", "Seeding", "TemporaryFolders", "TestTiers",
            ], swiftSettings: testing),
    ])

let pageKitTests = targets(
    in: "Tests/Units/PageKit",
    [
        .testTarget(
            name: "AVFoundationTests", dependencies: ["AVFoundation", "Scene", "UIKit", "ViewKit"],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "GameplayKitTests", dependencies: ["GameplayKit", "Seeding", "ViewKit"],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "PageValuesTests", dependencies: ["PageValues", "Scene", "ViewKit"], swiftSettings: testing),
        .testTarget(
            name: "PlaygroundSupportTests",
            dependencies: ["Boards", "PlaygroundSupport", "Scene", "Seeding", "ViewKit"],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "UIKitTests", dependencies: ["Scene", "Seeding", "Typesetting", "UIKit", "ViewKit"],
            swiftSettings: testingOnMainActor),
        .testTarget(
            name: "ViewKitTests", dependencies: ["Physics", "Scene", "Seeding", "ViewKit"],
            swiftSettings: testingOnMainActor),
    ])

let gameTests = targets(
    in: "Tests/Units/Games",
    [
        .testTarget(
            name: "BoardKindsTests",
            dependencies: [
                "BoardKinds", "Boards", "DataFolder", "GameRecords", "PlaygroundSupport", "Scene", "TestTiers",
            ]
                + rulesDependencies,
            swiftSettings: testing),
        .testTarget(
            name: "BoardsTests",
            dependencies: [
                "Boards", "DataFolder", "Files", "GameRecords", "Scene", "Seeding", "TestStages", "TestTiers",
            ] + rulesDependencies, swiftSettings: testing),
        .testTarget(
            name: "DecksTests",
            dependencies: [
                "DataFolder", "Decks", "Files", "HandMadeZips", "JSON", "RandomDecks", "Seeding", "TemporaryFolders",
                "TestTiers",
            ],
            swiftSettings: testing),
        .testTarget(
            name: "GameRecordsTests", dependencies: ["GameRecords", "Seeding", "TestTiers"] + rulesDependencies,
            swiftSettings: testing),
        .testTarget(
            name: "PeekaboardModelTests",
            dependencies: [
                "BoardKinds", "Boards", "Console", "DataFolder", "Decks", "Files", "GameRecords", "PeekaboardModel",
                "RandomDecks", "Scene", "Seeding", "Store", "TemporaryFolders", "TestTiers",
            ] + rulesDependencies, exclude: ["Fixtures"], swiftSettings: testingOnMainActor),
        .testTarget(
            name: "StoreTests",
            dependencies: [
                "CSQLite", "CUnsafeDisk", "GameRecords", "Seeding", "Store", "TemporaryFolders", "TestTiers",
            ],
            swiftSettings: testing),
    ]
        + rules.map {
            .testTarget(
                name: "\($0)Tests", dependencies: [.init(stringLiteral: $0), "GameRecords", "Seeding", "TestTiers"],
                swiftSettings: testing)
        })

let pageBoundaryTests = targets(
    in: "Tests/Units/PageBoundary",
    [
        .testTarget(
            name: "PageLinkTests", dependencies: ["PageLink", "RandomTrees", "Scene", "Seeding"],
            swiftSettings: testing)
    ])

let basicsTests = targets(
    in: "Tests/Units/Basics",
    [
        .testTarget(
            name: "ArchivesTests", dependencies: ["Archives", "HandMadeZips", "Seeding"], swiftSettings: testing),
        .testTarget(
            name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"],
            exclude: ["make-systems", "systems.txt"], swiftSettings: testing),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TemporaryFolders"], swiftSettings: testing),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: testing),
        .testTarget(name: "PhysicsTests", dependencies: ["Physics", "Scene"], swiftSettings: testing),
        .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: testing),
        .testTarget(name: "SceneTests", dependencies: ["RandomTrees", "Scene", "Seeding"], swiftSettings: testing),
        .testTarget(name: "SeedingTests", dependencies: ["Seeding"], swiftSettings: testing),
        .testTarget(
            name: "TypesettingTests", dependencies: ["CGtk", "Scene", "Seeding", "Typesetting"],
            swiftSettings: testing),
    ])

let fuzzTests = targets(
    in: "Tests/Units",
    [
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "Archives", "Boards", "CAllocations", "CGtk", "CodeAssistance", "CompiledPages", "Console",
                "DataFolder", "Decks", "Files", "GameRecords", "GtkKit", "HandMadeZips", "JSON", "PageBuild",
                "PageLink", "PageRuns", "PageSource", "PaintedTrees", "RandomDecks", "RandomTrees", "Scene", "Seeding",
                "Store", "TemporaryFolders",
            ] + rulesDependencies, swiftSettings: testing)
    ])

/// What several targets of tests use, or is written in C. Most are test targets, though they contain no tests, so that
/// they are compiled only with the tests.
let testSupport = targets(
    in: "Tests/Support",
    [
        // Replacements of `malloc` and `free`, which count.
        .target(name: "CAllocations"),
        .testTarget(
            name: "CompiledPages", dependencies: ["PageBuild", "PageSource", "TemporaryFolders"],
            swiftSettings: testing),
        // A SQLite VFS that loses data that was not synced.
        .target(name: "CUnsafeDisk", dependencies: ["CSQLite"]),
        .testTarget(name: "DataFolder", swiftSettings: testing),
        // It computes the checksums of some hundred megabytes.
        .testTarget(name: "HandMadeZips", swiftSettings: strict),
        // It compares the colors of all points of pictures.
        .testTarget(
            name: "PaintedTrees", dependencies: ["CGtk", "GtkKit", "PeekaboardDecoder", "Scene"],
            swiftSettings: strict),
        .testTarget(name: "RandomDecks", dependencies: ["Decks", "Seeding"], swiftSettings: testing),
        .testTarget(name: "RandomTrees", dependencies: ["Scene", "Seeding"], swiftSettings: testing),
        .testTarget(
            name: "RecordingHosts", dependencies: ["CGtk", "GLibKit", "HostInterface", "PageHosting"],
            swiftSettings: testingOnMainActor),
        .testTarget(name: "TemporaryFolders", swiftSettings: testing),
        .testTarget(
            name: "TestHosts", dependencies: ["HostInterface", "PageLink", "Scene"], swiftSettings: testingOnMainActor),
        .testTarget(name: "TestStages", dependencies: ["Boards", "GameRecords", "Scene"], swiftSettings: testing),
        .testTarget(name: "TestTiers", swiftSettings: testing),
    ])

/// A board that only tests have. `Tests/FourthBoard/try` adds it to the programs instead, in a copy of this package.
let lightsOut: [Target] = [
    .testTarget(
        name: "LightsOutRules", dependencies: ["GameRecords", "Seeding"],
        path: "Tests/FourthBoard/Sources/Games/LightsOutRules", swiftSettings: small),
    .testTarget(
        name: "LightsOutBoard", dependencies: ["Boards", "GameRecords", "LightsOutRules", "Scene", "Seeding"],
        path: "Tests/FourthBoard/Sources/Games/Boards", swiftSettings: small + within(["Boards"])),
    .testTarget(
        name: "LightsOutKind",
        dependencies: [
            "BoardKinds", "Boards", "GameRecords", "LightsOutBoard", "LightsOutRules", "Localization",
            "PlaygroundSupport", "Scene",
        ],
        path: "Tests/FourthBoard/Sources", exclude: ["Games/Boards", "Games/LightsOutRules"],
        swiftSettings: small + within(["BoardKinds", "LightsOutBoard", "PlaygroundSupport"])),
    .testTarget(
        name: "LightsOutTests",
        dependencies: [
            "BoardKinds", "Boards", "GameRecords", "LightsOutBoard", "LightsOutKind", "LightsOutRules", "Scene",
            "Seeding",
            "TestStages",
        ],
        path: "Tests/FourthBoard/Tests", exclude: ["Desktop"],
        swiftSettings: testing + within(["LightsOutBoard", "LightsOutKind"])),
]

let code = programs + live + toolkit + pageKit + games + pageBoundary + basics
let tests =
    programTests + liveTests + toolkitTests + pageKitTests + gameTests + pageBoundaryTests + basicsTests + fuzzTests
    + testSupport + (rules.contains("LightsOutRules") ? [] : lightsOut)

let package = Package(
    name: "Peekaboard",
    products: [
        .executable(name: "peekaboard", targets: ["Peekaboard"]),
        .executable(name: "peekaboard-live", targets: ["PeekaboardLive"]),
        .executable(name: "peekaboard-page", targets: ["PeekaboardPage"]),
        .executable(name: "peekaboard-sandbox", targets: ["PeekaboardSandbox"]),
        .executable(name: "peekaboard-decoder", targets: ["PeekaboardDecoder"]),
    ],
    targets: code + tests,
    swiftLanguageModes: [.v6]
)
