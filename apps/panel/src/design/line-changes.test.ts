import { describe, expect, it } from 'vitest';
import { lineChanges } from './line-changes';

const marks = { same: ' ', removed: '-', added: '+' };
const compared = (before: string, after: string) =>
  lineChanges(before, after).map(({ kind, text }) => marks[kind] + text);

describe('lineChanges', () => {
  it('marks removed and added lines between common ones', () => {
    expect(compared('a\nb\nc', 'a\nB\nc\nd')).toEqual([' a', '-b', '+B', ' c', '+d']);
  });

  it('marks every line if one text is empty', () => {
    expect(compared('', 'a\nb')).toEqual(['+a', '+b']);
    expect(compared('a', '')).toEqual(['-a']);
  });

  it('treats very long texts as replaced', () => {
    const long = Array.from({ length: 2500 }, (_, line) => `line ${line}`).join('\n');
    const changes = lineChanges(long, long);
    expect(changes).toHaveLength(5000);
    expect(changes[0]?.kind).toBe('removed');
  });
});
