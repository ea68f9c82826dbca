import CGtk
import Glibc
import GtkKit

let installation = Installation()
let options = LiveOptions.ofThisProcess(installation)
if let refusal = options.refusal {
    complain(refusal)
    exit(1)
}
// Who reads what pages print may go before we do.
signal(SIGPIPE, SIG_IGN)
Census.begin()
SettingsPlace.prepare(hasSessionBus: connectToSessionBus())
guard gtk_init_check() != 0 else {
    complain(translated("There is no display to show a page on"))
    exit(1)
}
let status = LiveApplication(options: options, installation: installation).run()
Census.write()
exit(status)
