// SPDX-License-Identifier: GPL-3.0-or-later
/* An SQLite VFS that loses unsynced writes, as a disk does on a power failure. It applies to the whole process. */
#pragma once

#include <stdbool.h>

/* Makes all databases that are opened from now on use the VFS. It keeps track of files directly in FOLDER, starting
   from their current contents. */
void unsafe_disk_install(const char *folder);

/* Copies to TO what a power failure at this moment would leave of the folder: everything that was synced, and each
   later write with a chance of 1 in ONE_IN, drawn from SEED. With ONE_IN 0, no later writes are included. */
void unsafe_disk_cut(const char *to, unsigned seed, unsigned one_in);

/* While IS_STUCK is set, no sync returns. */
void unsafe_disk_set_stuck(bool is_stuck);

/* Returns the number of syncs in progress. */
int unsafe_disk_waiting(void);

/* Returns the number of completed syncs. */
int unsafe_disk_synced(void);
