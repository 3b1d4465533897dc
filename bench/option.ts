/**
 * Returns the integer that follows `--name` on the command line, or the default.
 * @throws Error when it is not an integer above 0
 */
export function optionOf(name: string, fallback: number): number {
  const at = process.argv.indexOf(`--${name}`);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above 0`);
  return value;
}
