// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import PageBuild
import PageSource

/// What is built, and with which limits.
extension PlaygroundRunner {
    /// Returns how to build the page with texts in a folder.
    func prepareBuild(
        of texts: [String: String], with toolchain: Toolchain, in path: String, showsValues: Bool = false
    ) throws(Build.PreparationError) -> VariantBuilder.Preparation {
        let products = imports.map { $0.products(in: folder.folder(of: $0.package)) }
        let build = try Build(
            of: page, edited: texts, with: toolchain, modules: programs.modules, products: products,
            cache: ModuleCache.option, in: path, showsValues: showsValues)
        return (build, launch(in: path))
    }

    /// Returns how to build what the page imports of a package.
    func prepareBuild(of imports: PackageImports, with toolchain: Toolchain) -> VariantBuilder.Preparation {
        let (sandbox, builds) = (sandbox, folder.folder(of: imports.package))
        let build = imports.build(with: toolchain, known: programs.modules, in: builds)
        return (build, { sandbox.packageCommand($0, of: toolchain, reading: imports.package, writing: builds) })
    }

    /// Returns how to start the commands of a build in a folder.
    func launch(in build: String) -> (Build.Command) -> ProcessLaunch {
        guard let toolchain else { return { ProcessLaunch(program: $0.program, arguments: $0.arguments) } }
        var readable = readableFiles
        if let imports { readable.add(folder.folder(of: imports.package)) }
        let (sandbox, cache) = (sandbox, folder.cache)
        return { sandbox.launch($0, of: toolchain, reading: readable, writing: [build], cache: cache) }
    }
}
