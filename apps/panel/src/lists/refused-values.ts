import { ApiFailure } from '../api/failure';
import { t } from '../i18n/language';

const POSITION = /^values\[(\d+)\]$/;

/** The server names refused values by position, so that no personal data stands in an error; here they are at hand. */
export function namingValues(error: Error, values: readonly string[]): Error {
  if (!(error instanceof ApiFailure)) return error;
  const refused = error.refused.map(({ field, expected }) => {
    const position = POSITION.exec(field)?.[1];
    const value = position === undefined ? undefined : values[Number(position)];
    return value === undefined
      ? { field, expected }
      : { field: t('“{value}” should be', { value }), expected };
  });
  return new ApiFailure(error.status, error.code, error.message, refused);
}
