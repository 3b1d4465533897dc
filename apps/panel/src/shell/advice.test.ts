import { describe, expect, it } from 'vitest';
import { adviceOf } from './advice';

const finding = (subject: string, state: 'ok' | 'warning' | 'failed', remedy: string | null) => ({
  subject,
  state,
  note: `${subject} is ${state}`,
  remedy,
});

describe('adviceOf', () => {
  it('groups problems with the same fix, and leaves out what works', () => {
    const advice = adviceOf([
      finding('disk', 'ok', null),
      finding('tor list', 'warning', 'Update the data.'),
      finding('bin list', 'failed', 'Update the data.'),
    ]);
    expect(advice).toHaveLength(1);
    expect(advice[0]?.state).toBe('failed');
    expect(advice[0]?.problems.flatMap(({ subjects }) => subjects)).toEqual(['tor list', 'bin list']);
  });

  it('merges subjects with the same problem', () => {
    const stale = { state: 'warning', note: 'The data is old.', remedy: 'Update the data.' } as const;
    const [advice] = adviceOf([
      { subject: 'tor list', ...stale },
      { subject: 'bin list', ...stale },
    ]);
    expect(advice?.problems).toEqual([{ subjects: ['tor list', 'bin list'], note: 'The data is old.' }]);
  });

  it('shows failures first, and the same problem once', () => {
    const advice = adviceOf([
      finding('backup', 'warning', 'Back up.'),
      finding('database', 'failed', 'Restart it.'),
      finding('database', 'failed', 'Restart it.'),
    ]);
    expect(advice.map(({ remedy }) => remedy)).toEqual(['Restart it.', 'Back up.']);
    expect(advice[0]?.problems).toHaveLength(1);
  });
});
