import { expect, it } from 'vitest';
import { OutcomeCounts } from './outcome-counts';

/** Returns the report of a run with these outcomes. */
function reported(...outcomes: readonly Parameters<OutcomeCounts['add']>[0][]) {
  const counts = new OutcomeCounts('data update');
  for (const outcome of outcomes) counts.add(outcome);
  const written: string[] = [];
  counts.report({ write: (line: string) => written.push(line) > 0 } as NodeJS.WritableStream);
  return { text: written.join(''), isComplete: counts.isComplete(), hasNews: counts.hasNews() };
}

it("OutcomeCounts counts the outcomes of a run's sources", () => {
  expect(reported('accepted', 'unchanged', 'accepted', 'refused', 'failed')).toEqual({
    text: 'data update: 2 updated, 1 unchanged, 1 refused, 1 unavailable\n',
    isComplete: false,
    hasNews: true,
  });
  expect(reported('unchanged')).toMatchObject({ isComplete: true, hasNews: false });
  expect(reported()).toMatchObject({ text: 'data update: nothing to do\n', isComplete: true });
});
