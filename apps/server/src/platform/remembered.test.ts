import { describe, expect, it } from 'vitest';
import { joinedKey, Remembered } from './remembered';

/** Counts how often the work was done. */
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

describe('what is remembered', () => {
  const tables = {};

  it('is worked out once', () => {
    const { ask, done } = counting(2);
    expect([ask('a', tables), ask('a', tables)]).toEqual(['answer to a', 'answer to a']);
    expect(done).toEqual(['a']);
  });

  it('stays while it is asked for, however much else comes', () => {
    const { ask, done } = counting(2);
    for (let other = 0; other < 10; other++) {
      ask('again and again', tables);
      ask(`once ${other}`, tables);
    }
    expect(done.filter((key) => key === 'again and again')).toHaveLength(1);
  });

  it('goes when nobody asks for it', () => {
    const { ask, done } = counting(2);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'a']) ask(key, tables);
    expect(done.filter((key) => key === 'a')).toHaveLength(2);
  });

  it('is forgotten with the tables that it came from', () => {
    const { ask, done } = counting(2);
    ask('a', tables);
    ask('a', {});
    ask('a', tables);
    expect(done).toEqual(['a', 'a', 'a']);
  });
});

describe('a key of several texts', () => {
  it('differs wherever one of them does', () => {
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
