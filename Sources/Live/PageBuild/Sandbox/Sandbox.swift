// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import HostInterface
import PageSource

/// Determines what pages and the compiler are limited to. Pages come from strangers, and so does what is compiled.
package nonisolated struct Sandbox: Sendable {
    /// The environment of the Swift runtime of a page. The order of sets and dictionaries is the same in each run.
    private static let runtime = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    /// The memory limit of the compiler and the language server, in bytes. A few lines with nested generic types need
    /// any amount.
    private static let compilerMemory = 2 << 30
    /// The processor time of a command of a build, of the formatter, and of `llvm-symbolizer`, in seconds. Most pages need
    /// a tenth of one.
    private static let compilerTime = 10
    /// That of SwiftPM and the compilers that it starts.
    private static let packageTime = 120

    private let programs: PagePrograms
    /// Whether the user lets the page run although the kernel cannot limit it.
    private let mayBeIncomplete: Bool

    /// Creates a sandbox for programs. `mayBeIncomplete` is whether the user lets the page run although the kernel cannot
    /// limit it.
    package init(_ programs: PagePrograms, mayBeIncomplete: Bool = false) {
        self.programs = programs
        self.mayBeIncomplete = mayBeIncomplete
    }

    /// Returns how to start a process for a page. It limits itself before it does anything else. `libraries` is the
    /// folder of the Swift libraries, and `builds` that of the libraries of pages.
    package func page(libraries: String, reading files: ReadableFiles, builds: String) -> ProcessLaunch {
        guard !programs.areTrusted else {
            return ProcessLaunch(
                program: programs.page, arguments: ["--trusted"],
                environment: ["LD_LIBRARY_PATH": libraries].merging(Self.runtime) { $1 })
        }
        let limits = pageLimits(libraries: libraries, reading: files, builds: builds)
        var launch = ProcessLaunch(program: programs.page, arguments: limits.options)
        launch.environment = environment(SystemPaths.pageVariables)
        launch.environment["LD_LIBRARY_PATH"] = libraries
        launch.environment.merge(Self.runtime) { $1 }
        launch.inheritsEnvironment = false
        return launch
    }

    /// Returns how to start a process for an exported program that has libraries of Swift of its own, in the folder
    /// `libraries`. They could do anything before the process limits itself, so it is limited before they are loaded, too.
    package func program(libraries: String, reading files: ReadableFiles, builds: String) -> ProcessLaunch {
        var launch = page(libraries: libraries, reading: files, builds: builds)
        guard !programs.areTrusted else { return launch }
        launch.confinement = pageLimits(libraries: libraries, reading: files, builds: builds)
        launch.confinement?.executable = SystemPaths.loaders + [programs.page]
        launch.confinement?.becomesPage = true
        return launch
    }

    private func pageLimits(libraries: String, reading files: ReadableFiles, builds: String) -> Confinement {
        var limits = Confinement(
            readable: SystemPaths.libraries + SystemPaths.runtime
                + SystemPaths.texts(environment: programs.environment) + programs.data + programs.modules
                + [libraries, builds] + files.paths)
        limits.mayBeIncomplete = mayBeIncomplete
        return limits
    }

    /// Returns how to start a process that shows the past of a page. It may also fork itself.
    package func past(libraries: String, reading files: ReadableFiles, builds: String) -> ProcessLaunch {
        var launch = page(libraries: libraries, reading: files, builds: builds)
        launch.arguments.insert("--forks", at: 0)
        launch.forks = true
        return launch
    }

    /// Returns how to start a command of a build, which can change the folders `writing`, of which the first also is
    /// its folder for temporary files, and `cache`, which is its working folder.
    package func launch(
        _ command: Build.Command, of toolchain: Toolchain, reading files: ReadableFiles, writing folders: [String],
        cache: ModuleCache? = nil
    ) -> ProcessLaunch {
        var launch = tool(command.program, command.arguments, of: toolchain)
        launch.confinement?.readable += SystemPaths.headers + programs.modules + files.paths
        launch.confinement?.writable += folders
        if let cache {
            launch.confinement?.readable.append(cache.shared)
            launch.confinement?.writable.append(cache.path)
            launch.folder = cache.path
        }
        if command.program == toolchain.driver {
            launch.confinement?.allowsChildren = true
            launch.confinement?.executable += SystemPaths.linkers
        }
        if !programs.areTrusted { launch.environment["TMPDIR"] = folders.first }
        launch.processorTimeLimit = Self.compilerTime
        return launch
    }

    /// Returns how to start a command that builds a package, of which it changes nothing but the folder `builds`. It
    /// compiles and runs the manifest, so the user has agreed to that.
    package func packageCommand(
        _ command: Build.Command, of toolchain: Toolchain, reading package: SwiftPackage, writing builds: String
    ) -> ProcessLaunch {
        var launch = tool(command.program, command.arguments, of: toolchain)
        // Its children look at themselves in `/proc`, of which they would otherwise see their parent's part.
        launch.confinement?.readable +=
            SystemPaths.headers + programs.modules + ["/proc", "\(toolchain.folder)/share", package.folder]
        launch.confinement?.writable = [builds]
        launch.confinement?.executable += SystemPaths.linkers + SystemPaths.packageTools + [builds]
        launch.confinement?.allowsChildren = true
        if !programs.areTrusted {
            for name in ["HOME", "TMPDIR", "XDG_CACHE_HOME"] { launch.environment[name] = builds }
        }
        launch.processorTimeLimit = Self.packageTime
        return launch
    }

    /// Returns how to start the language server, which sees a page only in the folder of its workspace, and can change
    /// another one. It is limited even if pages are trusted, because it needs nothing else, and would use folders of the
    /// user otherwise. Its runtime looks at the state of its threads in `/proc`.
    package func languageServer(
        _ program: String, of toolchain: Toolchain, reading workspace: String, writing scratch: String
    ) -> ProcessLaunch {
        var launch = confinedTool(program, [], of: toolchain)
        launch.confinement?.readable += SystemPaths.headers + programs.modules + ["/proc", workspace]
        launch.confinement?.writable = [scratch]
        for name in ["HOME", "CFFIXED_USER_HOME", "TMPDIR"] { launch.environment[name] = scratch }
        return launch
    }

    /// Returns how to start the formatter for a copy of a file in a folder; `nil` if the toolchain has none. `settings` is
    /// the path of the user's settings.
    package func formatter(
        of toolchain: Toolchain, for copy: String, in folder: String, settings: String?
    ) -> ProcessLaunch? {
        guard let formatter = toolchain.formatter else { return nil }
        let arguments = CodeFormatter.arguments(of: copy, settings: settings ?? CodeFormatter.settings)
        var launch = confinedTool(formatter, arguments, of: toolchain)
        launch.confinement?.readable += [folder] + (settings.map { [$0] } ?? [])
        launch.processorTimeLimit = Self.compilerTime
        return launch
    }

    /// Returns how to start `llvm-symbolizer` for a library in the folder of a build.
    package func symbolizer(arguments: [String], of toolchain: Toolchain?, reading build: String) -> ProcessLaunch {
        guard let toolchain else { return ProcessLaunch(program: "", arguments: []) }
        var launch = tool(toolchain.symbolizer, arguments, of: toolchain)
        launch.confinement?.readable.append(build)
        launch.processorTimeLimit = Self.compilerTime
        return launch
    }

    private func tool(_ program: String, _ arguments: [String], of toolchain: Toolchain) -> ProcessLaunch {
        programs.areTrusted
            ? ProcessLaunch(program: program, arguments: arguments) : confinedTool(program, arguments, of: toolchain)
    }

    private func confinedTool(_ program: String, _ arguments: [String], of toolchain: Toolchain) -> ProcessLaunch {
        var launch = ProcessLaunch(program: program, arguments: arguments)
        // The toolchain may share its folder with other programs, such as in `/usr`.
        let parts = ["lib", "libexec", "include", "share/swift"].map { "\(toolchain.folder)/\($0)" }
        let tools = toolchain.folder == "/usr" ? SystemPaths.sharedTools : ["\(toolchain.folder)/bin"]
        let libraries = (programs.environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
        launch.confinement = Confinement(
            readable: SystemPaths.libraries + SystemPaths.runtime + libraries,
            executable: SystemPaths.loaders + parts + tools + [program])
        launch.confinement?.mayBeIncomplete = mayBeIncomplete
        launch.environment = environment(["LD_LIBRARY_PATH"])
        launch.environment["PATH"] = "\(toolchain.folder)/bin:/usr/bin"
        launch.inheritsEnvironment = false
        launch.memoryLimit = Self.compilerMemory
        return launch
    }

    private func environment(_ names: Set<String>) -> [String: String] {
        var variables = programs.environment.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
        // The runtime's own crash reports need another program.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables
    }
}
