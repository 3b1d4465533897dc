const FORMULA = /^[=+\-@\t\r]/;

/** Formats a cell so that a spreadsheet reads it as text and never as a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the original cell that `csvCell` escaped. */
export const bareCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
