// The process that runs a page: started by the window, ahead of time, with the numbers of two files that it is given: the link
// over which it is told what to do, and the file in which it reports where the page has ended.

import CPageFaults
import Glibc
import PageLink

guard CommandLine.arguments.count == 3, let link = Int32(CommandLine.arguments[1]),
    let report = Int32(CommandLine.arguments[2]), fcntl(link, F_GETFD) >= 0, fcntl(report, F_GETFD) >= 0
else {
    // Nobody starts it by hand.
    _ = "peekaboard-page: this is a part of peekaboard-live\n".withCString { write(2, $0, strlen($0)) }
    exit(2)
}
// What a page starts shall not keep the link open.
for descriptor in [link, report] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
page_faults_report_to(report)
page_faults_end_with(link)
PageProcess(Link(toWindow: link)).run()
