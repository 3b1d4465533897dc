/** Burmese consonants as written in Latin letters in names (common MLC transcription without tones). */
const BURMESE_CONSONANTS: ReadonlyMap<string, string> = new Map(
  'က=k ခ=kh ဂ=g ဃ=g င=ng စ=s ဆ=s ဇ=z ဈ=z ည=ny ဉ=ny ဋ=t ဌ=t ဍ=d ဎ=d ဏ=n တ=t ထ=t ဒ=d ဓ=d န=n ပ=p ဖ=p ဗ=b ဘ=b မ=m ယ=y ရ=y လ=l ဝ=w သ=th ဟ=h ဠ=l အ= ဿ=th'
    .split(' ')
    .map((pair): [string, string] => [pair[0]!, pair.slice(2)]),
);
const INDEPENDENT: ReadonlyMap<string, string> = new Map([
  ['ဣ', 'i'],
  ['ဤ', 'i'],
  ['ဥ', 'u'],
  ['ဦ', 'u'],
  ['ဧ', 'e'],
  ['ဩ', 'aw'],
  ['ဪ', 'aw'],
]);
/** Sound of each consonant at the end of a syllable. */
const FINALS: ReadonlyMap<string, string> = new Map(
  'င=in န=an ဏ=an မ=an ံ=an တ=at ပ=at က=et စ=it ည=i ဉ=in ယ=e သ=at လ=al ရ=a'
    .split(' ')
    .map((pair): [string, string] => [pair[0]!, pair.slice(2)]),
);
const SYLLABLE = /[က-အဿ](?:္[က-အ])?[ျြွှ]*[ါာိီုူေဲံ့း]*(?:[က-အ]့?်း?|်)?[့း]*|[ဣ-ဪ]း?/gu;

function rime(vowels: string, final: string | undefined): string {
  const has = (sign: string) => vowels.includes(sign);
  const open = final === undefined;
  if (has('ေ') && (has('ာ') || has('ါ'))) return open ? 'aw' : final === 'က' ? 'auk' : 'aung';
  if (has('ိ') && has('ု')) return open ? 'o' : final === 'က' ? 'aik' : 'aing';
  if (has('ိ')) return open ? 'i' : final === 'တ' || final === 'စ' ? 'eik' : 'ein';
  if (has('ု')) return open ? 'u' : final === 'တ' || final === 'ပ' ? 'ok' : 'on';
  if (has('ံ')) return 'an';
  if (!open) return FINALS.get(final) ?? 'a';
  if (has('ေ')) return 'e';
  if (has('ီ')) return 'i';
  if (has('ူ')) return 'u';
  if (has('ဲ')) return 'e';
  return 'a';
}

function syllable(text: string): string {
  const independent = INDEPENDENT.get(text[0]!);
  if (independent !== undefined) return independent;
  const bare = text.replace(/[့း]/g, '');
  const closed = /([က-အ])်$/u.exec(bare.slice(1))?.[1];
  const whole = /ော်$|ော်/u.test(bare) ? undefined : closed;
  let onset = BURMESE_CONSONANTS.get(bare[0]!) ?? '';
  if (/ှ/.test(bare)) onset = bare[0] === 'ရ' || bare[0] === 'သ' ? 'sh' : `h${onset}`;
  if (/[ျြ]/.test(bare)) onset = onset === 'kh' ? 'ch' : `${onset}y`;
  if (/ွ/.test(bare)) onset += 'w';
  return onset + rime(bare.slice(1).replace(/[က-အ]်$/u, ''), whole);
}

/** Transliterates the syllables of a Burmese word, which is written without spaces. */
export const burmese = (word: string): string[] => (word.match(SYLLABLE) ?? []).map(syllable);

/**
 * Sinhala letters as written in Latin letters in names of Sri Lanka; a consonant includes an "a" (Unicode
 * 0D80–0DFF).
 */
const SINHALA_VOWELS: ReadonlyMap<string, string> = new Map(
  'අ=a ආ=a ඇ=a ඈ=a ඉ=i ඊ=i උ=u ඌ=u එ=e ඒ=e ඓ=ai ඔ=o ඕ=o ඖ=au'
    .split(' ')
    .map((pair): [string, string] => [pair[0]!, pair.slice(2)]),
);
const SINHALA_CONSONANTS: ReadonlyMap<string, string> = new Map(
  'ක=k ඛ=kh ග=g ඝ=gh ඞ=ng ඟ=ng ච=ch ඡ=ch ජ=j ඣ=jh ඤ=ny ඥ=gn ඦ=nj ට=t ඨ=th ඩ=d ඪ=dh ණ=n ඬ=nd ත=th ථ=th ද=d ධ=dh න=n ඳ=nd ප=p ඵ=ph බ=b භ=bh ම=m ඹ=mb ය=y ර=r ල=l ව=w ශ=sh ෂ=sh ස=s හ=h ළ=l ෆ=f'
    .split(' ')
    .map((pair): [string, string] => [pair[0]!, pair.slice(2)]),
);
const SINHALA_SIGNS: ReadonlyMap<string, string> = new Map(
  [
    ['\u0dcf', 'a'],
    ['\u0dd0', 'a'],
    ['\u0dd1', 'a'],
    ['\u0dd2', 'i'],
    ['\u0dd3', 'i'],
    ['\u0dd4', 'u'],
    ['\u0dd6', 'u'],
    ['\u0dd8', 'ru'],
    ['\u0dd9', 'e'],
    ['\u0dda', 'e'],
    ['\u0ddb', 'ai'],
    ['\u0ddc', 'o'],
    ['\u0ddd', 'o'],
    ['\u0dde', 'au'],
  ].map(([sign = '', latin = '']): [string, string] => [sign, latin]),
);
const SINHALA_VIRAMA = '\u0dca';
const SINHALA_ANUSVARA = '\u0d82';

/**
 * Transliterates a Sinhala word as usual in names.
 * @param word lower case, NFKC
 */
export function sinhala(word: string): string {
  let latin = '';
  let open = false;
  const close = (vowel: string) => {
    latin += vowel;
    open = false;
  };
  for (const sign of word) {
    const vowel = SINHALA_SIGNS.get(sign);
    if (vowel !== undefined) close(vowel);
    else if (sign === SINHALA_VIRAMA) open = false;
    else {
      if (open) close('a');
      const consonant = SINHALA_CONSONANTS.get(sign);
      if (consonant !== undefined) {
        latin += consonant;
        open = true;
      } else latin += sign === SINHALA_ANUSVARA ? 'n' : (SINHALA_VOWELS.get(sign) ?? '');
    }
  }
  return open ? `${latin}a` : latin;
}

/**
 * Starts of the Unicode blocks of Indian scripts that share one layout (ISCII); in each, a consonant includes
 * an "a".
 */
const BLOCKS = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00];
const BLOCK_LENGTH = 0x80;
const BENGALI = 0x980;
const DRAVIDIAN = 0xb80;

const VOWELS = 'a aa i ii u uu ri li e e e ai o o o au'.split(' ');
const FIRST_VOWEL = 0x05;
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const FIRST_CONSONANT = 0x15;
const SIGNS = 'aa i ii u uu ri ri e e e ai o o o au'.split(' ');
const FIRST_SIGN = 0x3e;
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
const ANUSVARA = [0x01, 0x02];
/** Gurmukhi equivalent of the anusvara. */
const TIPPI = 0x70;
const GURMUKHI = 0xa00;
/** Letters with a dot below, for which some blocks have separate code points. */
const DOTTED: { readonly [at: number]: string } = {
  88: 'q',
  89: 'kh',
  90: 'gh',
  91: 'z',
  92: 'r',
  93: 'rh',
  94: 'f',
  95: 'y',
};
const WITH_NUKTA: { readonly [plain: string]: string } = {
  j: 'z',
  ph: 'f',
  d: 'r',
  dh: 'rh',
  y: 'y',
  k: 'q',
  s: 'sh',
};

/** One sound of a word: a consonant, or a vowel. `unwritten` marks the implicit vowel. */
interface Sound {
  readonly latin: string;
  readonly vowel: boolean;
  readonly unwritten: boolean;
}

const blockOf = (code: number): number | undefined =>
  BLOCKS.find((start) => code >= start && code < start + BLOCK_LENGTH);

/**
 * Returns the sounds of a word, with an unwritten "a" after every consonant that isn't followed by a vowel or
 * another mark.
 */
function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = [];
  const vowel = (latin: string, unwritten = false) => sounds.push({ latin, vowel: true, unwritten });
  const drop = () => {
    if (sounds.at(-1)?.unwritten) sounds.pop();
  };
  for (const sign of word) {
    const code = sign.codePointAt(0)!;
    const start = blockOf(code);
    if (start === undefined) continue;
    const at = code - start;
    const consonant = DOTTED[at] ?? CONSONANTS[at - FIRST_CONSONANT];
    if (at === VIRAMA) drop();
    else if (at === NUKTA) {
      drop();
      const last = sounds.pop();
      if (last) sounds.push({ ...last, latin: WITH_NUKTA[last.latin] ?? last.latin });
      vowel('a', true);
    } else if (ANUSVARA.includes(at) || (at === TIPPI && start === GURMUKHI))
      sounds.push({ latin: 'M', vowel: false, unwritten: false });
    else if (at >= FIRST_SIGN && at < FIRST_SIGN + SIGNS.length) {
      drop();
      vowel(SIGNS[at - FIRST_SIGN]!);
    } else if (at >= FIRST_VOWEL && at < FIRST_VOWEL + VOWELS.length) vowel(VOWELS[at - FIRST_VOWEL]!);
    else if (consonant !== undefined && at >= FIRST_CONSONANT) {
      sounds.push({
        latin: start === BENGALI && consonant === 'v' ? 'b' : consonant,
        vowel: false,
        unwritten: false,
      });
      vowel('a', true);
    }
  }
  return sounds;
}

/**
 * Checks whether a word ends in two consonants after which the vowel is spoken: "Narendra", "Krishna"; but
 * "Singh", "Bhatt".
 */
function endsInCluster(sounds: readonly Sound[]): boolean {
  const last = sounds.at(-2);
  const before = sounds.at(-3);
  return (
    last !== undefined &&
    before !== undefined &&
    !last.vowel &&
    !before.vowel &&
    before.latin !== 'M' &&
    before.latin[0] !== last.latin[0]
  );
}

/**
 * Checks whether an unwritten vowel is silent: at the end, and between a vowel with one consonant and a
 * consonant with a vowel.
 */
function isSilent(sounds: readonly Sound[], at: number): boolean {
  if (at === sounds.length - 1) return at > 1 && !endsInCluster(sounds);
  return (
    at >= 2 &&
    !sounds[at - 1]!.vowel &&
    sounds[at - 2]!.vowel &&
    !sounds[at + 1]!.vowel &&
    sounds[at + 2]?.vowel === true
  );
}

export const isBrahmic = (word: string): boolean => blockOf(word.codePointAt(0) ?? 0) !== undefined;

/**
 * Transliterates a word in Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam
 * as usual in names. The implicit vowel is written unless it is silent (after J. J. Ohala's rule for Hindi).
 */
export function brahmic(word: string): string {
  const sounds = soundsOf(word);
  const start = blockOf(word.codePointAt(0) ?? 0) ?? 0;
  if (start < DRAVIDIAN) {
    for (let at = sounds.length - 1; at >= 0; at--)
      if (sounds[at]!.unwritten && isSilent(sounds, at)) sounds.splice(at, 1);
  }
  return sounds
    .map(({ latin }) => latin)
    .join('')
    .replaceAll('aa', 'a')
    .replaceAll('ii', 'i')
    .replaceAll('uu', 'u')
    .replace(/M(?=[pbm])/g, 'm')
    .replace(/M(?=h)/g, 'ng')
    .replaceAll('M', 'n')
    .replace(/chchh?/g, 'chch');
}
