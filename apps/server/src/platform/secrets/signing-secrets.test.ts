import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deploymentSealing } from './sealed';
import { signedTokens } from './signed-token';
import { SigningSecrets, TAKES_OVER_AFTER_MS } from './signing-secrets';

const OLD = Buffer.alloc(32, 1);
const YOUNG = Buffer.alloc(32, 2);
/** Time when the new secret is created, in UNIX milliseconds. */
const MADE = 1_700_000_000_000;
const TAKES_OVER = MADE + TAKES_OVER_AFTER_MS;

/** Returns the secrets of one process with a controlled clock. */
function rotated({ refuse }: { readonly refuse: boolean }) {
  const clock = { at: MADE };
  const old = { secret: OLD, createdAt: 0, refusedFrom: null };
  const secrets = new SigningSecrets([old], () => clock.at);
  const learn = () =>
    secrets.learn([
      { ...old, refusedFrom: refuse ? TAKES_OVER : null },
      { secret: YOUNG, createdAt: MADE, refusedFrom: null },
    ]);
  return { clock, secrets, learn };
}

const tokensOf = (secrets: SigningSecrets) =>
  signedTokens(secrets, { audience: 'test', claims: ['sub'], purposeBefore: 'test before' });
const timesAt = (now: number) => ({ issuedAt: now / 1000, expiresAt: now / 1000 + 3600 });

describe('new signing secret', () => {
  it('signs after every process had time to load it; the first one signs at once', () => {
    const { clock, secrets, learn } = rotated({ refuse: false });
    expect(secrets.signing).toBe(OLD);
    learn();
    clock.at = TAKES_OVER - 1;
    expect(secrets.signing).toBe(OLD);
    clock.at = TAKES_OVER;
    expect(secrets.signing).toBe(YOUNG);
    expect(secrets.first).toBe(OLD);
  });

  it.each([
    { refuse: false, held: 'stays valid until it expires' },
    { refuse: true, held: 'is rejected as soon as the new one signs' },
  ])('a signature of the old secret $held', async ({ refuse }) => {
    const { clock, secrets, learn } = rotated({ refuse });
    const tokens = tokensOf(secrets);
    const made = () => tokens.sign({ sub: 'a' }, timesAt(clock.at));
    const isTaken = async (token: string) => (await tokens.verify(token, clock.at)) !== null;
    const old = await made();
    learn();
    clock.at = TAKES_OVER - 1;
    expect([await isTaken(old), await isTaken(await made())]).toEqual([true, true]);
    clock.at = TAKES_OVER;
    expect([await isTaken(old), await isTaken(await made())]).toEqual([!refuse, true]);
  });

  it('encrypts from then on, and values of the old one still decrypt, even if its signatures are rejected', () => {
    const { clock, secrets, learn } = rotated({ refuse: true });
    const box = deploymentSealing(secrets, { name: 'test' }, randomBytes);
    const old = box.seal('before', 'here');
    learn();
    clock.at = TAKES_OVER;
    const young = box.seal('behind', 'here');
    expect(young.subarray(0, 5)).not.toEqual(old.subarray(0, 5));
    expect([old, young].map((sealed) => box.open(sealed, 'here')?.toString())).toEqual(['before', 'behind']);
    expect(box.open(old, 'there')).toBeNull();
  });

  it('signs nothing that a process without it accepts', async () => {
    const { clock, secrets, learn } = rotated({ refuse: false });
    learn();
    clock.at = TAKES_OVER;
    const token = await tokensOf(secrets).sign({ sub: 'a' }, timesAt(clock.at));
    const stranger = rotated({ refuse: false }).secrets;
    expect(await tokensOf(stranger).verify(token, clock.at)).toBeNull();
  });
});
