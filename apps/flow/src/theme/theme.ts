import type { FlowPalette, FlowTheme } from '@assay/contract';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Parses a color as #rgb, #rrggbb or #rrggbbaa; null if invalid. */
export const parseColour = (value: unknown): string | null =>
  typeof value === 'string' && HEX.test(value) ? value.toLowerCase() : null;

function channels(colour: string): readonly number[] {
  const digits = colour.slice(1);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return (pairs ?? []).slice(0, 3).map((pair) => Number.parseInt(pair, 16) / 255);
}

const hex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colors: `share` of the first, the rest of the second. */
function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  return hex(channels(one).map((value, at) => value * share + (others[at] ?? 0) * (1 - share)));
}

/** Returns a possibly transparent color blended over an opaque one. */
export function laidOver(colour: string, ground: string): string {
  if (colour.length !== 9) return colour;
  return mixed(colour, ground, Number.parseInt(colour.slice(7), 16) / 255);
}

/** Returns the relative luminance, defined in WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two colors from `parseColour`, 1 to 21; transparency is ignored
 * ({@link laidOver}).
 */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black or white, the one with more contrast on a color. */
const readableOn = (ground: string): string =>
  contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';

const STEPS = 20;

/**
 * Returns the color, or the nearest shade toward black or white that is readable on a background; the hue
 * stays recognizable.
 */
function readableLike(colour: string, ground: string, least: number): string {
  const end = readableOn(ground);
  const shown = laidOver(colour, ground);
  for (let step = 0; step < STEPS; step++) {
    const found = step === 0 ? shown : mixed(shown, end, 1 - step / STEPS);
    if (contrast(found, ground) >= least) return found;
  }
  return end;
}

const FONT_NAME = /^[\p{L}\p{N} ,'"-]{1,100}$/u;
const FONT_WEIGHT = /^(normal|bold|[1-9]00)$/;
const HTTPS = /^https:\/\/[^\s"'()\\]{1,500}$/;
const READABLE = 4.5;

/** Backgrounds of the page's two default schemes, as in style.css. */
const GROUND = { light: '#ffffff', dark: '#131a26' } as const;

/** Default accents. */
const ACCENT = { light: '#1d4ed8', dark: '#8ab4ff' } as const;

/** Variables of style.css and their values. */
interface Look {
  readonly variables: { readonly [name: string]: string };
  readonly logoUrl: string | null;
  readonly font: { readonly family: string; readonly url: string } | null;
  /** Contrast problems, for the author of the theme. */
  readonly warnings: readonly string[];
}

const https = (value: unknown): string | null =>
  typeof value === 'string' && HTTPS.test(value) ? value : null;

/** Merges two palettes field by field; `top` takes precedence. */
const over = (base: FlowPalette | undefined, top: FlowPalette | undefined): FlowPalette => ({
  ...base,
  ...top,
});

/** Merges a theme over the workflow's branding. */
export const layered = (branding: FlowTheme, theme: FlowTheme | null): FlowTheme => ({
  ...branding,
  ...theme,
  light: over(branding.light, theme?.light),
  dark: over(branding.dark, theme?.dark),
});

function fontOf({ fontFamily, fontUrl, fontWeight }: FlowTheme) {
  const family = typeof fontFamily === 'string' && FONT_NAME.test(fontFamily) ? fontFamily : null;
  const url = https(fontUrl);
  const weight = typeof fontWeight === 'string' && FONT_WEIGHT.test(fontWeight) ? fontWeight : null;
  return { family, weight, font: family && url ? { family, url } : null };
}

/**
 * Returns readable colors for any palette. Unreadable text falls back to the default, an accent used as text
 * is made darker or lighter, and text on the accent becomes black or white.
 */
function coloursOf(palette: FlowPalette, scheme: 'light' | 'dark') {
  const ground = GROUND[scheme];
  const text = parseColour(scheme === 'light' ? palette.baseTextOnLight : palette.baseTextOnDark);
  const accent = parseColour(palette.baseAccent);
  const asked = parseColour(palette.baseOnAccent);
  const warnings: string[] = [];
  const isReadable = (name: string, colour: string, behind: string) => {
    if (contrast(laidOver(colour, behind), behind) >= READABLE) return true;
    warnings.push(`${name} of the ${scheme} theme is ignored: its contrast is below ${READABLE}:1.`);
    return false;
  };
  const fill = laidOver(accent ?? ACCENT[scheme], ground);
  const isAskedReadable = asked !== null && isReadable('Text color on the accent', asked, fill);
  return {
    warnings,
    colours: {
      '--text': text !== null && isReadable('Text color', text, ground) ? text : null,
      '--accent': accent,
      '--accent-text': accent === null ? null : readableLike(accent, ground, READABLE),
      '--on-accent': isAskedReadable ? asked : accent === null ? null : readableOn(fill),
    },
  };
}

/** Reads a theme; invalid colors, addresses without https and invalid font names are ignored. Pure. */
export function lookOf(theme: FlowTheme, scheme: 'light' | 'dark'): Look {
  const palette = theme[scheme] ?? {};
  const { colours, warnings } = coloursOf(palette, scheme);
  const { family, weight, font } = fontOf(theme);
  return {
    variables: {
      ...Object.fromEntries(Object.entries(colours).filter(([, colour]) => colour !== null)),
      ...(family ? { '--font': `${family}, var(--system-font)` } : {}),
      ...(weight ? { '--weight': weight } : {}),
    } as { readonly [name: string]: string },
    logoUrl: https(palette.logoUrl),
    font,
    warnings,
  };
}

/**
 * Applies a theme to the page, and again when the system's color scheme changes. It sets no style text,
 * because the page's content security policy forbids it.
 * @param onLogo called with the logo of the scheme; null if none
 */
export function applyTheme(theme: FlowTheme, onLogo: (url: string | null) => void): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const { style } = document.documentElement;
  let set: readonly string[] = [];
  const put = () => {
    const look = lookOf(theme, dark.matches ? 'dark' : 'light');
    for (const name of set) style.removeProperty(name);
    set = Object.keys(look.variables);
    for (const [name, value] of Object.entries(look.variables)) style.setProperty(name, value);
    for (const warning of look.warnings) console.warn(warning);
    onLogo(look.logoUrl);
    return look;
  };
  const { font } = put();
  if (font && typeof FontFace === 'function') {
    const face = new FontFace(font.family, `url(${JSON.stringify(font.url)})`);
    face.load().then(
      () => document.fonts.add(face),
      () => console.warn('Could not load the font of the theme.'),
    );
  }
  dark.addEventListener('change', put);
}
