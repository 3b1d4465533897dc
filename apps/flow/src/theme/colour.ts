const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A colour as #rgb, #rrggbb or #rrggbbaa; null = it is none. */
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

/** `share` of one colour, the rest of the other. */
function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  return hex(channels(one).map((value, at) => value * share + (others[at] ?? 0) * (1 - share)));
}

/** How a colour that may be transparent looks over one that is not. */
export function laidOver(colour: string, ground: string): string {
  if (colour.length !== 9) return colour;
  return mixed(colour, ground, Number.parseInt(colour.slice(7), 16) / 255);
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours of `parseColour`, 1 to 21; how transparent they are is not looked at ({@link laidOver}). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

/** Of black and white, what is read better on a colour. */
export const readableOn = (ground: string): string =>
  contrast('#000000', ground) >= contrast('#ffffff', ground) ? '#000000' : '#ffffff';

const STEPS = 20;

/** A colour, or the nearest one towards black or white that can be read on a ground: its hue stays to be known. */
export function readableLike(colour: string, ground: string, least: number): string {
  const end = readableOn(ground);
  const shown = laidOver(colour, ground);
  for (let step = 0; step < STEPS; step++) {
    const found = step === 0 ? shown : mixed(shown, end, 1 - step / STEPS);
    if (contrast(found, ground) >= least) return found;
  }
  return end;
}
