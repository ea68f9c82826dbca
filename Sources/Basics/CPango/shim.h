// SPDX-License-Identifier: GPL-3.0-or-later
/* The headers of Pango, for `CTypesetting`. */
#pragma once

#include <pango/pangocairo.h>
