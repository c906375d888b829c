#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Unpacks a gzip stream piece by piece, members one after another, and can be put to sleep in the
// middle of one: its whole state is a value. The library behind it is ISA-L.

typedef enum reset_inflate_result {
  // All of the input was used; more is needed, or the stream may end here if `between_members`.
  RESET_INFLATE_MORE,
  // The output is full.
  RESET_INFLATE_FULL,
  // What follows a member is no other member; the rest of the input is to be passed over.
  RESET_INFLATE_TRAILER,
  // A header, a block or a checksum is wrong.
  RESET_INFLATE_DAMAGED,
} reset_inflate_result;

typedef struct reset_inflate reset_inflate;

// NULL where there is no memory.
reset_inflate *reset_inflate_new(void);
void reset_inflate_free(reset_inflate *stream);

// Unpacks from `input` to `output`; both counts come in as what there is and go out as what was
// used of it.
reset_inflate_result reset_inflate_run(reset_inflate *stream, const uint8_t *input,
                                       size_t *input_count, uint8_t *output,
                                       size_t *output_count);

// Whether at least one member is complete and no other has begun.
bool reset_inflate_between_members(const reset_inflate *stream);

// The state as bytes that only this build of the program can take back.
size_t reset_inflate_state_size(void);
void reset_inflate_save(const reset_inflate *stream, uint8_t *state);
// False where the bytes are of another build.
bool reset_inflate_restore(reset_inflate *stream, const uint8_t *state, size_t size);
