#pragma once
#include <pthread.h>
#include <stddef.h>

// A library that is loaded with its first call, so that a program starts without it and what it brings
// along. Its functions are defined anew, under their own names, and pass on to the real ones:
//
//   #define FUNCTIONS(X) X(zip_open) X(zip_fclose)
//   RESET_LATE_LIBRARY(FUNCTIONS, RESET_LIBRARY_NAME("zip", "4"))
//   int zip_fclose(zip_file_t *file) { return real_zip_fclose(file); }
//
// A definition that may be the first to be called asks `ready()`, and fails as the library does where
// that is 0: it is not installed, or lacks one of the functions.

#ifdef __APPLE__
#define RESET_LIBRARY_NAME(name, number) "lib" name "." number ".dylib"
#else
#define RESET_LIBRARY_NAME(name, number) "lib" name ".so." number
#endif

typedef struct reset_late_function {
  const char *name;
  void **real;
} reset_late_function;

// Loads `library` and finds its functions; whether all are there.
int reset_late_load(const char *library, const reset_late_function *functions, size_t count);

// The definitions have the types of the real ones, so these may be taken from them.
#define RESET_REAL(function) static __typeof__(&function) real_##function;
#define RESET_LATE_FUNCTION(function) {#function, (void **)&real_##function},

#define RESET_LATE_LIBRARY(FUNCTIONS, library)                                              \
  FUNCTIONS(RESET_REAL)                                                                     \
  static int is_loaded;                                                                     \
  static void load(void) {                                                                  \
    static const reset_late_function functions[] = {FUNCTIONS(RESET_LATE_FUNCTION)};        \
    is_loaded = reset_late_load(library, functions, sizeof functions / sizeof functions[0]); \
  }                                                                                         \
  static int ready(void) {                                                                  \
    static pthread_once_t once = PTHREAD_ONCE_INIT;                                         \
    pthread_once(&once, load);                                                              \
    return is_loaded;                                                                       \
  }
