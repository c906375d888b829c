// libzip brings libcrypto and three packers along: 2 MB of memory in every program that reads food
// tables, which are in a zip archive only while they are added. So it is loaded with the first call:
// the functions here have the names of libzip's own and pass on to them.

#include "reset_zip.h"

#include "reset_late_library.h"

#define FUNCTIONS(X) \
  X(zip_discard) X(zip_error_code_zip) X(zip_error_fini) X(zip_error_init_with_code) \
  X(zip_error_strerror) X(zip_fclose) X(zip_file_get_error) X(zip_fopen_index) X(zip_fread) \
  X(zip_get_error) X(zip_get_num_entries) X(zip_open) X(zip_stat_index)

RESET_LATE_LIBRARY(FUNCTIONS, RESET_LIBRARY_NAME("zip", "4"))

// Only what is called before an archive is open can find the library missing.
zip_t *zip_open(const char *path, int flags, int *code) {
  if (ready()) return real_zip_open(path, flags, code);
  *code = ZIP_ER_OPNOTSUPP;
  return 0;
}

void zip_error_init_with_code(zip_error_t *error, int code) {
  if (ready()) real_zip_error_init_with_code(error, code);
}

const char *zip_error_strerror(zip_error_t *error) {
  return ready() ? real_zip_error_strerror(error) : "libzip is not installed";
}

void zip_error_fini(zip_error_t *error) {
  if (ready()) real_zip_error_fini(error);
}

int zip_error_code_zip(const zip_error_t *error) { return real_zip_error_code_zip(error); }

void zip_discard(zip_t *archive) { real_zip_discard(archive); }

zip_error_t *zip_get_error(zip_t *archive) { return real_zip_get_error(archive); }

zip_int64_t zip_get_num_entries(zip_t *archive, zip_flags_t flags) {
  return real_zip_get_num_entries(archive, flags);
}

int zip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *stat) {
  return real_zip_stat_index(archive, index, flags, stat);
}

zip_file_t *zip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  return real_zip_fopen_index(archive, index, flags);
}

zip_int64_t zip_fread(zip_file_t *file, void *bytes, zip_uint64_t size) {
  return real_zip_fread(file, bytes, size);
}

zip_error_t *zip_file_get_error(zip_file_t *file) { return real_zip_file_get_error(file); }

int zip_fclose(zip_file_t *file) { return real_zip_fclose(file); }
