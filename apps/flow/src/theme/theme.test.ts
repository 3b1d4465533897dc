import { describe, expect, it } from 'vitest';
import { contrast, laidOver, layered, lookOf, parseColour } from './theme';

describe('theme', () => {
  it('applies the colors of the scheme, the font and the logo', () => {
    const theme = {
      light: {
        baseTextOnLight: '#111111',
        baseAccent: '#004488',
        baseOnAccent: '#fff',
        logoUrl: 'https://a.example/l.png',
      },
      dark: { baseTextOnDark: '#eeeeee' },
      fontFamily: 'Inter, sans-serif',
      fontUrl: 'https://a.example/inter.woff2',
      fontWeight: '500',
    };
    const light = lookOf(theme, 'light');
    expect(light.variables).toEqual({
      '--text': '#111111',
      '--accent': '#004488',
      '--accent-text': '#004488',
      '--on-accent': '#fff',
      '--font': 'Inter, sans-serif, var(--system-font)',
      '--weight': '500',
    });
    expect(light.logoUrl).toBe('https://a.example/l.png');
    expect(light.font).toEqual({ family: 'Inter, sans-serif', url: 'https://a.example/inter.woff2' });
    expect(lookOf(theme, 'dark').variables['--text']).toBe('#eeeeee');
    expect(lookOf(theme, 'dark').logoUrl).toBeNull();
  });

  it.each([
    ['invalid colors', { light: { baseAccent: 'red; background: url(//x)' } }],
    ['a logo without https', { light: { logoUrl: 'http://a.example/l.png' } }],
    ['a script URL as logo', { light: { logoUrl: 'javascript:alert(1)' } }],
    ['a font name with CSS code', { fontFamily: 'x; } body { display: none' }],
    ['a font URL with another URL scheme', { fontFamily: 'Inter', fontUrl: 'data:font/woff2,x' }],
    ['an invalid font weight', { fontWeight: '400; color: red' }],
  ])('ignores %s', (_name, theme) => {
    const { variables, logoUrl, font } = lookOf(theme, 'light');
    expect({ ...variables, '--font': undefined }).toEqual({ '--font': undefined });
    expect([logoUrl, font]).toEqual([null, null]);
  });

  it('ignores unreadable colors and returns warnings', () => {
    const { variables, warnings } = lookOf(
      { light: { baseTextOnLight: '#cccccc', baseAccent: '#ffff00', baseOnAccent: '#ffffff' } },
      'light',
    );
    expect(warnings).toHaveLength(2);
    expect(variables).toMatchObject({ '--accent': '#ffff00', '--on-accent': '#000000' });
    expect(variables['--text']).toBeUndefined();
    expect(lookOf({ light: { baseTextOnLight: '#222222' } }, 'light').warnings).toEqual([]);
    // Fully transparent text.
    expect(lookOf({ light: { baseTextOnLight: '#00000000' } }, 'light').variables).toEqual({});
  });

  it.each([
    ['light', '#ffe600', '#ffffff'],
    ['light', '#ffffff', '#ffffff'],
    ['light', '#00000010', '#ffffff'],
    ['dark', '#001a33', '#131a26'],
    ['dark', '#131a26', '#131a26'],
  ] as const)('produces readable colors from an accent alone: %s, %s', (scheme, baseAccent, ground) => {
    const { variables, warnings } = lookOf({ [scheme]: { baseAccent } }, scheme);
    const fill = laidOver(baseAccent, ground);
    expect(warnings).toEqual([]);
    expect(contrast(variables['--on-accent'] ?? '', fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(variables['--accent-text'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  });

  it("overrides the workflow's branding field by field", () => {
    const branding = { light: { baseAccent: '#111111', baseOnAccent: '#ffffff' }, fontFamily: 'A' };
    expect(layered(branding, { light: { baseAccent: '#222222' } })).toMatchObject({
      light: { baseAccent: '#222222', baseOnAccent: '#ffffff' },
      fontFamily: 'A',
    });
  });

  it('parses colors of three, six and eight digits', () => {
    expect(['#ABC', '#aabbcc', '#aabbcc80', '#ab', 'abc', '#gggggg', 7].map(parseColour)).toEqual([
      '#abc',
      '#aabbcc',
      '#aabbcc80',
      null,
      null,
      null,
      null,
    ]);
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  });
});
