import { Fragment, type ReactNode } from 'react';
import { type Sentence, t } from './language';

/** On both sides of the name of a part that is no text, while the sentence is formatted. */
const MARK = '\u0001';

/**
 * A sentence in the present language, some of whose values are shown rather than written, such as a time or a link.
 * @param parts what stands in the sentence's braces, by name
 */
export function sentenceWith(
  sentence: Sentence,
  parts: { readonly [name: string]: ReactNode },
): readonly ReactNode[] {
  const values = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'string' || typeof part === 'number' ? part : `${MARK}${name}${MARK}`,
  ]);
  return t(sentence, Object.fromEntries(values) as { [name: string]: string | number })
    .split(MARK)
    .map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
      <Fragment key={index}>{index % 2 === 1 ? parts[text] : text}</Fragment>
    ));
}
