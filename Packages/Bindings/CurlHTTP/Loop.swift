import CCurl
import HTTP

/// The one thread's work: it alone touches the transfers and the multi handle.
@safe final class Loop {
  private let multi: UnsafeMutableRawPointer
  private let inbox: Inbox
  private let settings: CurlSettings
  private var transfers: [ObjectIdentifier: Transfer] = [:]
  private var isStopping = false

  init(inbox: Inbox, settings: CurlSettings) {
    unsafe multi = inbox.multi
    self.inbox = inbox
    self.settings = settings
  }

  /// Works until told to stop; the multi handle is gone afterwards.
  func run() {
    while true {
      inbox.takeAll().forEach(take)
      guard !isStopping else { break }
      var running: Int32 = 0
      guard unsafe curl_multi_perform(multi, &running) == CURLM_OK else { break }
      finishEnded()
      // With nothing under way only a message can bring work; else libcurl knows its own times.
      let patience: Int32 = transfers.isEmpty ? .max : 1000
      unsafe curl_multi_poll(multi, nil, 0, patience, nil)
    }
    isStopping = true
    inbox.close().forEach(take)
    // Libcurl may call back while it cleans up, so no handle may be left in.
    for transfer in transfers.values { abort(transfer) }
    unsafe curl_multi_cleanup(multi)
  }

  private func take(_ message: Inbox.Message) {
    switch message {
    case .send(let order): send(order)
    case .cancel(let ticket):
      if let transfer = transfers[ObjectIdentifier(ticket)] { abort(transfer) }
    case .stop: isStopping = true
    }
  }

  private func send(_ order: Order) {
    guard !order.ticket.isCancelled, !isStopping else {
      return order.waiter.resume(throwing: CancellationError())
    }
    do {
      add(try Transfer(order, settings: settings))
    } catch {
      order.waiter.resume(throwing: error)
    }
  }

  private func add(_ transfer: Transfer) {
    guard unsafe curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
      return transfer.finish(.failure(HTTPFailure(.cannotConnect, "libcurl takes no request")))
    }
    transfers[ObjectIdentifier(transfer.order.ticket)] = transfer
  }

  private func remove(_ transfer: Transfer) {
    unsafe curl_multi_remove_handle(multi, transfer.handle)
    transfers[ObjectIdentifier(transfer.order.ticket)] = nil
  }

  private func abort(_ transfer: Transfer) {
    // First, so that nobody waits for libcurl's tidying.
    transfer.finish(.failure(CancellationError()))
    remove(transfer)
  }

  private func finishEnded() {
    var code = CURLE_OK
    while let handle = unsafe reset_curl_done(multi, &code) {
      guard let context = unsafe reset_curl_private(handle) else { continue }
      let transfer = unsafe Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
      remove(transfer)
      do {
        if try transfer.end(code) { add(transfer) } else { transfer.finish(.success(())) }
      } catch {
        let isCancelled = transfer.order.ticket.isCancelled
        transfer.finish(.failure(isCancelled ? CancellationError() : error))
      }
    }
  }
}
