import { BEHAVIOR } from './data/behavior';
import { FLOWS } from './data/flows';
import { PAYMENTS } from './data/payments';
import { RINGS } from './data/rings';
import type { Typology } from './typology';

/** All typologies, in the order of the reference page. */
export const TYPOLOGIES: readonly Typology[] = [...FLOWS, ...BEHAVIOR, ...PAYMENTS, ...RINGS];

export type Parameters = Readonly<Record<string, number>>;

/** How a typology is used: `shadow` counts findings without raising alerts. */
type TypologyMode = 'on' | 'shadow' | 'off';

export interface TypologySetting {
  readonly id: string;
  readonly mode: TypologyMode;
  /** Parameters that differ from the defaults. */
  readonly parameters: Parameters;
  /** Findings with a lower score raise no alert; from 0 to 1. */
  readonly min_score: number;
  /** Hours within which an alert must be closed; null = without a deadline. */
  readonly deadline_hours: number | null;
  /** Two users must give an alert the same disposition. */
  readonly four_eyes: boolean;
}

/** A problem of a setting, with a message for its author. */
interface SettingProblem {
  readonly field: string;
  readonly expected: string;
}

/** Checks settings against the catalog. */
export function settingProblems(
  settings: readonly Pick<TypologySetting, 'id' | 'parameters'>[],
): readonly SettingProblem[] {
  const problems: SettingProblem[] = [];
  const seen = new Set<string>();
  for (const { id, parameters } of settings) {
    const typology = TYPOLOGIES.find((one) => one.id === id);
    if (!typology) problems.push({ field: id, expected: 'the ID of a typology' });
    if (seen.has(id)) problems.push({ field: id, expected: 'each typology once' });
    seen.add(id);
    for (const [name, value] of Object.entries(parameters)) {
      const known = typology?.parameters[name];
      const field = `${id}.${name}`;
      if (typology && !known)
        problems.push({ field, expected: `one of ${Object.keys(typology.parameters).join(', ')}` });
      if (known && !(value >= known.min && value <= known.max))
        problems.push({ field, expected: `a number from ${known.min} to ${known.max}` });
    }
  }
  return problems;
}

/** Returns all parameters of a typology: the given ones, and the defaults of the others. */
export function parametersOf(typology: Typology, given: Parameters): Parameters {
  const values: Record<string, number> = {};
  for (const [name, parameter] of Object.entries(typology.parameters))
    values[name] = given[name] ?? parameter.default;
  return values;
}
