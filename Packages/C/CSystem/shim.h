#pragma once
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// `ioctl` and `open` are variadic, which Swift cannot call.
static inline int reset_terminal_width(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
static inline int reset_open(const char *path, int flags, unsigned mode) {
  return open(path, flags | O_CLOEXEC, mode);
}

// The field for the handler has another name on every system, and is a union on some.
static inline int reset_handle_signal(int number, void (*handler)(int), int flags) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, NULL);
}

// Whether whoever started us wants a signal to have no effect, as `nohup` does.
static inline int reset_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

// Swift takes a global variable of C for shared mutable state, and macros with casts not at all.
extern char **environ;
static inline char **reset_environment(void) { return environ; }
static inline void reset_default_signal(int number) { signal(number, SIG_DFL); }
static inline int reset_close_on_exec(int descriptor) {
  return fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

static inline int reset_is_open(int descriptor) { return fcntl(descriptor, F_GETFD) != -1; }

// `errno` is a macro with a function behind it.
static inline int reset_errno(void) { return errno; }
static inline void reset_set_errno(int code) { errno = code; }

// For tests, which need a terminal of their own and a pipe that does not block.
static inline int reset_set_nonblocking(int descriptor) {
  return fcntl(descriptor, F_SETFL, O_NONBLOCK);
}
