// SPDX-License-Identifier: GPL-3.0-or-later
/* The socket between a process that decodes and the window. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Writes all bytes to the window, which may have closed the socket. */
void write_all(const void *bytes, size_t count);

/* Reads all bytes from the window. Returns false if it has closed the socket. */
bool read_all(void *bytes, size_t count);
