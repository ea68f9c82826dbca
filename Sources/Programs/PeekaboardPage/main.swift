// SPDX-License-Identifier: GPL-3.0-or-later
// The process that runs a page. The window starts it ahead of time and passes it one end of the link.

import CPageFaults
import CSandbox
import Glibc
import PageLink

guard fcntl(pageDescriptor, F_GETFD) >= 0 else {
    // Not meant to be started from a shell.
    _ = "peekaboard-page: this is a part of peekaboard-live\n".withCString { write(2, $0, strlen($0)) }
    exit(2)
}
// This comes before everything that starts a thread. A page that could not be restricted does not run.
guard sandbox_enter(sandbox_page, CommandLine.argc, CommandLine.unsafeArgv) >= 0 else { exit(3) }
// A child process of the page must not keep the link open.
_ = fcntl(pageDescriptor, F_SETFD, FD_CLOEXEC)
page_faults_install_handlers()
let link = Link(toWindow: pageDescriptor)
// The guard of processes that fork ends them.
if CommandLine.arguments.contains("--forks") { PastServer(link).run() }
page_faults_exit_with_link(pageDescriptor)
PageServer(link).run()
