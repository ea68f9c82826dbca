// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageLink
import PageSource

/// What the time line needs of the runner.
extension PlaygroundRunner {
    /// Returns what reports failures of a page. It reads the folder of the page's build.
    func reporter(of files: PageFiles) -> FailureReporter {
        let build = FilePath.folder(of: files.library)
        let symbolizer = { [sandbox, toolchain] in
            sandbox.symbolizer(arguments: $0, of: toolchain, reading: build)
        }
        return FailureReporter(files, symbolizer: symbolizer, host: host)
    }

    /// Lets the time line start processes and report failures.
    func connectTimeLine() {
        timeLine.makeProcess = { [weak self] in
            guard let self else { return nil }
            let launch = sandbox.past(
                libraries: toolchain?.libraries ?? "", reading: readableFiles, builds: folder.path)
            return PageProcess(launch, host: host)
        }
        timeLine.makeReporter = { [weak self] files in self?.reporter(of: files) }
        timeLine.happened = { [weak self] event in
            guard let self else { return }
            switch event {
            case .valuesChanged: showValues()
            case .failed(let message, let problem):
                // The next run repeats the same, and reports it.
                guard next == nil else { return }
                happened(.said(message, .error))
                if let problem, page.files.contains(problem.path) { problems.append(problem) }
            }
        }
    }
}
