/** Burmese consonants as names write them in Latin letters (MLC transcription as it is used, without tones). */
const CONSONANTS: ReadonlyMap<string, string> = new Map(
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
/** What a consonant that ends a syllable is heard as. */
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
  let onset = CONSONANTS.get(bare[0]!) ?? '';
  if (/ှ/.test(bare)) onset = bare[0] === 'ရ' || bare[0] === 'သ' ? 'sh' : `h${onset}`;
  if (/[ျြ]/.test(bare)) onset = onset === 'kh' ? 'ch' : `${onset}y`;
  if (/ွ/.test(bare)) onset += 'w';
  return onset + rime(bare.slice(1).replace(/[က-အ]်$/u, ''), whole);
}

/** The syllables of a Burmese word, which is written without spaces, in Latin letters. */
export const burmese = (word: string): string[] => (word.match(SYLLABLE) ?? []).map(syllable);
