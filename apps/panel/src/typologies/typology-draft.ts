import type { Typology, TypologyMode } from '../api/typologies';

/** Edited setting of a typology. */
export interface TypologyDraft {
  readonly mode: TypologyMode;
  /** All parameters by name. */
  readonly parameters: { readonly [name: string]: number };
  readonly min_score: number;
  /** null = without a deadline. */
  readonly deadline_hours: number | null;
  readonly four_eyes: boolean;
}

/** Returns the setting of the current policy. */
export const draftOf = (typology: Typology): TypologyDraft => ({
  mode: typology.mode,
  parameters: Object.fromEntries(typology.parameters.map(({ name, value }) => [name, value])),
  min_score: typology.min_score,
  deadline_hours: typology.deadline_hours,
  four_eyes: typology.four_eyes,
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
  ...draft,
  parameters: changedParameters(typology, draft),
});
