import Glibc
import GtkKit
import Program

let installation = Installation()
let options = LiveOptions.ofThisProcess(installation)
if let refusal = options.refusal {
    complain(refusal)
    exit(1)
}
// Who reads what pages print may go before we do.
signal(SIGPIPE, SIG_IGN)
prepareWindows(withoutDisplay: translated("Could not open a display"))
let status = LiveApplication(options: options, installation: installation).run()
Census.write()
exit(status)
