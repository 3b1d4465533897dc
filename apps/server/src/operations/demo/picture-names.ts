import type { LivenessAction } from '@assay/contract';
import type { CastName } from './cast';

/** The date on every drawn bill; another of the same length is written in its place. */
export const BILL_DATE = '01.02.2026';

export const documentOf = (who: CastName) => `${who}-document.jpg`;
export const selfieOf = (who: CastName) => `${who}-selfie.jpg`;
export const billOf = (who: CastName) => `${who}-bill.pdf`;
export const frameOf = (who: CastName, action: LivenessAction) =>
  `${who}-${action.toLowerCase().replaceAll('_', '-')}.jpg`;
/** One of the pictures of a head that does nothing. */
export const stillOf = (who: CastName, number: number) => `${who}-still-${number}.jpg`;
