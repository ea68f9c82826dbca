/* A disk that loses what was not synced, as a file system of SQLite for the whole process. */
#pragma once

#include <stdbool.h>

/* Lets all databases that are opened from now on lie on it. Files in a folder FOLDER are on the disk, as they are now. */
void unsafe_disk_install(const char *folder);

/* Copies to TO what a loss of power at this moment leaves of the folder: what was synced, and of what was written since each piece
   with a chance of ONE_IN, drawn from SEED; nothing at all of it with 0. */
void unsafe_disk_cut(const char *to, unsigned seed, unsigned one_in);

/* While it is stuck no sync comes to its end. */
void unsafe_disk_set_stuck(bool is_stuck);

/* How many syncs have begun and not ended. */
int unsafe_disk_waiting(void);

/* How many syncs have ended. */
int unsafe_disk_synced(void);
