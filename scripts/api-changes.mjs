// Pages in docs/releases that list API changes: one for each release, and one for changes since the last.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDifference } from './openapi-difference.mjs';
import { projectRoot } from './project.mjs';

const RELEASES = 'docs/releases';
const DOCUMENT = 'docs/openapi.json';

const snapshotOf = (version) => `${RELEASES}/openapi-${version}.json`;
const readDocument = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Returns the releases with a snapshot of their OpenAPI document, oldest first. */
export function releasesOf(root = projectRoot) {
  const versions = readdirSync(join(root, RELEASES)).flatMap(
    (name) => /^openapi-(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? [],
  );
  return versions.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Stores docs/openapi.json as the document of a release, without line breaks. */
export function saveSnapshot(version, root = projectRoot) {
  writeFileSync(join(root, snapshotOf(version)), `${JSON.stringify(readDocument(root, DOCUMENT))}\n`);
}

const section = (title, lines) => (lines.length === 0 ? '' : `\n## ${title}\n\n${lines.join('\n')}\n`);
const code = (name) => `- \`${name}\``;

/** Splits `GET /path: sentence` at the colon that follows the name of the operation or webhook. */
function byOperation(sentences, names) {
  const groups = new Map([...names].sort().map((name) => [name, []]));
  const others = [];
  for (const sentence of sentences) {
    const at = sentence.indexOf(': ');
    const name = sentence.slice(0, at);
    if (groups.has(name)) groups.get(name).push(`- ${sentence.slice(at + 2)}`);
    else if (!/: (?:added|removed)$/.test(sentence) || sentence.startsWith('webhook '))
      others.push(`- ${sentence}`);
  }
  return { groups, others };
}

/** Returns the page about the difference of two OpenAPI documents. */
function page(title, since, before, after) {
  const { added, removed, changed, sentences } = openApiDifference(before, after);
  const { groups, others } = byOperation(sentences, changed);
  const changes = [...groups].map(([name, lines]) => `### ${name}\n\n${lines.join('\n')}\n`);
  const sections = [
    section('Removed operations', [...removed].sort().map(code)),
    section('Changed operations', changes).replace(/\n\n$/, '\n'),
    section('Added operations', [...added].sort().map(code)),
    section('Webhooks and error responses', others),
  ].join('');
  return (
    `# ${title}\n\nEvery difference from the OpenAPI document of ${since}. Written by \`npm run openapi\`.\n` +
    (sections === '' ? '\nNo operation changed.\n' : sections)
  );
}

/**
 * Returns the pages about API changes by their paths from the root.
 * @param {string} root folder of the project
 * @returns {Map<string, string>}
 */
export function apiChangesPages(root = projectRoot) {
  const versions = releasesOf(root);
  const documents = versions.map((version) => readDocument(root, snapshotOf(version)));
  const pages = new Map();
  for (const [at, version] of versions.entries())
    if (at > 0)
      pages.set(
        `${RELEASES}/api-${version}.md`,
        page(`API changes in ${version}`, versions[at - 1], documents[at - 1], documents[at]),
      );
  pages.set(
    `${RELEASES}/api-unreleased.md`,
    page('Unreleased API changes', versions.at(-1), documents.at(-1), readDocument(root, DOCUMENT)),
  );
  return pages;
}

/** Writes the pages about API changes. */
export function writeApiChanges(root = projectRoot) {
  for (const [path, text] of apiChangesPages(root)) writeFileSync(join(root, path), text);
}
