// SPDX-License-Identifier: GPL-3.0-or-later
/* Each file is backed by a file of SQLite's default VFS. For files in the folder we also keep the state of the disk:
   the contents at the last sync, and every write since. */
#include "unsafe_disk.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct write {
    struct write *next;
    sqlite3_int64 offset;
    int count;
    char bytes[];
};

/* The state of a file on the disk. */
struct kept {
    struct kept *next;
    char *name; /* without the folder */
    char *synced;
    size_t size;
    bool exists;
    struct write *first, **last;
};

struct file {
    sqlite3_file base;
    struct kept *kept; /* NULL for a file that is not in the folder */
    char *path;
    sqlite3_file *real;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static sqlite3_vfs *usual, disk;
static char *folder;
static struct kept *all;
static bool stuck;
static int waiting, synced;

static sqlite3_file *real(sqlite3_file *file) { return ((struct file *)file)->real; }

static char *read_all(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    struct stat status;
    fstat(fileno(file), &status);
    char *bytes = malloc((size_t)status.st_size + 1);
    *size = fread(bytes, 1, (size_t)status.st_size, file);
    fclose(file);
    return bytes;
}

/* Returns the state of the file at a path, creating it if necessary, or NULL if the file is not in the folder. */
static struct kept *kept_at(const char *path)
{
    size_t length = strlen(folder);
    if (!path || strncmp(path, folder, length) || path[length] != '/' || strchr(path + length + 1, '/')) return NULL;
    for (struct kept *one = all; one; one = one->next)
        if (!strcmp(one->name, path + length + 1)) return one;
    struct kept *one = calloc(1, sizeof *one);
    one->name = strdup(path + length + 1);
    one->last = &one->first;
    one->next = all;
    return all = one;
}

static void forget_until(struct kept *kept, struct write **end)
{
    while (kept->first && end != &kept->first) {
        struct write *write = kept->first;
        if (end == &write->next) end = &kept->first;
        if (kept->last == &write->next) kept->last = &kept->first;
        kept->first = write->next;
        free(write);
    }
}

static int disk_close(sqlite3_file *file)
{
    int code = real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
    free(real(file));
    free(((struct file *)file)->path);
    return code;
}

static int disk_read(sqlite3_file *file, void *to, int count, sqlite3_int64 offset)
{
    return real(file)->pMethods->xRead(real(file), to, count, offset);
}

static int disk_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset)
{
    struct kept *kept = ((struct file *)file)->kept;
    pthread_mutex_lock(&mutex);
    if (kept) {
        struct write *write = malloc(sizeof *write + (size_t)count);
        write->next = NULL;
        write->offset = offset;
        write->count = count;
        memcpy(write->bytes, bytes, (size_t)count);
        *kept->last = write;
        kept->last = &write->next;
    }
    int code = real(file)->pMethods->xWrite(real(file), bytes, count, offset);
    pthread_mutex_unlock(&mutex);
    return code;
}

static int disk_truncate(sqlite3_file *file, sqlite3_int64 size)
{
    return real(file)->pMethods->xTruncate(real(file), size);
}

/* Writes made during the sync are not part of it. */
static int disk_sync(sqlite3_file *file, int flags)
{
    struct file *one = (struct file *)file;
    pthread_mutex_lock(&mutex);
    waiting++;
    pthread_cond_broadcast(&changed);
    size_t size = 0;
    char *bytes = one->kept ? read_all(one->path, &size) : NULL;
    struct write **end = one->kept ? one->kept->last : NULL;
    while (stuck) pthread_cond_wait(&changed, &mutex);
    if (bytes) {
        free(one->kept->synced);
        one->kept->synced = bytes;
        one->kept->size = size;
        one->kept->exists = true;
        forget_until(one->kept, end);
    }
    waiting--;
    synced++;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    return real(file)->pMethods->xSync(real(file), flags);
}

static int disk_size(sqlite3_file *file, sqlite3_int64 *size) { return real(file)->pMethods->xFileSize(real(file), size); }
static int disk_lock(sqlite3_file *file, int kind) { return real(file)->pMethods->xLock(real(file), kind); }
static int disk_unlock(sqlite3_file *file, int kind) { return real(file)->pMethods->xUnlock(real(file), kind); }

static int disk_is_reserved(sqlite3_file *file, int *is_reserved)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), is_reserved);
}

static int disk_control(sqlite3_file *file, int what, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}

static int disk_sector(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }
static int disk_traits(sqlite3_file *file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }

static int disk_map(sqlite3_file *file, int page, int size, int extends, void volatile **memory)
{
    return real(file)->pMethods->xShmMap(real(file), page, size, extends, memory);
}

static int disk_shared_lock(sqlite3_file *file, int offset, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void disk_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }
static int disk_unmap(sqlite3_file *file, int deletes) { return real(file)->pMethods->xShmUnmap(real(file), deletes); }

static const sqlite3_io_methods methods = {
    2, disk_close, disk_read, disk_write, disk_truncate, disk_sync, disk_size, disk_lock, disk_unlock, disk_is_reserved,
    disk_control, disk_sector, disk_traits, disk_map, disk_shared_lock, disk_barrier, disk_unmap, NULL, NULL,
};

static int disk_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *out)
{
    (void)vfs;
    struct file *one = (struct file *)file;
    one->real = calloc(1, (size_t)usual->szOsFile);
    one->path = path ? strdup(path) : NULL;
    pthread_mutex_lock(&mutex);
    one->kept = kept_at(path);
    pthread_mutex_unlock(&mutex);
    one->base.pMethods = &methods;
    return usual->xOpen(usual, path, one->real, flags, out);
}

/* Without SYNC, the file can reappear after a power failure. */
static int disk_delete(sqlite3_vfs *vfs, const char *path, int sync)
{
    (void)vfs;
    pthread_mutex_lock(&mutex);
    struct kept *kept = kept_at(path);
    if (kept && sync) kept->exists = false;
    pthread_mutex_unlock(&mutex);
    return usual->xDelete(usual, path, sync);
}

void unsafe_disk_install(const char *path)
{
    folder = strdup(path);
    usual = sqlite3_vfs_find(NULL);
    disk = *usual;
    disk.zName = "unsafe disk";
    disk.szOsFile = sizeof(struct file);
    disk.pNext = NULL;
    disk.xOpen = disk_open;
    disk.xDelete = disk_delete;
    sqlite3_vfs_register(&disk, 1);
    char database[4096];
    snprintf(database, sizeof database, "%s/peekaboard.db", folder);
    struct kept *kept = kept_at(database);
    kept->synced = read_all(database, &kept->size);
    kept->exists = kept->synced != NULL;
}

void unsafe_disk_cut(const char *to, unsigned seed, unsigned one_in)
{
    pthread_mutex_lock(&mutex);
    for (struct kept *kept = all; kept; kept = kept->next) {
        if (!kept->exists || strstr(kept->name, "-shm")) continue;
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", to, kept->name);
        FILE *file = fopen(path, "wb");
        fwrite(kept->synced, 1, kept->size, file);
        for (struct write *write = kept->first; write; write = write->next) {
            if (!one_in || (unsigned)rand_r(&seed) % one_in) continue;
            fseek(file, (long)write->offset, SEEK_SET);
            fwrite(write->bytes, 1, (size_t)write->count, file);
        }
        fclose(file);
    }
    pthread_mutex_unlock(&mutex);
}

void unsafe_disk_set_stuck(bool is_stuck)
{
    pthread_mutex_lock(&mutex);
    stuck = is_stuck;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
}

static int number(const int *value)
{
    pthread_mutex_lock(&mutex);
    int result = *value;
    pthread_mutex_unlock(&mutex);
    return result;
}

int unsafe_disk_waiting(void) { return number(&waiting); }
int unsafe_disk_synced(void) { return number(&synced); }
