import { describe, expect, it } from 'vitest';
import { signingSecretsOf } from '../../platform/secrets/testing/signing-secrets';
import { mediaAddress, mediaLinks } from './media-link';

const HOUR_MS = 3_600_000;
const links = mediaLinks(signingSecretsOf(Buffer.from('deployment')));
const media = { environmentId: 7, id: '0192f3a4-0000-7000-8000-000000000001' };
const address = mediaAddress('https://assay.example/behind', media);
const old = links.link(address, 7, 0);

const permits = (link: string, now: number) => {
  const { searchParams } = new URL(link);
  const query = { expires: searchParams.get('expires'), signature: searchParams.get('signature') };
  return links.permits({ space: '7', id: media.id }, query, now);
};

describe('media link', () => {
  it('opens the object of its address for one hour', () => {
    expect(old).toMatch(
      /^https:\/\/assay\.example\/behind\/media\/v1\/7\/0192f3a4-.*\?expires=3600&signature=/,
    );
    expect(permits(old, HOUR_MS - 1)).toBe(true);
    expect(permits(old, HOUR_MS)).toBe(false);
  });

  it('is renewed from an expired one', () => {
    const now = 5 * HOUR_MS;
    expect(links.link(old, 7, now)).toBe(links.link(address, 7, now));
    expect(permits(links.link(old, 7, now), now)).toBe(true);
  });

  it.each([
    ['an address of another space', address, 8],
    ['a link of another space', old, 8],
    [
      'a link of another deployment',
      mediaLinks(signingSecretsOf(Buffer.from('other'))).link(address, 7, 0),
      7,
    ],
    ['a link to another object', old.replace('0001?', '0002?'), 7],
    ['a link whose end was moved', old.replace(/expires=\d+/, 'expires=9999999999'), 7],
    ['a link without a signature', old.replace(/&signature=.*/, ''), 7],
    ['an address of something else', 'https://shop.example/pictures/1', 7],
  ])('is not created from %s', (_what, text, environmentId) => {
    expect(links.link(text, environmentId, HOUR_MS)).toBe(text);
  });
});
