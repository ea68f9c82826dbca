// SPDX-License-Identifier: GPL-3.0-or-later
/* Functions of a library that is loaded when it is first used, because few starts of a program need it.

   A header that includes those of the library lists the functions: `#define FUNCTIONS(f) f(NAME) f(NAME) …`. Then
   LAZY_LIBRARY(example, FUNCTIONS) declares `struct example`, whose members are pointers to the functions and have
   their names and types, and `example_load`, which sets them and returns whether all were found. A C file defines that
   with LAZY_LIBRARY_LOADER(example, "libexample.so.1", FUNCTIONS). */
#pragma once

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

#define LAZY_LIBRARY_MEMBER(function) __typeof__(function) *function;
#define LAZY_LIBRARY_FIND(function) \
    && (library->function = (__typeof__(library->function))dlsym(handle, #function)) != NULL

#define LAZY_LIBRARY(type, functions) \
    struct __attribute__((swift_attr("@Sendable"))) type { functions(LAZY_LIBRARY_MEMBER) }; \
    bool type##_load(struct type *library);

#define LAZY_LIBRARY_LOADER(type, file, functions) \
    bool type##_load(struct type *library) { \
        void *handle = dlopen(file, RTLD_NOW | RTLD_LOCAL); \
        return handle != NULL functions(LAZY_LIBRARY_FIND); \
    }
