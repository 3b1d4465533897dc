/** The texts of a JSON array; empty for an empty text or any other document. @throws SyntaxError for no JSON */
export function readJsonArray(text: string): readonly string[] {
  const parsed: unknown = text === '' ? [] : JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((name) => typeof name === 'string') : [];
}
