import type { DrawnPage } from './drawn-page';

/** A line of a page: its columns from left to right. */
export interface PdfLine {
  readonly cells: readonly { readonly text: string; readonly left: number; readonly right: number }[];
  readonly text: string;
}

/** Pieces whose middles differ by less than this share of their size stand on one line. */
const SAME_LINE = 0.5;
/** A gap wider than this, in sizes of the text, parts columns; one wider than that, words. */
const COLUMN_GAP = 1.2;
const WORD_GAP = 0.15;

/** The visible text of a page, from the top, joined to lines and columns. */
export function linesOf(page: DrawnPage): readonly PdfLine[] {
  const texts = page.items
    .flatMap((item) => (item.kind === 'TEXT' ? [item] : []))
    .map((item) => ({ ...item, middle: (item.box.top + item.box.bottom) / 2 }))
    .sort((a, b) => b.middle - a.middle);
  const rows: (typeof texts)[] = [];
  for (const text of texts) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.middle - text.middle) < SAME_LINE * Math.min(row[0]!.size, text.size))
      row.push(text);
    else rows.push([text]);
  }
  return rows.map((row) => {
    const cells: { text: string; left: number; right: number }[] = [];
    for (const piece of [...row].sort((a, b) => a.box.left - b.box.left)) {
      const last = cells.at(-1);
      const gap = last ? piece.box.left - last.right : Number.POSITIVE_INFINITY;
      if (last && gap < COLUMN_GAP * piece.size) {
        last.text += (gap > WORD_GAP * piece.size ? ' ' : '') + piece.text;
        last.right = Math.max(last.right, piece.box.right);
      } else cells.push({ text: piece.text, left: piece.box.left, right: piece.box.right });
    }
    const trimmed = cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }));
    return { cells: trimmed, text: trimmed.map(({ text }) => text).join(' ') };
  });
}
