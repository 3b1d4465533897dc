import { transliterate } from './names/transliterate';

/** A name in Latin letters as people read it: what is Latin already stays as it is. */
export function romanise(name: string): string {
  if (!/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)) return name;
  const words = name.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]+/gu) ?? [];
  return words
    .map((word) => {
      if (!/\p{L}/u.test(word) || /^[\p{Script=Latin}\p{M}\p{N}]+$/u.test(word)) return word;
      const latin = transliterate(word.toLowerCase()).words.join(' ');
      return latin.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
    })
    .join(' ');
}
