import {
  BYSTANDERS,
  CLEARINGS,
  NEGATIONS,
  OPPOSITIONS,
  RISK_LEXICON,
  type RiskCategory,
} from './data/risk-lexicon';
import type { Mention } from './mentions';
import { StemTable, type TextWord } from './words';

/** A word of the lexicon that stands near a mention. */
interface Risk {
  readonly category: RiskCategory;
  readonly at: number;
}

/** Words between a mention and a risk that may still belong together. */
const REACH = 30;
const NEGATION_REACH = 3;
/** Far enough for a name and `in the case of` to stand between: `acquitted Ana Ruiz Calvo in the case of bribery`. */
const CLEARING_REACH = 7;

const lexicons = new Map<string, StemTable<RiskCategory>>();
const marks = (stems: readonly string[]) => new StemTable(stems.map((stem) => [stem, true] as const));
const [negations, oppositions, clearings, bystanders] = [NEGATIONS, OPPOSITIONS, CLEARINGS, BYSTANDERS].map(
  marks,
);
/** Articles that may stand between a name and what its bearer is. */
const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'el',
  'la',
  'un',
  'una',
  'o',
  'um',
  'uma',
  'der',
  'die',
  'ein',
  'eine',
  'le',
  'une',
]);

/** The lexicon of a language; all languages together where it is not known. */
function lexiconOf(language: string | null): StemTable<RiskCategory> {
  const own = RISK_LEXICON.get(language ?? '');
  const key = own === undefined ? '' : language!;
  let table = lexicons.get(key);
  if (table === undefined) {
    const chosen = own === undefined ? [...RISK_LEXICON.values()] : [own];
    const all = chosen.flatMap((lexicon) =>
      Object.entries(lexicon).flatMap(([category, list]) =>
        list.map((stem) => [stem, category as RiskCategory] as const),
      ),
    );
    table = new StemTable(all);
    lexicons.set(key, table);
  }
  return table;
}

/** Risks within reach of a mention that no word nearby takes back. */
export function risksNear(
  words: readonly TextWord[],
  { first, last }: Mention,
  language: string | null,
): readonly Risk[] {
  const lexicon = lexiconOf(language);
  const risks: Risk[] = [];
  for (let at = Math.max(0, first - REACH); at <= Math.min(last + REACH, words.length - 1); at++) {
    if (at >= first && at <= last) continue;
    for (const { meaning, length } of lexicon.at(words, at)) {
      if (!isTakenBack(words, at, length)) risks.push({ category: meaning, at });
    }
  }
  return risks;
}

function isTakenBack(words: readonly TextWord[], at: number, length: number): boolean {
  for (let back = 1; back <= CLEARING_REACH; back++) {
    if (back <= NEGATION_REACH && negations!.at(words, at - back).length > 0) return true;
    if (clearings!.at(words, at - back).length > 0) return true;
    if (clearings!.at(words, at + length - 1 + back).length > 0) return true;
  }
  const before = ARTICLES.has(words[at - 1]?.fold ?? '') ? at - 1 : at;
  return [1, 2].some((back) => oppositions!.at(words, before - back).some((stem) => stem.length === back));
}

/**
 * Whether a mention is of a victim, or of one who acts against the wrong: `judge Ana Ruiz`, `Ana Ruiz, the victim of`.
 * `The victim of Ana Ruiz` and `lawyer for Ana Ruiz` are not.
 */
export function isBystander(words: readonly TextWord[], { first, last }: Mention): boolean {
  const before = [1, 2].some((back) =>
    bystanders!.at(words, first - back).some(({ length }) => length === back),
  );
  if (before) return true;
  const next = words[last + 1];
  if (next === undefined) return false;
  if (ARTICLES.has(next.fold)) return bystanders!.at(words, last + 2).length > 0;
  // `Ruiz, prosecutors said` names who speaks, `Ruiz, victim of` what she is.
  return next.isAfterComma && !next.fold.endsWith('s') && bystanders!.at(words, last + 1).length > 0;
}
