import { type Breach, type FeedContent, FeedFormatError } from './feed-content';
import { arrayOf, dayOrNull, type JsonObject, objectOf, parseJson, textOrNull } from './json-shape';

/**
 * The Have I Been Pwned catalogue: the layout of its API v3 (`GET /api/v3/breaches`, keys such as `Name`), or
 * the collected layout with keys such as `dump_name`.
 * @throws FeedFormatError
 */
export function parseBreachCatalogue(text: string): FeedContent {
  const breaches = arrayOf(parseJson(text), 'the catalogue').map((entry, index) => {
    const breach = readBreach(objectOf(entry, 'a breach'));
    if (breach === null) throw new FeedFormatError('a breach without a name', index + 1);
    return breach;
  });
  breaches.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return { kind: 'breaches', date: null, breaches };
}

function readBreach(entry: JsonObject): Breach | null {
  const name = textOrNull(entry.Name ?? entry.dump_name);
  if (name === null) return null;
  const accounts = entry.PwnCount ?? entry.record_count;
  return {
    name,
    title: textOrNull(entry.Title) ?? name,
    domain: textOrNull(entry.Domain)?.toLowerCase() ?? null,
    breach_date: dayOrNull(entry.BreachDate ?? entry.breach_date),
    added_at: textOrNull(entry.AddedDate ?? entry.index_date),
    accounts: typeof accounts === 'number' ? accounts : 0,
    data_classes: Array.isArray(entry.DataClasses)
      ? entry.DataClasses.filter((item): item is string => typeof item === 'string')
      : [],
    is_verified: booleanOrNull(entry.IsVerified),
    is_fabricated: booleanOrNull(entry.IsFabricated),
    is_spam_list: booleanOrNull(entry.IsSpamList),
  };
}

function booleanOrNull(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
