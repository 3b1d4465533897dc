import { describe, expect, it } from 'vitest';
import type { ComponentHealth } from './health';
import { type GroupAnswers, groupHealth, type ProcessGroup } from './process-group';

const OWN: readonly ComponentHealth[] = [
  { name: 'database', state: 'ok' },
  { name: 'disk', state: 'degraded', note: 'short' },
];
const reported = (answers: Partial<GroupAnswers>) => {
  const group: ProcessGroup = {
    number: 1,
    ask: async () => ({ started: true, expected: 2, others: [], ...answers }),
    answer: () => undefined,
    leavesAlone: () => false,
    takeConnections: () => undefined,
  };
  return groupHealth(group, OWN);
};
const other = (answer: readonly ComponentHealth[] | null, missed = 0) => ({ number: 2, answer, missed });

describe('groupHealth', () => {
  it('reports the worst state of each component over all processes', async () => {
    const theirs: readonly ComponentHealth[] = [
      { name: 'database', state: 'down', note: 'away' },
      { name: 'disk', state: 'ok' },
    ];
    expect(await reported({ others: [other(theirs)] })).toEqual([
      { name: 'database', state: 'down', note: 'Process 2: away' },
      { name: 'disk', state: 'degraded', note: 'short' },
      { name: 'processes', state: 'ok' },
    ]);
  });

  it.each([
    ['while they start', { started: false }, 'down'],
    ['while one is replaced', {}, 'degraded'],
    ['when one answers late', { others: [other(null, 1)] }, 'degraded'],
    ['when one is hung', { others: [other(null, 9)] }, 'down'],
    ['when all are there', { others: [other([])] }, 'ok'],
  ])('reports the right state of the group %s', async (_, answers, state) => {
    expect((await reported(answers)).at(-1)).toMatchObject({ name: 'processes', state });
  });
});
