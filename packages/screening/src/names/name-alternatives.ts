import type { PartyType } from '../model';
import { isKnownName } from './word-families';

/** What stands between two names of one party: former, trading and other names; who is cared for. */
const OTHER_NAME =
  /\s(?:f\/?k\/?a|a\/?k\/?a|t\/a|d\/?b\/?a|n\/?k\/?a|c\/o|formerly(?:\s+known\s+as)?|previously|trading\s+as|also\s+known\s+as|now\s+known\s+as|doing\s+business\s+as|ci-devant|anciennement|ex)(?:[:.]?\s+|-(?=\p{L}))/iu;
/** What stands between two holders of one account. */
const OTHER_HOLDER = /\s(?:and\/or|e\/ou|y\/o|et\/ou|und\/oder|or|oder)\s/iu;
/** A name in another script behind the name: "XU Zhixiong (許志雄)". */
const IN_BRACKETS = /^(?<outer>[^()（）]+)[(（](?<inner>[^()（）]+)[)）]\s*$/u;
const LATIN = /\p{Script=Latin}/u;
/** Most names have none of these and are not looked at further. */
const MAY_HAVE_OTHERS =
  /[(（/]|\s(?:or|oder|ex|[fatdn]\/?[kb]?\/?a|formerly|previously|trading|also|now|doing|anciennement|ci-devant)[\s:.-]/iu;
/** A line of a payment message (SWIFT 50K, 59): what is longer is cut there. */
const LINE = 35;
const LAST_WORD = /^(?<before>.+)\s(?<last>\S+)$/u;
const FEWEST_LETTERS = 3;
const MOST = 3;

const parts = (text: string, between: RegExp): string[] =>
  text.split(between).filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS);

/** One word is no holder of an account. */
const isWhole = (name: string): boolean => /\S\s+\S/.test(name.trim());

/**
 * Names that a text is to be read as: itself for most. Each holder of a joint account, and the same name in another script in brackets, by themselves; the former
 * and the trading name of a company beside the whole; a name that a line of a payment message may have cut also without its last word.
 */
export function namesIn(text: string, type: PartyType): readonly string[] {
  if (text.length === LINE && type !== 'ENTITY') {
    const { before, last } = LAST_WORD.exec(text)?.groups ?? {};
    if (before && last && isWhole(before) && !isKnownName(last.toLowerCase())) return [text, before];
  }
  if (!MAY_HAVE_OTHERS.test(text)) return [text];
  const { outer, inner } = IN_BRACKETS.exec(text)?.groups ?? {};
  if (outer && inner && LATIN.test(outer) !== LATIN.test(inner)) return [outer, inner];
  const named = parts(text, OTHER_NAME);
  if (named.length > 1) return [text, ...named.slice(0, MOST)];
  const holders = type === 'ENTITY' ? [] : parts(text, OTHER_HOLDER);
  return holders.length > 1 && holders.every(isWhole) ? holders.slice(0, MOST) : [text];
}
