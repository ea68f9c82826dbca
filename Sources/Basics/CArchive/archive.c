// SPDX-License-Identifier: GPL-3.0-or-later
#include "CArchive.h"

LAZY_LIBRARY_LOADER(archive_library, "libarchive.so.13", ARCHIVE_FUNCTIONS)
