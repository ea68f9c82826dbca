/* The headers of GtkSourceView, for `CSourceView`. Swift code must not import this module beside CGtk, because both
   would define the same C types. */
#pragma once

#include <gtksourceview/gtksource.h>
