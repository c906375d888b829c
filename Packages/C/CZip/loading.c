// libzip brings libcrypto and three packers along: 2 MB of memory in every program that reads food
// tables, which are in a zip archive only while they are added. So it is loaded with the first call:
// the functions here have the names of libzip's own and pass on to them.

#include "reset_zip.h"

#include <dlfcn.h>
#include <pthread.h>

#ifdef __APPLE__
#define LIBRARY "libzip.5.dylib"
#else
#define LIBRARY "libzip.so.4"
#endif

// Our functions have the types of the real ones, so these may be taken from them.
#define REAL(name) static __typeof__(&zip_##name) real_##name;
REAL(discard)
REAL(error_code_zip)
REAL(error_fini)
REAL(error_init_with_code)
REAL(error_strerror)
REAL(fclose)
REAL(file_get_error)
REAL(fopen_index)
REAL(fread)
REAL(get_error)
REAL(get_num_entries)
REAL(open)
REAL(stat_index)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  int found = 1;
#define FIND(name) found &= (*(void **)&real_##name = dlsym(library, "zip_" #name)) != 0;
  FIND(discard)
  FIND(error_code_zip)
  FIND(error_fini)
  FIND(error_init_with_code)
  FIND(error_strerror)
  FIND(fclose)
  FIND(file_get_error)
  FIND(fopen_index)
  FIND(fread)
  FIND(get_error)
  FIND(get_num_entries)
  FIND(open)
  FIND(stat_index)
  is_loaded = found;
}

static int ready(void) {
  pthread_once(&once, load);
  return is_loaded;
}

// Only what is called before an archive is open can find the library missing.
zip_t *zip_open(const char *path, int flags, int *code) {
  if (ready()) return real_open(path, flags, code);
  *code = ZIP_ER_OPNOTSUPP;
  return 0;
}

void zip_error_init_with_code(zip_error_t *error, int code) {
  if (ready()) real_error_init_with_code(error, code);
}

const char *zip_error_strerror(zip_error_t *error) {
  return ready() ? real_error_strerror(error) : "libzip is not installed";
}

void zip_error_fini(zip_error_t *error) {
  if (ready()) real_error_fini(error);
}

int zip_error_code_zip(const zip_error_t *error) { return real_error_code_zip(error); }

void zip_discard(zip_t *archive) { real_discard(archive); }

zip_error_t *zip_get_error(zip_t *archive) { return real_get_error(archive); }

zip_int64_t zip_get_num_entries(zip_t *archive, zip_flags_t flags) {
  return real_get_num_entries(archive, flags);
}

int zip_stat_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags, zip_stat_t *stat) {
  return real_stat_index(archive, index, flags, stat);
}

zip_file_t *zip_fopen_index(zip_t *archive, zip_uint64_t index, zip_flags_t flags) {
  return real_fopen_index(archive, index, flags);
}

zip_int64_t zip_fread(zip_file_t *file, void *bytes, zip_uint64_t size) {
  return real_fread(file, bytes, size);
}

zip_error_t *zip_file_get_error(zip_file_t *file) { return real_file_get_error(file); }

int zip_fclose(zip_file_t *file) { return real_fclose(file); }
