// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import JSON
import PageSource

/// What a page imports from the package that contains it. SwiftPM builds it before the page.
package struct PackageImports: Equatable, Sendable {
    /// The package.
    package let package: SwiftPackage
    /// The names of the modules, in alphabetical order; never empty.
    package let modules: [String]

    /// Finds out what a page imports. `edited` are texts by path that count instead of what the files contain, and `known`
    /// are the search paths of modules that every page may import. Returns `nil` if the page imports nothing of a package.
    package init?(of page: Playground.Page, edited: [String: String] = [:], known: [String]) {
        guard let package = page.swiftPackage else { return nil }
        let known = SearchedModules(paths: known)
        let texts = page.files.compactMap { edited[$0] ?? Disk.text(of: $0) }
        modules = package.modules(importedBy: texts).filter { !known.contains($0) }
        self.package = package
        if modules.isEmpty { return nil }
    }

    /// Returns a build of the modules in a folder, which keeps what it builds. `known` are the search paths of modules that
    /// every page may import, and that the package can import, too.
    package func build(with toolchain: Toolchain, known: [String], in folder: String) -> Build {
        PackageProducts.forgetTimes(in: "\(folder)/build/debug")
        var options = [
            "--package-path", package.folder, "--scratch-path", "\(folder)/build", "--cache-path", "\(folder)/cache",
            "--config-path", "\(folder)/config", "--security-path", "\(folder)/security",
            "--build-system", "native", "--disable-automatic-resolution", "--disable-index-store",
        ]
        let compilerOptions = ["-diagnostic-style", "llvm"] + known.map { "-I\($0)" }
        options += compilerOptions.flatMap { ["-Xswiftc", $0] }
        return Build(
            commands: modules.map {
                Build.Command(program: toolchain.packageBuilder, arguments: options + ["--target", $0])
            }, with: toolchain)
    }

    /// Returns what the last build of the modules has left in its folder.
    package func products(in folder: String) -> PackageProducts {
        PackageProducts(in: "\(folder)/build/debug", of: modules)
    }
}

/// What SwiftPM has built of a package, for the compiler and the linker of a page.
package struct PackageProducts: Equatable, Sendable {
    /// The search path of the modules.
    let modules: String
    /// The objects of the modules that the page imports.
    let objects: [String]
    /// Those of all other targets that were ever built, of which the linker takes what is needed.
    let others: [String]
    /// The descriptions of the modules of targets in C.
    let moduleMaps: [String]

    fileprivate init(in folder: String, of imports: [String]) {
        modules = "\(folder)/Modules"
        let targets = Folder.visibleNames(in: folder).filter { $0.hasSuffix(".build") }
        let imported = Set(imports.map { "\($0).build" })
        objects = targets.filter(imported.contains).flatMap { Self.objects(in: "\(folder)/\($0)") }
        others = targets.filter { !imported.contains($0) }.flatMap { Self.objects(in: "\(folder)/\($0)") }
        moduleMaps = targets.map { "\(folder)/\($0)/module.modulemap" }.filter { FileKind(of: $0) == .file }
    }

    /// Lets the driver compile all sources of each target that has changed. By what it has noted about the last build, it
    /// would leave out a source that is saved again within a second.
    fileprivate static func forgetTimes(in folder: String) {
        for name in Folder.visibleNames(in: folder) where name.hasSuffix(".build") {
            Disk.remove("\(folder)/\(name)/primary.priors")
        }
    }

    /// The options of the compiler.
    var options: [String] { ["-I", modules] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } }
    /// The arguments of the linker.
    var linked: [String] { objects + (others.isEmpty ? [] : ["--start-lib"] + others + ["--end-lib"]) }

    /// Returns the objects in the folder of a target, of which there are none if it was not built. The folder still has
    /// those of sources that were removed or renamed, but in Swift there is a list.
    private static func objects(in folder: String) -> [String] {
        if let text = Disk.text(of: "\(folder)/output-file-map.json"), let files = try? JSON(parsing: text).object {
            return files.values.compactMap { $0["object"]?.string }.filter { FileKind(of: $0) == .file }.sorted()
        }
        return SourceTree(folder, ending: ".o").files
    }
}
