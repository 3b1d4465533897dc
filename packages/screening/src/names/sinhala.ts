/** Sinhala letters as names of Sri Lanka are written in Latin letters; a consonant holds an "a" (Unicode 0D80–0DFF). */
const VOWELS: ReadonlyMap<string, string> = new Map(
  'අ=a ආ=a ඇ=a ඈ=a ඉ=i ඊ=i උ=u ඌ=u එ=e ඒ=e ඓ=ai ඔ=o ඕ=o ඖ=au'
    .split(' ')
    .map((pair): [string, string] => [pair[0]!, pair.slice(2)]),
);
const CONSONANTS: ReadonlyMap<string, string> = new Map(
  'ක=k ඛ=kh ග=g ඝ=gh ඞ=ng ඟ=ng ච=ch ඡ=ch ජ=j ඣ=jh ඤ=ny ඥ=gn ඦ=nj ට=t ඨ=th ඩ=d ඪ=dh ණ=n ඬ=nd ත=th ථ=th ද=d ධ=dh න=n ඳ=nd ප=p ඵ=ph බ=b භ=bh ම=m ඹ=mb ය=y ර=r ල=l ව=w ශ=sh ෂ=sh ස=s හ=h ළ=l ෆ=f'
    .split(' ')
    .map((pair): [string, string] => [pair[0]!, pair.slice(2)]),
);
const SIGNS: ReadonlyMap<string, string> = new Map(
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
const VIRAMA = '\u0dca';
const ANUSVARA = '\u0d82';

/**
 * A word of Sinhala as names are written in Latin letters.
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
    const vowel = SIGNS.get(sign);
    if (vowel !== undefined) close(vowel);
    else if (sign === VIRAMA) open = false;
    else {
      if (open) close('a');
      const consonant = CONSONANTS.get(sign);
      if (consonant !== undefined) {
        latin += consonant;
        open = true;
      } else latin += sign === ANUSVARA ? 'n' : (VOWELS.get(sign) ?? '');
    }
  }
  return open ? `${latin}a` : latin;
}
