import { CARD_SUB_CHECKS, type SubCheckResult } from '@assay/contract';
import { cardNetwork } from '@assay/enrichment';
import { nameAgreement, readCard, type TextReader } from '@assay/vision';
import type { LineWork } from './json-lines';
import { fileOf, pictureOf } from './picture-lines';

const SAME_NAME = 0.99;
const LIKE_NAME = 0.5;

/** How far a claimed name is the one on the card; null = none was claimed. */
function nameVerification(inputName: unknown, extractedName: string | null) {
  if (typeof inputName !== 'string' || inputName === '') return null;
  if (extractedName === null)
    return { inputName, extractedName, matchScore: null, matchResult: 'NOT_PERFORMED' as SubCheckResult };
  const matchScore = nameAgreement(inputName, '', extractedName);
  const matchResult: SubCheckResult =
    matchScore >= SAME_NAME ? 'PASS' : matchScore >= LIKE_NAME ? 'REVIEW' : 'FAIL';
  return { inputName, extractedName, matchScore, matchResult };
}

/** A card is good to the last day of its month. */
function expiryResult(expiry: string | null, now: number): SubCheckResult {
  if (expiry === null) return 'NOT_PERFORMED';
  return expiry >= new Date(now).toISOString().slice(0, 7) ? 'PASS' : 'FAIL';
}

/**
 * One line of `read-card`: `creditCardVerificationResult` of a front, or of both sides. What cannot be judged from a picture is
 * NOT_PERFORMED.
 * @param now UNIX milliseconds
 */
export const readCardLine =
  (reader: TextReader, now: () => number): LineWork =>
  async (line) => {
    const { signal } = new AbortController();
    const front = await readCard(await pictureOf(fileOf(line, 'file')), reader, signal);
    const back =
      line.back === undefined ? null : await readCard(await pictureOf(fileOf(line, 'back')), reader, signal);
    // Newer cards have their number on the back.
    const numbered = front.maskedPan === null && back ? back : front;
    const cardholderName = front.cardholderName ?? back?.cardholderName ?? null;
    const expiryDate = front.expiry ?? back?.expiry ?? null;
    const named = nameVerification(line.name, cardholderName);
    const judged: { readonly [subCheck: string]: SubCheckResult } = {
      luhnCheckResult:
        numbered.isLuhnValid === null ? 'NOT_PERFORMED' : numbered.isLuhnValid ? 'PASS' : 'FAIL',
      expiryDateCheckResult: expiryResult(expiryDate, now()),
      nameMatchCheckResult: named?.matchResult ?? 'NOT_PERFORMED',
    };
    const results = Object.values(judged);
    const isWhole = judged.luhnCheckResult === 'PASS' && judged.expiryDateCheckResult === 'PASS';
    return {
      overallResult:
        numbered.maskedPan === null
          ? 'RETRY_REQUIRED'
          : results.includes('FAIL')
            ? 'REJECTED'
            : isWhole && !results.includes('REVIEW')
              ? 'APPROVED'
              : 'REVIEW',
      ...Object.fromEntries(CARD_SUB_CHECKS.map((name) => [name, judged[name] ?? 'NOT_PERFORMED'])),
      maskedPan: numbered.maskedPan,
      bin: numbered.bin,
      lastFour: numbered.lastFour,
      cardholderName,
      expiryDate,
      issuingNetwork: numbered.bin === null ? null : (cardNetwork(numbered.bin)?.name ?? null),
      iban: front.iban ?? back?.iban ?? null,
      nameVerification: named,
    };
  };
