import { printedDates } from '../document/visual-zone';
import { IBAN_LENGTHS } from './data/iban-lengths';
import { BILL_HEADINGS, KINDS, STATEMENT_LABELS, type StatementLabel } from './data/statement-labels';
import { addressBelow, readVehiclePaper, usageOn } from './known-papers';
import type { PaperLine } from './paper-lines';

/** Transaction of a bank statement. */
interface Transaction {
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: string | null;
  readonly balance: number | null;
}

/**
 * Fields of a bill or bank statement with the names of `extractedFields`; fields that weren't found are
 * omitted.
 */
export interface PaperFields {
  readonly documentType:
    | 'BANK_STATEMENT'
    | 'UTILITY_BILL'
    | 'VEHICLE_REGISTRATION'
    | 'DRIVERS_LICENSE'
    | 'UNKNOWN';
  readonly fields: { readonly [name: string]: unknown };
  /** Codes of inconsistencies. */
  readonly faults: readonly string[];
}

const SLASHED = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)/g;

/** Converts month-first dates with slashes, as used on documents in US dollars, to day-first dates. */
const monthFirst = (text: string): string =>
  text.replace(SLASHED, (whole, month: string, day: string, year: string) =>
    Number(month) > 12 ? whole : `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`,
  );

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();

/** An amount with two decimals, with a comma or a point; parentheses or a trailing minus mark debits. */
const AMOUNT =
  /(?<![\d.,])([-−+(]?\s?(?:[€$£]\s?)?\d{1,3}(?:[.,' \u00a0]\d{3})*[.,]\d{2}|[-−+(]?\s?(?:[€$£]\s?)?\d+[.,]\d{2})\s?(\)|-|−|DR|CR|[€$£])?(?![\d.,])/g;

function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(AMOUNT)].map(([, number = '', behind = '']) => {
    const digits = number.replace(/[^\d]/g, '');
    const isDebt = /[-−(]/.test(number) || ['-', '−', ')', 'DR'].includes(behind);
    return ((isDebt ? -1 : 1) * Number(digits)) / 100;
  });
}

/**
 * Checks an IBAN (ISO 13616): the country and the check digits move to the end, letters become numbers, and
 * the remainder modulo 97 must be 1.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const turned = text.slice(4) + text.slice(0, 4);
  let rest = 0;
  for (const character of turned) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/**
 * Returns the issuer's name: the first text of a document if it can be a name, and not a sentence, a page
 * number or an amount.
 */
function heading(lines: readonly PaperLine[]): string | null {
  const text = lines[0]?.cells[0]?.text ?? '';
  const isName = /\p{L}{3}/u.test(text) && text.length <= 60 && !/[?!:@]|\bpage\b|\d{5}/i.test(text);
  return isName ? text : null;
}

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}\b/g;
const CURRENCIES: readonly (readonly [sign: RegExp, code: string])[] = [
  [/€|\bEUR\b/, 'EUR'],
  [/£|\bGBP\b/, 'GBP'],
  [/\bCHF\b/, 'CHF'],
  [/\bUSD\b|US\$|\$/, 'USD'],
];

/** Position of a label, and the text after it in its cell. */
interface LabelPlace {
  readonly at: number;
  readonly place: number;
  readonly left: number;
  readonly rest: string;
}

const patterns = new Map<StatementLabel, readonly RegExp[]>();

/**
 * Returns patterns for a label that allow for lost or doubled spaces and points between words, as OCR
 * produces them.
 */
function patternsOf(label: StatementLabel): readonly RegExp[] {
  const known = patterns.get(label);
  if (known) return known;
  const made = STATEMENT_LABELS[label].map(
    (words) =>
      new RegExp(
        `^${words
          .split(/[\s.]+/)
          .map((word) => word.replace(/[^\w]/g, '\\$&'))
          .join('[\\s.]*')}(?![a-z])`,
      ),
  );
  patterns.set(label, made);
  return made;
}

function placesOf(lines: readonly PaperLine[], label: StatementLabel): readonly LabelPlace[] {
  return lines.flatMap(({ cells }, at) =>
    cells.flatMap(({ text, left }, place): readonly LabelPlace[] => {
      const folded = fold(text);
      // The longest match is used: "customer number" before "customer no".
      const said = patternsOf(label)
        .map((pattern) => pattern.exec(folded)?.[0].length ?? 0)
        .reduce((longest, one) => Math.max(longest, one), 0);
      return said === 0 ? [] : [{ at, place, left, rest: text.slice(said).replace(/^[\s:.–-]+/, '') }];
    }),
  );
}

/** Returns the value of a label: after it in its cell, in the next cell, or below it; the first valid one. */
function labelled(
  lines: readonly PaperLine[],
  label: StatementLabel,
  isValue: (text: string) => boolean = () => true,
): string | null {
  for (const { at, place, left, rest } of placesOf(lines, label)) {
    const beside = lines[at]?.cells[place + 1]?.text;
    const below = lines[at + 1]?.cells.find((cell) => Math.abs(cell.left - left) < 12)?.text;
    const value = [rest, beside, below].find((text) => text !== undefined && text !== '' && isValue(text));
    if (value !== undefined) return value;
  }
  return null;
}

/** Account and document numbers contain digits; text without digits is the heading of another column. */
const hasDigit = (text: string): boolean => /\d/.test(text);

/** Returns the place of consumption: an address after its label, or in the lines below it. */
function serviceAddressOn(lines: readonly PaperLine[]): string | null {
  for (const { at, left, rest } of placesOf(lines, 'serviceAddress')) {
    const address = rest === '' ? addressBelow(lines, at, left) : rest;
    if (address) return address;
  }
  return labelled(lines, 'serviceAddress', hasDigit);
}

/** Returns a value from the heading of a bill; null if the heading doesn't contain it. */
const headed = (text: string, of: keyof typeof BILL_HEADINGS): string | null =>
  BILL_HEADINGS[of].exec(fold(text))?.[1]?.toUpperCase() ?? null;

const labelledAmount = (lines: readonly PaperLine[], label: StatementLabel): number | null =>
  amountsIn(labelled(lines, label) ?? '').at(-1) ?? null;

/** Returns all possible dates in a text, most likely first. */
type DatesIn = (text: string) => readonly string[];

/**
 * Returns the transactions: lines that begin with a date and end with an amount, or with an amount and the
 * balance after it.
 */
function transactionsIn(
  lines: readonly PaperLine[],
  currency: string | null,
  datesIn: DatesIn,
): readonly Transaction[] {
  const found: Transaction[] = [];
  for (const { cells, text } of lines) {
    const [date] = datesIn(cells[0]?.text.slice(0, 14) ?? '');
    const amounts = amountsIn(text);
    if (!date || amounts.length === 0 || amounts.length > 2) continue;
    const description = cells
      .slice(1)
      .map((cell) => cell.text)
      .filter((cell) => amountsIn(cell).length === 0)
      .join(' ');
    const [amount = 0, balance = null] = amounts;
    found.push({ date, description, amount, currency, balance });
  }
  return found;
}

const cents = (amount: number) => Math.round(amount * 100);

/**
 * Checks that each balance equals the previous one plus the amount. Debit columns often have no minus, so
 * both signs are tried, and the amount gets the sign that fits.
 */
function addedUp(
  transactions: readonly Transaction[],
  opening: number | null,
  closing: number | null,
): { readonly transactions: readonly Transaction[]; readonly faults: readonly string[] } {
  let before = opening;
  let wrong = 0;
  const signed = transactions.map((one) => {
    const { amount, balance } = one;
    if (balance === null) {
      before = null;
      return one;
    }
    const from = before;
    before = balance;
    if (from === null || cents(from) + cents(amount) === cents(balance)) return one;
    if (cents(from) - cents(amount) === cents(balance)) return { ...one, amount: -amount };
    wrong++;
    return one;
  });
  const last = signed.at(-1)?.balance ?? null;
  const isClosedWrong = closing !== null && last !== null && cents(closing) !== cents(last);
  const sum = signed.reduce((total, { amount }) => total + cents(amount), 0);
  const isSumWrong =
    opening !== null &&
    closing !== null &&
    last === null &&
    signed.length > 0 &&
    cents(opening) + sum !== cents(closing);
  return {
    transactions: signed,
    faults: [
      ...(wrong > 0 ? ['BALANCE_DOES_NOT_ADD_UP'] : []),
      ...(isClosedWrong || isSumWrong ? ['CLOSING_BALANCE_DIFFERS'] : []),
    ],
  };
}

/** Returns the balance at the end of each day that has one. */
function dailyBalances(transactions: readonly Transaction[]) {
  const days = new Map<string, number>();
  for (const { date, balance } of transactions) if (balance !== null) days.set(date, balance);
  return [...days].map(([date, balance]) => ({ date, balance }));
}

/** `Label: value` lines. */
const LABELLED = /^([\p{L}][\p{L} .'-]{2,40}):\s*(\S.{0,80})$/u;

function keyInformation(lines: readonly PaperLine[]) {
  return lines
    .flatMap(({ cells }) => cells.map(({ text }) => LABELLED.exec(text)))
    .flatMap((found) => (found ? [{ label: found[1]!, value: found[2]! }] : []))
    .slice(0, 40);
}

function kindOf(text: string): 'BANK_STATEMENT' | 'UTILITY_BILL' | 'UNKNOWN' {
  const folded = fold(text);
  const score = (words: readonly string[]) => words.filter((word) => folded.includes(word)).length;
  const [bank, bill] = [score(KINDS.BANK_STATEMENT), score(KINDS.UTILITY_BILL)];
  if (bank === 0 && bill === 0) return 'UNKNOWN';
  return bank >= bill ? 'BANK_STATEMENT' : 'UTILITY_BILL';
}

const present = (fields: { readonly [name: string]: unknown }) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** Reads the lines of a bill, a bank statement or a registration certificate. */
export function readPaper(lines: readonly PaperLine[]): PaperFields {
  const text = lines.map((line) => line.text).join('\n');
  const documentType = kindOf(text);
  const vehicle = documentType === 'UNKNOWN' ? readVehiclePaper(lines) : null;
  if (vehicle)
    return {
      documentType: 'VEHICLE_REGISTRATION',
      fields: present({ keyInformation: vehicle.keyInformation }),
      faults: vehicle.faults,
    };
  // Documents contain codes similar to IBANs, so the length must be that of the country.
  const ibans = [...text.matchAll(IBAN)]
    .map(([found]) => found.replace(/ /g, ''))
    .filter((found) => found.length === IBAN_LENGTHS[found.slice(0, 2)]);
  const iban = ibans.find(isIban) ?? null;
  const currency = CURRENCIES.find(([sign]) => sign.test(text))?.[1] ?? null;
  const datesIn: DatesIn = (part) => printedDates(currency === 'USD' ? monthFirst(part) : part);
  const period = datesIn(labelled(lines, 'period') ?? '');
  const [day] = datesIn(labelled(lines, 'issueDate', (value) => datesIn(value).length > 0) ?? '');
  const common = {
    accountNumber: labelled(lines, 'accountNumber', hasDigit),
    documentNumber: labelled(lines, 'documentNumber', hasDigit) ?? headed(text, 'documentNumber'),
    issueDate: day ?? datesIn(headed(text, 'issueDate') ?? '')[0] ?? null,
    keyInformation: keyInformation(lines),
  };
  const ibanFaults = iban === null && ibans.length > 0 ? ['IBAN_CHECK_DIGITS'] : [];
  if (documentType === 'UTILITY_BILL') {
    const usageDetails = usageOn(lines, period, datesIn, amountsIn);
    const serviceAddress = serviceAddressOn(lines);
    return {
      documentType,
      fields: present({ ...common, provider: heading(lines), serviceAddress, usageDetails }),
      faults: ibanFaults,
    };
  }
  const [opening, closing] = [
    labelledAmount(lines, 'openingBalance'),
    labelledAmount(lines, 'closingBalance'),
  ];
  const { transactions, faults } = addedUp(transactionsIn(lines, currency, datesIn), opening, closing);
  const bank = {
    accountHolder: labelled(lines, 'accountHolder'),
    bankName: documentType === 'BANK_STATEMENT' ? heading(lines) : null,
    iban,
    currency,
    periodStart: period[0] ?? null,
    periodEnd: period.at(-1) ?? null,
    openingBalance: opening,
    closingBalance: closing,
    transactions,
    dailyBalances: dailyBalances(transactions),
  };
  return {
    documentType,
    fields: present(documentType === 'BANK_STATEMENT' ? { ...common, ...bank } : { ...common, iban }),
    faults: [...faults, ...ibanFaults],
  };
}
