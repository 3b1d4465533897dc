import type { PaperSeal } from '@assay/vision';
import { isAddress, paperAddresses } from './paper-address';
import {
  expectedOf,
  finding,
  isNameLike,
  notExpired,
  type PaperOfStep,
  type PaperPorts,
} from './paper-agreement';
import type { Capability, CheckContext, CheckProvider, ProviderAnswer } from './provider';

type Finding = ProviderAnswer['findings'][number];

const CAPABILITIES: readonly Capability[] = [
  ...[
    'addressDocumentCheckResult',
    'addressDocumentMustNotBeExpiredCheckResult',
    'fullAddressCheckResult',
    'nameMatchCheckResult',
    'tamperValidationCheckResult',
  ].map((subCheck) => ({ check: 'PROOF_OF_ADDRESS', subCheck, strength: 'strong' }) as const),
  { check: 'EVIDENCE', subCheck: 'tamperingCheckResult', strength: 'strong' },
];

/** Document kinds that prove a residence or a bank account. */
const PROOFS: readonly PaperSeal['kind'][] = ['PROOF_OF_ADDRESS', 'BILL', 'TAX', 'BANK'];

/** French codes are printed on documents with French addresses. */
const COUNTRY = 'FR';

/** A document with its signed code. */
interface Sealed {
  readonly paper: PaperOfStep;
  readonly seal: PaperSeal;
}

const sealsOf = (papers: readonly PaperOfStep[]): readonly Sealed[] =>
  papers.flatMap((paper) => (paper.seal ? [{ paper, seal: paper.seal }] : []));

/**
 * Returns the reason if the document is proven changed: the issuer didn't sign its code, or another name is
 * printed at the address of a verified code and the code's name nowhere.
 */
function changed({ paper, seal }: Sealed, { addresses, sameName }: PaperPorts): string | null {
  if (seal.state === 'WRONG') return 'SEAL_BROKEN';
  const isElsewhere = seal.state === 'VERIFIED' && seal.reasons.includes('CONFLICT_SEAL_NAME');
  if (!isElsewhere || seal.mayNameOthers) return null;
  const named = paperAddresses(null, paper.blocks, COUNTRY, addresses()).filter((one) =>
    seal.addresses.some((address) => isAddress(one, address)),
  );
  const isOther = named.some(
    ({ above }) =>
      above.some(isNameLike) && !above.some((line) => seal.persons.some((person) => sameName(person, line))),
  );
  return isOther ? 'SEAL_DIFFERS' : null;
}

/** Accepts the document kind stated in a verified code without contrary evidence. */
function kindOfPaper({ paper, seal }: Sealed): readonly Finding[] {
  const isWhole = PROOFS.includes(seal.kind) && (seal.addresses.length > 0 || seal.kind === 'BANK');
  const isDoubtful = paper.tamper.result === 'FAIL' || paper.tamper.result === 'REVIEW';
  return isWhole && !isDoubtful ? [finding('addressDocumentCheckResult', 'PASS', 'SEAL_VERIFIED')] : [];
}

/** Returns the words of a name without diacritics; skips short ones, which are initials and particles. */
const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** Returns true if two names share a word: families share a surname, and a person may have two. */
const sharesWord = (name: string, other: string): boolean => {
  const words = wordsOf(other);
  return wordsOf(name).some((word) => words.includes(word));
};

function nameOf({ paper, seal }: Sealed, name: string | null, { sameName }: PaperPorts): readonly Finding[] {
  if (name === null || seal.persons.length === 0) return [];
  if (seal.persons.some((person) => sameName(name, person)))
    return [finding('nameMatchCheckResult', 'PASS', 'SEAL_VERIFIED')];
  const isPrinted = paper.blocks.some(([first]) => first !== undefined && sameName(name, first));
  const isRelated = seal.persons.some((person) => sharesWord(name, person));
  return [
    isPrinted || isRelated || seal.mayNameOthers
      ? finding('nameMatchCheckResult', 'REVIEW', 'NAME_NOT_FOUND')
      : finding('nameMatchCheckResult', 'FAIL', 'NAME_DIFFERS'),
  ];
}

/** A different address is not a finding, because a bill may be for a second home. */
function addressOf({ seal }: Sealed, address: string | null, { addresses }: PaperPorts): readonly Finding[] {
  const stated = paperAddresses(
    null,
    seal.addresses.map((one) => [one]),
    COUNTRY,
    addresses(),
  );
  return address !== null && stated.some((one) => isAddress(one, address))
    ? [finding('fullAddressCheckResult', 'PASS', 'SEAL_VERIFIED')]
    : [];
}

function proofOfAddress(sealed: Sealed, context: CheckContext, ports: PaperPorts): readonly Finding[] {
  const proof = changed(sealed, ports);
  if (proof !== null)
    return [
      finding('addressDocumentCheckResult', 'FAIL', proof),
      ...(context.settings.tamper_validation === true
        ? [finding('tamperValidationCheckResult', 'FAIL', proof)]
        : []),
    ];
  const { state, issuedOn } = sealed.seal;
  if (state !== 'VERIFIED') return [];
  const { name, address } = expectedOf(context);
  const aged = issuedOn === null ? null : notExpired(issuedOn, context);
  return [
    ...kindOfPaper(sealed),
    ...(aged ? [{ ...aged, reasons: [...(aged.reasons ?? []), 'SEAL_VERIFIED'] }] : []),
    ...addressOf(sealed, address, ports),
    ...nameOf(sealed, name, ports),
  ];
}

/**
 * Compares the signed codes on documents with the person's data. It sends no requests; the preceding provider
 * has read the documents. A document without a code, or with an unverifiable one, yields no finding.
 */
export const paperSeal = (ports: PaperPorts): CheckProvider => ({
  name: 'paper-seal',
  version: '1',
  capabilities: () => CAPABILITIES,
  async evaluate(context) {
    const papers = (context.extracted[context.checkType]?.papers ?? []) as readonly PaperOfStep[];
    if (context.checkType === 'EVIDENCE') {
      const proof = sealsOf(papers)
        .map((sealed) => changed(sealed, ports))
        .find((reason) => reason !== null);
      return { findings: proof ? [finding('tamperingCheckResult', 'FAIL', proof)] : [] };
    }
    const [sealed] = sealsOf(papers.slice(0, 1));
    return { findings: sealed ? proofOfAddress(sealed, context, ports) : [] };
  },
});
