import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AMLSIM, PAYSIM, readMapping, SPARKOV } from './csv-mapping';
import { csvSet } from './csv-set';
import { openSets } from './sets';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-csv-set-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

const HOUR = 3_600_000;

describe('csvSet', () => {
  it('reads the layout of PaySim', () => {
    const file = written('paysim.csv', [
      'step,type,amount,nameOrig,oldbalanceOrg,newbalanceOrig,nameDest,oldbalanceDest,newbalanceDest,isFraud,isFlaggedFraud',
      '30,TRANSFER,181.5,C1,181.5,0.0,C2,0.0,0.0,1,0',
      '1,PAYMENT,20.25,C3,900.0,879.75,M4,0.0,0.0,0,0',
    ]);
    const [first, second] = [...csvSet([file], PAYSIM).transactions];
    expect(first?.body).toMatchObject({
      user_id: 'C3',
      transaction_amount: 20.25,
      transaction_type: 'PAYMENT',
    });
    expect(first?.at).toBe(Date.UTC(2017, 0, 1) + HOUR);
    expect(second).toMatchObject({
      fraud: true,
      part: 'test',
      body: { user_balance: 181.5, receiver_id: 'C2' },
    });
  });

  it('reads the layout of Sparkov from several files, with ages in groups', () => {
    const head = 'cc_num|dob|trans_num|unix_time|category|amt|is_fraud|merchant';
    const one = written('one.csv', [head, '4001|1990-05-01|a|1546300800|gas|12.5|0|Shop A']);
    const two = written('two.csv', [head, '4002|1950-05-01|b|1546387200|misc|900|1|Shop B']);
    const rows = [...csvSet([two, one], SPARKOV).transactions];
    expect(rows.map(({ body }) => body.card_hash)).toEqual(['4001', '4002']);
    expect(rows.map(({ groups }) => groups?.age)).toEqual(['under 30', '50 and over']);
  });

  it('reads the layout of AMLSim', () => {
    const file = written('amlsim.csv', [
      'tran_id,orig_acct,bene_acct,tx_type,base_amt,tran_timestamp,is_sar,alert_id',
      '1,10,20,TRANSFER,150.5,2017-01-01T00:00:00Z,False,-1',
      '2,20,30,TRANSFER,150.5,2017-01-03T00:00:00Z,True,7',
    ]);
    const rows = [...csvSet([file], AMLSIM).transactions];
    expect(rows.map(({ fraud }) => fraud)).toEqual([false, true]);
    expect(rows[1]?.body).toMatchObject({ user_id: '20', receiver_id: '30', transaction_amount: 150.5 });
  });

  it('trains only on rows whose label has arrived when the test begins', () => {
    const lines = Array.from({ length: 101 }, (_, day) => `${day},C1,10,0`);
    const file = written('days.csv', ['day,who,much,bad', ...lines]);
    const mapping = readMapping(
      JSON.stringify({
        name: 'days',
        label: { column: 'bad', fraud: ['1'] },
        time: { column: 'day', unit: 'd', origin: '2020-01-01' },
        fields: { user_id: 'who', transaction_amount: 'much' },
        payers: ['user_id'],
        counterparties: [],
        labelDelayDays: 5,
        split: { train: 0.1, test: 0.6 },
      }),
    );
    const parts = [...csvSet([file], mapping).transactions].map(({ part }) => part);
    expect(parts.slice(0, 10).every((part) => part === 'history')).toBe(true);
    expect(parts.slice(10, 55).every((part) => part === 'train')).toBe(true);
    expect(parts.slice(55, 60).every((part) => part === 'history')).toBe(true);
    expect(parts.slice(60).every((part) => part === 'test')).toBe(true);
  });

  it('names a missing column', () => {
    const file = written('other.csv', ['a,b', '1,2']);
    expect(() => csvSet([file], PAYSIM)).toThrow('has no column step');
  });
});

describe('readMapping', () => {
  it('names a missing member', () => {
    expect(() => readMapping('{"name":"x"}')).toThrow('lacks "label"');
  });
});

describe('openSets', () => {
  it('finds the sets whose files are in the folder, separately for each half', () => {
    mkdirSync(join(folder, 'sparkov'));
    writeFileSync(join(folder, 'sparkov', 'a.csv'), '');
    expect(openSets(folder, 'counted').map(({ name }) => name)).toEqual(['handbook', 'sparkov']);
    expect(openSets(folder, 'development').map(({ name }) => name)).toEqual(['handbook']);
    expect(openSets(null, 'counted').map(({ name }) => name)).toEqual(['handbook']);
  });
});
