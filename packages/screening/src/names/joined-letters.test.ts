import { expect, test } from 'vitest';
import { consonantsOf } from './consonants';
import { joinedConsonants } from './joined-letters';
import { Lexeme } from './lexeme';

const LATIN =
  'abu ahmed al chang dassault erkh fazl haj hussein icsid jung khan kyc lakh mac mohammad nasr oussama qasim rahman sch shah tutz xerxes zec'.split(
    ' ',
  );
const CODES = ['~bn', '~ldyn', '~mhmd', '~HXd', '~Gfar', '~nwr', '~ll', '~aw', '~kkw', '~TQ'];
const written = ({ vowelless, key, text }: Lexeme): string => (vowelless ? key.slice(1) : text);

test('joinedConsonants returns the consonants of the joined word, or null', () => {
  let counted = 0;
  for (const keys of [LATIN, CODES])
    for (const a of keys)
      for (const b of keys)
        for (const c of keys) {
          const parts = [a, b, c].map((key) => new Lexeme(key));
          const { vowelless } = parts[0]!;
          const [first, second, third] = parts.map(written);
          const three = joinedConsonants(parts, 0, 2, false);
          if (three !== null) expect(three).toBe(consonantsOf(`${first}${second}${third}`, vowelless));
          const two = joinedConsonants(parts, 0, 1, vowelless);
          if (two !== null)
            expect(two).toBe(consonantsOf(`${first}${vowelless ? 'l' : ''}${second}`, vowelless));
          counted += (three === null ? 0 : 1) + (two === null ? 0 : 1);
        }
  expect(counted).toBeGreaterThan(10_000);
  expect(joinedConsonants([new Lexeme('hus'), new Lexeme('hang')], 0, 1, false)).toBeNull();
  expect(joinedConsonants([new Lexeme('~bn'), new Lexeme('hang')], 0, 1, false)).toBeNull();
});
