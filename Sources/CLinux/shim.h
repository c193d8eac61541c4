// What the C library's own Swift module leaves out.
#ifndef CLOCK_CLINUX_SHIM_H
#define CLOCK_CLINUX_SHIM_H

#include <link.h>
#include <malloc.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/timerfd.h>

// As <link.h> declares them for GNU programs alone: the beginning of `struct dl_phdr_info`, and what
// calls a function for each object of the process.
struct loaded_object {
  ElfW(Addr) dlpi_addr;
  const char *dlpi_name;
  const ElfW(Phdr) *dlpi_phdr;
  ElfW(Half) dlpi_phnum;
};
int dl_iterate_phdr(int (*visit)(struct loaded_object *, size_t, void *), void *data);

// As <poll.h> declares it for GNU programs alone.
int ppoll(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *signals);

#endif
