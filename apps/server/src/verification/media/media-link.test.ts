import { describe, expect, it } from 'vitest';
import { mediaLinks } from './media-link';

const HOUR_S = 3600;
const links = mediaLinks(Buffer.from('deployment'));
const media = { spaceId: 7, id: '0192f3a4-0000-7000-8000-000000000001' };
const origin = 'https://assay.example';
const old = links.sign(origin, media, 0);

describe('links in a text', () => {
  it('are made anew, however old they are', () => {
    const text = JSON.stringify({ one: old, more: [old, 'x'] });
    const fresh = links.sign(origin, media, 5 * HOUR_S * 1000);
    expect(fresh).not.toBe(old);
    expect(JSON.parse(links.renewed(text, 7, 5 * HOUR_S * 1000))).toEqual({ one: fresh, more: [fresh, 'x'] });
  });

  it.each([
    ['of another space', old, 8],
    ['of another deployment', mediaLinks(Buffer.from('other')).sign(origin, media, 0), 7],
    ['to another object', old.replace('0001?', '0002?'), 7],
    ['whose end was moved', old.replace(/expires=\d+/, 'expires=9999999999'), 7],
    ['without a signature', old.replace(/&signature=.*/, ''), 7],
  ])('%s stay as they are', (_what, link, spaceId) => {
    expect(links.renewed(JSON.stringify([link]), spaceId, HOUR_S * 1000)).toBe(JSON.stringify([link]));
  });
});
