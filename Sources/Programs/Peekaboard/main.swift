// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import Glibc
import GtkKit
import PeekaboardModel

useSingleHeapArena()
let installation = Installation()
PictureDecoder.shared = PictureDecoder(program: installation.decoderProgram)
let options = Options.ofThisProcess(installation)
if let file = options.exportFile { exit(ResultsExport.run(to: file, installation)) }
prepareWindows(
    icon: Installation.id, iconFolders: [installation.icons],
    withoutDisplay: translated("Could not open a display: start Peekaboard in a graphical session"))
let status = Application(options: options, installation: installation).run()
Census.write()
exit(status)
