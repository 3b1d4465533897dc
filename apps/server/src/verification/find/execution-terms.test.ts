import { describe, expect, it } from 'vitest';
import { keyOfPerson, personOfKey, personOfText } from './execution-terms';

/** Replaces a keyed hash: the same value for the same text, another for another text. */
const hasher = (kind: string, value: string) =>
  [...`${kind} ${value}`]
    .reduce((hash, sign) => (hash * 31n + BigInt(sign.codePointAt(0) ?? 0)) % (1n << 62n), 7n)
    .toString();

describe('personOfText', () => {
  it('finds the executions of a mailbox, and those that an earlier version stored under the address', () => {
    const person = personOfText(hasher, 1, 'An.Na+1@gmail.com');
    expect(person.emailHashes).toEqual([
      hasher('email', 'anna@gmail.com'),
      hasher('email', 'an.na+1@gmail.com'),
    ]);
    expect(personOfText(hasher, 1, 'anna@example.com').emailHashes).toEqual([
      hasher('email', 'anna@example.com'),
    ]);
  });

  it.each([
    'An.Na+1@gmail.com',
    'anna@example.com',
    'Anna Smith',
    '+36 30 123 4567',
  ])('is restored from the key of %s', (text) => {
    const person = personOfText(hasher, 1, text);
    expect(personOfKey(keyOfPerson(person))).toEqual(person);
  });
});
