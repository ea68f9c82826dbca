import CGtk
import Glibc
import GtkKit

shareHeap()
let installation = Installation()
let options = Options.ofThisProcess(installation)
Census.begin()
SettingsPlace.prepare(hasSessionBus: connectToSessionBus())
guard gtk_init_check() != 0 else {
    complain(translated("There is no display to play on"))
    exit(1)
}
let status = Application(options: options, installation: installation).run()
Census.write()
exit(status)
