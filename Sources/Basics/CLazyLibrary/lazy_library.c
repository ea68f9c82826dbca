// SPDX-License-Identifier: GPL-3.0-or-later
/* The target has only the header. */
#include "lazy_library.h"
