import Glibc
import GtkKit

/// What the command line of a program asks for.
public protocol ProgramOptions {
    /// Reads the command line, the program's name first.
    init(_ arguments: [String]) throws(OptionParser.Problem)
    /// Whether only the version is asked for.
    var wantsVersion: Bool { get }
}

extension ProgramOptions {
    /// What the command line of this process asks for, in the user's language. Where it is none, the process ends with one
    /// line that says so; where only the version is asked for, it ends with that.
    public static func ofThisProcess(_ installation: Installation) -> Self {
        setUpTranslation(domain: "peekaboard", folder: installation.translations)
        do throws(OptionParser.Problem) {
            let options = try Self(CommandLine.arguments)
            guard options.wantsVersion else { return options }
            print("Peekaboard \(Installation.version)")
            exit(0)
        } catch {
            complain(error.message)
            exit(2)
        }
    }
}
