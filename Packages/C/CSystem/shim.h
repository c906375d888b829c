#pragma once
#include <errno.h>
#include <fcntl.h>
#include <sys/ioctl.h>

// `ioctl` and `open` are variadic, which Swift cannot call.
static inline int reset_terminal_width(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
static inline int reset_open(const char *path, int flags, unsigned mode) {
  return open(path, flags | O_CLOEXEC, mode);
}
