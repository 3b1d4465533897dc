import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../text/testing/hostile-texts';
import { parseUserAgent } from './parse-user-agent';
import { USER_AGENTS } from './testing/user-agents';

describe('parseUserAgent', () => {
  it.each(USER_AGENTS)('parses $browser $browser_version on $os', ({ text, ...expected }) => {
    expect(parseUserAgent(text)).toEqual(expected);
  });

  it('recognizes an iPad that identifies as a Macintosh by its touch points', () => {
    const text =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15';
    expect(parseUserAgent(text, 5)).toMatchObject({ browser: 'Safari', os: 'iOS', device_type: 'tablet' });
    expect(parseUserAgent(text, 0)).toMatchObject({ os: 'macOS 10.15.7', device_type: 'desktop' });
  });

  it('returns null for strings without known tokens', () => {
    const nothing = { browser: null, browser_version: null, os: null, device_type: null };
    expect(parseUserAgent('')).toEqual(nothing);
    expect(parseUserAgent('Mozilla/5.0')).toEqual(nothing);
  });

  it.each(HOSTILE_TEXTS)("doesn't throw on hostile text: $name", ({ text }) =>
    expect(() => parseUserAgent(text)).not.toThrow());
});
