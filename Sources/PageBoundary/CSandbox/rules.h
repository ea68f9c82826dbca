// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef CSANDBOX_RULES_H
#define CSANDBOX_RULES_H

#include <stdint.h>

/* The condition under which a system call is allowed. */
enum check {
    check_nothing,
    /* Never. */
    check_refuse,
    /* The argument is the ID of this process. */
    check_own_process,
    check_own_process_or_zero,
    /* The argument is a null pointer. */
    check_null,
    /* The argument, masked, is the value. */
    check_bits,
    /* The argument, masked, is the value. Otherwise the next rule for the system call applies. */
    check_bits_or_next,
    /* The argument, masked, is not the value. */
    check_not_bits,
    /* The argument is one of the values, of which the last is zero. */
    check_choice,
};

/* A rule for a system call. */
struct rule {
    int number;
    enum check check;
    /* The error that the system call fails with if it is not allowed. */
    int error;
    /* The index of the argument to check. */
    int argument;
    uint32_t mask, value;
    const uint32_t *values;
};

/* Lists of rules, which end with a negative number. */
extern const struct rule common_rules[], page_rules[], tool_rules[], driver_rules[], signal_rules[],
    fork_rules[], start_rules[], refused_rules[];

#endif
