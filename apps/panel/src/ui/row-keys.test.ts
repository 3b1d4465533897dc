import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './keys';

describe('rowAfterKey', () => {
  it('moves by one, stops at the ends, and ignores other keys', () => {
    expect(rowAfterKey('j', 0, 3)).toBe(1);
    expect(rowAfterKey('ArrowDown', 2, 3)).toBe(2);
    expect(rowAfterKey('k', 2, 3)).toBe(1);
    expect(rowAfterKey('ArrowUp', 0, 3)).toBe(0);
    expect(rowAfterKey('Home', 2, 3)).toBe(0);
    expect(rowAfterKey('End', 0, 3)).toBe(2);
    expect(rowAfterKey('Enter', 1, 3)).toBeNull();
  });
});
