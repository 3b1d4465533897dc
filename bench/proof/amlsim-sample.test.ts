import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amlSimSample, amlSimSamples } from './amlsim-sample';
import { openSets } from './sets';

const DAY = 86_400_000;
let folder: string;
let sample: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-amlsim-'));
  sample = join(folder, 'amlsim', 'small');
  mkdirSync(sample, { recursive: true });
  mkdirSync(join(folder, 'amlsim', 'empty'));
  writeFileSync(
    join(sample, 'nodes.csv'),
    'nodeid,isFraud,init_balance,fraudStep\n0,0,1,-1\n1,1,1,4\n2,1,1,4\n',
  );
  const ordinary = Array.from({ length: 100 }, (_, day) => `0,1,150,${day + 1}`);
  writeFileSync(
    join(sample, 'transactions.csv'),
    ['sourceNodeId,targetNodeId,value,time', ...ordinary, '1,2,20,80', '1,2,120,80', '0,2,20,80'].join('\n'),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('amlSimSample', () => {
  it('labels small transfers between accounts of patterns, and hides the amount', () => {
    const rows = [...amlSimSample(sample, 'small').transactions];
    expect(rows.filter(({ fraud }) => fraud).map(({ body }) => body)).toEqual([
      { transaction_id: '80', user_id: '1', receiver_id: '2', transaction_type: 'TRANSFER' },
    ]);
  });

  it('spreads the transfers of a day over it, in order', () => {
    const times = [...amlSimSample(sample, 'small').transactions].map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(99 * DAY);
  });

  it('trains only on rows whose label has arrived when the test begins', () => {
    const parts = [...amlSimSample(sample, 'small').transactions].map(({ part }) => part);
    expect(parts.indexOf('train')).toBe(20);
    expect(parts.lastIndexOf('train')).toBe(62);
    expect(parts.indexOf('test')).toBe(70);
  });
});

describe('amlSimSamples', () => {
  it('finds the folders that contain both files', () => {
    expect(amlSimSamples(join(folder, 'amlsim'))).toEqual([sample]);
    expect(amlSimSamples(join(folder, 'missing'))).toEqual([]);
  });

  it('opens every sample as a set named amlsim', () => {
    expect(openSets(folder, 'counted').map(({ name }) => name)).toEqual(['handbook', 'amlsim']);
    expect(openSets(folder, 'counted')[1]?.open().name).toBe('amlsim small');
  });
});
