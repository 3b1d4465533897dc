import type { State } from '../../api/evaluations';
import { isStale } from '../../api/failure';
import { t } from '../../i18n/language';

/** What of a state the server holds a decision to; nothing once who decides was told that it is another. */
export const expectedOf = (state: State, refused: unknown) =>
  isStale(refused) ? {} : { expected_state: state };

/** Over why a state was not set by hand. */
export const notSet = (error: unknown): string =>
  isStale(error)
    ? t('The state is another by now. Your words are kept: look again, then decide.')
    : t('The state was not set');
