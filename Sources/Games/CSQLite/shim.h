// SPDX-License-Identifier: GPL-3.0-or-later
/* SQLite, with inline functions for the variadic functions and casting macros that Swift cannot import. */
#pragma once

#include <errno.h>
#include <sqlite3.h>
#include <stddef.h>

static inline int peekaboard_bind_text(sqlite3_stmt *statement, int index, const char *text, int count)
{
    return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

/* Sets whether the write-ahead log is kept as it is when the last connection closes. */
static inline int peekaboard_keep_log_on_close(sqlite3 *database, int keeps)
{
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, NULL);
}

/* Syncs the write-ahead log to the disk. SQLite has no function that does only this. */
static inline int peekaboard_sync_log(sqlite3 *database)
{
    sqlite3_file *log = NULL;
    int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (code != SQLITE_OK || log == NULL || log->pMethods == NULL) return code;
    return log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
}

/* Whether a read or write error was caused by a lack of space, for the index of the log or because of a limit of the
   user. In other cases SQLite has its own error code. */
static inline int peekaboard_has_no_room(sqlite3 *database)
{
    int number = sqlite3_system_errno(database);
    return sqlite3_extended_errcode(database) == SQLITE_IOERR_SHMSIZE || number == ENOSPC || number == EDQUOT ||
           number == EFBIG;
}
