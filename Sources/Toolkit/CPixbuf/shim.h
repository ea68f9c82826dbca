// SPDX-License-Identifier: GPL-3.0-or-later
/* The headers of gdk-pixbuf, for `PeekaboardDecoder`. */
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>
