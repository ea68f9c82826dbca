// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "internal.h"
#include "rules.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MACHINE AUDIT_ARCH_AARCH64
#else
#error unknown machine
#endif

enum { most_instructions = 2048 };

/* A program for the kernel, which runs it before each system call. */
struct program {
    struct sock_filter code[most_instructions];
    unsigned short count;
};

static void add(struct program *program, uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
    if (program->count == most_instructions) return;
    program->code[program->count++] = (struct sock_filter)BPF_JUMP(code, value, if_true, if_false);
}

static void load(struct program *program, size_t offset) {
    add(program, BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

static void end(struct program *program, uint32_t action) { add(program, BPF_RET | BPF_K, action, 0, 0); }

static uint32_t refusal(int error) { return SECCOMP_RET_ERRNO | (uint32_t)error; }

/* Loads the lower half of an argument. Both machines are little-endian. */
static void load_argument(struct program *program, int index) {
    load(program, offsetof(struct seccomp_data, args) + 8 * (size_t)index);
}

static void load_number(struct program *program) { load(program, offsetof(struct seccomp_data, nr)); }

/* Adds what decides about a system call, with every path ending in a decision, or in front of the next rule. */
static void add_decision(struct program *program, const struct rule *rule, uint32_t process) {
    size_t upper_half = offsetof(struct seccomp_data, args) + 8 * (size_t)rule->argument + 4;
    switch (rule->check) {
    case check_nothing: break;
    case check_refuse: return end(program, refusal(rule->error));
    case check_own_process:
        load_argument(program, rule->argument);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, process, 1, 0);
        end(program, refusal(rule->error));
        break;
    case check_own_process_or_zero:
        load_argument(program, rule->argument);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, process, 1, 0);
        end(program, refusal(rule->error));
        break;
    case check_null:
        load_argument(program, rule->argument);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
        end(program, refusal(rule->error));
        load(program, upper_half);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
        end(program, refusal(rule->error));
        break;
    case check_bits:
        load_argument(program, rule->argument);
        add(program, BPF_ALU | BPF_AND | BPF_K, rule->mask, 0, 0);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, rule->value, 1, 0);
        end(program, refusal(rule->error));
        break;
    case check_bits_or_next:
        load_argument(program, rule->argument);
        add(program, BPF_ALU | BPF_AND | BPF_K, rule->mask, 0, 0);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, rule->value, 0, 1);
        end(program, SECCOMP_RET_ALLOW);
        return load_number(program);
    case check_not_bits:
        load_argument(program, rule->argument);
        add(program, BPF_ALU | BPF_AND | BPF_K, rule->mask, 0, 0);
        add(program, BPF_JMP | BPF_JEQ | BPF_K, rule->value, 0, 1);
        end(program, refusal(rule->error));
        break;
    case check_choice:
        load_argument(program, rule->argument);
        for (const uint32_t *value = rule->values; *value; value++) {
            add(program, BPF_JMP | BPF_JEQ | BPF_K, *value, 0, 1);
            end(program, SECCOMP_RET_ALLOW);
        }
        return end(program, refusal(rule->error));
    }
    end(program, SECCOMP_RET_ALLOW);
}

/* Adds rules. The first rule of a system call applies. */
static void add_rules(struct program *program, const struct rule *rules, uint32_t process) {
    for (; rules->number >= 0; rules++) {
        uint16_t start = program->count;
        add(program, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)rules->number, 0, 0);
        add_decision(program, rules, process);
        program->code[start].jf = (uint8_t)(program->count - start - 1);
    }
}

bool sandbox_can_filter(void) {
    /* The kernel reads the filter first. A container may refuse seccomp(2), which can do no more than this. */
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL) != 0 && errno == EFAULT;
}

bool filter_restrict(enum sandbox_role role, bool allows_signals) {
    if (!sandbox_can_filter()) return true;
    static struct program program;
    uint32_t process = (uint32_t)getpid();
    load(&program, offsetof(struct seccomp_data, arch));
    add(&program, BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
    end(&program, SECCOMP_RET_KILL_PROCESS);
    load_number(&program);
#ifdef __x86_64__
    /* The 32-bit variants of the system calls. */
    add(&program, BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1);
    end(&program, SECCOMP_RET_KILL_PROCESS);
#endif
    bool is_page = role == sandbox_page || role == sandbox_forking_page || role == sandbox_page_start;
    if (role != sandbox_page && role != sandbox_page_start && allows_signals) add_rules(&program, signal_rules, process);
    if (role == sandbox_driver) add_rules(&program, driver_rules, process);
    if (role == sandbox_forking_page) add_rules(&program, fork_rules, process);
    if (role == sandbox_page_start) add_rules(&program, start_rules, process);
    add_rules(&program, is_page ? page_rules : tool_rules, process);
    add_rules(&program, common_rules, process);
    add_rules(&program, refused_rules, process);
    /* Programs avoid a system call that the kernel does not have. */
    end(&program, refusal(ENOSYS));
    struct sock_fprog filter = {.len = program.count, .filter = program.code};
    return program.count < most_instructions && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}
