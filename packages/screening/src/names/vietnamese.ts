import { isPinyinWord } from './wade-giles';

/** A syllable of Vietnamese without its marks: Quốc ngữ writes so many onsets, vowels and ends. */
const VIETNAMESE =
  /^(?:ngh|ng|nh|ph|th|tr|kh|gh|gi|ch|qu|[bcdghklmnprstvx])?(?:uyen|uyet|uye|uya|ieu|yeu|uoi|uou|oai|oay|oeo|uay|ia|ie|iu|ua|ue|ui|uo|uu|uy|oa|oe|oi|oo|ai|ao|au|ay|eo|eu|ye|[aeiouy])(?:ng|nh|ch|[cmnpt])?$/;

/** Whether a word may be a syllable of a Vietnamese or Chinese name. @param word lower case, Latin */
export const isAsianSyllable = (word: string): boolean => VIETNAMESE.test(word) || isPinyinWord(word);
