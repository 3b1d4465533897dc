import type { Typology, TypologyMode } from '../api/typologies';

/** Edited setting of a typology. */
export interface TypologyDraft {
  readonly mode: TypologyMode;
  /** All parameters by name. */
  readonly parameters: { readonly [name: string]: number };
  readonly minScore: number;
  /** null = without a deadline. */
  readonly deadlineHours: number | null;
  readonly isFourEyes: boolean;
}

/** Returns the setting of the current policy. */
export const draftOf = (typology: Typology): TypologyDraft => ({
  mode: typology.mode,
  parameters: Object.fromEntries(typology.parameters.map(({ name, value }) => [name, value])),
  minScore: typology.min_score,
  deadlineHours: typology.deadline_hours,
  isFourEyes: typology.four_eyes,
});

/** Returns the parameters that differ from the defaults. */
export const changedParameters = (
  typology: Typology,
  { parameters }: Pick<TypologyDraft, 'parameters'>,
): { [name: string]: number } =>
  Object.fromEntries(
    typology.parameters.flatMap(({ name, default: usual }) => {
      const value = parameters[name] ?? usual;
      return value === usual ? [] : [[name, value] as const];
    }),
  );

/** Returns the names of the parameters whose value is outside of the allowed range. */
export const outOfRange = (
  { parameters: known }: Typology,
  { parameters }: TypologyDraft,
): readonly string[] =>
  known.flatMap(({ name, min, max }) => {
    const value = parameters[name];
    return value === undefined || (value >= min && value <= max) ? [] : [name];
  });

/** Returns the setting of a typology as the API expects it. */
export const settingOf = (typology: Typology, draft: TypologyDraft = draftOf(typology)) => ({
  id: typology.id,
  mode: draft.mode,
  parameters: changedParameters(typology, draft),
  min_score: draft.minScore,
  deadline_hours: draft.deadlineHours,
  four_eyes: draft.isFourEyes,
});
