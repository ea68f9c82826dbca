#include "CArchive.h"

#include <archive.h>
#include <archive_entry.h>
#include <lazy_library.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

/* The functions that are looked up in libarchive. */
#define FUNCTIONS(f) \
    f(archive_entry_filetype) f(archive_entry_free) f(archive_entry_is_encrypted) f(archive_entry_new) \
    f(archive_entry_pathname) f(archive_entry_set_filetype) f(archive_entry_set_pathname) f(archive_entry_set_perm) \
    f(archive_entry_set_size) f(archive_filter_bytes) f(archive_read_data) f(archive_read_free) f(archive_read_new) \
    f(archive_read_next_header) f(archive_read_open_memory) f(archive_read_support_format_zip_seekable) \
    f(archive_write_close) f(archive_write_data) f(archive_write_free) f(archive_write_header) f(archive_write_new) \
    f(archive_write_open) f(archive_write_set_bytes_in_last_block) f(archive_write_set_format_zip) \
    f(archive_write_zip_set_compression_store)

LAZY_LIBRARY("libarchive.so.13", FUNCTIONS)

/* libarchive converts paths to the encoding of the thread's locale. */
static locale_t utf8;

static void make_locale(void) { utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

static bool load_once(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_locale);
    return utf8 != (locale_t)0 && load_library();
}

struct peekaboard_zip_reader {
    struct archive *archive;
    bool is_open;
};

struct peekaboard_zip_reader *peekaboard_zip_open(const void *bytes, size_t length) {
    if (!load_once()) return NULL;
    struct peekaboard_zip_reader *reader = calloc(1, sizeof *reader);
    reader->archive = p_archive_read_new();
    // This reader finds the files by the directory at the end, so that an incomplete archive is not accepted.
    p_archive_read_support_format_zip_seekable(reader->archive);
    reader->is_open = p_archive_read_open_memory(reader->archive, bytes, length) == ARCHIVE_OK;
    return reader;
}

void peekaboard_zip_close(struct peekaboard_zip_reader *reader) {
    p_archive_read_free(reader->archive);
    free(reader);
}

enum peekaboard_zip_status peekaboard_zip_next(
    struct peekaboard_zip_reader *reader, struct peekaboard_zip_entry *result) {
    if (!reader->is_open) return peekaboard_zip_failed;
    locale_t before = uselocale(utf8);
    struct archive_entry *entry = NULL;
    int status = p_archive_read_next_header(reader->archive, &entry);
    if (status == ARCHIVE_OK) {
        result->path = p_archive_entry_pathname(entry);
        result->is_encrypted = p_archive_entry_is_encrypted(entry) != 0;
        switch (p_archive_entry_filetype(entry)) {
        case AE_IFREG: result->kind = peekaboard_zip_file; break;
        case AE_IFDIR: result->kind = peekaboard_zip_folder; break;
        default: result->kind = peekaboard_zip_special; break;
        }
    }
    uselocale(before);
    if (status == ARCHIVE_OK) return peekaboard_zip_entry_found;
    return status == ARCHIVE_EOF ? peekaboard_zip_end : peekaboard_zip_failed;
}

ptrdiff_t peekaboard_zip_read(struct peekaboard_zip_reader *reader, void *buffer, size_t length) {
    la_ssize_t count = p_archive_read_data(reader->archive, buffer, length);
    return count < 0 ? -1 : count;
}

size_t peekaboard_zip_position(struct peekaboard_zip_reader *reader) {
    return (size_t)p_archive_filter_bytes(reader->archive, -1);
}

struct peekaboard_zip_writer {
    struct archive *archive;
    bool is_open;
    char *bytes;
    size_t length, capacity;
};

static la_ssize_t append(struct archive *archive, void *data, const void *bytes, size_t length) {
    (void)archive;
    struct peekaboard_zip_writer *writer = data;
    if (writer->capacity - writer->length < length) {
        size_t capacity = 2 * writer->capacity + length;
        char *larger = realloc(writer->bytes, capacity);
        if (larger == NULL) return -1;
        writer->bytes = larger;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->length, bytes, length);
    writer->length += length;
    return (la_ssize_t)length;
}

struct peekaboard_zip_writer *peekaboard_zip_create(void) {
    if (!load_once()) return NULL;
    struct peekaboard_zip_writer *writer = calloc(1, sizeof *writer);
    writer->archive = p_archive_write_new();
    // Otherwise the archive would be filled up to a block of a tape.
    p_archive_write_set_bytes_in_last_block(writer->archive, 1);
    writer->is_open = p_archive_write_set_format_zip(writer->archive) == ARCHIVE_OK &&
        p_archive_write_zip_set_compression_store(writer->archive) == ARCHIVE_OK &&
        p_archive_write_open(writer->archive, writer, NULL, append, NULL) == ARCHIVE_OK;
    return writer;
}

bool peekaboard_zip_add(struct peekaboard_zip_writer *writer, const char *path, const void *bytes, size_t length) {
    if (!writer->is_open) return false;
    locale_t before = uselocale(utf8);
    struct archive_entry *entry = p_archive_entry_new();
    p_archive_entry_set_pathname(entry, path);
    p_archive_entry_set_filetype(entry, AE_IFREG);
    p_archive_entry_set_perm(entry, 0644);
    p_archive_entry_set_size(entry, (la_int64_t)length);
    bool is_added = p_archive_write_header(writer->archive, entry) == ARCHIVE_OK;
    size_t written = 0;
    while (is_added && written < length) {
        la_ssize_t count = p_archive_write_data(writer->archive, (const char *)bytes + written, length - written);
        is_added = count > 0;
        if (is_added) written += (size_t)count;
    }
    p_archive_entry_free(entry);
    uselocale(before);
    return is_added;
}

const void *peekaboard_zip_finish(struct peekaboard_zip_writer *writer, size_t *length) {
    if (!writer->is_open) return NULL;
    locale_t before = uselocale(utf8);
    bool is_complete = p_archive_write_close(writer->archive) == ARCHIVE_OK;
    uselocale(before);
    *length = writer->length;
    return is_complete ? writer->bytes : NULL;
}

void peekaboard_zip_discard(struct peekaboard_zip_writer *writer) {
    p_archive_write_free(writer->archive);
    free(writer->bytes);
    free(writer);
}
