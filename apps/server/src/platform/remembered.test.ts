import { describe, expect, it } from 'vitest';
import { joinedKey, Remembered } from './remembered';

/** Counts the executions of the work. */
function counting(most: number) {
  const memory = new Remembered<string>(most);
  const done: string[] = [];
  const ask = (key: string, tables: object) =>
    memory.of(
      key,
      () => {
        done.push(key);
        return `answer to ${key}`;
      },
      tables,
    );
  return { ask, done };
}

describe('Remembered', () => {
  const tables = {};

  it('computes a value once', () => {
    const { ask, done } = counting(2);
    expect([ask('a', tables), ask('a', tables)]).toEqual(['answer to a', 'answer to a']);
    expect(done).toEqual(['a']);
  });

  it('retains a value that is requested, regardless of other entries', () => {
    const { ask, done } = counting(2);
    for (let other = 0; other < 10; other++) {
      ask('again and again', tables);
      ask(`once ${other}`, tables);
    }
    expect(done.filter((key) => key === 'again and again')).toHaveLength(1);
  });

  it('drops a value that is no longer requested', () => {
    const { ask, done } = counting(2);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'a']) ask(key, tables);
    expect(done.filter((key) => key === 'a')).toHaveLength(2);
  });

  it('drops all values when their tables are replaced', () => {
    const { ask, done } = counting(2);
    ask('a', tables);
    ask('a', {});
    ask('a', tables);
    expect(done).toEqual(['a', 'a', 'a']);
  });
});

describe('joinedKey', () => {
  it('differs if any of its texts differs', () => {
    const lists = [
      ['a', 'b'],
      ['ab', ''],
      ['', 'ab'],
      ['ab', null],
      ['1:a', 'b'],
      ['a', '1:b'],
      [null, 'ab'],
    ];
    expect(new Set(lists.map((list) => joinedKey(...list))).size).toBe(lists.length);
  });
});
