// gdk-pixbuf, which reads PNG and JPEG files, and zlib, which unpacks what is deflated.
//
// gdk-pixbuf is declared here rather than included, for the reason that CRSVG's shim gives.
#ifndef CLOCK_CPIXBUF_SHIM_H
#define CLOCK_CPIXBUF_SHIM_H

#include "../CRSVG/shim.h"
#include <zlib.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;

enum { CLOCK_INTERP_BILINEAR = 2 };

GdkPixbufLoader *gdk_pixbuf_loader_new_with_type(const char *type, GError **error);
int gdk_pixbuf_loader_write(GdkPixbufLoader *loader, const unsigned char *data, size_t count,
                            GError **error);
int gdk_pixbuf_loader_close(GdkPixbufLoader *loader, GError **error);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *loader, int width, int height);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *loader);

GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *picture);
GdkPixbuf *gdk_pixbuf_new_subpixbuf(GdkPixbuf *picture, int x, int y, int width, int height);
GdkPixbuf *gdk_pixbuf_scale_simple(const GdkPixbuf *picture, int width, int height, int filter);
int gdk_pixbuf_get_width(const GdkPixbuf *picture);
int gdk_pixbuf_get_height(const GdkPixbuf *picture);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *picture);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *picture);
const uint8_t *gdk_pixbuf_read_pixels(const GdkPixbuf *picture);

unsigned long g_signal_connect_data(void *instance, const char *signal, void (*handler)(void),
                                    void *data, void (*destroy)(void *, void *), int flags);

// How far the reading of a picture has come: its size as its header tells it, the rows that have
// pixels, and the largest size that is read.
typedef struct {
  int width;
  int height;
  int rows;
  int limit;
} clock_picture_progress;

static inline void clock_size_prepared(GdkPixbufLoader *loader, int width, int height,
                                       clock_picture_progress *progress) {
  progress->width = width;
  progress->height = height;
  // A size of nothing ends the reading before there is memory for it.
  if (width > progress->limit || height > progress->limit)
    gdk_pixbuf_loader_set_size(loader, 0, 0);
}

static inline void clock_area_updated(GdkPixbufLoader *loader, int x, int y, int width, int height,
                                      clock_picture_progress *progress) {
  if (y + height > progress->rows) progress->rows = y + height;
}

// Keeps up with a reading, and ends it where there are too many pixels. The progress must outlive
// the loader. (A handler's type is one that Swift cannot cast to.)
static inline void clock_follow(GdkPixbufLoader *loader, clock_picture_progress *progress) {
  g_signal_connect_data(loader, "size-prepared", (void (*)(void))clock_size_prepared, progress, 0,
                        0);
  g_signal_connect_data(loader, "area-updated", (void (*)(void))clock_area_updated, progress, 0,
                        0);
}

#endif
