import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { SigningSecrets, TAKES_OVER_AFTER_MS } from '../../platform/secrets/signing-secrets';
import { mediaAddress, mediaLinks } from '../media/media-link';
import { handOffCodes } from './hand-off-code';

const OLD = { secret: Buffer.alloc(32, 1), createdAt: 0 };
const EXECUTION = '0198c0de-0000-4000-8000-000000000001';

it.each([
  { refused: false, old: 'go on' },
  { refused: true, old: 'end' },
])('hand-off codes and media links signed with an older secret $old', ({ refused }) => {
  const clock = { at: 1_700_000_000_000 };
  const takesOver = clock.at + TAKES_OVER_AFTER_MS;
  const secrets = new SigningSecrets([{ ...OLD, refusedFrom: null }], () => clock.at);
  const codes = handOffCodes(secrets);
  const links = mediaLinks(secrets);
  const make = () => ({
    code: codes.make({ environmentId: 7, executionId: EXECUTION }, randomBytes(16)),
    link: links.link(mediaAddress('', { environmentId: 7, id: EXECUTION }), 7, clock.at),
  });
  const taken = ({ code, link }: ReturnType<typeof make>) => [
    codes.read(code) !== null,
    links.permits(
      { space: '7', id: EXECUTION },
      Object.fromEntries(new URL(link, 'http://localhost').searchParams),
      clock.at,
    ),
  ];
  const old = make();
  secrets.learn([
    { ...OLD, refusedFrom: refused ? takesOver : null },
    { secret: Buffer.alloc(32, 2), createdAt: clock.at, refusedFrom: null },
  ]);
  expect(taken(old)).toEqual([true, true]);
  clock.at = takesOver;
  expect(taken(old)).toEqual([!refused, !refused]);
  expect(taken(make())).toEqual([true, true]);
});
