/**
 * Wording that the project replaces. Terms: docs/reference/glossary.md. Style: CONTRIBUTING.md, "Write".
 *
 * @typedef {{
 *   readonly name: string,
 *   readonly pattern: RegExp,
 *   readonly use: string,
 *   readonly surfaces?: readonly string[], only these
 * }} Rule
 */

/** Clauses that open a sentence, heading or label instead of a noun phrase or an imperative. */
const INVERTED_OPENING =
  /^(?:What|Who|Whose|Whom|Whoever|Whether|Where|How (?:far|high|many|much|long|often|surely))\s+(?!is\s+\w+\?)[a-z][^?]*$/;

/**
 * Rules for text that people read. Each is a case-insensitive search in one sentence, without code spans.
 * @type {readonly Rule[]}
 */
export const PROSE_RULES = [
  {
    name: 'inverted opening',
    pattern: INVERTED_OPENING,
    use: 'a noun phrase, an imperative, or subject–verb–object',
  },
  {
    name: 'told, tell',
    pattern: /\b(?:told|tells?|telling)\b/i,
    use: 'returns, reports, shows, states, distinguishes',
  },
  {
    name: 'nobody',
    pattern: /\b(?:nobody|somebody|everybody|whoever|whomever|whom)\b/i,
    use: 'the actor: a user, a caller, no process',
  },
  { name: 'beside', pattern: /\bbesides?\b/i, use: 'next to, in addition to, except' },
  { name: 'anew', pattern: /\b(?:anew|once more)\b/i, use: 'again' },
  { name: 'stands, lies', pattern: /\b(?:stands?(?! ?-?alone|by)|stood|lies|lay)\b/i, use: 'is' },
  { name: 'is none', pattern: /(?<!there )\b(?:is|are|was|were) none\b(?! of)/i, use: "doesn't have, isn't" },
  {
    name: 'of its own',
    pattern: /\bof (?:ours|its own|their own|our own|your own)\b/i,
    use: 'own, separate',
  },
  {
    name: 'kept',
    pattern: /\b(?:kept|keeps(?! (?:working|running|its|their|the same)))\b/i,
    use: 'stored, retained, remains',
  },
  {
    name: 'look-up',
    pattern: /\b(?:look-ups?|a look|looks? (?:at|into))\b/i,
    use: 'lookup, reads, searches',
  },
  { name: 'likeness', pattern: /\b(?:likeness(?:es)?|likest)\b/i, use: 'similarity, most similar' },
  { name: 'by hand', pattern: /\bby hand\b/i, use: 'manually' },
  { name: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
  { name: 'so many', pattern: /\b(?:so many|so much|as many)\b/i, use: 'the number' },
  {
    name: 'building metaphor',
    pattern: /\b(?:corridor|basement|walled|in the house)\b/i,
    use: 'the technical term',
  },
  { name: 'signs', pattern: /\b(?:letters and signs|signs of a (?:name|text))\b/i, use: 'characters' },
  {
    name: 'hyphenated compound',
    pattern: /\b(?:e-mails?|back-ups?|back-tests?|look-ups?|sign-ups? page)\b/i,
    use: 'email, backup, backtest, lookup',
  },
  {
    name: 'old term',
    pattern: /\b(?:corridor|good list|bad list|false alarms?|kept call|decided call|passed over)\b/i,
    use: 'the term of the glossary',
  },
  {
    name: 'answer',
    pattern: /\b(?:un)?answer(?:s|ed|ing)?\b/i,
    use: 'response, respond, return',
    surfaces: ['clients', 'sdk', 'docs-site', 'scripts', 'messages', 'deploy', 'samples'],
  },
  {
    name: 'is no',
    pattern: /(?<!there )\b(?:is|are|was|were) no (?!longer)/i,
    use: "isn't, doesn't have",
    surfaces: ['clients', 'sdk', 'docs-site', 'scripts', 'messages', 'deploy', 'samples'],
  },
];

/**
 * Rules for names in code, applied to whole identifiers.
 * @type {readonly Rule[]}
 */
export const NAME_RULES = [
  { name: 'ambient', pattern: /[aA]mbient/, use: 'runtime' },
  { name: 'spaceId', pattern: /[sS]paceIds?\b/, use: 'environmentId' },
  { name: 'MOST_, LEAST_', pattern: /^(?:MOST|LEAST|FEWEST|LONGEST|SHORTEST)_/, use: 'MAX_, MIN_' },
  { name: '…Beside', pattern: /[a-z]Beside$/, use: 'the relation: adjacent…, other…, …InChildProcess' },
  { name: 'likeness', pattern: /[lL]ikeness/, use: 'similarity, matchType' },
  { name: 'kept…', pattern: /^kept[A-Z]/, use: 'stored…' },
  { name: '…Look', pattern: /[a-z]Looks?$/, use: '…Lookup, …Query, fingerprint' },
  { name: 'told', pattern: /^(?:told|isTold|[a-z]+Told)(?:[A-Z]|$)/, use: 'reported, formatted' },
  { name: 'sighting', pattern: /[sS]ighting/, use: 'visit, observation' },
  { name: 'walled…', pattern: /[wW]all(?:ed|s)[A-Z]/, use: 'sandboxed…, rls…' },
  { name: 'passedOver', pattern: /passed_?[oO]ver/, use: 'clearedMatches' },
  { name: 'sealed…', pattern: /^[sS]ealed[A-Z]/, use: 'encrypted…' },
];

/** Longest sentence in words, by surface. A code span counts as one word. Interface texts are short; pages explain. */
export const MAX_SENTENCE_WORDS = {
  docs: 32,
  api: 32,
  panel: 25,
  flow: 25,
  cli: 25,
  errors: 25,
  rules: 25,
  clients: 32,
  sdk: 25,
  'docs-site': 32,
  scripts: 32,
  messages: 25,
  deploy: 32,
  samples: 25,
};
