import { type AddressEngine, countryCode } from '@assay/addresses';
import { type SubCheckResult, WORKFLOW_DEFAULTS } from '@assay/contract';
import type { PaperReading } from '@assay/vision';
import {
  addressDetails,
  isAddress,
  namedCountry,
  type PaperAddress,
  paperAddresses,
  recipientAddress,
  squeezedAddress,
} from './paper-address';
import { addressCountry } from './paper-country';
import type { Capability, CheckContext, CheckProvider, ProviderAnswer } from './provider';

/** A document read by an engine, with the id of its file. */
export type PaperOfStep = PaperReading & { readonly id: string };

export interface PaperPorts {
  /** Returns true if two names belong to one person. */
  readonly sameName: (asked: string, known: string) => boolean;
  readonly addresses: () => Pick<AddressEngine, 'parseText' | 'judge'>;
}

type Finding = ProviderAnswer['findings'][number];

const DAY_MS = 86_400_000;

const CAPABILITIES: readonly Capability[] = [
  ...[
    'addressDocumentCheckResult',
    'addressDocumentMustNotBeExpiredCheckResult',
    'addressValidationCheckResult',
    'fullAddressCheckResult',
    'nameMatchCheckResult',
    'tamperValidationCheckResult',
    'contentValidationCheckResult',
  ].map((subCheck) => ({ check: 'PROOF_OF_ADDRESS', subCheck, strength: 'moderate' }) as const),
  ...['tamperingCheckResult', 'nameMatchCheckResult'].map(
    (subCheck) => ({ check: 'EVIDENCE', subCheck, strength: 'moderate' }) as const,
  ),
];

/** Returns a finding with its reasons. */
export const finding = (
  subCheck: string,
  result: SubCheckResult,
  ...reasons: readonly string[]
): Finding => ({
  subCheck,
  result,
  reasons,
});

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Expected data of a person, from the backend or from the identity document. */
interface Expected {
  readonly name: string | null;
  readonly address: string | null;
  /** ISO 3166-1 alpha-2; null = unknown. */
  readonly country: string | null;
}

/** Returns the data that the step's document should contain. */
export function expectedOf({ inputs, settings, extracted }: CheckContext): Expected {
  const parts = [textOrNull(inputs.user_firstname), textOrNull(inputs.user_lastname)].filter(Boolean);
  const document = extracted.DOCUMENT ?? {};
  const address = textOrNull(settings.address_from === 'DOCUMENT' ? document.address : inputs.user_address);
  const name = textOrNull(inputs.user_fullname) ?? (parts.length > 0 ? parts.join(' ') : null);
  return {
    name: name ?? textOrNull(document.fullName),
    address,
    country:
      (address && namedCountry(address)) ??
      countryCode(textOrNull(inputs.user_country)) ??
      countryCode(textOrNull(document.issuingCountry)),
  };
}

/** Data found on a document. */
interface Found {
  readonly paper: PaperOfStep;
  readonly fields: { readonly [name: string]: unknown };
  /** Holder named on the document. */
  readonly holder: string | null;
  readonly address: PaperAddress | null;
  readonly isExpectedAddress: boolean;
}

/** Returns true for a line that may be a name: letters, at least two words. */
export const isNameLike = (line: string): boolean =>
  /^[\p{L}\p{M}.,'’ -]{5,80}$/u.test(line) && / /.test(line.trim());

/** Returns the blocks without the addresses of the issuer, which are not the person's. */
function blocksOfPerson({ blocks, letter }: PaperOfStep): readonly (readonly string[])[] {
  const issuer = new Set(letter.issuer.map((lines) => lines.join('\n')));
  return blocks.filter((block) => !issuer.has(block.join('\n')));
}

/** Maximum length of the text that is searched for words of a country. */
const MAX_TEXT = 20_000;

function inspect(paper: PaperOfStep, expected: Expected, ports: PaperPorts): Found {
  const fields = paper.paper?.fields ?? {};
  const iban = textOrNull(fields.iban);
  const engine = ports.addresses();
  const { recipient } = paper.letter;
  const lines = recipient?.address ?? [];
  const blocks = blocksOfPerson(paper);
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const words = [...paper.blocks.flat(), ...texts].join('\n').slice(0, MAX_TEXT);
  const country =
    expected.country ?? addressCountry(lines, words, engine) ?? (iban && countryCode(iban.slice(0, 2))) ?? '';
  const own = lines.length > 1 ? namedCountry(lines.at(-1)!) : null;
  const addressed = recipientAddress(lines, recipient?.name ?? null, own ?? country, engine);
  const all = [
    // A signed code labels its address too.
    ...paperAddresses(textOrNull(fields.serviceAddress), [], country, engine),
    ...(addressed ? [addressed] : []),
    ...paperAddresses(null, blocks, country, engine),
  ];
  const wanted =
    expected.address === null
      ? null
      : (all.find((one) => isAddress(one, expected.address!)) ??
        squeezedAddress(expected.address, blocks, country, engine));
  const ofPerson = all.find(({ above }) =>
    above.some((line) => expected.name !== null && ports.sameName(expected.name, line)),
  );
  const address =
    wanted ?? ofPerson ?? addressed ?? all.find(({ above }) => above.some(isNameLike)) ?? all[0] ?? null;
  const holder =
    textOrNull(fields.accountHolder) ?? address?.above.find(isNameLike) ?? recipient?.name ?? null;
  return { paper, fields, holder, address, isExpectedAddress: wanted !== null };
}

const isNamed = ({ holder, paper }: Found, name: string, { sameName }: PaperPorts): boolean =>
  [holder, paper.letter.recipient?.name, ...blocksOfPerson(paper).map(([first]) => first)].some(
    (line) => line !== undefined && line !== null && sameName(name, line),
  );

/**
 * A different name fails the check only when it is certainly the holder's, because text in pictures may be
 * misread.
 */
function nameMatch(found: Found, expected: Expected, ports: PaperPorts): Finding {
  const named = (result: SubCheckResult, ...reasons: string[]) =>
    finding('nameMatchCheckResult', result, ...reasons);
  if (expected.name === null) return named('NOT_PERFORMED', 'NO_INPUT');
  if (found.paper.paper === null) return named('NOT_PERFORMED', 'NO_TEXT');
  if (isNamed(found, expected.name, ports)) return named('PASS');
  const isSure = found.paper.tamper.result !== 'NOT_PERFORMED' && textOrNull(found.fields.accountHolder);
  return isSure ? named('FAIL', 'NAME_DIFFERS') : named('REVIEW', 'NAME_NOT_FOUND');
}

/**
 * A different address fails the check only under the person's name, because a document also shows its
 * issuer's address.
 */
function fullAddress(
  { address, isExpectedAddress, paper }: Found,
  expected: Expected,
  ports: PaperPorts,
): Finding {
  const full = (result: SubCheckResult, ...reasons: string[]) =>
    finding('fullAddressCheckResult', result, ...reasons);
  if (expected.address === null) return full('NOT_PERFORMED', 'NO_INPUT');
  if (paper.paper === null) return full('NOT_PERFORMED', 'NO_TEXT');
  if (isExpectedAddress) return full('PASS');
  if (address === null) return full('REVIEW', 'NO_ADDRESS_FOUND');
  const { name } = expected;
  const isOfPerson = name !== null && address.above.some((line) => ports.sameName(name, line));
  return isOfPerson && paper.tamper.result !== 'NOT_PERFORMED'
    ? full('FAIL', 'ADDRESS_DIFFERS')
    : full('REVIEW', 'ADDRESS_NOT_FOUND');
}

function addressDocument({ paper, address }: Found): Finding {
  const document = (result: SubCheckResult, ...reasons: readonly string[]) =>
    finding('addressDocumentCheckResult', result, ...reasons);
  const { tamper } = paper;
  if (paper.paper === null) return document('NOT_PERFORMED', 'NO_TEXT');
  if (tamper.result === 'FAIL') return document('FAIL', ...tamper.reasons);
  const doubts = [
    ...(tamper.result === 'REVIEW' ? tamper.reasons : []),
    ...(paper.paper.documentType === 'UNKNOWN' ? ['KIND_NOT_KNOWN'] : []),
    ...(address === null ? ['NO_ADDRESS_FOUND'] : []),
  ];
  return doubts.length > 0 ? document('REVIEW', ...doubts) : document('PASS');
}

/**
 * Checks that a document is recent enough.
 * @param date date of the document, YYYY-MM-DD
 */
export function notExpired(date: string | null, { settings, now }: CheckContext): Finding {
  const aged = (result: SubCheckResult, ...reasons: string[]) =>
    finding('addressDocumentMustNotBeExpiredCheckResult', result, ...reasons);
  if (date === null) return aged('NOT_PERFORMED', 'NO_DATE_FOUND');
  const days = (now - Date.parse(date)) / DAY_MS;
  if (days < -1) return aged('REVIEW', 'DATE_IN_FUTURE');
  const most = settings.max_age_days ?? WORKFLOW_DEFAULTS.max_age_days;
  return days > most + 1 ? aged('FAIL', 'TOO_OLD') : aged('PASS');
}

/** Checks that the address exists in the loaded tables. */
function addressValidation({ address }: Found, { addresses }: PaperPorts): Finding {
  const valid = (result: SubCheckResult, ...reasons: string[]) =>
    finding('addressValidationCheckResult', result, ...reasons);
  if (address === null) return valid('NOT_PERFORMED', 'NO_ADDRESS_FOUND');
  const { status, precision } = addresses().judge(address.parsed);
  return status === 'NOT_FOUND' || precision === 'ADMINISTRATIVE_AREA'
    ? valid('REVIEW', 'ADDRESS_NOT_KNOWN')
    : valid('PASS', `KNOWN_TO_${precision}`);
}

/** Returns the results of checks that only the workflow requests. */
function extraChecks({ paper, fields }: Found, { settings }: CheckContext): readonly Finding[] {
  const { tamper } = paper;
  const faults = paper.paper?.faults ?? [];
  const isChecked = faults.length > 0 || fields.iban !== undefined || fields.dailyBalances !== undefined;
  return [
    ...(settings.tamper_validation === true
      ? [finding('tamperValidationCheckResult', tamper.result, ...tamper.reasons)]
      : []),
    ...(settings.content_validation === true
      ? [
          isChecked
            ? finding('contentValidationCheckResult', faults.length > 0 ? 'REVIEW' : 'PASS', ...faults)
            : finding('contentValidationCheckResult', 'NOT_PERFORMED', 'NOTHING_TO_ADD_UP'),
        ]
      : []),
  ];
}

const present = (members: { readonly [name: string]: unknown }) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

function proofOfAddress(paper: PaperOfStep, context: CheckContext, ports: PaperPorts): ProviderAnswer {
  const expected = expectedOf(context);
  const found = inspect(paper, expected, ports);
  const { fields, address, holder } = found;
  const date = textOrNull(fields.issueDate) ?? textOrNull(fields.periodEnd);
  const expiry = notExpired(date, context);
  const country = address?.parsed.components.country ?? null;
  const { accepted_countries: accepted = [] } = context.settings;
  const isElsewhere = accepted.length > 0 && country !== null && !accepted.includes(country);
  return {
    findings: [
      addressDocument(found),
      expiry,
      addressValidation(found, ports),
      fullAddress(found, expected, ports),
      nameMatch(found, expected, ports),
      ...extraChecks(found, context),
    ],
    ...(isElsewhere || expiry.result === 'FAIL' ? { retry: 'NOT_ACCEPTED' } : {}),
    extracted: {
      papers: undefined,
      ...present({
        address: address?.text,
        addressDetails: address && addressDetails(address),
        fullName: holder,
        issuer: fields.bankName ?? fields.provider,
        issueDate: date,
        documentNumber: fields.documentNumber,
      }),
    },
  };
}

const SEVERITY: readonly SubCheckResult[] = ['FAIL', 'REVIEW', 'PASS', 'NOT_PERFORMED'];

/** Returns the worst result of a step's files. */
function worst(findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings.toSorted((a, b) => SEVERITY.indexOf(a.result) - SEVERITY.indexOf(b.result));
  return first ? [first] : [];
}

function evidence(papers: readonly PaperOfStep[], context: CheckContext, ports: PaperPorts): ProviderAnswer {
  const expected = expectedOf(context);
  const files = papers.map((paper) => {
    const found = inspect(paper, expected, ports);
    const tampering = finding('tamperingCheckResult', paper.tamper.result, ...paper.tamper.reasons);
    return { id: paper.id, found, tampering, name: nameMatch(found, expected, ports) };
  });
  return {
    findings: [...worst(files.map((file) => file.tampering)), ...worst(files.map((file) => file.name))],
    extracted: {
      papers: undefined,
      files: Object.fromEntries(
        files.map(({ id, found, tampering, name }) => [
          id,
          {
            results: { tamperingCheckResult: tampering.result, nameMatchCheckResult: name.result },
            documentType: found.paper.paper?.documentType ?? null,
            extractedFields: found.fields,
          },
        ]),
      ),
    },
  };
}

/**
 * Compares documents with the person's data: the holder's name as in screening, the address with the address
 * parser. It sends no requests; the preceding provider has read the documents.
 */
export const paperAgreement = (ports: PaperPorts): CheckProvider => ({
  name: 'paper-agreement',
  version: '1',
  capabilities: () => CAPABILITIES,
  async evaluate(context) {
    const papers = (context.extracted[context.checkType]?.papers ?? []) as readonly PaperOfStep[];
    const [first] = papers;
    if (!first) return { findings: [] };
    return context.checkType === 'EVIDENCE'
      ? evidence(papers, context, ports)
      : proofOfAddress(first, context, ports);
  },
});
