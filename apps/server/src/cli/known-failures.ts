import { EmbeddedError } from '@assay/embedded-postgres';
import { StoreUnavailable, UnusableDatabase } from '@assay/store';
import { BadConfiguration } from '../platform/environment';
import { CannotStart } from '../platform/listen-failure';

/** Returns one sentence for a failure that an operator can fix; null for an unexpected error. */
export function knownFailure(error: unknown): string | null {
  if (
    error instanceof CannotStart ||
    error instanceof EmbeddedError ||
    error instanceof UnusableDatabase ||
    error instanceof BadConfiguration
  ) {
    return error.message;
  }
  if (error instanceof StoreUnavailable)
    return "Can't connect to the database in DATABASE_URL. Check the address and that the server runs.";
  return null;
}
