import type { DrawnItem, DrawnPage, PageBox } from './drawn-page';

type Text = Extract<DrawnItem, { readonly kind: 'TEXT' }>;

const areaOf = ({ left, right, bottom, top }: PageBox) =>
  Math.max(0, right - left) * Math.max(0, top - bottom);
const shared = (a: PageBox, b: PageBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom));

/** Minimum share of a text under a patch for the text to count as covered. */
const COVERED = 0.6;
/** Minimum share of a page that a background or a scan covers. */
const BACKGROUND = 0.5;
/** Minimum overlap, relative to the smaller text, at which two texts can't both be legible. */
const OVERLAID = 0.4;
/**
 * Minimum overlap for a single character. Programs that place each digit separately can declare it twice as
 * wide as it is.
 */
const ONE_OVERLAID = 0.65;
/**
 * Maximum vertical offset relative to the text size. A higher or lower text is part of a formula and doesn't
 * replace the other.
 */
const ON_ONE_LINE = 0.3;
const MAX_TEXTS = 4000;

const isText = (item: DrawnItem): item is Text => item.kind === 'TEXT' && !item.isInvisible;
/** Returns true for text with letters or digits; fonts also have characters for spaces and strokes. */
const isSaying = (item: DrawnItem): item is Text => isText(item) && /[\p{L}\p{N}]/u.test(item.text);
/**
 * Returns true for a single letter. Typesetters overlap letters (as in the name of LaTeX), while forgers
 * replace numbers.
 */
const isLetter = ({ text }: Text): boolean => /^\p{L}$/u.test(text.trim());
const bare = (text: string) => text.replace(/\s/g, '');

const lineOf = ({ box, size }: Text): number => Math.round(box.bottom / (size || 1));

/** Returns the words of texts in page order, line by line, without spaces. */
const wordsOf = (texts: readonly Text[]): string =>
  [...texts]
    .sort((one, other) => lineOf(other) - lineOf(one) || one.box.left - other.box.left)
    .map(({ text }) => bare(text))
    .join('');

/** Patch with the texts that it covers, and the texts that were written on it later. */
interface Patch {
  readonly under: readonly Text[];
  readonly over: readonly Text[];
}

function patchesOn({ items, width, height }: DrawnPage): readonly Patch[] {
  return items.flatMap((patch, at) => {
    if (patch.kind === 'TEXT' || areaOf(patch.box) > BACKGROUND * width * height) return [];
    const liesOn = (item: DrawnItem): item is Text =>
      isSaying(item) && shared(item.box, patch.box) > COVERED * areaOf(item.box);
    const under = items.slice(0, at).filter(liesOn);
    return under.length === 0 ? [] : [{ under, over: items.slice(at + 1).filter(liesOn) }];
  });
}

/**
 * Returns true if a patch shows the covered words again, as designers do. Covered numbers never count as
 * such.
 */
const isSetAnew = ({ under, over }: Patch): boolean =>
  !under.some(({ text }) => /\p{N}/u.test(text)) && wordsOf(under) === wordsOf(over);

/**
 * Returns reasons for texts covered by a later patch, which depend on whether new text was written on the
 * patch.
 */
const coveredTexts = (patches: readonly Patch[]): readonly string[] => [
  ...new Set(
    patches
      .filter((patch) => !isSetAnew(patch))
      .map(({ over }) => (over.length > 0 ? 'TEXT_REPLACED' : 'TEXT_COVERED')),
  ),
];

/**
 * Minimum number of letters and maximum average width relative to the text size. No font sets letters that
 * wide, so the declared widths are wrong.
 */
const [MIN_WIDE_COUNT, WIDEST] = [8, 0.8];
const hasOddWidths = ({ text, box, size }: Text): boolean => {
  const { length } = bare(text);
  return (
    length >= MIN_WIDE_COUNT &&
    /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(text) &&
    box.right - box.left > WIDEST * size * length
  );
};

/**
 * Returns true if two different texts of similar size overlap. @param patches text covered by a patch with
 * the same words isn't visible and is ignored
 */
function hasTextOverText({ items }: DrawnPage, patches: readonly Patch[]): boolean {
  const hidden = new Set(patches.filter(isSetAnew).flatMap(({ under }) => under));
  const texts = items
    .filter(isSaying)
    .filter((item) => item.isLevel && !isLetter(item) && !hidden.has(item) && !hasOddWidths(item))
    .slice(0, MAX_TEXTS);
  const sorted = [...texts].sort((a, b) => b.box.top - a.box.top);
  return sorted.some((text, at) => {
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next]!;
      // Texts are sorted from the top, so a text that begins below this one can't overlap it.
      if (other.box.top < text.box.bottom) return false;
      const isAlike = Math.max(text.size, other.size) < 1.5 * Math.min(text.size, other.size);
      const isOnSameLine =
        Math.abs(text.box.bottom - other.box.bottom) > ON_ONE_LINE * Math.min(text.size, other.size);
      const smaller = Math.min(areaOf(text.box), areaOf(other.box));
      const most = Math.max(bare(text.text).length, bare(other.text).length) === 1 ? ONE_OVERLAID : OVERLAID;
      // Bold print is often drawn twice.
      const isTwice =
        bare(text.text).includes(bare(other.text)) || bare(other.text).includes(bare(text.text));
      if (isAlike && !isOnSameLine && !isTwice && shared(text.box, other.box) > most * smaller) return true;
    }
    return false;
  });
}

/** Returns the font name without weight and slant, because totals may be bold. */
const family = (font: string) => font.replace(/[-,]?(Bold|Italic|Oblique|Regular|Medium|Light|MT|PS)+/g, '');
const MIN_COUNT = 12;
const MAX_ODD_FONTS = 2;

/** Returns true if at most a few of many numbers use another font than the others. */
function hasOddNumbers({ items }: DrawnPage): boolean {
  const counts = new Map<string, number>();
  for (const item of items)
    if (isText(item) && /\d[.,]\d{2}/.test(item.text))
      counts.set(family(item.font), (counts.get(family(item.font)) ?? 0) + 1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...counts.values());
  return counts.size > 1 && all >= MIN_COUNT && all - most <= MAX_ODD_FONTS;
}

/** Annotations that write or paint. Links, form fields and marks that leave the text visible don't. */
const PAINTING: readonly string[] = ['FreeText', 'Stamp', 'Square', 'Redact', 'Ink', 'Polygon'];

function noteReasons({ items, notes }: DrawnPage): readonly string[] {
  const painting = notes.filter(({ subtype }) => PAINTING.includes(subtype));
  if (painting.length === 0) return [];
  const isOver = painting.some(({ box }) =>
    items.some((item) => isText(item) && shared(item.box, box) > COVERED * areaOf(item.box)),
  );
  return [isOver ? 'NOTE_OVER_TEXT' : 'NOTE_ADDED'];
}

/** Returns true for a page that is an image with visible numbers drawn on it. */
function hasTextOnScan({ items, width, height }: DrawnPage): boolean {
  const scan = items.findIndex((item) => item.kind === 'IMAGE' && areaOf(item.box) > 0.8 * width * height);
  return scan >= 0 && items.slice(scan + 1).some((item) => isText(item) && /\d/.test(item.text));
}

/** Returns reason codes for traces of changes on a page. */
export function tracesOn(page: DrawnPage): readonly string[] {
  const patches = patchesOn(page);
  return [
    ...coveredTexts(patches),
    ...(hasTextOverText(page, patches) ? ['TEXT_OVER_TEXT'] : []),
    ...noteReasons(page),
    ...(hasOddNumbers(page) ? ['FONT_DIFFERS'] : []),
    ...(hasTextOnScan(page) ? ['TEXT_ON_SCAN'] : []),
  ];
}
