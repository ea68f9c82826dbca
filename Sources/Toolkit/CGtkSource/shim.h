// SPDX-License-Identifier: GPL-3.0-or-later
/* The headers of GtkSourceView. */
#pragma once

#include <gtksourceview/gtksource.h>
