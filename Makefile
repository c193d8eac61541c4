# make run    installs what is missing, builds, and starts the clock
# make test   installs what the tests need besides, and runs them all
# make soak   the tests that take long, and one of the optimized program
# make bench  measures the clock beside others, and writes what came out into two pages
# make install PREFIX=/usr/local, make uninstall, make build, make lint, make clean

PREFIX ?= /usr/local
DESTDIR ?=
# Options for the clock that `make run` starts, or for the benchmark.
ARGS ?=

# Xlib, its extensions and Cairo, which the clock is built on; librsvg, Pango, gdk-pixbuf and zlib for
# its helper, which turns themes and text into drawings; pkg-config, which finds them; the C++ library
# that the Swift runtime is written with.
BUILD_PACKAGES = libx11-dev libxext-dev libxfixes-dev libxpresent-dev libxrandr-dev libxss-dev libcairo2-dev \
	librsvg2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev zlib1g-dev pkg-config libstdc++-12-dev
# A server, a window manager and a compositor of the tests' own; keyboard layouts; fingers (XTEST);
# the checker of desktop entries; time zones, another reader of them, and other days than today; the
# languages of dates; two readers of pictures; a font.
TEST_PACKAGES = xvfb openbox xcompmgr x11-xkb-utils libxtst-dev desktop-file-utils tzdata locales \
	python3 faketime imagemagick librsvg2-bin fonts-dejavu-core
# A server, a window manager and a compositor; the library of the tests' support; two other clocks;
# a counter of instructions.
BENCH_PACKAGES = xvfb openbox xcompmgr libxtst-dev x11-apps buici-clock valgrind
# Strips the installed program.
INSTALL_PACKAGES = binutils

RELEASE = .build/release
BIN = $(DESTDIR)$(PREFIX)/bin
APPLICATIONS = $(DESTDIR)$(PREFIX)/share/applications
ICONS = $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps
LIBEXEC = $(DESTDIR)$(PREFIX)/libexec/clock
SHARE = $(DESTDIR)$(PREFIX)/share/clock
THEMES = $(patsubst assets/themes/%/theme.ad,%,$(wildcard assets/themes/*/theme.ad))
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)

# $(call need,PACKAGES): installs those that are missing; asks nobody where none is.
define need
@missing=""; \
for package in $(1); do \
	dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q 'ok installed' \
		|| missing="$$missing $$package"; \
done; \
if [ -n "$$missing" ]; then \
	echo "installing:$$missing"; \
	$(SUDO) apt-get update -qq \
		&& $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
			$$missing; \
fi
endef

.PHONY: run build test soak bench lint install uninstall clean

run: build
	$(RELEASE)/clock $(ARGS)

# The Swift runtime is linked in, so that the program runs where Swift is not installed. So is the
# part of the C++ library that the runtime uses, found as an archive before the shared one; equal
# functions are folded, no symbol is exported, and the clock is linked for a fixed address: together
# a megabyte and a half less in memory. (What others made, its helper reads: that one is not.) Libraries
# are not looked for beside the program.
ARCHIVES = .build/archives
LINK = --disable-local-rpath -Xswiftc -use-ld=lld -Xswiftc -L$(ARCHIVES) -Xlinker --icf=all \
	-Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -static-libgcc

# Swift marks some constants as writable, and with them a megabyte of others would become so, which
# could not be given back after the start: those others are put elsewhere.
CONSTANTS = SECTIONS { .constants : { INPUT_SECTION_FLAGS(!SHF_WRITE) *(.rodata .rodata.*) } } \
	INSERT BEFORE .eh_frame;

build:
	$(call need,$(BUILD_PACKAGES))
	@mkdir -p $(ARCHIVES)
	@ln -sf /usr/lib/gcc/$$(uname -m)-linux-gnu/*/libstdc++.a $(ARCHIVES)
	@echo '$(CONSTANTS)' > $(ARCHIVES)/constants.ld
	swift build -c release --static-swift-stdlib --product clock $(LINK) \
		-Xswiftc -Xclang-linker -Xswiftc -no-pie -Xlinker -T$(CURDIR)/$(ARCHIVES)/constants.ld
	swift build -c release --static-swift-stdlib --product clock-layer $(LINK)

# Themes of others that Debian ships, unpacked for the tests and not installed.
TEST_THEMES = .build/test-themes

$(TEST_THEMES)/done:
	$(SUDO) apt-get update -qq
	rm -rf $(TEST_THEMES)
	mkdir -p $(TEST_THEMES)
	cd $(TEST_THEMES) && apt-get download -qq -o APT::Sandbox::User=root \
		cairo-dock-clock-plug-in plasma-framework
	for package in $(TEST_THEMES)/*.deb; do dpkg -x $$package $(TEST_THEMES) || exit 1; done
	touch $@

test: $(TEST_THEMES)/done
	$(call need,$(BUILD_PACKAGES) $(TEST_PACKAGES))
	CLOCK_TEST_THEMES=$(CURDIR)/$(TEST_THEMES)/usr/share swift test

# That a frame allocates nothing is true of the optimized program alone.
soak: build $(TEST_THEMES)/done
	$(call need,$(BUILD_PACKAGES) $(TEST_PACKAGES))
	CLOCK_TEST_SOAK=1 CLOCK_TEST_THEMES=$(CURDIR)/$(TEST_THEMES)/usr/share swift test --filter SoakTests
	CLOCK_TEST_PROGRAM=$(CURDIR)/$(RELEASE)/clock swift test --filter MemoryTests

# The pages of a program that is not on the disk yet would count as its own memory.
bench: build
	$(call need,$(BENCH_PACKAGES))
	swift build -c release --product clock-bench
	sync
	$(RELEASE)/clock-bench $(ARGS)

# The formatter's own rule for documentation sees `public` alone; here the word is `package`.
lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests
	@awk 'FNR == 1 { previous = "" } \
		/^ *(@[A-Za-z]+ )*package ([a-z()]+ )*(struct|class|enum|protocol|actor|func|var|let|init|subscript|static|typealias|case)/ \
			&& previous !~ /^ *(\/\/\/|@)/ { print FILENAME ":" FNR ": not documented:" $$0; found = 1 } \
		{ previous = $$0 } END { exit found }' $$(find Sources Tests/XTesting -name '*.swift')

# What has been built is installed, so that `sudo make install` builds nothing as root.
$(RELEASE)/clock:
	$(MAKE) build

install: $(RELEASE)/clock
	$(call need,$(INSTALL_PACKAGES))
	install -d $(BIN) $(LIBEXEC) $(APPLICATIONS) $(ICONS)
	install -s -m 755 $(RELEASE)/clock $(BIN)/clock
	install -s -m 755 $(RELEASE)/clock-layer $(LIBEXEC)/clock-layer
	for theme in $(THEMES); do \
		install -d $(SHARE)/themes/$$theme \
			&& install -m 644 assets/themes/$$theme/* $(SHARE)/themes/$$theme || exit 1; \
	done
	sed 's|^\(Try\)\{0,1\}Exec=clock|\1Exec=$(PREFIX)/bin/clock|' clock.desktop > $(APPLICATIONS)/clock.desktop
	chmod 644 $(APPLICATIONS)/clock.desktop
	install -m 644 assets/clock.svg $(ICONS)/clock.svg

uninstall:
	rm -f $(BIN)/clock $(APPLICATIONS)/clock.desktop $(ICONS)/clock.svg
	rm -rf $(LIBEXEC) $(addprefix $(SHARE)/themes/,$(THEMES))
	-rmdir --ignore-fail-on-non-empty $(SHARE)/themes $(SHARE)

clean:
	swift package clean
