import type { IdentityCode } from '../barcode/identity-code';
import type { Mrz } from '../mrz/parse';
import type { SealState } from '../seal/verify-seal';
import type { VisualValue } from '../visual/fields';
import type { VisualFacts } from '../visual/visual-facts';
import type { DocumentFinding } from './judge';
import { nameWords, sameWord } from './name-match';

/** So surely is a value read that a code may contradict it; in one place a misreading is likelier. */
const SURE = 0.95;
const LEAST_DIFFERING = 2;

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const differing = (a: string, b: string): number =>
  a.length === b.length
    ? [...a].filter((character, at) => character !== b[at]).length
    : Math.max(a.length, b.length);

/** A value that a code and the print both state. */
interface Pair {
  readonly word: string;
  readonly isSame: boolean;
  readonly isSure: boolean;
}

function pair(word: string, stated: string | null, printed: VisualValue | undefined): readonly Pair[] {
  if (stated === null || !printed) return [];
  const off = differing(plain(stated), plain(printed.value));
  return [{ word, isSame: off === 0, isSure: off >= LEAST_DIFFERING && printed.confidence >= SURE }];
}

/** Names are read with letters lost and misread: another one is a person's to look at. */
function namePair(stated: string | null, printed: readonly (VisualValue | undefined)[]): readonly Pair[] {
  const words = nameWords(printed.flatMap((value) => value?.value ?? []).join(' '));
  if (stated === null || words.length === 0) return [];
  const isSame = nameWords(stated).every((word) => words.some((other) => sameWord(word, other)));
  return [{ word: 'BARCODE_NAME', isSame, isSure: false }];
}

/** What is printed, held against the code on the same card: both count among what it agrees in, and contradicts. */
export function withCode(facts: VisualFacts, code: IdentityCode | null): VisualFacts {
  if (!code) return facts;
  const { documentNumber, personalNumber, birthDate, expiryDate, sex, fullName, surname, givenNames } =
    facts.values;
  const last = code.lastDigits;
  const pairs = [
    ...pair('BARCODE_NUMBER', code.documentNumber, documentNumber),
    ...pair('BARCODE_PERSONAL_NUMBER', code.personalNumber, personalNumber),
    ...(last && documentNumber
      ? pair('BARCODE_NUMBER', last, { ...documentNumber, value: documentNumber.value.slice(-last.length) })
      : []),
    ...pair('BARCODE_BIRTH_DATE', code.birthDate, birthDate),
    ...pair('BARCODE_EXPIRY_DATE', code.expiryDate, expiryDate),
    ...pair('BARCODE_SEX', code.sex, sex).map((one) => ({ ...one, isSure: false })),
    ...namePair(code.fullName, [givenNames, surname, fullName]),
  ];
  const words = (isSame: boolean) => pairs.filter((one) => one.isSame === isSame).map(({ word }) => word);
  return {
    ...facts,
    agreements: [...facts.agreements, ...words(true)],
    conflicts: [...facts.conflicts, ...words(false)],
    isSureConflict: facts.isSureConflict || pairs.some(({ isSame, isSure }) => !isSame && isSure),
  };
}

const differs = (stated: string | null, zone: string | null): boolean =>
  stated !== null && zone !== null && plain(stated) !== plain(zone);

/** What a signature adds to the reasons: one that nobody could check says nothing. */
const SEAL_REASONS: { readonly [state in SealState]?: string } = {
  VERIFIED: 'SEAL_VERIFIED',
  WRONG: 'SEAL_BROKEN',
  TEST_SIGNER: 'SEAL_FOR_TESTS',
  SIGNER_NOT_VALID: 'SEAL_SIGNER_NOT_VALID',
};

/**
 * Whether the code of a card is as its issuer writes them, and says what the card's own zone does: FAIL where these differ, and where its
 * signature is not that of the issuer whom it names. PASS says that it is well made, and not by whom, unless its signature is verified: anybody can print one.
 * @param mrz the zone of the same card; null = it has none
 */
export function codeCheck(code: IdentityCode, mrz: Mrz | null): DocumentFinding {
  const isOther =
    mrz?.isValid === true &&
    (differs(code.birthDate, mrz.birthDate) ||
      differs(code.expiryDate, mrz.expiryDate) ||
      differs(code.documentNumber, mrz.documentNumber));
  const seal = code.seal === null ? undefined : SEAL_REASONS[code.seal];
  const doubts = [...code.faults, ...(isOther ? ['DIFFERS_FROM_ZONE'] : [])];
  const isDoubtful = doubts.length > 0 || (seal !== undefined && code.seal !== 'VERIFIED');
  const result = isOther || code.seal === 'WRONG' ? 'FAIL' : isDoubtful ? 'REVIEW' : 'PASS';
  return { subCheck: 'barcodeAnomalyCheckResult', result, reasons: [...doubts, ...(seal ? [seal] : [])] };
}
