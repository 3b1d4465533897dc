import { Alignment, type WordRules } from './alignment';
import { noEvidence } from './evidence';
import { Side } from './name-side';
import { noFacts } from './pair-facts';
import type { ParsedName } from './parse-name';
import type { ScreeningSettings } from './settings';
import { evidenceRow } from './weigh-evidence';
import { MEMORY_OF_QUERY, WordMemory, WordTable } from './word-table';

function wordRules(settings: ScreeningSettings, person: boolean, letters: number): WordRules {
  const phonetic = settings.phoneticSearchEnabled && letters >= settings.phoneticCharacterThreshold;
  return {
    fuzzy: settings.fuzzyEnabled,
    edits:
      settings.fuzzyEnabled && settings.editDistanceEnabled && letters >= settings.editDistance1Threshold,
    ocr: settings.allowOcrSpellcheck,
    phoneticFrom: phonetic ? settings.phoneticTermThreshold : Number.POSITIVE_INFINITY,
    person,
  };
}

/** Compares rules made from the same settings for the same kind of party, regardless of the number of letters. */
const sameRules = (a: WordRules, b: WordRules): boolean =>
  a.edits === b.edits && a.phoneticFrom === b.phoneticFrom;

/** Evidence of the current pair of names, and its inputs; overwritten by each pair. */
export class Comparison {
  readonly found = noEvidence();
  readonly facts = noFacts();
  readonly aligned = new Alignment();
  readonly asked = new Side();
  readonly listed = new Side();
  readonly row = evidenceRow();
  private words: WordMemory | undefined;

  constructor(private readonly size = MEMORY_OF_QUERY) {}

  /** Cache of word similarities; created for the first comparison. */
  get memory(): WordMemory {
    this.words ??= new WordMemory(this.size);
    return this.words;
  }
}

/** Word similarities of one query, under the rules that apply to its names; reused for many names. */
export class QueryWords {
  private readonly tables: (WordTable | undefined)[] = [];

  constructor(
    readonly query: ParsedName,
    private readonly settings: ScreeningSettings,
    /** Passed when several queries share one; their pairs are compared one after the other. */
    readonly comparison = new Comparison(),
    /** Evidence against the type as which the query is compared, in log-odds. */
    readonly doubt = 0,
  ) {}

  /** @param longer true if the name allows for a letter missing from the query */
  table(person: boolean, longer: boolean): WordTable {
    const at = (person ? 2 : 0) + (longer ? 1 : 0);
    const known = this.tables[at];
    if (known !== undefined) return known;
    const rules = wordRules(this.settings, person, this.query.letters + (longer ? 1 : 0));
    const other = this.tables[at ^ 1];
    const table =
      other !== undefined && sameRules(other.rules, rules)
        ? other
        : new WordTable(this.query.words, rules, this.comparison.memory);
    this.tables[at] = table;
    return table;
  }
}
