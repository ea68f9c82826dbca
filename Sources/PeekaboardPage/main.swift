// The process that runs a page: started by the window, ahead of time, with one end of the link between the two.

import CPageFaults
import Glibc
import PageLink

guard fcntl(pageDescriptor, F_GETFD) >= 0 else {
    // Nobody starts it by hand.
    _ = "peekaboard-page: this is a part of peekaboard-live\n".withCString { write(2, $0, strlen($0)) }
    exit(2)
}
// What a page starts shall not keep the link open.
_ = fcntl(pageDescriptor, F_SETFD, FD_CLOEXEC)
page_faults_report()
page_faults_end_with(pageDescriptor)
PageServer(Link(toWindow: pageDescriptor)).run()
