/**
 * Female endings of surnames that differ from the father's form, and their replacements: "Petrova" from
 * Petrov, "Nováková" from Novák, "Kazlauskienė" from Kazlauskas. Foreign authorities use either form.
 */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=..k)ova$/, ['', 'a', 'o', 'y']],
  [/(?<=...)ova$/, ['', 'a', 'o', 'ov', 'y']],
  [/(?<=[^aeiou])kova$/, ['ek']],
  [/(?<=[^aeiou])cova$/, ['ec']],
  [/(?<=..)eva$/, ['ev', 'yev', 'iev']],
  [/(?<=..)ina$/, ['in', 'ins']],
  [/(?<=..[szc]k)(?:a|aya|aia|aja)$/, ['i', 'y', 'iy', 'ij', 'ii', 'yy', 'yi']],
  [/(?<=...)(?:aya|aia|aja)$/, ['y', 'yy', 'iy', 'oy', 'oi', 'yi']],
  [/(?<=...[lnrtv])a$/, ['y']],
  [/(?<=..)ola$/, ['ols']],
  [/(?<=...)(?:iene|aite|yte|ute|aityte)$/, ['as', 'is', 'ys', 'us']],
  [/(?<=....)ou$/, ['os', 'as', 'is']],
];
const FEMALE_END = /(?:[ae]|ou)$/;
const MIN_LENGTH = 5;

const isFormOf = (female: string, male: string): boolean =>
  FORMS.some(([ending, males]) => {
    const stem = female.replace(ending, '');
    return stem !== female && males.some((end) => male === stem + end);
  });

/** Checks whether one surname is the female form of the other. @param a lower-case Latin letters, like `b` */
export function areGenderForms(a: string, b: string): boolean {
  if (a.length < MIN_LENGTH - 1 || b.length < MIN_LENGTH - 1 || a.charCodeAt(0) !== b.charCodeAt(0))
    return false;
  return (FEMALE_END.test(a) && isFormOf(a, b)) || (FEMALE_END.test(b) && isFormOf(b, a));
}

/** The most likely female form of each male surname ending. */
const OF_WOMEN: readonly (readonly [RegExp, string])[] = [
  [/(?<=[oe]v|[iy]n)$/, 'a'],
  [/(?<=[szc]k)(?:iy|ij|ii|yy|yi|i|y)$/, 'aya'],
  [/(?<=[szc]k)(?:iy|ij|ii|yy|yi|i|y)$/, 'a'],
  [/ek$/, 'kova'],
  [/ec$/, 'cova'],
  [/a?$/, 'ova'],
];

/** Returns other forms in which a surname may be listed. @param feminine true if it may be a woman's */
export function otherGenderForms(word: string, feminine: boolean): string[] {
  if (word.length < MIN_LENGTH - 1) return [];
  if (!feminine)
    return OF_WOMEN.filter(([ending]) => ending.test(word)).map(([ending, end]) => word.replace(ending, end));
  return FORMS.filter(([ending]) => ending.test(word)).flatMap(([ending, males]) =>
    males.slice(0, 2).map((end) => word.replace(ending, end)),
  );
}
