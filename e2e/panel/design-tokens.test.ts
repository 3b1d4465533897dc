import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(
  fileURLToPath(new URL('../../apps/panel/src/design/tokens.css', import.meta.url)),
  'utf8',
);

/** Returns the hexadecimal color tokens of the rule whose selector ends with `selector`. */
function colors(selector: string): ReadonlyMap<string, string> {
  const rule = CSS.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return new Map(
    [...rule.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

/** Returns the relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['surface', 'surface-page', 'surface-sunken', 'surface-hover'];
const TONES = ['positive', 'caution', 'negative', 'info', 'neutral'];
type Pair = readonly [text: string, surface: string];
const TEXT_PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((surface) =>
    ['text', 'text-muted', 'accent-text'].map((text): Pair => [text, surface]),
  ),
  ...TONES.map((tone): Pair => [`${tone}-text`, `${tone}-soft`]),
  ...TONES.map((tone): Pair => [`${tone}-text`, 'surface']),
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
];

describe.each(['light', 'dark'])('color tokens: %s', (scheme) => {
  const tokens = colors(`:root[data-mantine-color-scheme="${scheme}"]`);
  const of = (name: string) => tokens.get(name) ?? `no ${name}`;

  it.each(TEXT_PAIRS)('%s on %s has a text contrast of at least 4.5', (text, surface) => {
    expect(contrast(of(text), of(surface))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    'surface',
    'surface-page',
    'surface-hover',
  ])('control has a contrast of at least 3 on %s', (surface) => {
    expect(contrast(of('control'), of(surface))).toBeGreaterThanOrEqual(3);
  });

  it.each(TONES)('%s-fill has a contrast of at least 3 on the surface', (tone) => {
    expect(contrast(of(`${tone}-fill`), of('surface'))).toBeGreaterThanOrEqual(3);
  });
});
