import metadataJson from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { type Below, drawText } from './pattern-text';

/** A text that may be a number, and the country to read it in. */
export interface NumberText {
  readonly text: string;
  readonly country: string | undefined;
}

/** A country or a calling code without a country, with every pattern of its numbers. */
interface Source {
  readonly country: string | undefined;
  readonly callingCode: string;
  readonly internationalPrefix: string;
  readonly nationalPrefixes: readonly string[];
  readonly patterns: readonly string[];
  readonly example: string | undefined;
}

const COUNTRIES = Object.keys(metadataJson.countries);
const EXAMPLES: Readonly<Record<string, string>> = examples;

const SOURCES: readonly Source[] = [metadataJson.countries, metadataJson.nonGeographic].flatMap((packed) =>
  Object.entries(packed).map(([key, fields]: [string, readonly unknown[]]) => ({
    country: packed === metadataJson.countries ? key : undefined,
    callingCode: String(fields[0]),
    internationalPrefix: String(fields[1] || '00'),
    nationalPrefixes: [fields[5], fields[7]].filter((prefix) => typeof prefix === 'string'),
    patterns: [fields[2], ...(fields[11] as [string][]).map((kind) => kind?.[0])].filter(
      (pattern): pattern is string => typeof pattern === 'string' && pattern !== '',
    ),
    example: EXAMPLES[key],
  })),
);

const SEPARATORS = [
  ...' -./()[]  --  ',
  ...'\u2010\u2015\u2212\u30fc\uff0d\uff0f\uff0e\u00a0\u00ad\u200b\u2060\u3000\uff08\uff09\uff3b\uff3d',
];
/** Characters that end or corrupt a number, or change its meaning. */
const ODD_SIGNS = [...'~+#,;:=x\t*%0a\u223c\u2053\uff5e\u0661', '\ud83d'];
const EXTENSION_LABELS = [
  ...' ext. |ext\uff0e| EXTENSION: | xtn| Extensi\u00d3n |extensio\u0301| xtensio | ex | anexo | int |\u0434\u043e\u0431|;ext='.split(
    '|',
  ),
  ...'x| x|#|,,|,|, |;|;;| - |~|\t|\uff58|\uff45\uff58\uff54\uff4e |\uff49\uff4e\uff54|\uff5e'.split('|'),
];
const ENDS = ['', '#', '#', ' x'];
const CONTEXTS = '+1|+44|+1-914-555|+44(0)|+|+0||example.com|a1|1.a.|7.b-2|1--2.c|\u00e9'.split('|');
/** Parts from which the texts are built, in any order. */
const PIECES = [
  ...SEPARATORS,
  ...ODD_SIGNS,
  ...EXTENSION_LABELS,
  ...CONTEXTS,
  'tel:',
  ';phone-context=',
  ';isub=',
];
/** Zeros of the scripts that the library supports. */
const ZEROS = [0x660, 0x6f0, 0xff10];

/**
 * Yields an endless series of texts, deterministic for the same random numbers: numbers of every country,
 * damaged, reported, and texts without numbers.
 */
export function* numberTexts(below: Below): Generator<NumberText> {
  for (;;) yield below(20) === 0 ? heap(below) : number(below);
}

function number(below: Below): NumberText {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const chance = (percent: number) => below(100) < percent;
  const source = pick(SOURCES);
  const national = nationalDigits(source, below);
  const damaged = chance(25) ? mutated(national, below) : national;
  const country = chance(60) ? source.country : chance(50) ? pick(COUNTRIES) : undefined;
  const dialled = dialledForm(damaged, source, pick([source, sourceOf(country) ?? source]), below);
  let text = chance(50) ? dialled : separated(dialled, below);
  if (chance(15)) text += pick(EXTENSION_LABELS) + randomDigits(1 + below(22), below) + pick(ENDS);
  if (chance(8)) text = withOddSign(text, below);
  if (chance(4)) text = asAddress(text, below);
  if (chance(5)) text = inScript(text, pick(ZEROS));
  return { text, country };
}

function heap(below: Below): NumberText {
  const pieces = Array.from({ length: below(12) }, () =>
    below(2) === 0 ? randomDigits(1 + below(5), below) : PIECES[below(PIECES.length)],
  );
  return { text: pieces.join(''), country: below(2) === 0 ? COUNTRIES[below(COUNTRIES.length)] : undefined };
}

function sourceOf(country: string | undefined): Source | undefined {
  return country === undefined ? undefined : SOURCES.find((source) => source.country === country);
}

function nationalDigits({ patterns, example, nationalPrefixes }: Source, below: Below): string {
  const way = below(100);
  if (way < 70) return drawText(patterns[below(patterns.length)]!, below);
  if (way < 80 && example !== undefined) return example.slice(0, -3) + randomDigits(3, below);
  if (way < 85 && nationalPrefixes.length > 0) return drawText(nationalPrefixes.at(-1)!, below);
  return randomDigits(below(20), below);
}

function dialledForm(national: string, from: Source, home: Source, below: Below): string {
  const prefix = home.nationalPrefixes[below(2)] ?? '';
  const { callingCode } = from;
  switch (below(10)) {
    case 0:
    case 1:
      return national;
    case 2:
    case 3:
      return drawText(prefix, below) + national;
    case 4:
      return drawText(home.internationalPrefix, below) + callingCode + national;
    case 5:
      return `00${callingCode}${national}`;
    case 6:
      return callingCode + national;
    case 7:
      return `+${callingCode}${drawText(prefix, below)}${national}`;
    default:
      return `+${callingCode}${national}`;
  }
}

function mutated(digits: string, below: Below): string {
  const at = below(digits.length + 1);
  const before = digits.slice(0, at);
  switch (below(4)) {
    case 0:
      return before + digits.slice(at + 1);
    case 1:
      return before + randomDigits(1, below) + digits.slice(at);
    case 2:
      return before + randomDigits(1, below) + digits.slice(at + 1);
    default:
      return before;
  }
}

function separated(text: string, below: Below): string {
  return [...text]
    .map((sign) => (below(4) === 0 ? sign + SEPARATORS[below(SEPARATORS.length)] : sign))
    .join('');
}

function withOddSign(text: string, below: Below): string {
  const at = below(text.length + 1);
  return text.slice(0, at) + ODD_SIGNS[below(ODD_SIGNS.length)] + text.slice(at);
}

function asAddress(text: string, below: Below): string {
  const context = below(2) === 0 ? '' : `;phone-context=${CONTEXTS[below(CONTEXTS.length)]}`;
  return `${below(4) === 0 ? '' : 'tel:'}${text}${context}${below(4) === 0 ? ';isub=12' : ''}`;
}

function inScript(text: string, zero: number): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

function randomDigits(length: number, below: Below): string {
  return Array.from({ length }, () => below(10)).join('');
}
