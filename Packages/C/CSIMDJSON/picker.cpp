#include "reset_simdjson.h"

#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include <simdjson.h>

namespace {

namespace ondemand = simdjson::ondemand;

constexpr char separator = '\x1F';
constexpr uint32_t none = UINT32_MAX;
// Arrays and objects within what is picked; deeper paths are not asked for.
constexpr size_t most_keys = 8;

// What is wanted of one value: itself, some of its members, or each of its elements.
struct Node {
  uint32_t path = none;
  std::unique_ptr<Node> element;
  // An open table by the length and the ends of the key: objects have some hundred keys, of which
  // few are wanted, so most look-ups end at the first empty slot.
  struct Slot {
    std::string key;
    std::unique_ptr<Node> node;
  };
  std::vector<Slot> slots;
  size_t count = 0;

  static size_t hash(std::string_view key) {
    uint64_t first = 0, last = 0;
    auto size = key.size() < 8 ? key.size() : 8;
    std::memcpy(&first, key.data(), size);
    std::memcpy(&last, key.data() + key.size() - size, size);
    uint64_t mixed = (first * 0x9E3779B97F4A7C15 ^ last) * 0xBF58476D1CE4E5B9 + key.size();
    return size_t(mixed ^ mixed >> 29);
  }

  Node *find(std::string_view key) const {
    if (slots.empty()) return nullptr;
    auto mask = slots.size() - 1;
    for (auto at = hash(key) & mask; slots[at].node; at = (at + 1) & mask)
      if (slots[at].key == key) return slots[at].node.get();
    return nullptr;
  }

  Node *member(std::string_view key) {
    if (auto *known = find(key)) return known;
    if (++count * 4 > slots.size()) grow();
    return insert(Slot{std::string(key), std::make_unique<Node>()});
  }

 private:
  Node *insert(Slot slot) {
    auto mask = slots.size() - 1;
    auto at = hash(slot.key) & mask;
    while (slots[at].node) at = (at + 1) & mask;
    slots[at] = std::move(slot);
    return slots[at].node.get();
  }

  void grow() {
    auto old = std::move(slots);
    slots = std::vector<Slot>(old.empty() ? 16 : old.size() * 2);
    for (auto &slot : old)
      if (slot.node) insert(std::move(slot));
  }
};

}  // namespace

struct reset_json_picker {
  Node root;
  ondemand::parser parser;
  std::vector<reset_json_value> values;

  void want(std::string_view path, uint32_t number) {
    auto *node = &root;
    size_t keys = 0;
    for (size_t start = 0; start <= path.size() && keys < most_keys; keys++) {
      auto end = path.find(separator, start);
      if (end == path.npos) end = path.size();
      auto key = path.substr(start, end - start);
      if (!key.empty()) {
        node = node->member(key);
      } else {
        if (!node->element) node->element = std::make_unique<Node>();
        node = node->element.get();
      }
      start = end + 1;
    }
    node->path = number;
  }

  // Throws `simdjson_error`. A value of another kind than the one wanted is passed over.
  void take(const Node &node, ondemand::value value, uint32_t element) {
    switch (ondemand::json_type(value.type())) {
      case ondemand::json_type::object:
        if (!node.slots.empty()) take_members(node, value.get_object(), element);
        break;
      case ondemand::json_type::array:
        if (node.element) {
          uint32_t index = 0;
          for (auto child : value.get_array()) take(*node.element, child.value(), index++);
        }
        break;
      default:
        if (node.path != none) take_scalar(node.path, value, element);
    }
  }

  void take_members(const Node &node, ondemand::object object, uint32_t element) {
    for (auto field : object) {
      // Keys with escapes are none of ours, so the raw text to the next quote will do.
      const char *key = field.key().value().raw();
      auto *end = static_cast<const char *>(std::memchr(key, '"', SIZE_MAX - uintptr_t(key)));
      auto *wanted = node.find(std::string_view(key, size_t(end - key)));
      if (wanted) take(*wanted, field.value(), element);
    }
  }

  void take_scalar(uint32_t path, ondemand::value value, uint32_t element) {
    reset_json_value result{};
    result.path = path;
    result.element = element;
    switch (ondemand::json_type(value.type())) {
      case ondemand::json_type::string: {
        std::string_view text = value.get_string();
        result.kind = RESET_JSON_TEXT;
        result.text = text.data();
        result.length = text.size();
        break;
      }
      case ondemand::json_type::number:
        result.kind = RESET_JSON_NUMBER;
        result.number = value.get_double();
        break;
      case ondemand::json_type::boolean:
        result.kind = bool(value.get_bool()) ? RESET_JSON_TRUE : RESET_JSON_FALSE;
        break;
      default:
        // Only a real null passes.
        if (!value.is_null()) throw simdjson::simdjson_error(simdjson::N_ATOM_ERROR);
        result.kind = RESET_JSON_NULL;
    }
    values.push_back(result);
  }
};

reset_json_picker *reset_json_picker_new(void) { return new (std::nothrow) reset_json_picker; }

void reset_json_picker_free(reset_json_picker *picker) { delete picker; }

bool reset_json_picker_want(reset_json_picker *picker, const char *path, uint32_t path_number) try {
  picker->want(path, path_number);
  return true;
} catch (const std::exception &) {
  return false;
}

size_t reset_json_padding(void) { return simdjson::SIMDJSON_PADDING; }

const reset_json_value *reset_json_pick(reset_json_picker *picker, const char *text, size_t length,
                                        size_t *count) try {
  *count = 0;
  picker->values.clear();
  auto padded = simdjson::padded_string_view(text, length, length + simdjson::SIMDJSON_PADDING);
  auto document = picker->parser.iterate(padded).value();
  picker->take_members(picker->root, document.get_object(), 0);
  // Nothing may follow the object.
  if (document.current_location().error() != simdjson::OUT_OF_BOUNDS) return nullptr;
  *count = picker->values.size();
  // An address, so that no values are told from no JSON.
  if (picker->values.empty()) picker->values.reserve(1);
  return picker->values.data();
} catch (const std::exception &) {
  picker->values.clear();
  return nullptr;
}

size_t reset_json_line_end(const void *text, size_t length) {
  auto *found = length ? std::memchr(text, '\n', length) : nullptr;
  return found ? size_t(static_cast<const char *>(found) - static_cast<const char *>(text)) : length;
}
