#pragma once
#include <stddef.h>
#include <stdint.h>

// libFuzzer's own entry, for programs whose `main` is theirs.
int LLVMFuzzerRunDriver(int *argc, char ***argv,
                        int (*test)(const uint8_t *data, size_t size));
