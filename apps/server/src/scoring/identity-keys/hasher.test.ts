import { expect, test } from 'vitest';
import { rememberingHasher } from './velocity-keys';

test('terms are hashed once, keys of persons each time, and both as the hasher says', () => {
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
