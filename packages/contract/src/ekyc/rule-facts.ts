import { type EkycData, type EkycFacts, ekycFacts } from '../details/ekyc';

type Group = { readonly [key: string]: unknown };

const snakeCase = (key: string): string =>
  key.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);

/** A group of the answer in snake_case. */
function inSnakeCase(group: unknown): Group {
  const entries = Object.entries((group ?? {}) as Group);
  return Object.fromEntries(entries.map(([key, value]) => [snakeCase(key), value]));
}

/** `ekyc_data` of any type as rules read it; what its type does not tell is null. */
export function ekycFactsOf(data: EkycData): EkycFacts {
  const groups = inSnakeCase(data);
  const facts = Object.entries(ekycFacts.properties).map(([name, schema]) => {
    const group = inSnakeCase(groups[name]);
    return [name, Object.fromEntries(Object.keys(schema.properties).map((key) => [key, group[key] ?? null]))];
  });
  return Object.fromEntries(facts) as EkycFacts;
}
