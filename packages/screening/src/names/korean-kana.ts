import { HANJA } from '../data/hanja';

/**
 * Korean names in katakana, as in Japanese newspapers: "キム・ジョンウン". One katakana syllable may be several
 * Korean ones, so a name gives the most likely readings in Hangul.
 */

const FIRST = 0xac00;
const VOWELS = 21;
const FINALS = 28;
/** Consonants in the order of Unicode, at the start of a word and between voiced sounds. */
const INITIALS = 'k/g g/g n/n t/d d/d r/r m/m p/b b/b s/s s/s / ch/j j/j ch/ch k/k t/t p/p h/'.split(' ');
/** Vowels in the order of Unicode, by the spelling of katakana. */
const MEDIALS = 'a e ya e o e yo e o wa we e yo u wo we wi yu u i i'.split(' ');
/** Final consonants in the order of Unicode. */
const ENDS = ' ku ku ku n n n tsu ru ku mu ru ru ru pu ru mu pu pu tsu tsu n tsu tsu ku tsu pu tsu'.split(
  ' ',
);

/** Returns the spellings of a Hangul syllable in the letters of transliterated katakana. */
function kanaOf(hangul: string): readonly string[] {
  const code = hangul.charCodeAt(0) - FIRST;
  const starts = INITIALS[Math.floor(code / (VOWELS * FINALS))]!.split('/');
  const vowel = MEDIALS[Math.floor(code / FINALS) % VOWELS]!;
  const end = ENDS[code % FINALS]!;
  return [...new Set(starts)].map((start) => joinedSounds(start, vowel) + end);
}

/** Joins a consonant and a vowel as katakana does: "s" and "yo" are "sho", "ch" and "yo" "cho". */
function joinedSounds(start: string, vowel: string): string {
  if ((start === 's' && (vowel[0] === 'y' || vowel === 'i')) || start === 'ch' || start === 'j')
    return (start === 's' ? 'sh' : start) + vowel.replace(/^y/, '');
  if (start === 'h' && vowel === 'u') return 'fu';
  if (start !== '' && vowel[0] === 'w') return `${start === 'h' ? 'f' : start}u${vowel.slice(1)}`;
  return (start === 't' || start === 'd') && vowel === 'u' ? `${start}ou` : start + vowel;
}

/** The fifty or so most frequent Korean family names. */
const FAMILIES =
  '김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍 전 고 문 양 손 배 백 허 유 남 심 노 하 곽 성 차 주 우 구 민 진 나 지 엄 채 원 천 방 공 현 함 변 염 여 추 도 소 석 선 설 마 길 연 위 표 명 기 반 왕 금 옥 육 인 맹 제 모 탁 국 어 은 편 용 리 량 로'.split(
    ' ',
  );

const bySound = (syllables: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const syllable of syllables)
    for (const sound of kanaOf(syllable)) {
      const known = found.get(sound) ?? [];
      if (!known.includes(syllable)) found.set(sound, [...known, syllable]);
    }
  return found;
};

const FAMILY_SOUNDS = bySound(FAMILIES);
/** Syllables of given names, the more characters the earlier. */
const GIVEN_SOUNDS = bySound(
  HANJA.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .sort((a, b) => b.length - a.length)
    .map(([syllable = '']) => syllable),
);
const MAX_SOUND_LENGTH = 6;
const MAX_READINGS = 6;
/** Readings per katakana syllable: with more, the readings would rarely be names. */
const MAX_PER_SYLLABLE = 3;

/** Returns the Hangul of a given name of one or two syllables. */
function givenNames(sound: string, syllables: number): readonly string[] {
  if (sound === '') return [''];
  if (syllables === 0) return [];
  const found: string[] = [];
  for (let length = 1; length <= Math.min(MAX_SOUND_LENGTH, sound.length); length++)
    for (const syllable of (GIVEN_SOUNDS.get(sound.slice(0, length)) ?? []).slice(0, MAX_PER_SYLLABLE))
      for (const rest of givenNames(sound.slice(length), syllables - 1)) found.push(syllable + rest);
  return found;
}

/**
 * Returns the readings of a name in transliterated katakana as a Korean name in Hangul, at most six; empty if
 * its first part isn't a Korean family name.
 */
export function koreanOfKana(family: string, given: string): readonly string[] {
  const families = FAMILY_SOUNDS.get(family) ?? [];
  if (families.length === 0 || given === '') return [];
  const names = givenNames(given.replace(/tt/g, 'tsut').replace(/(.)\1/g, '$1'), 2);
  // All readings of one family name first, because the first family name is the most frequent.
  return families
    .slice(0, 2)
    .flatMap((first) => names.map((name) => first + name))
    .slice(0, MAX_READINGS);
}
