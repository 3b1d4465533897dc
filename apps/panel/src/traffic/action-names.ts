import { english, type Sentence, t } from '../i18n/language';

/** Common values of `action_type`. */
const NAMES: ReadonlyMap<string, Sentence> = new Map(
  (
    [
      english('register'),
      english('login'),
      english('purchase'),
      english('payment'),
      english('deposit'),
      english('withdrawal'),
      english('transfer'),
      english('payout'),
    ] as const
  ).map((name) => [name.english, name] as const),
);

/** Returns the name of an action in the language of the panel; unknown actions are returned unchanged. */
export const actionName = (action: string): string => {
  const known = NAMES.get(action);
  return known ? t(known) : action;
};
