import { type RunningTypology, TYPOLOGIES, type TypologySetting } from '@assay/typologies';
import type { PolicyDocument } from '../policy/index';

/** Returns the setting of a typology; without one it is off. */
export const settingOf = (
  { typologies = [] }: Pick<PolicyDocument, 'typologies'>,
  id: string,
): TypologySetting =>
  typologies.find((one) => one.id === id) ?? {
    id,
    mode: 'off',
    parameters: {},
    min_score: 0,
    deadline_hours: null,
    four_eyes: false,
  };

/** Returns the typologies of a policy that run, including those in shadow mode. */
export const runningIn = (document: Pick<PolicyDocument, 'typologies'>): readonly RunningTypology[] =>
  TYPOLOGIES.flatMap(({ id }) => {
    const { mode, parameters } = settingOf(document, id);
    return mode === 'off' ? [] : [{ id, parameters }];
  });
