/** Letters of other scripts as the romanisations on sanctions lists write them most often. */

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair): [string, string] => [pair[0]!, pair.slice(2)]),
  );

/** Russian, Ukrainian, Belarusian, Bulgarian, Serbian, Macedonian and Kazakh letters; signs vanish. */
export const CYRILLIC = pairs(`
  а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh
  щ=shch ъ= ы=y ь= э=e ю=yu я=ya і=i ї=yi є=ye ґ=g ў=u ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=gj ќ=kj ѕ=dz
  ә=a ғ=g қ=k ң=n ө=o ұ=u ү=u һ=h ҳ=h ҷ=j ӣ=i ӯ=u ҹ=j ѣ=e ѳ=f
`);

/** Cyrillic and Greek letters that look like Latin ones, small or great, and the Latin ones: see `transliterate.ts`. */
export const CYRILLIC_LOOKALIKES = pairs(
  'а=a е=e о=o р=p с=c у=y х=x і=i ј=j ѕ=s к=k м=m һ=h н=h т=t в=b ԁ=d',
);
export const GREEK_LOOKALIKES = pairs('α=a ο=o ρ=p ι=i κ=k τ=t υ=y χ=x ε=e ζ=z μ=m ν=n β=b η=h ϳ=j');

/**
 * Arabic, Persian, Urdu and Pashto letters; short vowels are not written, marks vanish. Capitals stand for sounds that
 * Latin writes with two letters (`TWO_LETTERS`), so that "ط ه" and "ث" stay apart.
 */
export const ARABIC = pairs(`
  ا=a أ=a إ=i آ=a ٱ=a ب=b ت=t ث=T ج=j ح=h خ=X د=d ذ=D ر=r ز=z س=s ش=S ص=s ض=P ط=t ظ=z ع=a غ=G ف=f ق=q ك=k
  ل=l م=m ن=n ه=h و=w ي=y ى=a ة=Q ء= ؤ=w ئ=y پ=p چ=C ژ=Z گ=g ک=k ی=y ې=y ۍ=y ۀ=h ہ=h ھ=h ے=y ٹ=t ڈ=d ڑ=r ں=n
  ټ=t ډ=d ړ=r ږ=Z ښ=S ڼ=n ځ=z څ=s ڤ=v ڭ=n ۋ=v ۇ=u ە=e ێ=e ۆ=o ڵ=l ڕ=r
`);

export const TWO_LETTERS: { readonly [code: string]: string } = {
  T: 'th',
  X: 'kh',
  D: 'dh',
  S: 'sh',
  G: 'gh',
  C: 'ch',
  Z: 'zh',
  // A D that Persian and Urdu say as a Z, and the ending that is said as a T before another word, else as an A.
  P: 'd',
  Q: 'a',
};

export const HEBREW = pairs(`
  א=a ב=b ג=g ד=d ה=h ו=w ז=z ח=h ט=t י=y כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s ע=a פ=p ף=f צ=s ץ=s ק=k ר=r ש=S ת=t
`);

/** Greek pairs of letters that stand for one sound, some of them at the beginning of a word alone, before the letters one by one (ELOT 743). */
export const GREEK: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})μπ/gu, 'b'],
  [/μπ/gu, 'mb'],
  [/(?<!\p{L})ντ/gu, 'd'],
  [/ντ/gu, 'nt'],
  [/γκ/gu, 'g'],
  [/γγ/gu, 'ng'],
  [/ου/gu, 'ou'],
  [/αυ/gu, 'av'],
  [/ευ/gu, 'ev'],
  [/τζ/gu, 'tz'],
];

/** Revised Romanisation of Korean, by place in the syllable (Unicode 3.12). */
export const HANGUL_INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map(dash);
export const HANGUL_VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
export const HANGUL_FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ').map(dash);

function dash(letters: string): string {
  return letters === '-' ? '' : letters;
}

/** Family names as Koreans write them in Latin letters, which is seldom what the rules give. */
export const KOREAN_FAMILY_NAMES = pairs(`
  김=kim 이=lee 리=ri 박=park 최=choi 정=jung 강=kang 조=cho 윤=yoon 장=jang 임=lim 림=rim 한=han 오=oh 서=seo 신=shin 권=kwon
  황=hwang 안=ahn 송=song 류=ryu 유=yoo 전=jeon 홍=hong 고=ko 문=moon 양=yang 손=son 배=bae 백=baek 허=heo 남=nam 심=shim
  노=noh 로=ro 하=ha 곽=kwak 성=sung 차=cha 주=joo 우=woo 구=koo 민=min 나=na 라=ra 진=jin 지=ji 엄=eom 채=chae 원=won
`);
