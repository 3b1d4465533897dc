import { describe, expect, it } from 'vitest';
import { adviceOf, commandOf } from './advice';

const finding = (subject: string, state: 'ok' | 'warning' | 'failed', remedy: string | null = null) => ({
  subject,
  state,
  note: `${subject} is ${state}`,
  remedy,
});

const stale = (subject: string) => ({
  subject,
  state: 'warning' as const,
  note: 'The data is older than 3 times its update interval.',
  remedy: 'Run `assay doctor`.',
});

describe('adviceOf', () => {
  it('groups outdated sources with their count, and leaves out what works', () => {
    const advice = adviceOf([
      finding('disk', 'ok'),
      stale('tor list'),
      stale('bin list'),
      { ...finding('data sources', 'warning'), note: '2 of 9 are older than 3 times the update interval.' },
    ]);
    expect(advice).toHaveLength(1);
    expect(advice[0]).toMatchObject({ cause: 'stale', subjects: ['tor list', 'bin list'] });
  });

  it('shows missing watchlists as a failure before all others', () => {
    const lists = finding('aml-lists', 'warning');
    const missing = { ...lists, note: 'Only the demonstration list with fictional names is loaded.' };
    const advice = adviceOf([finding('database', 'failed'), missing]);
    expect(adviceOf([lists])[0]).toMatchObject({ cause: 'other', state: 'warning' });
    expect(advice[0]).toMatchObject({ cause: 'watchlists', state: 'failed' });
  });

  it('shows failures first, and the same problem once', () => {
    const advice = adviceOf([
      finding('backup', 'warning', 'Back up.'),
      finding('database', 'failed', 'Restart it.'),
      finding('database', 'failed', 'Restart it.'),
    ]);
    expect(advice.map(({ remedy }) => remedy)).toEqual(['Restart it.', 'Back up.']);
    expect(advice[0]?.subjects).toEqual(['database']);
  });
});

describe('commandOf', () => {
  it('returns the command of a remedy', () => {
    expect(commandOf('Run `assay data build` on the server.')).toBe('assay data build');
    expect(commandOf('Open the Webhooks page.')).toBeNull();
  });
});
