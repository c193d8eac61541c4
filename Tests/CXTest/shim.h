// What the tests need of X to see the widget, and to press its keys, as a person does.
#ifndef CLOCK_CXTEST_SHIM_H
#define CLOCK_CXTEST_SHIM_H

#include <spawn.h>

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/shape.h>

// `XDestroyImage` is a macro over a function pointer that Swift cannot call by its name.
static inline void clock_test_destroy_image(XImage *image) { XDestroyImage(image); }

// The C library's own Swift module leaves this one out.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

#endif
