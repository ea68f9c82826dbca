// SPDX-License-Identifier: GPL-3.0-or-later
#include "CTypesetting.h"

LAZY_LIBRARY_LOADER(pango_library, "libpangocairo-1.0.so.0", PANGO_FUNCTIONS)
