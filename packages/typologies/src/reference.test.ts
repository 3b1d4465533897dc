import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TYPOLOGIES } from './catalog';

const PAGES = ['flows', 'behavior', 'payments'].map((group) => `docs/reference/typologies-${group}.md`);

/** Returns the section of a typology on a reference page. */
const section = ({
  id,
  name,
  description,
  entity,
  parameters,
  examples,
}: (typeof TYPOLOGIES)[number]): string =>
  [
    `## ${name}`,
    '',
    `\`${id}\` reports ${/^[aeiou]/.test(entity) ? 'an' : 'a'} ${entity}. ${description}`,
    '',
    '| Parameter | Default | Range | Meaning |',
    '|---|---|---|---|',
    ...Object.entries(parameters).map(
      ([key, { default: value, min, max, unit, description: about }]) =>
        `| \`${key}\` | ${value} | ${min} to ${max} (${unit}) | ${about} |`,
    ),
    '',
    `- Matches: ${examples.matches}`,
    `- Doesn't match: ${examples.doesNotMatch}`,
    '',
  ].join('\n');

describe('reference of typologies', () => {
  const pages = PAGES.map((page) => readFileSync(page, 'utf8')).join('\n');
  const overview = readFileSync('docs/reference/typologies.md', 'utf8');

  it.each(TYPOLOGIES.map((typology) => [typology.id, typology] as const))('documents %s', (id, typology) => {
    expect(pages).toContain(section(typology));
    expect(overview).toContain(`| \`${id}\` | ${typology.name} |`);
  });
});
