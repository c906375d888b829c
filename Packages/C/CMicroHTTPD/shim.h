#pragma once
#include <arpa/inet.h>
#include <gnutls/gnutls.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <microhttpd.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>

// Starting a daemon and asking about a connection are variadic, which Swift cannot call.

struct reset_mhd_setup {
  struct sockaddr_storage address;
  // PEM text, or null for plain HTTP.
  const char *certificate;
  const char *key;
  const char *priorities;
  unsigned connections;
  unsigned idle_seconds;
  size_t memory;
  MHD_AcceptPolicyCallback on_accept;
  MHD_NotifyConnectionCallback on_connection;
  void *(*on_target)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback on_request;
  MHD_RequestCompletedCallback on_end;
  void *context;
};

// Reads a numeric address; 0 where it is none.
static inline int reset_mhd_address(struct sockaddr_storage *out, const char *text, uint16_t port) {
  struct sockaddr_in *v4 = (struct sockaddr_in *) out;
  struct sockaddr_in6 *v6 = (struct sockaddr_in6 *) out;
  memset(out, 0, sizeof *out);
  if (inet_pton(AF_INET, text, &v4->sin_addr) == 1) {
    v4->sin_family = AF_INET;
    v4->sin_port = htons(port);
    return 1;
  }
  if (inet_pton(AF_INET6, text, &v6->sin6_addr) == 1) {
    v6->sin6_family = AF_INET6;
    v6->sin6_port = htons(port);
    return 1;
  }
  return 0;
}

static inline struct MHD_Daemon *reset_mhd_start(const struct reset_mhd_setup *setup) {
  unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  struct MHD_OptionItem tls[] = {
    {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *) setup->certificate},
    {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *) setup->key},
    {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *) setup->priorities},
    {MHD_OPTION_END, 0, 0},
  };
  if (setup->certificate) flags |= MHD_USE_TLS; else tls[0].option = MHD_OPTION_END;
  if (setup->address.ss_family == AF_INET6) flags |= MHD_USE_DUAL_STACK;
  return MHD_start_daemon(
    flags, 0, setup->on_accept, setup->context, setup->on_request, setup->context,
    MHD_OPTION_ARRAY, tls,
    MHD_OPTION_SOCK_ADDR, (const struct sockaddr *) &setup->address,
    MHD_OPTION_LISTENING_ADDRESS_REUSE, 0u,
    MHD_OPTION_LISTEN_BACKLOG_SIZE, 1024u,
    MHD_OPTION_STRICT_FOR_CLIENT, 1,
    MHD_OPTION_CONNECTION_LIMIT, setup->connections,
    MHD_OPTION_CONNECTION_TIMEOUT, setup->idle_seconds,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, setup->memory,
    MHD_OPTION_NOTIFY_CONNECTION, setup->on_connection, setup->context,
    MHD_OPTION_URI_LOG_CALLBACK, setup->on_target, setup->context,
    MHD_OPTION_NOTIFY_COMPLETED, setup->on_end, setup->context,
    MHD_OPTION_END);
}

// The port that was bound; 0 where none is.
static inline uint16_t reset_mhd_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

static inline int reset_mhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

// The TLS session of a connection; null where it has none.
static inline gnutls_session_t reset_mhd_session(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_GNUTLS_SESSION);
  return info ? (gnutls_session_t) info->tls_session : 0;
}

// Lets `pull` read for a session; what it sends goes the way it went.
static inline void reset_mhd_set_pull(
  gnutls_session_t session, void *context, gnutls_pull_func pull
) {
  gnutls_transport_ptr_t receive, send;
  gnutls_transport_get_ptr2(session, &receive, &send);
  gnutls_transport_set_ptr2(session, context, send);
  gnutls_transport_set_pull_function(session, pull);
}

// What was kept with a connection when it began.
static inline void *reset_mhd_kept(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : 0;
}

static inline const struct sockaddr *reset_mhd_client(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : 0;
}

// A number for the network a client belongs to: an IPv4 address, or the 64 bits of IPv6 that one
// customer is given. 0 stands for this machine.
static inline uint64_t reset_mhd_network(const struct sockaddr *address) {
  uint64_t number = 0;
  if (address && address->sa_family == AF_INET) {
    uint32_t v4 = ntohl(((const struct sockaddr_in *) address)->sin_addr.s_addr);
    return v4 >> 24 == 127 ? 0 : v4;
  }
  if (address && address->sa_family == AF_INET6) {
    const struct in6_addr *v6 = &((const struct sockaddr_in6 *) address)->sin6_addr;
    if (IN6_IS_ADDR_LOOPBACK(v6)) return 0;
    if (IN6_IS_ADDR_V4MAPPED(v6)) {
      for (int at = 12; at < 16; at++) number = number << 8 | v6->s6_addr[at];
      return number >> 24 == 127 ? 0 : number;
    }
    for (int at = 0; at < 8; at++) number = number << 8 | v6->s6_addr[at];
  }
  return number;
}

// A client's address in words; an empty text where there is none.
static inline void reset_mhd_describe(const struct sockaddr *address, char text[46]) {
  text[0] = 0;
  if (address && address->sa_family == AF_INET)
    inet_ntop(AF_INET, &((const struct sockaddr_in *) address)->sin_addr, text, 46);
  if (address && address->sa_family == AF_INET6)
    inet_ntop(AF_INET6, &((const struct sockaddr_in6 *) address)->sin6_addr, text, 46);
}

// As many open files as this process may have: every connection is one.
static inline void reset_raise_file_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
}

// Keeps a few megabytes of what was freed. Otherwise each body of a picture's size is given back to the
// system, and its hundred pages are faulted in again for the next one.
static inline void reset_keep_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 2 << 20);
  mallopt(M_TRIM_THRESHOLD, 8 << 20);
#endif
}

// Linux hides it behind _GNU_SOURCE, which a module cannot turn on after Glibc has been read.
#ifndef POLLRDHUP
#define POLLRDHUP 0x2000
#endif

// Whether the other end of a connection is gone. What it sent before is not looked at.
static inline int reset_has_left(int socket) {
  struct pollfd request = {socket, POLLRDHUP, 0};
  return poll(&request, 1, 0) > 0 && (request.revents & (POLLRDHUP | POLLHUP | POLLERR));
}
