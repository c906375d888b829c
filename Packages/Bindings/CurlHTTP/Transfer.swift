import CCurl
import HTTP

/// An exchange somebody waits for.
struct Order: Sendable {
  let ticket: Ticket
  let request: HTTPRequest
  let onHead: @Sendable (HTTPResponseHead) throws -> Void
  let onBody: @Sendable ([UInt8]) throws -> Void
  let waiter: CheckedContinuation<Void, any Error>
}

/// The state of one exchange, over all its redirects. Touched by the loop's thread alone.
@safe final class Transfer {
  let order: Order
  private let settings: CurlSettings
  private let start = ContinuousClock.now
  var easy: EasyHandle
  private var address: Address
  private var head = HeadReader()
  private var next: Address?
  private var redirects = 0
  private var bodySize = 0
  /// How much of our own body libcurl has taken.
  var bodySent = 0
  /// Why we broke off ourselves.
  private var failure: (any Error)?
  /// Whether the request has left the server it was made for.
  private var isElsewhere = false
  private var isOver = false

  init(_ order: Order, settings: CurlSettings) throws(HTTPFailure) {
    try order.request.checkWords()
    guard let address = Address(order.request.url) else {
      throw HTTPFailure(.notAllowed, "the address cannot be read")
    }
    try order.request.policy.check(address)
    self.order = order
    self.settings = settings
    self.address = address
    easy = try EasyHandle()
    try prepare()
  }

  var handle: UnsafeMutableRawPointer { unsafe easy.raw }

  /// Takes what libcurl says of the end of the exchange; `true` when it is to be sent again, to
  /// where the server redirected.
  func end(_ code: CURLcode) throws -> Bool {
    if let failure { throw failure }
    guard let next else {
      guard code == CURLE_OK else { throw HTTPFailure(code, host: address.host) }
      // To libcurl, a head that breaks off is the end of it.
      guard head.isDone else { throw HTTPFailure(CURLE_GOT_NOTHING, host: address.host) }
      return false
    }
    isElsewhere = isElsewhere || !next.hasSameOrigin(as: address)
    (address, self.next, head) = (next, nil, HeadReader())
    redirects += 1
    bodySize = 0
    easy = try EasyHandle()
    try prepare()
    return true
  }

  /// Wakes who waits; no callback runs from here on.
  func finish(_ result: Result<Void, any Error>) {
    guard !isOver else { return }
    isOver = true
    order.waiter.resume(with: result)
  }

  // MARK: - What libcurl calls

  func takeHead(_ line: [UInt8]) -> Bool {
    attempt {
      guard let head = try head.read(line) else { return }
      next = try redirect(for: head)
      guard next == nil else { return }
      if order.request.method != "HEAD", let length = head["content-length"].flatMap({ Int($0) }),
        length > order.request.maximumBodySize
      {
        throw tooLarge
      }
      try order.onHead(head)
    }
  }

  func takeBody(_ bytes: [UInt8]) -> Bool {
    attempt {
      // Summed up so that no number of pieces gets past the limit.
      bodySize += bytes.count
      guard bodySize <= order.request.maximumBodySize else { throw tooLarge }
      if next == nil { try order.onBody(bytes) }
    }
  }

  private func attempt(_ body: () throws -> Void) -> Bool {
    guard !isOver, failure == nil, !order.ticket.isCancelled else { return false }
    do {
      try body()
      return true
    } catch {
      failure = error
      return false
    }
  }

  private var tooLarge: HTTPFailure {
    let limit = order.request.maximumBodySize
    return HTTPFailure(.tooLarge, "\(address.host) sent more than \(limit) bytes")
  }

  // MARK: - Redirects

  /// Where to go on, if the answer is a redirect that we follow.
  private func redirect(for head: HTTPResponseHead) throws(HTTPFailure) -> Address? {
    guard [301, 302, 303, 307, 308].contains(head.status), let location = head["location"],
      order.request.isFetch
    else { return nil }
    guard redirects < order.request.policy.maximumRedirects else {
      throw HTTPFailure(.malformed, "\(address.host) redirects too many times")
    }
    guard let next = Address(location, relativeTo: address), next.isWeb else {
      throw HTTPFailure(.malformed, "\(address.host) redirects to no web address")
    }
    guard next.scheme == "https" || address.scheme == "http" else {
      throw HTTPFailure(.malformed, "\(address.host) redirects from https to http")
    }
    // A server elsewhere has no business with this machine's own.
    guard address.isLoopback || !next.isLoopback else {
      throw HTTPFailure(.malformed, "\(address.host) redirects to this machine")
    }
    guard next.host == address.host || order.request.policy.allowsOtherHosts else {
      throw HTTPFailure(.malformed, "\(address.host) redirects to \(next.host)")
    }
    do {
      try order.request.policy.check(next)
    } catch {
      throw HTTPFailure(.malformed, "\(address.host) redirects astray: \(error.message)")
    }
    return next
  }

  private func prepare() throws(HTTPFailure) {
    let left = order.request.timeout.map { $0 - start.duration(to: .now) / .seconds(1) }
    if let left, left <= 0 { throw HTTPFailure(CURLE_OPERATION_TIMEDOUT, host: address.host) }
    try easy.prepare(
      for: order.request,
      to: address,
      isElsewhere: isElsewhere,
      secondsLeft: left,
      settings: settings
    )
    if !order.request.isFetch { try offerBody() }
    try unsafe easy.set(
      onHead: { bytes, size, count, context in
        unsafe call(bytes, size * count, context) { $0.takeHead($1) }
      },
      onBody: { bytes, size, count, context in
        unsafe call(bytes, size * count, context) { $0.takeBody($1) }
      },
      context: Unmanaged.passUnretained(self).toOpaque()
    )
  }
}

/// Hands bytes from libcurl to the transfer; libcurl stops when told that none were taken.
private func call(
  _ bytes: UnsafeMutablePointer<CChar>?,
  _ count: Int,
  _ context: UnsafeMutableRawPointer?,
  _ take: (Transfer, [UInt8]) -> Bool
) -> Int {
  guard let context = unsafe context else { return 0 }
  let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  let copy = unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
  return take(transfer, copy) ? count : (count == 0 ? 1 : 0)
}
