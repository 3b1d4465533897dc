import { SCRIPT_CLASSES } from '../data/class-words';
import type { PartyType } from '../model';

/** How sure words and their absence are. */
const WORD_PROVES = 0.97;
const SHAPE_SHOWS = 0.95;
const SHAPE_PROVES = 0.99;

/** What the words and the shape of a name in a script other than Latin and Cyrillic show; null where they show nothing. */
export function classifyByScript(
  name: string,
): { readonly type: PartyType; readonly confidence: number } | null {
  const text = name.normalize('NFKC').trim();
  const known = SCRIPT_CLASSES.find(({ script }) => script.test(text));
  if (known === undefined) return null;
  if (known.organisation.test(text)) return { type: 'ENTITY', confidence: WORD_PROVES };
  if (known.surely?.test(text)) return { type: 'PERSON', confidence: SHAPE_PROVES };
  if (known.ending?.test(text)) return { type: 'ENTITY', confidence: WORD_PROVES };
  return known.person.test(text) ? { type: 'PERSON', confidence: SHAPE_SHOWS } : null;
}
