import { expect, test } from 'vitest';
import { rememberingHasher } from './velocity-keys';

test('caches hashes of terms, recomputes hashes of personal keys, and returns the same values as the hasher', () => {
  const asked: string[] = [];
  const hasher = rememberingHasher((kind, value) => {
    asked.push(`${kind}/${value}`);
    return `hash of ${kind} ${value}`;
  });
  for (let time = 0; time < 2; time++) {
    expect(hasher('find word', '1 anna')).toBe('hash of find word 1 anna');
    expect(hasher('find sound', '1 anna')).toBe('hash of find sound 1 anna');
    expect(hasher('email', '1 anna')).toBe('hash of email 1 anna');
  }
  expect(asked).toEqual(['find word/1 anna', 'find sound/1 anna', 'email/1 anna', 'email/1 anna']);
});
