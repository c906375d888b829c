#include "reset_late_library.h"

#include <dlfcn.h>

int reset_late_load(const char *library, const reset_late_function *functions, size_t count) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return 0;
  for (size_t index = 0; index < count; index++) {
    *functions[index].real = dlsym(handle, functions[index].name);
    if (!*functions[index].real) return 0;
  }
  return 1;
}
