/**
 * Words before the name that a person had at birth or before a marriage, by language: English and French,
 * German, Polish, Czech and Slovak, Hungarian, Scandinavian, Finnish, Italian, Spanish and Portuguese,
 * Serbian and Croatian, Russian and Ukrainian, Dutch.
 */
const BORN =
  'nee|née|né|geb\\.?|geborene?r?|z domu|z d\\.|rozen[aá]|roz\\.|szül(?:etett|\\.)?|född|fodd|født|f\\.|o\\.\\s?s\\.|omaa sukua|' +
  'nata|nacida|nascida|rođ(?:ena|\\.)|rod\\.|урожд(?:[её]нная|\\.)|ур\\.|в девичестве|до шлюбу|geboren|formerly|maiden name|' +
  'épouse|ép\\.|veuve|vve|married name|verh\\.|verheiratete?|verw\\.|zamężna|sposata|casada';
/** A word that is also a name or a noun, and introduces a name only in brackets or after a comma. */
const BORN_APART = `${BORN}|born|ex|prev\\.?|previously`;
const IN_BRACKETS = new RegExp(
  `^(?<outer>[^()]{3,}?)\\s*[(\\[]\\s*(?:${BORN_APART})[\\s:]+(?<other>[^()]{2,}?)\\s*[)\\]]\\s*(?<rest>[^()]*)$`,
  'iu',
);
const AFTER_COMMA = new RegExp(
  `^(?<outer>[^()]{3,}?)\\s*,\\s*(?:${BORN_APART})[\\s:]+(?<other>[^(),]{2,})$`,
  'iu',
);
const BARE = new RegExp(`^(?<outer>\\S+\\s[^()]*?)\\s+(?:${BORN})[\\s:]+(?<other>[^(),]{2,})$`, 'iu');
/** Maximum length of a text that is searched for two names, in characters. */
const MAX_LENGTH = 200;
/** Quick check, because few names have one of these words. */
const MAY_HAVE_ONE = new RegExp(`[\\s([,](?:${BORN_APART})[\\s:]`, 'iu');
const SPACES = /\s+/;

/** Returns the given names of "Family, Given" or "Given Family", in the second case with all but the last word. */
function givenNames(outer: string): string {
  const comma = outer.indexOf(',');
  if (comma >= 0) return outer.slice(comma + 1).trim();
  return outer.trim().split(SPACES).slice(0, -1).join(' ');
}

/**
 * Returns the names in a text that states a second family name: "Maria Silva (nee Costa)" is "Maria Silva",
 * "Maria Costa" and "Maria Silva Costa". Null for any other text.
 */
export function namesAtBirth(text: string): readonly string[] | null {
  if (text.length > MAX_LENGTH || !MAY_HAVE_ONE.test(text)) return null;
  const groups = (IN_BRACKETS.exec(text) ?? AFTER_COMMA.exec(text) ?? BARE.exec(text))?.groups;
  const outer = `${groups?.outer ?? ''} ${groups?.rest ?? ''}`.trim();
  const other = groups?.other?.trim() ?? '';
  if (!/\p{L}{2}/u.test(other) || !/\S\s+\S/.test(outer)) return null;
  // A whole name after the word needs no given names from before it.
  const given = /\S\s+\S/.test(other) ? '' : givenNames(outer);
  return [outer, `${given} ${other}`.trim(), `${outer} ${other}`];
}
