// A library that the tests load into the clock: it counts the turns of the clock's loop, the frames
// that it shows, and what it allocates.
//
// The counts are in a file that the variable CLOCK_HEAP_PROBE names and that the tests read while the
// clock runs: numbers of 64 bits, first the turns, then the frames, then four numbers for each frame,
// as they were when the loop waited after it: turns, allocations of Xlib's, all others, and the bytes
// of the heap that are in use. Nothing here allocates. One thread is counted for.

#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { most_frames = 1 << 14, most_libraries = 64 };

struct sample {
  uint64_t turns, xlib_allocations, other_allocations, live_bytes;
};

struct record {
  _Atomic uint64_t turns, frames;
  struct sample samples[most_frames];
};

struct range {
  uintptr_t start, end;
};

static struct record *record;
static uint64_t xlib_allocations, other_allocations;
// Whether something has been sent to the screen since the loop last waited.
static bool has_drawn;
// The program's own code, and that of Xlib and its extensions.
static struct range program;
static struct range xlib[most_libraries];
static int xlib_count;

// The C library's own, under the names by which those who stand in for them call them.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *start, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static bool holds(struct range range, const void *address) {
  return (uintptr_t)address >= range.start && (uintptr_t)address < range.end;
}

static int note_object(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  struct range range = {UINTPTR_MAX, 0};
  for (int index = 0; index < info->dlpi_phnum; ++index) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
    uintptr_t start = info->dlpi_addr + segment->p_vaddr;
    if (start < range.start) range.start = start;
    if (start + segment->p_memsz > range.end) range.end = start + segment->p_memsz;
  }
  const char *slash = strrchr(info->dlpi_name, '/');
  const char *name = slash ? slash + 1 : info->dlpi_name;
  if (!*name) {
    // The first, the program itself, has no name; nor has what the kernel adds.
    if (!program.end) program = range;
  } else if (!strncmp(name, "libX", 4) || !strncmp(name, "libxcb", 6)) {
    if (xlib_count < most_libraries) xlib[xlib_count++] = range;
  }
  return 0;
}

__attribute__((constructor)) static void begin(void) {
  // The variable reaches the shell that starts the clock, and the clock's helpers, too.
  const char *path = getenv("CLOCK_HEAP_PROBE");
  if (!path || strcmp(program_invocation_short_name, "clock")) return;
  int file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return;
  if (!ftruncate(file, sizeof *record)) {
    void *start = mmap(NULL, sizeof *record, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (start != MAP_FAILED) record = start;
  }
  close(file);
  dl_iterate_phdr(note_object, NULL);
}

static void count_allocation(const void *caller) {
  for (int index = 0; index < xlib_count; ++index) {
    if (!holds(xlib[index], caller)) continue;
    ++xlib_allocations;
    return;
  }
  ++other_allocations;
}

void *malloc(size_t size) {
  count_allocation(__builtin_return_address(0));
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_allocation(__builtin_return_address(0));
  return __libc_calloc(count, size);
}

void *realloc(void *start, size_t size) {
  count_allocation(__builtin_return_address(0));
  return __libc_realloc(start, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_allocation(__builtin_return_address(0));
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **start, size_t alignment, size_t size) {
  count_allocation(__builtin_return_address(0));
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  *start = memory;
  return 0;
}

// Notes that the clock's loop is about to wait. Xlib waits, too: that is no turn.
static void note_wait(const void *caller) {
  if (!record || !holds(program, caller)) return;
  uint64_t turns = record->turns + 1, frames = record->frames;
  if (has_drawn) {
    if (frames < most_frames) {
      struct mallinfo2 heap = mallinfo2();
      record->samples[frames] = (struct sample){
          turns, xlib_allocations, other_allocations, heap.uordblks + heap.hblkhd};
    }
    has_drawn = false;
    // The tests see a frame's numbers once they see that there is one more.
    record->frames = frames + 1;
  }
  record->turns = turns;
}

// The function of this name that would have been called.
#define NEXT(name) \
  static typeof(name) *next; \
  if (!next) next = (typeof(name) *)dlsym(RTLD_NEXT, #name)

int poll(struct pollfd *polls, nfds_t count, int timeout) {
  NEXT(poll);
  if (timeout) note_wait(__builtin_return_address(0));
  return next(polls, count, timeout);
}

int ppoll(
    struct pollfd *polls, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  NEXT(ppoll);
  if (!timeout || timeout->tv_sec || timeout->tv_nsec) note_wait(__builtin_return_address(0));
  return next(polls, count, timeout, signals);
}

// What Xlib takes are its own structures, of which nothing is looked at here.
int XShmPutImage(
    void *display, unsigned long drawable, void *graphics, void *image, int from_x, int from_y,
    int x, int y, unsigned width, unsigned height, int sends_event) {
  NEXT(XShmPutImage);
  has_drawn = true;
  return next(
      display, drawable, graphics, image, from_x, from_y, x, y, width, height, sends_event);
}

int XPutImage(
    void *display, unsigned long drawable, void *graphics, void *image, int from_x, int from_y,
    int x, int y, unsigned width, unsigned height) {
  NEXT(XPutImage);
  has_drawn = true;
  return next(display, drawable, graphics, image, from_x, from_y, x, y, width, height);
}
