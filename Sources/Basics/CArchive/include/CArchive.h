// SPDX-License-Identifier: GPL-3.0-or-later
/* libarchive, which is loaded when it is first used. */
#pragma once

#include <archive.h>
#include <archive_entry.h>
#include <lazy_library.h>

#define ARCHIVE_FUNCTIONS(f) \
    f(archive_entry_filetype) f(archive_entry_free) f(archive_entry_is_encrypted) f(archive_entry_new) \
    f(archive_entry_pathname) f(archive_entry_set_filetype) f(archive_entry_set_pathname) f(archive_entry_set_perm) \
    f(archive_entry_set_size) f(archive_filter_bytes) f(archive_read_data) f(archive_read_free) f(archive_read_new) \
    f(archive_read_next_header) f(archive_read_open_memory) f(archive_read_support_format_zip_seekable) \
    f(archive_write_close) f(archive_write_data) f(archive_write_free) f(archive_write_header) f(archive_write_new) \
    f(archive_write_open) f(archive_write_set_bytes_in_last_block) f(archive_write_set_format_zip) \
    f(archive_write_zip_set_compression_store)

LAZY_LIBRARY(archive_library, ARCHIVE_FUNCTIONS)
