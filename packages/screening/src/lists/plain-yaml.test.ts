import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPlainYaml } from './plain-yaml';

const US = resolve(__dirname, '../../../../../shared/data/aml/us');

describe('plain YAML', () => {
  it.skipIf(!existsSync(US))('reads the real files as the whole parser does (needs the shared data)', () => {
    for (const file of ['legislators-current.yaml', 'executive.yaml']) {
      const records = readFileSync(resolve(US, file), 'utf8').split(/^(?=- )/m);
      const read = records.map(readPlainYaml);
      // Hardly a person needs the parser: this is what the reader is for.
      expect(read.filter((value) => value === undefined).length).toBeLessThan(records.length / 50);
      for (const [at, value] of read.entries()) {
        if (value !== undefined) expect(value).toEqual(parse(records[at]!));
      }
    }
  });

  it.each([
    "- id:\n    a: 'it''s'\n    b: 12\n    fec:\n    - X1\n    - X2\n  name:\n    first: Zoë O'Neil, Jr.\n",
    '- a: kg:/m/01x68t\n  b: C#\n  c: (202) 225-3441\n',
    'a:\n  - b: 1\n    c: 2\n  - d\n',
    '- a: 1\n- b: 0\n- c\n',
    "- a: '- b: c'\n",
  ])('agrees with the whole parser on %j', (text) => {
    expect(readPlainYaml(text)).toEqual(parse(text));
    expect(readPlainYaml(text)).toBeDefined();
  });

  it.each([
    ['a comment', '- a: b # c\n'],
    ['a text over two lines', '- a: b\n    c\n'],
    ['an item over two lines', '- b\n  c\n'],
    ['a folded text', '- a: >\n    b\n'],
    ['double quotes', '- a: "b"\n'],
    ['a flow', '- a: [b, c]\n'],
    ['an anchor', '- a: &b c\n'],
    ['a tag', '- a: !!str c\n'],
    ['no value', '- a:\n  b: c\n'],
    ['a truth', '- a: true\n'],
    ['a fraction', '- a: 1.5\n'],
    ['a leading zero', '- a: 012\n'],
    ['a hexadecimal number', '- a: 0x12\n'],
    ['items of an item', '- - a\n'],
    ['great depth', Array.from({ length: 30 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')],
    ['a key twice', '- a: 1\n  a: 2\n'],
    ['a key inside a text', '- a: b: c\n'],
    ['an unknown depth', '- a: 1\n   b: 2\n'],
    ['a tab', '- a:\tb\n'],
    ['a carriage return', '- a: b\r\n  c: d\r\n'],
    ['a blank line', '- a: b\n\n- c: d\n'],
    ['a document mark', '---\n- a: b\n'],
    ['nothing', ''],
  ])('leaves %s to the whole parser', (_, text) => {
    expect(readPlainYaml(text)).toBeUndefined();
  });
});
