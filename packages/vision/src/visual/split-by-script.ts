import type { VisualField, VisualReading, VisualValue } from './fields';

/** What may be printed in two scripts. */
const IN_TWO: readonly VisualField[] = ['surname', 'givenNames', 'fullName', 'birthPlace'];
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** The words of a text that are in another script than Latin, and the others. */
function parts(text: string): { readonly own: string; readonly latin: string } {
  const words = text.split(' ');
  const join = (some: readonly string[]) => some.join(' ').replace(/^[ ,/-]+|[ ,/-]+$/g, '');
  return {
    own: join(words.filter((word) => FOREIGN.test(word))),
    latin: join(words.filter((word) => !FOREIGN.test(word))),
  };
}

/** Names and places that are printed in two scripts, apart: in `reading` the Latin form where there is one, else the other. */
export function splitByScript(values: VisualReading): {
  readonly reading: VisualReading;
  readonly native: VisualReading;
} {
  const reading: { [field in VisualField]?: VisualValue } = { ...values };
  const native: { [field in VisualField]?: VisualValue } = {};
  for (const field of IN_TWO) {
    const value = values[field];
    if (!value || !FOREIGN.test(value.value)) continue;
    const { own, latin } = parts(value.value);
    native[field] = { ...value, value: own };
    if (/\p{L}/u.test(latin)) reading[field] = { ...value, value: latin };
  }
  return { reading, native };
}
