/* The headers of GtkSourceView. */
#pragma once

#include <gtksourceview/gtksource.h>
