// SPDX-License-Identifier: GPL-3.0-or-later
#include "CJSON.h"

LAZY_LIBRARY_LOADER(json_library, "libjson-glib-1.0.so.0", JSON_FUNCTIONS)
