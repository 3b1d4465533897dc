/** The lines of a text without blank ones and without spaces around them, each once. */
export function readLines(text: string): readonly string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter((line) => line !== '');
}
