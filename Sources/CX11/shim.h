#ifndef CLOCK_CX11_SHIM_H
#define CLOCK_CX11_SHIM_H

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xproto.h>
#include <X11/Xresource.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/Xfixes.h>
#include <X11/extensions/Xpresent.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/dpms.h>
#include <X11/extensions/scrnsaver.h>
#include <X11/extensions/shape.h>

// `XDestroyImage` is a macro over a function pointer that Swift cannot call by its name.
static inline void clock_destroy_image(XImage *image) { XDestroyImage(image); }

// A macro over ranges of numbers.
static inline int clock_is_modifier_key(KeySym keysym) { return IsModifierKey(keysym); }

#endif
