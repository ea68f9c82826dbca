/* What has to be written in C in the process that runs a page: a handler of signals may neither allocate nor take locks, which
 * Swift cannot promise. */

#ifndef CPAGEFAULTS_H
#define CPAGEFAULTS_H

/* Begins to report on standard error where the page is when a signal ends it, or when SIGUSR1 asks. A report is a line of text
 * that begins with the character U+001E: `fault 4 1a2b 3c4d`, which are the signal and the places in the page's library, the
 * innermost first, in hexadecimal bytes from the library's beginning. What was printed by then is not lost. */
void page_faults_report(void);

/* Tells which library is the page's, by an address in it; nothing is known of places before that. */
void page_faults_watch(const void *address);

/* Has this process end as soon as the socket `link` has no other end, whatever the page is doing then. */
void page_faults_end_with(int link);

#endif
