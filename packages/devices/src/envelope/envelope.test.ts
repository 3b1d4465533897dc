import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SESSION_TEXT, newKeyPair, openEnvelope, readEnvelope, sealEnvelope } from './envelope';

const ours = newKeyPair();
const PLAIN = { v: 1, words: 'a session'.repeat(20) };
const sealed = (server = { kid: 7, publicKey: ours.publicKey }) =>
  sealEnvelope(PLAIN, server, { iv: randomBytes(12) });

/** Returns the plain object of a text, or the reason for the failure. Must never throw. */
function outcome(text: string): unknown {
  const envelope = readEnvelope(text);
  return typeof envelope === 'string' ? envelope : openEnvelope(envelope, ours.privateKey);
}
const REASONS = ['too-long', 'malformed', 'altered', 'unfolds-too-far', 'not-json'];

describe('envelope', () => {
  it('opens with the key that it was encrypted for, and with no other', () => {
    expect(outcome(sealed())).toEqual(PLAIN);
    expect(outcome(sealed({ kid: 7, publicKey: newKeyPair().publicKey }))).toBe('altered');
  });

  it('fails when it is truncated anywhere', () => {
    const bytes = Buffer.from(sealed(), 'base64');
    for (let length = 0; length < bytes.length; length++) {
      expect(REASONS).toContain(outcome(bytes.subarray(0, length).toString('base64')));
    }
    expect(outcome(sealed().slice(0, -1))).toBe('malformed');
  });

  it('fails when any byte is changed', () => {
    const bytes = Buffer.from(sealed(), 'base64');
    // The key ID is only a name here: the server uses it to find the key, and it is part of the authenticated
    // data.
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ (1 << (at % 8));
      expect(REASONS).toContain(outcome(altered.toString('base64')));
    }
  });

  it.each([
    0, 1, 2,
  ])('fails when any character is changed, removed or added, with %i padding characters', (pad) => {
    const iv = randomBytes(12);
    const server = { kid: 7, publicKey: ours.publicKey };
    // Without compression, each byte of the plain text is one of the ciphertext.
    const texts = ['a', 'aa', 'aaa'].map((words) => sealEnvelope({ words }, server, { iv, deflate: false }));
    const text = texts.find((one) => (/=*$/.exec(one)?.[0].length ?? 0) === pad) ?? '';
    expect(outcome(text)).toMatchObject({ words: expect.any(String) });
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/= \n-_';
    const accepted: string[] = [];
    for (let at = 0; at <= text.length; at++) {
      const others = at >= text.length - 4 ? [...alphabet] : ['A', '/', '=', ' '];
      const cut = [text.slice(0, at), text.slice(0, at) + text.slice(at + 1), text.slice(at + 1)];
      const changed = others.flatMap((one) => [
        text.slice(0, at) + one + text.slice(at + 1),
        text.slice(0, at) + one + text.slice(at),
      ]);
      for (const altered of [...cut, ...changed])
        if (altered !== text && typeof outcome(altered) !== 'string') accepted.push(altered.slice(-8));
    }
    expect(accepted).toEqual([]);
  });

  it('never throws, for any input', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.base64String({ maxLength: 600 }),
      fc.uint8Array({ minLength: 98, maxLength: 400 }).map((bytes) => {
        const [version, noFlags] = [1, 0];
        return Buffer.from([version, noFlags, ...bytes]).toString('base64');
      }),
    );
    fc.assert(
      fc.property(texts, (text) => REASONS.includes(outcome(text) as string)),
      { numRuns: 200 },
    );
    expect(outcome('A'.repeat(MAX_SESSION_TEXT + 4))).toBe('too-long');
  });
});
