/* A library that is loaded when it is first used, because few starts of a program need it.

   LAZY_LIBRARY("libexample.so.1", FUNCTIONS) declares a pointer p_NAME for each function NAME in the list
   `#define FUNCTIONS(f) f(NAME) f(NAME) …`, and load_library(), which returns whether all of them were found. They have to
   be declared, usually by the headers of the library. It can be used once in a file. */
#pragma once

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#define LAZY_LIBRARY_DECLARE(name) static __typeof__(name) *p_##name;
#define LAZY_LIBRARY_FIND(name) is_complete &= (p_##name = (__typeof__(name) *)dlsym(library, #name)) != NULL;

#define LAZY_LIBRARY(file, functions) \
    functions(LAZY_LIBRARY_DECLARE) \
    static bool is_library_loaded; \
    static void load_library_once(void) { \
        void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL); \
        if (library == NULL) return; \
        bool is_complete = true; \
        functions(LAZY_LIBRARY_FIND) \
        is_library_loaded = is_complete; \
    } \
    static bool load_library(void) { \
        static pthread_once_t once = PTHREAD_ONCE_INIT; \
        pthread_once(&once, load_library_once); \
        return is_library_loaded; \
    }
