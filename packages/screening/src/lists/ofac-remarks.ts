import { readBirthDate } from './birth-date';
import type { EntryDraft } from './entry-draft';

/** A label that ends in a word for a number, and the number after it. */
const NUMBERED =
  /^(?:alt\.\s+)?(.*?(?:\bNo\.|\bNumber|\bID|#|\bIMO|\bMMSI|\bPassport|\bCode|\bLicense|\bIdentification|\bCertificate|R\.F\.C\.|C\.U\.R\.P\.|C\.U\.I\.[TLP]\.|\bRTN|\bR\.I\.F\.|\bC\.I\.F\.)(?:\s(?:No\.|Number|ID|#|IMO|MMSI|Card))*(?:\s\((?:MSN|USCC|USCCC|CBLS|NICO|CPF|CNPJ)\))?)\s+(.+)$/;
/** A number, the country that gave it, when it was given and when it expires. */
const NUMBER = /^(\S.*?)(?:\s+\(([^()]+)\))?(?:\s+((?:issued|expires)\b.*))?$/;
/** Labels that are followed by words instead of a number. */
const LABELLED =
  /^(?:alt\. )?(Aircraft (?:Model|Operator|Manufacture Date)|Organization (?:Established Date|Type)|Former Vessel Flag|Target Type|Telephone|Email Address|Website|Phone Number|Fax):?\s+(.+)$/;
const CLAUSES: readonly {
  readonly pattern: RegExp;
  readonly take: (draft: EntryDraft, value: string) => void;
}[] = [
  {
    // The source puts names it calls weak into the remarks, in quotes.
    pattern: /^(?:[an]\.k\.a\.|alt\. name)\s+['"](.*)['"]$/,
    take: (draft, value) => draft.addName(value, { kind: 'aka', weak: true }),
  },
  {
    pattern: /^f\.k\.a\.\s+['"](.*)['"]$/,
    take: (draft, value) => draft.addName(value, { kind: 'fka', weak: true }),
  },
  {
    pattern: /^(?:alt\. )?DOB:?\s+(.*)$/,
    take: (draft, value) => {
      const birth = readBirthDate(value);
      if (birth === null) draft.addAttribute('DOB', value);
      else draft.addBirth(birth);
    },
  },
  { pattern: /^(?:alt\. )?POB:?\s+(.*)$/, take: (draft, value) => draft.addBirthPlace(value) },
  {
    pattern: /^(?:alt\. )?(?:nationality|citizen)\s+(.*)$/i,
    take: (draft, value) => draft.addNationality(value),
  },
  { pattern: /^Gender:?\s+(.*)$/, take: (draft, value) => draft.setGender(value) },
  {
    pattern: /^(?:alt\. )?Digital Currency Address - \w+\s+(\S+)$/,
    take: (draft, value) => draft.addWallet(value),
  },
  { pattern: /^(?:alt\. )?SWIFT\/BIC:?\s+(\S+).*$/, take: (draft, value) => draft.addBic(value) },
  {
    pattern: /^\(?(Linked To: .*?)\)?$/,
    take: (draft, value) => draft.addAttribute('Linked To', value.slice('Linked To: '.length)),
  },
];

/** A fact is short; longer clauses are prose, and are not worth looking through. */
const LONGEST_CLAUSE = 500;

/**
 * Takes apart what OFAC writes in words after an entry (remarks, and the comments that continue them): births, names it
 * calls weak, nationalities, numbers, wallets and BICs. What is none of these is kept as an attribute.
 */
export function readRemarks(draft: EntryDraft, remarks: string): void {
  for (const part of remarks.split(/;\s|;$/)) {
    const clause = part.trim().replace(/\.$/, '');
    if (clause === '' || clause === '-0-') continue;
    if (clause.length > LONGEST_CLAUSE) draft.addAttribute('remark', clause);
    else readClause(draft, clause);
  }
}

function readClause(draft: EntryDraft, clause: string): void {
  for (const { pattern, take } of CLAUSES) {
    const found = pattern.exec(clause);
    if (found !== null) {
      take(draft, found[1]!);
      return;
    }
  }
  const numbered = NUMBERED.exec(clause);
  const number = numbered === null ? null : NUMBER.exec(numbered[2]!);
  if (numbered !== null && number !== null && /\d/.test(number[1]!) && number[1]!.length <= 60) {
    const [, value, country = '', dates] = number;
    draft.addIdentifier(numbered[1]!, value!, country).addCountry(country);
    if (dates !== undefined) draft.addAttribute(numbered[1]!, `${value} ${dates}`);
    return;
  }
  const pair = LABELLED.exec(clause) ?? /^(?:alt\. )?([^:]{2,60}):\s+(.+)$/.exec(clause);
  draft.addAttribute(pair?.[1] ?? 'remark', pair?.[2] ?? clause);
}
