import {
  type CardReading,
  decodePicture,
  nameAgreement,
  readCard,
  type TextReader,
  UnreadablePicture,
} from '@assay/vision';
import { expectedName } from '../checks/card-fields';
import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob } from './engine-job';

type Finding = ProviderAnswer['findings'][number];

const SAME_NAME = 0.99;
const LIKE_NAME = 0.5;

const resultOf = (score: number): 'PASS' | 'REVIEW' | 'FAIL' =>
  score >= SAME_NAME ? 'PASS' : score >= LIKE_NAME ? 'REVIEW' : 'FAIL';

/** Converts a typed `MM/YY` to `YYYY-MM`; null = not typed. */
function typedMonth({ submission }: EngineJob): string | null {
  const { expiry } = (submission.card ?? {}) as { readonly expiry?: unknown };
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(String(expiry)) ?? [];
  return month && year ? `20${year}-${month}` : null;
}

function expiryFinding(job: EngineJob, expiry: string): Finding {
  const typed = typedMonth(job);
  if (typed !== null && typed !== expiry)
    return { subCheck: 'expiryDateCheckResult', result: 'REVIEW', reasons: ['EXPIRY_DIFFERS_FROM_PICTURE'] };
  const isGood = expiry >= new Date(job.now).toISOString().slice(0, 7);
  return { subCheck: 'expiryDateCheckResult', result: isGood ? 'PASS' : 'FAIL' };
}

/**
 * Reads the masked pictures of a payment card: name and expiry from either side. For a picture with a full
 * number, only `showsNumber` is returned.
 * @returns `extracted.cardholderName`, `expiryDate`, `iban` and `nameVerification`, as far as readable
 * @throws the signal's reason when it is aborted
 */
export async function runCard(
  job: EngineJob,
  reader: TextReader,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const sides: CardReading[] = [];
  for (const { slot, bytes } of job.media) {
    if (slot !== 'documentFront' && slot !== 'documentBack') continue;
    try {
      sides.push(await readCard(await decodePicture(bytes), reader, signal));
    } catch (error) {
      if (error instanceof UnreadablePicture) return { findings: [], retry: 'UNREADABLE_FILE' };
      throw error;
    }
  }
  if (sides.some(({ showsNumber }) => showsNumber))
    return { findings: [], extracted: { showsNumber: true }, retry: 'UNREADABLE_FILE' };
  const first = <Value>(of: (side: CardReading) => Value | null): Value | null =>
    sides.map(of).find((value) => value !== null) ?? null;
  const name = first(({ cardholderName }) => cardholderName);
  const expiry = first((side) => side.expiry);
  const iban = first((side) => side.iban);
  const inputName = expectedName(job);
  const matchScore = inputName && name ? nameAgreement(inputName, '', name) : null;
  const matchResult = matchScore === null ? null : resultOf(matchScore);
  return {
    findings: [
      ...(matchResult ? [{ subCheck: 'nameMatchCheckResult', result: matchResult }] : []),
      ...(expiry === null ? [] : [expiryFinding(job, expiry)]),
    ],
    extracted: {
      ...(name === null ? {} : { cardholderName: name }),
      ...(expiry === null ? {} : { expiryDate: expiry }),
      ...(iban === null ? {} : { iban }),
      ...(matchResult
        ? { nameVerification: { inputName, extractedName: name, matchScore, matchResult } }
        : {}),
    },
  };
}
