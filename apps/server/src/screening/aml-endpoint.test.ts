import type { AmlResult } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { type ListsFolder, listsFolder, WORLD } from './testing/lists';

let folder: ListsFolder;
let server: AssayServer;

beforeAll(async () => {
  folder = await listsFolder();
  await folder.publish('world', WORLD, new Date('2026-10-01T00:00:00Z'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder.dataDir } });
});
afterAll(async () => {
  await server?.close();
  await folder?.remove();
});

const screen = (body: object, headers?: { readonly [name: string]: string }) =>
  server.owner.live.send<AmlResult>('POST', '/RestService/aml-api/v1', {
    json: body,
    ...(headers ? { headers } : {}),
  });

describe('POST aml-api/v1', () => {
  it('answers every documented member for a match', async () => {
    const { status, data } = await screen({
      user_id: 'u-1',
      user_fullname: 'Viktor Draganov Petrosyan',
      user_dob: '1961-03-04',
      user_country: 'Bulgaria',
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      has_sanction_match: true,
      has_pep_match: false,
      has_watchlist_match: false,
      has_crimelist_match: false,
      has_adversemedia_match: false,
      local_aml_match: { has_brazil_spa_match: null, has_cpf_based_pep_match: null },
    });
    const [found] = data.result_payload.sanctionlist_entries;
    expect(found).toMatchObject({
      source_id: 'S-1',
      found: 'exact',
      name: 'Viktor Draganov Petrosyan',
      source: { source_name: 'test_sanctions', source_version: '2026-11-01' },
      first_seen: '2026-10-01T00:00:00.000Z',
      akas: [{ name: 'Viktor Draganov Petrosyan', original: 'Виктор Драганов Петросян', type: 'aka' }],
      birth_date: '1961-03-04',
      birth_precision: 'day',
      birth_place: 'Burgas',
      mother_name: 'Elena Draganova',
      nationality: 'BG',
      id_number: 'X1234567',
      id_type: 'passport',
      country: 'BG, CY',
      program: 'TEST-EO1',
    });
    expect(found?.scores.relevancy_score).toBeGreaterThan(0.9);
    expect(Number.isSafeInteger(found?.id)).toBe(true);
    expect(data.result_payload.sanctionlist_sources.map(({ source_name }) => source_name).sort()).toEqual([
      'test_crime',
      'test_peps',
      'test_sanctions',
      'test_watch',
    ]);
  });
});
