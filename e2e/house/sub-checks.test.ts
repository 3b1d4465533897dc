import { readFileSync } from 'node:fs';
import { CAPTURE_STEPS, SUB_CHECK_TEXTS, SUB_CHECKS_OF_STEP, type SubCheckText } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { cardFields } from '../../apps/server/src/verification/checks/card-fields';
import { paperAgreement } from '../../apps/server/src/verification/checks/paper-agreement';
import { paperSeal } from '../../apps/server/src/verification/checks/paper-seal';
import type { Capability } from '../../apps/server/src/verification/checks/provider';
import { engineProviders } from '../../apps/server/src/verification/engines/create-engines';
import { captureDevice } from '../../apps/server/src/verification/open-verification';

const page = readFileSync(new URL('../../docs/reference/sub-checks.md', import.meta.url), 'utf8');
const sections = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split('\n', 1)[0], text]),
);
const STRENGTHS = ['heuristic', 'moderate', 'strong'];

/** Returns a row of the page from the contract. */
const rowOf = ([wire, { name, asks, method, strength, measured, see, limit }]: [string, SubCheckText]) =>
  `| \`${wire}\` | ${name} | ${asks} | ${method ?? 'none'} | ${strength ?? '–'} | ${
    measured ?? (see ? `[${see}](../concepts/${see}.md)` : '–')
  } | ${limit ?? '–'} |`;

describe('sub-checks', () => {
  // Only their capabilities are read, so the inputs are not used.
  const nothing = {} as never;
  const capabilities: readonly Capability[] = [
    ...engineProviders(nothing),
    paperSeal(nothing),
    paperAgreement(nothing),
    cardFields(nothing),
    captureDevice(nothing),
  ].flatMap((provider) => provider.capabilities());

  it.each(CAPTURE_STEPS)('have exactly one text for each sub-check of %s', (step) => {
    expect(Object.keys(SUB_CHECK_TEXTS[step]).sort()).toEqual([...SUB_CHECKS_OF_STEP[step]].sort());
  });

  it.each(CAPTURE_STEPS)('have unique plain names within %s', (step) => {
    const names = Object.values(SUB_CHECK_TEXTS[step]).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /CheckResult|_/.test(name))).toEqual([]);
  });

  it.each(
    CAPTURE_STEPS,
  )('are listed in docs/reference/sub-checks.md as the contract states them: %s', (step) => {
    const rows = (sections.get(step) ?? '').split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toEqual(Object.entries(SUB_CHECK_TEXTS[step]).map(rowOf));
  });

  it.each(CAPTURE_STEPS)('have the strength and the method of built-in engines for %s', (step) => {
    const built = SUB_CHECKS_OF_STEP[step].map((name) => {
      const strongest = Math.max(
        ...capabilities
          .filter(({ check, subCheck }) => check === step && subCheck === name)
          .map(({ strength }) => STRENGTHS.indexOf(strength)),
      );
      return { name, strength: STRENGTHS[strongest] ?? null };
    });
    expect(
      SUB_CHECKS_OF_STEP[step].map((name) => ({
        name,
        strength: SUB_CHECK_TEXTS[step][name]?.strength ?? null,
      })),
    ).toEqual(built);
    const texts = Object.values(SUB_CHECK_TEXTS[step]);
    expect(texts.filter(({ method, strength }) => (method === null) !== (strength === null))).toEqual([]);
  });
});
