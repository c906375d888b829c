#include "reset_inflate.h"

#include <isa-l.h>
#include <stdlib.h>
#include <string.h>

enum place { BEFORE_MEMBERS, IN_MEMBER, BETWEEN_MEMBERS, BEHIND_MEMBERS };

struct reset_inflate {
  // The layout the state was written in: another must not be taken for this one.
  uint64_t layout;
  enum place place;
  struct inflate_state state;
};

static const uint64_t layout =
    (uint64_t)sizeof(struct reset_inflate) << 32 |
    (uint64_t)(ISAL_MAJOR_VERSION * 0x10000 + ISAL_MINOR_VERSION * 0x100 + ISAL_PATCH_VERSION);

reset_inflate *reset_inflate_new(void) {
  reset_inflate *stream = calloc(1, sizeof *stream);
  if (stream) stream->layout = layout;
  return stream;
}

void reset_inflate_free(reset_inflate *stream) { free(stream); }

static bool begins_member(reset_inflate *stream, uint8_t first) {
  // The first byte of a gzip header. Zeros and whatever else may follow the last member.
  if (first != 0x1F && stream->place == BETWEEN_MEMBERS) {
    stream->place = BEHIND_MEMBERS;
    return false;
  }
  isal_inflate_init(&stream->state);
  stream->state.crc_flag = ISAL_GZIP;
  stream->place = IN_MEMBER;
  return true;
}

reset_inflate_result reset_inflate_run(reset_inflate *stream, const uint8_t *input,
                                       size_t *input_count, uint8_t *output,
                                       size_t *output_count) {
  struct inflate_state *state = &stream->state;
  // Whole pieces are far smaller than the 4 GiB that the library counts to.
  uint32_t left = (uint32_t)*input_count, room = (uint32_t)*output_count;
  reset_inflate_result result = RESET_INFLATE_MORE;
  for (;;) {
    if (stream->place == BEHIND_MEMBERS) {
      result = RESET_INFLATE_TRAILER;
      break;
    }
    if (stream->place != IN_MEMBER) {
      if (left == 0) break;
      if (!begins_member(stream, input[*input_count - left])) continue;
    }
    state->next_in = (uint8_t *)input + (*input_count - left);
    state->avail_in = left;
    state->next_out = output + (*output_count - room);
    state->avail_out = room;
    int code = isal_inflate(state);
    left = state->avail_in;
    room = state->avail_out;
    if (code != ISAL_DECOMP_OK) {
      result = RESET_INFLATE_DAMAGED;
      break;
    }
    if (state->block_state == ISAL_BLOCK_FINISH) {
      stream->place = BETWEEN_MEMBERS;
    } else if (room == 0) {
      result = RESET_INFLATE_FULL;
      break;
    } else if (left == 0) {
      break;
    }
  }
  *input_count -= left;
  *output_count -= room;
  return result;
}

bool reset_inflate_between_members(const reset_inflate *stream) {
  return stream->place == BETWEEN_MEMBERS || stream->place == BEHIND_MEMBERS;
}

size_t reset_inflate_state_size(void) { return sizeof(reset_inflate); }

void reset_inflate_save(const reset_inflate *stream, uint8_t *state) {
  reset_inflate copy = *stream;
  // Addresses mean nothing to whoever takes the state back.
  copy.state.next_in = copy.state.next_out = NULL;
  copy.state.avail_in = copy.state.avail_out = 0;
  memcpy(state, &copy, sizeof copy);
}

bool reset_inflate_restore(reset_inflate *stream, const uint8_t *state, size_t size) {
  uint64_t made_by = 0;
  if (size != sizeof *stream) return false;
  memcpy(&made_by, state, sizeof made_by);
  if (made_by != layout) return false;
  memcpy(stream, state, size);
  return true;
}
