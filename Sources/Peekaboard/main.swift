import CGtk
import Glibc
import GtkKit

let installation = Installation()
setUpTranslation(domain: "peekaboard", folder: installation.translations)

let options: Options
do {
    options = try Options(CommandLine.arguments)
} catch {
    complain(error.message)
    exit(2)
}
if options.wantsVersion {
    print("Peekaboard \(Installation.version)")
    exit(0)
}
SettingsPlace.prepare(hasSessionBus: connectToSessionBus())
guard gtk_init_check() != 0 else {
    complain(translated("There is no display to play on"))
    exit(1)
}
exit(Application(options: options, installation: installation).run())
