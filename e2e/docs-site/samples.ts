import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export type Language = 'ts' | 'python' | 'sh';

/** A code block of a page. */
export interface Sample {
  readonly page: string;
  readonly language: Language;
  /** Number among the samples of its language on its page, from 1. */
  readonly number: number;
  readonly code: string;
  /** Texts that its output must contain, from its comments `prints: …`. */
  readonly prints: readonly string[];
}

const FOLDERS = ['docs/get-started', 'docs/tutorials', 'docs/how-to'];
const BLOCK = /^```(ts|python|sh)\n([\s\S]*?)^```$/gm;

/** Returns the pages whose samples the tests run. */
const samplePages = (): readonly string[] => [
  'docs/README.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => posix.join(folder, name)),
  ),
];

/** Returns every sample of the quick starts, tutorials, and how-to guides. */
export function samples(): readonly Sample[] {
  return samplePages().flatMap((page) => {
    const counts = new Map<string, number>();
    return [...readFileSync(join(page), 'utf8').matchAll(BLOCK)].map(([, language = '', code = '']) => {
      const number = (counts.get(language) ?? 0) + 1;
      counts.set(language, number);
      const prints = [...code.matchAll(/^(?:\/\/|#) prints: (.*)$/gm)].map(([, text = '']) => text);
      return { page, language: language as Language, number, code, prints };
    });
  });
}
