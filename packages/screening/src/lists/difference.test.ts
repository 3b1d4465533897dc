import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ListEntry } from '../model';
import { diffLists, entryHash, memoryFile, readLists } from './index';

const shared = join(import.meta.dirname, '../../../../../shared/data/aml');

async function entries(text: string | Buffer): Promise<readonly ListEntry[]> {
  return (await readLists([memoryFile('sdn.csv', text)]))[0]!.entries;
}

describe('diffLists', () => {
  const row = (id: number, remarks: string, programs = 'CUBA') =>
    `${id},"EXAMPLE ${id}",-0- ,"${programs}",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remarks}"\r\n`;

  it('reports added, removed and changed entries, and the changed members', async () => {
    const old = await entries(row(1, "a.k.a. 'ONE'; a.k.a. 'UNO'.") + row(2, 'DOB 1950.') + row(3, '-0-'));
    const next = await entries(
      row(4, '-0-') + row(2, 'DOB 1951.', 'DEMO') + row(1, "a.k.a. 'UNO'; a.k.a. 'ONE'."),
    );
    const { added, changed, removed } = diffLists(old, next);
    expect(added.map(({ sourceId }) => sourceId)).toEqual(['4']);
    expect(removed.map(({ sourceId }) => sourceId)).toEqual(['3']);
    expect(changed).toMatchObject([{ old: { sourceId: '2' }, members: ['births', 'programs'] }]);
  });

  it('gives equal hashes for equal content in any order, except for the primary name', async () => {
    const [one] = await entries(row(1, "a.k.a. 'ONE'; a.k.a. 'UNO'."));
    const [two] = await entries(row(1, "a.k.a. 'UNO'; a.k.a. 'ONE'."));
    expect(entryHash(one!)).toBe(entryHash(two!));
    const { names, ...rest } = one!;
    expect(entryHash({ ...rest, names })).toBe(entryHash(one!));
    expect(entryHash({ ...one!, names: [...names].reverse() })).not.toBe(entryHash(one!));
    expect(entryHash({ ...one!, programs: ['OTHER'] })).not.toBe(entryHash(one!));
  });
});

describe.skipIf(!existsSync(shared))(
  'three real dates of the SDN list (needs the shared data folder)',
  () => {
    const text = (name: string): string => {
      const bytes = readFileSync(join(shared, 'ofac', name));
      return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    };
    /** Returns lines by number, without the code under test. */
    const lines = (source: string) =>
      new Map(
        source
          .split(/\r?\n/)
          .filter((line) => /^\d+,/.test(line))
          .map((line) => [line.slice(0, line.indexOf(',')), line]),
      );

    it('reports exactly the IDs that a line comparison finds', async () => {
      const texts = ['sdn_2024-02-20.csv.gz', 'sdn_2024-02-23.csv.gz', 'sdn_2024-05-03.csv'].map(text);
      const lists = await Promise.all(texts.map(entries));
      for (const at of [0, 1]) {
        const [before, after] = [lines(texts[at]!), lines(texts[at + 1]!)];
        const { added, changed, removed } = diffLists(lists[at]!, lists[at + 1]!);
        const ids = (found: readonly ListEntry[]) => found.map(({ sourceId }) => sourceId).sort();
        expect(ids(added)).toEqual([...after.keys()].filter((id) => !before.has(id)).sort());
        expect(ids(removed)).toEqual([...before.keys()].filter((id) => !after.has(id)).sort());
        const differing = new Set(
          [...after.keys()].filter((id) => before.has(id) && before.get(id) !== after.get(id)),
        );
        const found = new Set(changed.map(({ next }) => next.sourceId));
        // A changed line may contain the same content in another order, but changed content always means a
        // changed line.
        const sorted = (line: string) =>
          line
            .replace(/[".\s]/g, '')
            .split(/;|\]\[|,/)
            .sort()
            .join(';');
        const saysElse = [...differing].filter((id) => sorted(after.get(id)!) !== sorted(before.get(id)!));
        expect(saysElse.filter((id) => !found.has(id))).toEqual([]);
        expect([...found].filter((id) => !differing.has(id))).toEqual([]);
        if (at === 0) expect([added.length, removed.length]).toEqual([553, 0]);
      }
    });
  },
);
