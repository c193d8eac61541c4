// librsvg, Cairo's script surface, and the little of GLib that both need of it.
//
// Declared here rather than included: librsvg's pkg-config file asks for `-pthread`, which SwiftPM
// refuses with a warning on each build, and without it GLib's folders of headers are not found.
#ifndef CLOCK_CRSVG_SHIM_H
#define CLOCK_CRSVG_SHIM_H

#include "../CCairo/shim.h"
#include <cairo-script.h>
#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/types.h>

typedef struct _GError {
  uint32_t domain;
  int code;
  char *message;
} GError;

void g_error_free(GError *error);
void g_object_unref(void *object);

typedef struct _GFile GFile;
typedef struct _GInputStream GInputStream;
typedef struct _GCancellable GCancellable;

GFile *g_file_new_for_path(const char *path);
GInputStream *g_memory_input_stream_new_from_data(const void *data, ssize_t length,
                                                  void (*destroy)(void *));

typedef struct _RsvgHandle RsvgHandle;

typedef struct {
  double x;
  double y;
  double width;
  double height;
} RsvgRectangle;

typedef struct {
  double length;
  int unit;
} RsvgLength;

RsvgHandle *rsvg_handle_new_from_stream_sync(GInputStream *stream, GFile *base, int flags,
                                             GCancellable *cancellable, GError **error);
RsvgHandle *rsvg_handle_new_from_gfile_sync(GFile *file, int flags, GCancellable *cancellable,
                                            GError **error);
void rsvg_handle_set_dpi(RsvgHandle *handle, double dpi);
int rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, double *width, double *height);
void rsvg_handle_get_intrinsic_dimensions(RsvgHandle *handle, int *has_width, RsvgLength *width,
                                          int *has_height, RsvgLength *height, int *has_viewbox,
                                          RsvgRectangle *viewbox);
int rsvg_handle_has_sub(RsvgHandle *handle, const char *id);
int rsvg_handle_get_geometry_for_layer(RsvgHandle *handle, const char *id,
                                       const RsvgRectangle *viewport, RsvgRectangle *ink,
                                       RsvgRectangle *logical, GError **error);
int rsvg_handle_render_layer(RsvgHandle *handle, cairo_t *context, const char *id,
                             const RsvgRectangle *viewport, GError **error);

// `prctl` is variadic, which Swift does not import. Kills this process when its parent ends.
static inline void clock_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

#endif
