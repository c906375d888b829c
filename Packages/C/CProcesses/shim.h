#pragma once
#include <spawn.h>

// Both are hidden behind _GNU_SOURCE, which a module cannot turn on after Glibc has been read.
int pipe2(int descriptors[2], int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
