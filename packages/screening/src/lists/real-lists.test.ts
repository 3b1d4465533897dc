import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detectFormat, memoryFile, readLists } from './index';

const shared = join(import.meta.dirname, '../../../../../shared/data/aml');
const file = (name: string) => memoryFile(name.split('/').at(-1)!, readFileSync(join(shared, name)));

describe.skipIf(!existsSync(shared))('published lists (needs the shared data folder)', () => {
  it('are recognized by their content', async () => {
    const formats = {
      'ofac/sdn_2024-05-03.csv': 'ofac-sdn-csv',
      'ofac/cons_prim.csv': 'ofac-cons-csv',
      'ofac/sdn_sample_derived.xml': 'ofac-sdn-xml',
      'un/consolidated_2026-02-27.xml': 'un-xml',
      'eu/fsf_sample.xml': 'eu-xml',
      'uk/uk_sanctions_list_sample.csv': 'uk-csv',
      'us/bis_dpl.txt': 'bis-dpl',
      'us/executive.yaml': 'us-legislators-yaml',
      'ftm/parteispenden.entities.ftm.json': 'ftm-json',
    };
    for (const [name, format] of Object.entries(formats)) {
      expect((await detectFormat([file(name)])).format, name).toBe(format);
    }
  });

  it('OFAC with companion files of a later day: retains every entry, counts orphans', async () => {
    const names = ['sdn_2024-05-03.csv', 'alt_2025-02.csv', 'add_2025-02.csv.gz', 'sdn_comments_2025-02.csv'];
    const [list] = await readLists(names.map((name) => file(`ofac/${name}`)));
    const { entries, counts } = list!;
    expect(counts).toMatchObject({ read: 14_965, kept: 14_965 });
    expect(counts.skipped['name of an entry that is not in the list']).toBeGreaterThan(1_400);
    expect(counts.names).toBeGreaterThan(36_000);
    expect(entries.filter(({ births }) => births.length > 0)).toHaveLength(6_736);
    expect(entries.flatMap(({ bics }) => bics)).toHaveLength(162);
    expect(entries.filter(({ type }) => type === 'PERSON')).toHaveLength(6_854);
    expect(
      entries.flatMap((entry) => entry.names).filter(({ weak }) => weak === true).length,
    ).toBeGreaterThan(3_500);
  });

  it('United Nations: reads every person and entity, original scripts and graded aliases', async () => {
    const [list] = await readLists([file('un/consolidated_2026-02-27.xml')]);
    const { entries, source, counts } = list!;
    expect(source.version).toMatch(/^2026-02-27/);
    expect(counts).toMatchObject({ kept: 1_003, skipped: {} });
    expect(entries.filter(({ type }) => type === 'PERSON')).toHaveLength(730);
    expect(entries.find(({ sourceId }) => sourceId === 'CDi.003')).toMatchObject({
      births: [{ from: '1948' }],
      nationalities: ['RW'],
    });
    const foreign = entries.filter((entry) =>
      entry.names.some(({ text }) => /\p{Script=Arabic}/u.test(text)),
    );
    expect(foreign.length).toBeGreaterThan(300);
  });

  it('American legislators: reads persons in office with birth, sex and terms', async () => {
    const [list] = await readLists([file('us/executive.yaml')]);
    expect(list!.source.kind).toBe('pep');
    expect(list!.entries.find(({ names }) => names[0]!.text === 'John Adams')).toMatchObject({
      births: [{ from: '1735-10-19' }],
      gender: 'M',
      listedOn: '1789-04-21',
    });
  });

  it('reads the same SDN entry from table and XML', async () => {
    const [table] = await readLists([file('ofac/sdn_2024-05-03.csv')]);
    const [xml] = await readLists([file('ofac/sdn_sample_derived.xml')]);
    for (const entry of xml!.entries) {
      const same = table!.entries.find(({ sourceId }) => sourceId === entry.sourceId)!;
      expect(entry.names[0]!.text).toBe(same.names[0]!.text);
      expect(entry.births).toEqual(same.births);
      expect([...entry.wallets].sort()).toEqual([...same.wallets].sort());
      expect(entry.programs).toEqual(same.programs);
      expect(entry.type).toBe(same.type);
    }
  });
});
