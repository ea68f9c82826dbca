/* Reads and writes zip archives in memory with libarchive, which is loaded when it is first used. It is written in C
 * because Swift code cannot call functions by their looked-up addresses with their declared types. */

#ifndef CARCHIVE_H
#define CARCHIVE_H

#include <stdbool.h>
#include <stddef.h>

/* An archive that is read. */
struct peekaboard_zip_reader;
/* An archive that is written. */
struct peekaboard_zip_writer;

enum peekaboard_zip_status {
    peekaboard_zip_entry_found,
    peekaboard_zip_end,
    peekaboard_zip_failed,
};

enum peekaboard_zip_kind {
    peekaboard_zip_file,
    peekaboard_zip_folder,
    /* A symbolic link, a device, and so on. */
    peekaboard_zip_special,
};

struct peekaboard_zip_entry {
    /* The path as it is in the archive, or NULL. It is valid until the next entry. */
    const char *path;
    enum peekaboard_zip_kind kind;
    bool is_encrypted;
};

/* Opens an archive, whose bytes must stay valid. Returns NULL if libarchive cannot be loaded. */
struct peekaboard_zip_reader *peekaboard_zip_open(const void *bytes, size_t length);
void peekaboard_zip_close(struct peekaboard_zip_reader *reader);

/* Goes to the next entry. */
enum peekaboard_zip_status peekaboard_zip_next(
    struct peekaboard_zip_reader *reader, struct peekaboard_zip_entry *entry);
/* Reads the next bytes of the entry. Returns their number, which is 0 at the end, or -1 if the archive is damaged. */
ptrdiff_t peekaboard_zip_read(struct peekaboard_zip_reader *reader, void *buffer, size_t length);
/* Returns the offset in the archive up to which it has been read. */
size_t peekaboard_zip_position(struct peekaboard_zip_reader *reader);

/* Creates an empty archive. Returns NULL if libarchive cannot be loaded. */
struct peekaboard_zip_writer *peekaboard_zip_create(void);
/* Adds a file, without compression and without a time. Returns whether this succeeded. */
bool peekaboard_zip_add(struct peekaboard_zip_writer *writer, const char *path, const void *bytes, size_t length);
/* Completes the archive. Returns its bytes, which belong to the writer, or NULL. */
const void *peekaboard_zip_finish(struct peekaboard_zip_writer *writer, size_t *length);
void peekaboard_zip_discard(struct peekaboard_zip_writer *writer);

#endif
