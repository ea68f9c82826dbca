/* The headers of libarchive, for `CArchive`. */
#pragma once

#include <archive.h>
#include <archive_entry.h>
