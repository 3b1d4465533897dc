import { describe, expect, it } from 'vitest';
import { contentPolicy } from './page-routes';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentPolicy', () => {
  it('allows only content of this server and no inline content', () => {
    const policy = contentPolicy({});
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).not.toContain('*');
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'img-src')).toBe("img-src 'self' blob: data:");
  });

  it.each([
    ['an unknown execution allows no frames', null, "frame-ancestors 'none'"],
    ['any page may frame it when none is listed', {}, 'frame-ancestors http: https:'],
    ['an empty list counts as absent', { allowed_origins: [] }, 'frame-ancestors http: https:'],
    [
      'listed pages only',
      { allowed_origins: ['https://shop.example', 'http://127.0.0.1:8090'] },
      'frame-ancestors https://shop.example http://127.0.0.1:8090',
    ],
    [
      'a value that would end the directive allows no frames',
      { allowed_origins: ["https://shop.example;script-src'unsafe-inline'"] },
      "frame-ancestors 'none'",
    ],
    ['a wildcard is not an origin', { allowed_origins: ['https://*.example'] }, "frame-ancestors 'none'"],
  ])('%s', (_name, settings, expected) => {
    const policy = contentPolicy(settings);
    expect(directive(policy, 'frame-ancestors')).toBe(expected);
    expect(policy.split('; ').filter((part) => part.startsWith('script-src'))).toHaveLength(1);
  });

  it("allows logos and fonts from the workflow's origins and pages", () => {
    const policy = contentPolicy({
      allowed_origins: ['https://shop.example'],
      branding: {
        light: { logoUrl: 'https://cdn.example/logo.svg' },
        dark: { logoUrl: 'https://cdn.example/dark.svg' },
        fontUrl: 'https://fonts.example/a.woff2',
      },
    });
    const lent = 'https://cdn.example https://fonts.example https://shop.example';
    expect(directive(policy, 'img-src')).toBe(`img-src 'self' blob: data: ${lent}`);
    expect(directive(policy, 'font-src')).toBe(`font-src 'self' ${lent}`);
    expect(directive(policy, 'script-src')).not.toContain('example');
  });
});
