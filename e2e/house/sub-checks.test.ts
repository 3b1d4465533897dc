import { readFileSync } from 'node:fs';
import { CAPTURE_STEPS, SUB_CHECKS_OF_STEP } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { cardFields } from '../../apps/server/src/verification/checks/card-fields';
import { paperAgreement } from '../../apps/server/src/verification/checks/paper-agreement';
import type { Capability } from '../../apps/server/src/verification/checks/provider';
import { engineProviders } from '../../apps/server/src/verification/engines/providers';

const page = readFileSync(new URL('../../docs/sub-checks.md', import.meta.url), 'utf8');
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split('\n', 1)[0], text]),
);
/** Names and strength of each row of a step. */
const rowsOf = (step: string) =>
  (sections.get(step) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [, names = '', , , strength = ''] = line.split('|');
      return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => ({ name, strength: strength.trim() }));
    });

const STRENGTHS = ['heuristic', 'moderate', 'strong'];

describe('sub-checks.md', () => {
  // What they were made with is not asked: only what they say that they answer.
  const nothing = {} as never;
  const capabilities: readonly Capability[] = [
    ...engineProviders(nothing),
    paperAgreement(nothing),
    cardFields(nothing),
  ].flatMap((provider) => provider.capabilities());

  it.each(CAPTURE_STEPS)('has one row for each sub-check of %s and no others', (step) => {
    expect(
      rowsOf(step)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...SUB_CHECKS_OF_STEP[step]].sort());
  });

  it.each(CAPTURE_STEPS)('names the strength of what is built in for %s', (step) => {
    const built = SUB_CHECKS_OF_STEP[step].map((name) => {
      const strongest = Math.max(
        ...capabilities
          .filter(({ check, subCheck }) => check === step && subCheck === name)
          .map(({ strength }) => STRENGTHS.indexOf(strength)),
      );
      return { name, strength: STRENGTHS[strongest] ?? '–' };
    });
    expect(rowsOf(step)).toEqual(expect.arrayContaining(built));
  });
});
