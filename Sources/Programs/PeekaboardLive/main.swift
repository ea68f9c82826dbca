// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import Glibc
import GtkKit

let installation = Installation()
PictureDecoder.shared = PictureDecoder(program: installation.decoderProgram)
let options = LiveOptions.ofThisProcess(installation)
if let refusal = options.refusal {
    printError(refusal)
    exit(1)
}
// The reader of standard output may exit before this program does.
signal(SIGPIPE, SIG_IGN)
var program: PlayedProgram?
switch options.command {
case .initialize: exit(makePackagePlayground())
case .export(let page, let folder):
    let command = ProgramCommand(options: options, installation: installation)
    exit(command.export(page, to: folder))
case .build(let source, let module):
    let command = ProgramCommand(options: options, installation: installation)
    exit(command.build(source, to: module))
case .play(let module):
    do throws(PlayedProgram.ReadError) {
        program = try PlayedProgram(module: module)
        // X11 gets it with the connection to the display.
        g_set_prgname(program?.manifest.description.id)
    } catch {
        printError(error.message)
        exit(1)
    }
case nil: break
}
if let file = options.replay {
    let command = ReplayCommand(options: options, installation: installation)
    exit(command.run(file))
}
prepareWindows(
    icon: program?.manifest.description.id ?? Installation.liveID,
    iconFolders: [installation.icons] + (program.map { [$0.icons] } ?? []),
    withoutDisplay: translated("Could not open a display: start Peekaboard in a graphical session"))
let status =
    if let program {
        ProgramApplication(program, options: options, installation: installation).run()
    } else {
        LiveApplication(options: options, installation: installation).run()
    }
Census.write()
exit(status)
