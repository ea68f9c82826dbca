// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
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
if options.makesPlayground { exit(makePackagePlayground()) }
if let file = options.replay {
    let command = ReplayCommand(options: options, installation: installation)
    exit(command.run(file))
}
prepareWindows(withoutDisplay: translated("Could not open a display: start Peekaboard in a graphical session"))
let status = LiveApplication(options: options, installation: installation).run()
Census.write()
exit(status)
