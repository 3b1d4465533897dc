import { describe, expect, it } from 'vitest';
import { memoryFile, readLists } from './index';
import * as shapes from './testing/shapes';

const read = (name: string, text: string, options = {}) => readLists([memoryFile(name, text)], options);
const only = async (name: string, text: string, options = {}) => {
  const lists = await read(name, text, options);
  expect(lists).toHaveLength(1);
  return lists[0]!;
};

describe('list readers, on samples of each publication format', () => {
  it('OFAC advanced XML: resolves code tables, scripts, periods, documents, and programs by profile', async () => {
    const { source, entries } = await only('sdn_advanced.xml', shapes.ADVANCED_XML);
    expect(source).toMatchObject({ name: 'ofac_sdn', version: '2026-07-02', kind: 'sanctionlist' });
    expect(entries[0]).toMatchObject({
      sourceId: '90001',
      type: 'PERSON',
      names: [
        { text: 'FARROKHNIA, Behzad', kind: 'primary', family: 'FARROKHNIA', given: 'Behzad' },
        { text: 'بهزاد فرخ‌نیا', kind: 'aka' },
        { text: 'THE SAILOR', kind: 'aka', weak: true },
      ],
      births: [{ from: '1966' }],
      birthPlaces: ['Tehran, Iran'],
      nationalities: ['IR'],
      gender: 'M',
      wallets: ['1DemoWa11etNotVa1idForRea1Use11111'],
      identifiers: [{ type: 'passport', value: 'X0001', country: 'IR' }],
      programs: ['IRAN-DEMO'],
      listedOn: '2020-03-09',
    });
    expect(entries[1]).toMatchObject({ type: 'ENTITY', names: [{ text: 'EXAMPLE PETREL' }] });
  });

  it('reads UK XML and the retired ConList', async () => {
    const uk = await only('uk.xml', shapes.UK_XML);
    expect(uk.source.version).toBe('2026-10-08');
    expect(uk.entries[0]).toMatchObject({
      sourceId: 'DEM0001',
      names: [
        { text: 'Valtor Pavlovich KRESTINSKY', family: 'KRESTINSKY' },
        { text: 'The Baker', weak: true },
        { text: 'Крестинский' },
      ],
      births: [{ from: '1961' }, { from: '1961-04-17' }],
      nationalities: ['RU'],
      listedOn: '2001-01-25',
    });
    const old = await only('ConList.csv', shapes.CONLIST_CSV);
    expect(old.source).toMatchObject({ name: 'uk_conlist', version: '2026-06-05' });
    expect(old.entries).toMatchObject([
      {
        sourceId: '900',
        type: 'PERSON',
        names: [{ text: 'Valtor KRESTINSKY' }, { text: 'Valtor KRESTYNSKYI', weak: true }],
        births: [{ from: '1961-04' }],
        identifiers: [{ value: 'X000' }, { value: 'X001' }],
      },
    ]);
  });

  it('EU table: joins the rows of an entity, recognizes BICs, omits an unknown country', async () => {
    const { entries, source } = await only('eu.csv', shapes.EU_CSV);
    expect(source).toMatchObject({ name: 'eu_fsf', version: '2026-08-05' });
    expect(entries).toMatchObject([
      {
        sourceId: 'EU.DEMO.1',
        type: 'PERSON',
        names: [{ text: 'Valtor Krestinsky' }],
        births: [{ from: '1961-04-17' }],
        nationalities: ['RU'],
      },
      { sourceId: 'EU.DEMO.2', type: 'ENTITY', bics: ['DEMOIRTH'], countries: ['IR'] },
    ]);
  });

  it('US Consolidated Screening List: separates sanctions from export control', async () => {
    const lists = await read('consolidated.csv', shapes.CSL_CSV);
    expect(lists.map(({ source }) => [source.name, source.kind])).toEqual([
      ['us_csl', 'sanctionlist'],
      ['us_csl_watch', 'watchlist'],
    ]);
    expect(lists[0]!.entries[0]).toMatchObject({
      type: 'PERSON',
      programs: ['DEMO', 'DEMO2'],
      gender: 'M',
      identifiers: [{ type: 'passport', value: 'X000' }],
      countries: ['RU'],
    });
  });

  it('HHS exclusions and FBI posters: includes convicted and wanted persons, not missing ones', async () => {
    const leie = await only('UPDATED.csv', shapes.LEIE_CSV);
    expect(leie.entries).toMatchObject([
      {
        type: 'PERSON',
        names: [{ text: 'DASHIELL Q THORNQUIST' }],
        births: [{ from: '1983-07-19' }],
        identifiers: [],
      },
      {
        type: 'ENTITY',
        identifiers: [{ type: 'registration', value: '1234567893' }],
        listedOn: '2020-03-19',
      },
    ]);
    const fbi = await only('fbi.json', shapes.FBI_JSON);
    expect(fbi.counts).toMatchObject({ read: 2, kept: 1, skipped: { 'not wanted for a crime': 1 } });
    expect(fbi.entries[0]).toMatchObject({
      names: [{ text: 'DASHIELL THORNQUIST' }, { text: 'Dash' }, { text: 'Dash Thornquist' }],
      births: [{ from: '1983-07-19' }, { from: '1984' }],
      nationalities: ['US'],
    });
  });

  it('OpenSanctions table: splits cells with several values, skips addresses', async () => {
    const { entries, counts, source } = await only('targets.simple.csv', shapes.OPENSANCTIONS_CSV, {
      kind: 'pep',
    });
    expect(source).toMatchObject({ kind: 'pep', version: '2025-12-31T00:00:00' });
    expect(counts.skipped).toEqual({ 'not a person, organization or vessel': 1 });
    expect(entries[0]!.names.map(({ text }) => text)).toEqual([
      'Valtor Krestinsky',
      'Валтор Крестинский',
      'Krestinsky; V.',
    ]);
    expect(entries[1]).toMatchObject({ type: 'ENTITY', countries: ['RU', 'CY'] });
  });

  it('FollowTheMoney: builds lists by topic, joins related entities, applies deltas', async () => {
    const lists = await read('entities.ftm.json', shapes.FTM_JSON);
    expect(lists.map(({ source, entries }) => [source.name, source.kind, entries.length])).toEqual([
      ['ftm_sanctions', 'sanctionlist', 1],
      ['ftm_peps', 'pep', 1],
      ['ftm_crime', 'crimelist', 1],
    ]);
    expect(lists[0]!.entries[0]).toMatchObject({
      names: [{ text: 'Valtor Krestinsky' }, { text: 'V. Krestinsky' }, { text: 'Baker', weak: true }],
      addresses: ['1 Example Street, Tver'],
      identifiers: [{ type: 'passport', value: 'X000', country: 'RU' }],
      programs: ['DEMO'],
      listedOn: '2022-03-01',
    });
    const delta = memoryFile('entities.delta.json', shapes.FTM_DELTA);
    const base = memoryFile('entities.ftm.json', shapes.FTM_JSON);
    const after = await readLists([base, delta]);
    expect(after.flatMap(({ entries }) => entries.map(({ names }) => names[0]!.text))).toEqual([
      'Valtor Krestinsky',
      'New Front',
      'Valtor Krestinsky',
      'Dashiell Thornquist',
    ]);
    await expect(readLists([base, delta, delta])).rejects.toThrow('another version');
  });

  it("reads operators' tables and JSON with usual headings or a column map", async () => {
    const csv = await only('own.csv', 'Full Name;DOB;Country;BIC\nAna Example;1980-02-03;Spain;DEMOZZ00\n');
    expect(csv.entries[0]).toMatchObject({
      names: [{ text: 'Ana Example' }],
      births: [{ from: '1980-02-03' }],
      countries: ['ES'],
      bics: ['DEMOZZ00'],
    });
    const mapped = await only('own.csv', 'a,b,c\n1,Ana,Example\n', {
      format: 'csv',
      name: 'house_list',
      kind: 'crimelist',
      columns: { id: 'a', given: 'b', family: 'c' },
    });
    expect(mapped.source).toMatchObject({ name: 'house_list', kind: 'crimelist' });
    expect(mapped.entries[0]).toMatchObject({
      sourceId: '1',
      type: 'PERSON',
      names: [{ text: 'Ana Example' }],
    });
    for (const text of [
      '{"name":"Ana Example","aliases":["A. E."]}\n',
      '[{"name":"Ana Example","aliases":["A. E."]}]',
    ]) {
      expect((await only('own.json', text)).entries[0]!.names.map((name) => name.text)).toEqual([
        'Ana Example',
        'A. E.',
      ]);
    }
    const returns = await only('own.csv', 'name,dob\rAna Example,1980-02-03\rBo Example,1981-02-03\r');
    expect(returns.entries).toHaveLength(2);
    await expect(read('own.csv', 'name,x\nAna,1\n', { columns: { birthDate: 'born' } })).rejects.toThrow(
      'no column born',
    );
  });
});
