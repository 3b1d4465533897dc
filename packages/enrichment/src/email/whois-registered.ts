import { NOT_REGISTERED_SENTENCES, REFUSAL, STATUS_IN_USE, STATUS_NOT_IN_USE } from './data/whois-phrases';
import { isLabelOf, type LabelledLine } from './whois-lines';

/** Signs of comments, lists and headings in front of a sentence. */
const BEFORE_SENTENCE = /^[\s%#>*=\-.!"'[\]()&]+/;
const HOST_NAME = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\.?(?:\s|$)/u;

/**
 * Whether an answer describes a name that somebody holds: by its status, by the facts of a registration, else by what its
 * sentences say. Null when it says neither (a refusal, an empty answer, a banner alone).
 *
 * @param hasFacts whether a date of registration or expiry or a registrar was found
 */
export function isRegistered(
  lines: readonly string[],
  labelled: readonly LabelledLine[],
  hasFacts: boolean,
): boolean | null {
  const statuses = labelled.filter(({ label }) => isLabelOf('status', label));
  if (statuses.some(({ value }) => STATUS_NOT_IN_USE.test(value))) return false;
  if (hasFacts || labelled.some(({ label, value }) => isLabelOf('nameServer', label) && value !== ''))
    return true;
  if (statuses.some(({ value }) => STATUS_IN_USE.test(value))) return true;
  if (lines.some(saysFree)) return false;
  return isDescribed(labelled) ? true : null;
}

function saysFree(line: string): boolean {
  const sentence = line.replace(BEFORE_SENTENCE, '').trim().toLowerCase();
  if (sentence === '' || REFUSAL.test(sentence)) return false;
  return NOT_REGISTERED_SENTENCES.some((pattern) => pattern.test(sentence));
}

/** Old registries name neither dates nor registrars: the name with somebody's entry below it shows a holder. */
function isDescribed(labelled: readonly LabelledLine[]): boolean {
  const isNamed = labelled.some(({ label, value }) => isLabelOf('domain', label) && HOST_NAME.test(value));
  return (
    isNamed &&
    labelled.some(
      ({ label, value }) => value !== '' && (isLabelOf('contact', label) || isLabelOf('registrant', label)),
    )
  );
}
