import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SESSION_TEXT, newKeyPair, openEnvelope, readEnvelope, sealEnvelope } from './envelope';

const ours = newKeyPair();
const PLAIN = { v: 1, words: 'a session'.repeat(20) };
const sealed = (server = { kid: 7, publicKey: ours.publicKey }) =>
  sealEnvelope(PLAIN, server, { iv: randomBytes(12) });

/** What comes of a text: the plain object, or the word for why not. Must never throw. */
function outcome(text: string): unknown {
  const envelope = readEnvelope(text);
  return typeof envelope === 'string' ? envelope : openEnvelope(envelope, ours.privateKey);
}
const REASONS = ['too-long', 'malformed', 'altered', 'unfolds-too-far', 'not-json'];

describe('an envelope', () => {
  it('opens with the key that it was sealed for, and with no other', () => {
    expect(outcome(sealed())).toEqual(PLAIN);
    expect(outcome(sealed({ kid: 7, publicKey: newKeyPair().publicKey }))).toBe('altered');
  });

  it('gives nothing when it is cut anywhere', () => {
    const bytes = Buffer.from(sealed(), 'base64');
    for (let length = 0; length < bytes.length; length++) {
      expect(REASONS).toContain(outcome(bytes.subarray(0, length).toString('base64')));
    }
    expect(outcome(sealed().slice(0, -1))).toBe('malformed');
  });

  it('gives nothing when any byte of it is another', () => {
    const bytes = Buffer.from(sealed(), 'base64');
    // The id of the key is only a name here: the server looks it up, and it is part of what is signed.
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ (1 << (at % 8));
      expect(REASONS).toContain(outcome(altered.toString('base64')));
    }
  });

  it('is never an exception, whatever is sent', () => {
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
