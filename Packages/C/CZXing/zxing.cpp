#define ZX_USE_UTF8 1
#include <ZXing/ReadBarcode.h>
#include <ZXing/ZXVersion.h>

#include <algorithm>
#include <exception>
#include <string>

#include "reset_zxing.h"

#define TEXT_OF(number) #number
#define VERSION_TEXT(major, minor, patch) TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

namespace {

using ZXing::BarcodeFormat;

const auto retail_formats =
    BarcodeFormat::EAN13 | BarcodeFormat::EAN8 | BarcodeFormat::UPCA | BarcodeFormat::UPCE;
const auto bar_formats = BarcodeFormat::ITF | BarcodeFormat::Code128;
const auto databar_formats = BarcodeFormat::DataBar | BarcodeFormat::DataBarExpanded;

ZXing::BarcodeFormats formats_of(reset_zxing_kind kind) {
  switch (kind) {
    case RESET_ZXING_RETAIL: return retail_formats;
    case RESET_ZXING_DATABAR_ONLY: return databar_formats;
    case RESET_ZXING_WITH_ADD_ON: return BarcodeFormat::EAN13 | BarcodeFormat::UPCA;
    case RESET_ZXING_BARS: return bar_formats;
    case RESET_ZXING_SQUARES: return BarcodeFormat::QRCode;
    default: return bar_formats | BarcodeFormat::QRCode;
  }
}

bool set_format(reset_zxing_symbol *symbol, BarcodeFormat format) {
  switch (format) {
    case BarcodeFormat::EAN13: symbol->format = RESET_ZXING_EAN13; return true;
    case BarcodeFormat::EAN8: symbol->format = RESET_ZXING_EAN8; return true;
    case BarcodeFormat::UPCA: symbol->format = RESET_ZXING_UPCA; return true;
    case BarcodeFormat::UPCE: symbol->format = RESET_ZXING_UPCE; return true;
    case BarcodeFormat::ITF: symbol->format = RESET_ZXING_ITF; return true;
    case BarcodeFormat::Code128: symbol->format = RESET_ZXING_CODE128; return true;
    case BarcodeFormat::DataBar:
    case BarcodeFormat::DataBarExpanded: symbol->format = RESET_ZXING_DATABAR; return true;
    case BarcodeFormat::QRCode: symbol->format = RESET_ZXING_QR; return true;
    default: return false;
  }
}

}  // namespace

bool reset_zxing_read(const uint8_t *pixels, int32_t width, int32_t height,
                      reset_zxing_kind kind, bool thorough, char *text, size_t capacity,
                      reset_zxing_symbol *symbol) try {
  // More than one symbol a call ends the process in one picture of ten: zxing-cpp 1.4 follows
  // iterators of a list that it has changed.
  // Nor may DataBar be seen on a second line, which it compares with the first and ends likewise.
  auto hints = ZXing::DecodeHints()
                   .setFormats(formats_of(kind))
                   .setMinLineCount(kind == RESET_ZXING_DATABAR_ONLY ? 1 : 2)
                   .setMaxNumberOfSymbols(1)
                   .setEanAddOnSymbol(kind == RESET_ZXING_WITH_ADD_ON
                                          ? ZXing::EanAddOnSymbol::Require
                                          : ZXing::EanAddOnSymbol::Ignore)
                   .setTryHarder(true)
                   .setTryRotate(thorough)
                   .setTryDownscale(thorough);
  auto image = ZXing::ImageView(pixels, width, height, ZXing::ImageFormat::Lum);
  auto found = ZXing::ReadBarcodes(image, hints);
  if (found.empty()) return false;
  const auto &result = found.front();
  auto content = result.text();
  // Its number without the identifier that every other reader puts before it.
  if (result.format() == BarcodeFormat::DataBar && content.size() == 14) content.insert(0, "01");
  if (!result.isValid() || !set_format(symbol, result.format())) return false;
  if (content.size() > capacity) return false;
  std::copy(content.begin(), content.end(), text);
  symbol->length = content.size();
  for (size_t corner = 0; corner < 4; corner++) {
    symbol->corners[2 * corner] = result.position()[corner].x;
    symbol->corners[2 * corner + 1] = result.position()[corner].y;
  }
  return true;
} catch (const std::exception &) {
  return false;
} catch (...) {
  return false;
}

const char *reset_zxing_version(void) {
  return VERSION_TEXT(ZXING_VERSION_MAJOR, ZXING_VERSION_MINOR, ZXING_VERSION_PATCH);
}
