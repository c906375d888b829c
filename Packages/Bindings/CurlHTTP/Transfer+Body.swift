import CCurl
import HTTP

// The body that is sent.
extension Transfer {
  /// Announces the body; libcurl asks for it piece by piece, so that it need not be copied whole.
  func offerBody() throws(HTTPFailure) {
    bodySent = 0
    try unsafe easy.set(
      bodySize: order.request.body.count,
      read: { buffer, size, count, context in
        guard let context = unsafe context, let buffer = unsafe buffer else { return 0 }
        let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        return unsafe transfer.giveBody(
          UnsafeMutableRawBufferPointer(start: buffer, count: size * count)
        )
      },
      seek: { context, place, origin in
        guard let context = unsafe context else { return CURL_SEEKFUNC_FAIL }
        let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
        return transfer.beginBody(at: Int(place), origin: origin)
      },
      context: Unmanaged.passUnretained(self).toOpaque()
    )
  }

  private func giveBody(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(order.request.body.count - bodySent, buffer.count)
    unsafe order.request.body.withUnsafeBytes { body in
      unsafe buffer.copyMemory(
        from: UnsafeRawBufferPointer(rebasing: body[bodySent..<bodySent + count])
      )
    }
    bodySent += count
    return count
  }

  private func beginBody(at place: Int, origin: Int32) -> Int32 {
    guard origin == SEEK_SET, (0...order.request.body.count).contains(place) else {
      return CURL_SEEKFUNC_FAIL
    }
    bodySent = place
    return CURL_SEEKFUNC_OK
  }
}
