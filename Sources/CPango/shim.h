// Pango, which shapes text, and what connects it with Cairo.
//
// Declared here rather than included, for the reason that CRSVG's shim gives.
#ifndef CLOCK_CPANGO_SHIM_H
#define CLOCK_CPANGO_SHIM_H

#include "../CRSVG/shim.h"

typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

typedef struct {
  int x;
  int y;
  int width;
  int height;
} PangoRectangle;

enum { CLOCK_PANGO_SCALE = 1024 };
enum { CLOCK_PANGO_DIRECTION_NEUTRAL = 6 };
enum { CLOCK_PANGO_ALIGN_LEFT, CLOCK_PANGO_ALIGN_CENTER, CLOCK_PANGO_ALIGN_RIGHT };

PangoFontMap *pango_cairo_font_map_get_default(void);
PangoContext *pango_font_map_create_context(PangoFontMap *fonts);
void pango_cairo_context_set_font_options(PangoContext *context,
                                          const cairo_font_options_t *options);
void pango_context_set_base_dir(PangoContext *context, int direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, int round_positions);
PangoLanguage *pango_language_from_string(const char *language);

PangoFontDescription *pango_font_description_from_string(const char *text);
void pango_font_description_set_absolute_size(PangoFontDescription *font, double size);
void pango_font_description_free(PangoFontDescription *font);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *font);
void pango_layout_set_alignment(PangoLayout *layout, int alignment);
int pango_layout_get_line_count(PangoLayout *layout);
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
void pango_cairo_layout_path(cairo_t *context, PangoLayout *layout);

#endif
