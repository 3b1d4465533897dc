/** Supported writing systems. */
export type Script = 'Latin' | 'Cyrillic' | 'Greek';

/** Letters of other scripts with the shape of the first. Only the surrounding words distinguish them. */
const ALIKE: readonly (readonly [shape: string, latin: string, cyrillic: string, greek: string])[] = [
  ['A', 'A', 'А', 'Α'],
  ['B', 'B', 'В', 'Β'],
  ['C', 'C', 'С', ''],
  ['E', 'E', 'Е', 'Ε'],
  ['H', 'H', 'Н', 'Η'],
  ['I', 'I', 'І', 'Ι'],
  ['J', 'J', 'Ј', ''],
  ['K', 'K', 'К', 'Κ'],
  ['M', 'M', 'М', 'Μ'],
  ['N', 'N', '', 'Ν'],
  ['O', 'O', 'О', 'Ο'],
  ['P', 'P', 'Р', 'Ρ'],
  ['S', 'S', 'Ѕ', ''],
  ['T', 'T', 'Т', 'Τ'],
  ['X', 'X', 'Х', 'Χ'],
  ['Y', 'Y', 'Ү', 'Υ'],
  ['Z', 'Z', '', 'Ζ'],
  ['a', 'a', 'а', ''],
  ['c', 'c', 'с', ''],
  ['e', 'e', 'е', ''],
  ['h', 'h', 'һ', ''],
  ['i', 'i', 'і', ''],
  ['j', 'j', 'ј', ''],
  ['o', 'o', 'о', 'ο'],
  ['p', 'p', 'р', ''],
  ['s', 's', 'ѕ', ''],
  ['v', 'v', '', 'ν'],
  ['x', 'x', 'х', ''],
  ['y', 'y', 'у', ''],
  ['Г', '', 'Г', 'Γ'],
  ['П', '', 'П', 'Π'],
  ['Ф', '', 'Ф', 'Φ'],
  ['к', '', 'к', 'κ'],
  ['Ї', '', 'Ї', 'Ϊ'],
];

const DIGITS_AND_SIGNS = "0123456789.,-/()':№<";
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CYRILLIC = `АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёЄєІіЇїҐґЎўЂђЈјЉљЊњЋћЏџЃѓЌќЅѕӘәҒғҚқҢңӨөҰұҮүҺһ`;
const GREEK = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ';

const SHAPE_OF = new Map<string, string>(
  ALIKE.flatMap(([shape, ...letters]) => letters.filter(Boolean).map((letter) => [letter, shape] as const)),
);

/** Returns the shape of a character: one representative of all similar characters. */
export const shapeOf = (character: string): string => SHAPE_OF.get(character) ?? character;

/** Converts text to shapes; equivalent punctuation characters become one. */
export const shapesOf = (text: string): string =>
  [...text.replace(/[’ʼ`‘]/g, "'").replace(/[–—]/g, '-')].map(shapeOf).join('');

/**
 * All shapes that the script reader distinguishes, in the order of its outputs; the first output is "no
 * character".
 */
export const SHAPES: readonly string[] = [
  ...new Set([...DIGITS_AND_SIGNS, ' ', ...LATIN, ...CYRILLIC, ...GREEK].map(shapeOf)),
];

type Letters = { readonly [script in Script]: ReadonlyMap<string, string> };

/** Letter of each shape in each script; shapes that a script doesn't have are missing. */
const LETTERS: Letters = (() => {
  const of = (alphabet: string) => new Map([...alphabet].map((letter) => [shapeOf(letter), letter] as const));
  return { Latin: of(LATIN), Cyrillic: of(CYRILLIC), Greek: of(GREEK) };
})();

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek'] as const;

/**
 * Returns weighted votes for each script from the letters of a text. A letter that only one script has counts
 * fully.
 */
function votesOf(shapes: string): { readonly [script in Script]: number } {
  const votes = { Latin: 0, Cyrillic: 0, Greek: 0 };
  for (const shape of shapes) {
    const having = SCRIPTS.filter((script) => LETTERS[script].has(shape));
    // A letter that two of the three scripts have counts partly for both.
    for (const script of having) votes[script] += having.length === 1 ? 1 : having.length === 2 ? 0.3 : 0;
  }
  return votes;
}

/** Returns the number of letters that only one script has, by script. */
export function ownLetters(shapes: string): { readonly [script in Script]: number } {
  const own = { Latin: 0, Cyrillic: 0, Greek: 0 };
  for (const shape of shapes) {
    const having = SCRIPTS.filter((script) => LETTERS[script].has(shape));
    if (having.length === 1) own[having[0]!]++;
  }
  return own;
}

/** Returns the script with most votes; null for a tie. */
function winner(votes: { readonly [script in Script]: number }): Script | null {
  const [first, second] = [...SCRIPTS].sort((a, b) => votes[b] - votes[a]);
  return votes[first!] > votes[second!] ? first! : null;
}

/**
 * Returns the script of most distinctive letters in a text; null if it has none, for example `12.08` and
 * `COMET`.
 */
export const scriptOf = (shapes: string): Script | null => winner(votesOf(shapes));

/** Returns the text in one script; null if a shape has no letter in it. */
function lettersAs(shapes: string, script: Script): string | null {
  let text = '';
  for (const shape of shapes) {
    const letter = LETTERS[script].get(shape);
    if (letter === undefined && SCRIPTS.some((other) => LETTERS[other].has(shape))) return null;
    text += letter ?? shape;
  }
  return text;
}

/**
 * Converts shapes to letters word by word, in the script of the word's distinctive letters, otherwise of the
 * line's, otherwise of the page's.
 */
export function textOf(shapes: string, page: Script): string {
  const line = scriptOf(shapes) ?? page;
  return shapes
    .split(/([^\p{L}']+)/u)
    .map((word, at) => {
      if (at % 2 === 1) return word;
      const own = scriptOf(word);
      for (const script of [own, line, page, 'Latin'] as const) {
        const text = script && lettersAs(word, script);
        if (text !== null) return text;
      }
      const most = own ?? line;
      return [...word].map((shape) => LETTERS[most].get(shape) ?? shape).join('');
    })
    .join('');
}
