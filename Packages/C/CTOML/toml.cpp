// toml++ 3.3 meets some malformed text, such as "[=", with an assertion: without this it would end
// the program, and in a release build be taken for granted and undefined.
#undef NDEBUG
namespace {
struct BrokenAssumption {};
[[noreturn]] void refuse() { throw BrokenAssumption(); }
}  // namespace
#define TOML_ASSERT(condition) (static_cast<bool>(condition) ? static_cast<void>(0) : refuse())

#define TOML_EXCEPTIONS 1
#define TOML_ENABLE_FORMATTERS 0
#define TOML_ENABLE_UNRELEASED_FEATURES 0
#include <toml++/toml.h>

#include <algorithm>
#include <cstdio>
#include <deque>
#include <exception>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "reset_toml.h"

struct reset_toml {
  std::vector<reset_toml_node> nodes;
  // What the nodes point into; a deque, because it does not move what it holds.
  std::deque<std::string> texts;
};

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// toml++ recurses once for each part of a dotted key, without a limit of its own.
constexpr std::ptrdiff_t most_dots_in_a_line = 1000;

// Turns toml++'s lines and columns, which count code points, into byte offsets.
class Lines {
 public:
  explicit Lines(std::string_view text) : text(text) {
    // toml++ does not count the mark as a column.
    starts.push_back(text.starts_with(byte_order_mark) ? byte_order_mark.size() : 0);
    for (size_t at = 0; at < text.size(); at++)
      if (text[at] == '\n') starts.push_back(at + 1);
  }

  size_t offset(toml::source_position position) const {
    if (position.line == 0 || position.line > starts.size()) return text.size();
    size_t at = starts[position.line - 1];
    for (auto column = position.column; column > 1 && at < text.size(); column--) {
      at++;
      while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80) at++;
    }
    return at;
  }

  size_t count() const { return starts.size(); }

  // The text to the end of its line number `line`.
  std::string_view through(size_t line) const {
    return text.substr(0, line < starts.size() ? starts[line] : text.size());
  }

  // The first line whose dotted key could be too deep to read; 0 where there is none.
  uint32_t too_deep() const {
    for (size_t line = 0; line < starts.size(); line++) {
      auto end = line + 1 < starts.size() ? starts[line + 1] : text.size();
      auto first = text.begin() + static_cast<std::ptrdiff_t>(starts[line]);
      auto last = text.begin() + static_cast<std::ptrdiff_t>(end);
      if (std::count(first, last, '.') > most_dots_in_a_line) return uint32_t(line + 1);
    }
    return 0;
  }

 private:
  std::string_view text;
  std::vector<size_t> starts;
};

class Flattener {
 public:
  Flattener(reset_toml &document, const Lines &lines) : document(document), lines(lines) {}

  void add(const toml::node &node, const toml::key *key) {
    document.nodes.push_back(described(node, key));
    if (auto *table = node.as_table())
      for (auto &&[name, child] : *table) add(child, &name);
    else if (auto *array = node.as_array())
      for (auto &&child : *array) add(child, nullptr);
  }

 private:
  reset_toml &document;
  const Lines &lines;

  reset_toml_node described(const toml::node &node, const toml::key *key) {
    reset_toml_node result{};
    auto source = node.source();
    result.begin = result.key_begin = lines.offset(source.begin);
    result.end = lines.offset(source.end);
    result.line = source.begin.line;
    result.column = source.begin.column;
    if (key) {
      result.key = keep(std::string(key->str()), result.key_length);
      result.key_begin = lines.offset(key->source().begin);
    }
    set_value(result, node);
    return result;
  }

  void set_value(reset_toml_node &result, const toml::node &node) {
    if (auto *table = node.as_table()) {
      result.kind = RESET_TOML_TABLE;
      result.is_inline = table->is_inline();
      result.child_count = table->size();
    } else if (auto *array = node.as_array()) {
      result.kind = RESET_TOML_ARRAY;
      result.child_count = array->size();
      result.is_inline = array->empty() || !array->front().is_table() ||
                         array->front().as_table()->is_inline();
    } else if (auto *string = node.as_string()) {
      result.kind = RESET_TOML_STRING;
      result.text = keep(string->get(), result.text_length);
    } else if (auto *integer = node.as_integer()) {
      result.kind = RESET_TOML_INTEGER;
      result.integer = integer->get();
    } else if (auto *real = node.as_floating_point()) {
      result.kind = RESET_TOML_REAL;
      result.real = real->get();
    } else if (auto *boolean = node.as_boolean()) {
      result.kind = RESET_TOML_BOOLEAN;
      result.boolean = boolean->get();
    } else {
      set_date(result, node);
    }
  }

  void set_date(reset_toml_node &result, const toml::node &node) {
    std::ostringstream text;
    if (auto *date = node.as_date()) text << date->get();
    if (auto *time = node.as_time()) text << time->get();
    if (auto *both = node.as_date_time()) text << both->get();
    result.kind = RESET_TOML_DATE;
    result.text = keep(text.str(), result.text_length);
  }

  const char *keep(std::string text, size_t &length) {
    document.texts.push_back(std::move(text));
    length = document.texts.back().size();
    return document.texts.back().data();
  }
};

void report(reset_toml_error *error, uint32_t line, uint32_t column, const char *message) {
  error->line = line;
  error->column = column;
  std::snprintf(error->message, sizeof error->message, "%s", message);
}

// The line at which toml++ gives up with a failed assertion: the first one that makes it do so.
uint32_t refused_line(const Lines &lines) {
  size_t good = 0, bad = lines.count();
  while (bad - good > 1) {
    auto middle = good + (bad - good) / 2;
    try {
      static_cast<void>(toml::parse(lines.through(middle)));
      good = middle;
    } catch (const BrokenAssumption &) {
      bad = middle;
    } catch (const toml::parse_error &) {
      good = middle;
    }
  }
  return uint32_t(bad);
}

}  // namespace

reset_toml *reset_toml_parse(const char *text, size_t length, reset_toml_error *error) try {
  auto view = std::string_view(text, length);
  auto lines = Lines(view);
  if (auto line = lines.too_deep()) {
    report(error, line, 1, "too many dots in one line");
    return nullptr;
  }
  toml::table root;
  try {
    root = toml::parse(view);
  } catch (const BrokenAssumption &) {
    report(error, refused_line(lines), 1, "this is neither a key nor a value");
    return nullptr;
  }
  auto document = std::make_unique<reset_toml>();
  Flattener(*document, lines).add(root, nullptr);
  return document.release();
} catch (const toml::parse_error &caught) {
  auto at = caught.source().begin;
  report(error, at.line, at.column, std::string(caught.description()).c_str());
  return nullptr;
} catch (const std::exception &caught) {
  report(error, 0, 0, caught.what());
  return nullptr;
} catch (...) {
  report(error, 0, 0, "unknown failure");
  return nullptr;
}

const reset_toml_node *reset_toml_nodes(const reset_toml *document, size_t *count) {
  *count = document->nodes.size();
  return document->nodes.data();
}

void reset_toml_free(reset_toml *document) { delete document; }
