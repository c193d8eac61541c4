// What the C library's own Swift module leaves out.
#ifndef CLOCK_CLINUX_SHIM_H
#define CLOCK_CLINUX_SHIM_H

#include <sys/timerfd.h>

#endif
