/* SQLite, with what Swift can't read (variadic functions and casting macros) spelled out as inline functions. */
#pragma once

#include <errno.h>
#include <sqlite3.h>
#include <stddef.h>

static inline int peekaboard_bind_text(sqlite3_stmt *statement, int place, const char *text, int count)
{
    return sqlite3_bind_text(statement, place, text, count, SQLITE_TRANSIENT);
}

/* Whether the last connection to be closed leaves the write-ahead log beside the database as it is. */
static inline int peekaboard_keep_log_on_close(sqlite3 *database, int keeps)
{
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, NULL);
}

/* Waits until the disk has what the write-ahead log has. SQLite does this itself only as a part of something longer. */
static inline int peekaboard_sync_log(sqlite3 *database)
{
    sqlite3_file *log = NULL;
    int code = sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (code != SQLITE_OK || log == NULL || log->pMethods == NULL) return code;
    return log->pMethods->xSync(log, SQLITE_SYNC_NORMAL);
}

/* Whether an error in reading or writing came of a want of room: for the index of the log, or by a limit of the user. For all
   else SQLite has a code of its own. */
static inline int peekaboard_has_no_room(sqlite3 *database)
{
    int number = sqlite3_system_errno(database);
    return sqlite3_extended_errcode(database) == SQLITE_IOERR_SHMSIZE || number == ENOSPC || number == EDQUOT ||
           number == EFBIG;
}
