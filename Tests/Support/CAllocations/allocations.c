// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "allocations.h"

#include <errno.h>
#include <malloc.h>
#include <stdint.h>

/* Memory that another thread frees makes the amount of that thread negative. */
static __thread ptrdiff_t amount, peak, before;

void allocations_begin(void) { before = peak = amount; }
size_t allocations_peak(void) { return (size_t)(peak - before); }

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static void *counted(void *block)
{
    if (block) amount += (ptrdiff_t)malloc_usable_size(block);
    if (amount > peak) peak = amount;
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *realloc(void *block, size_t size)
{
    ptrdiff_t old = block ? (ptrdiff_t)malloc_usable_size(block) : 0;
    void *new = __libc_realloc(block, size);
    if (new || size == 0) amount -= old;
    return counted(new);
}

int posix_memalign(void **block, size_t alignment, size_t size)
{
    if (alignment % sizeof(void *) || alignment & (alignment - 1)) return EINVAL;
    void *new = counted(__libc_memalign(alignment, size));
    if (!new) return ENOMEM;
    *block = new;
    return 0;
}

void free(void *block)
{
    if (block) amount -= (ptrdiff_t)malloc_usable_size(block);
    __libc_free(block);
}
#endif
