// `node scripts/wording.mjs [surface]`: checks the wording of everything a person reads. Rules: scripts/wording/patterns.mjs.
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toString as textOf } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { PlainError, projectRoot, runScript } from './project.mjs';
import { MAX_SENTENCE_WORDS, NAME_RULES, PROSE_RULES } from './wording/patterns.mjs';
import { passagesOf } from './wording/surfaces.mjs';

const parser = unified().use(retextEnglish);
const grammar = unified().use(retextRepeatedWords).use(retextIndefiniteArticle);

/** Surfaces whose grammar and sentence length are checked too; comments and names are only searched. */
const PAGES = new Set(Object.keys(MAX_SENTENCE_WORDS));

/** Returns the sentences of a text. A line break with a blank line, a heading and a table cell end a sentence. */
const sentencesOf = (text) =>
  text.split(/\n\s*\n|(?<=[.:!?])\s+(?=[A-Z“"'(])/).map((one) => one.trim().replace(/\s+/g, ' '));

/** Words of a clause. A list after a colon and the parts between semicolons count separately. */
const wordCount = (clause) => (clause.match(/[\p{L}\p{N}][^\s,]*/gu) ?? []).length;

/** Returns the grammar faults and overlong sentences of a passage. */
function grammarFaults(passage) {
  const file = new VFile(passage.text);
  const tree = parser.parse(file);
  grammar.runSync(tree, file);
  const faults = file.messages
    .filter(({ ruleId, reason }) => ruleId !== undefined && !reason.includes('CODE'))
    .map((message) => ({
      rule: message.source ?? 'grammar',
      found: message.reason,
      use: 'the corrected wording',
    }));
  const limit = MAX_SENTENCE_WORDS[passage.surface];
  for (const paragraph of tree.children)
    for (const sentence of paragraph.children ?? []) {
      if (sentence.type !== 'SentenceNode') continue;
      const words = Math.max(
        ...textOf(sentence)
          .split(/[;:]\s/)
          .map(wordCount),
      );
      if (words > limit)
        faults.push({
          rule: 'sentence length',
          found: textOf(sentence),
          use: `at most ${limit} words (${words})`,
        });
    }
  return faults;
}

/**
 * Returns what is wrong with the wording of one passage.
 * @param {import('./wording/surfaces.mjs').Passage} passage
 * @returns {{ readonly rule: string, readonly found: string, readonly use: string }[]}
 */
export function faultsOf(passage) {
  if (passage.surface === 'identifiers')
    return NAME_RULES.filter(({ pattern }) => pattern.test(passage.text)).map(({ name, use }) => ({
      rule: name,
      found: passage.text,
      use,
    }));
  const faults = [];
  for (const sentence of sentencesOf(passage.text))
    for (const { name, pattern, use, surfaces } of PROSE_RULES)
      if ((surfaces?.includes(passage.surface) ?? true) && pattern.test(sentence))
        faults.push({ rule: name, found: sentence, use });
  return PAGES.has(passage.surface) ? [...faults, ...grammarFaults(passage)] : faults;
}

/** Reviewed exceptions: `text` is part of the sentence, `reason` states why it is correct. */
const ALLOWED = JSON.parse(readFileSync(new URL('wording/allowed.json', import.meta.url), 'utf8'));

const isAllowed = (passage, found) =>
  ALLOWED.some(
    ({ surface, text }) => (surface === undefined || surface === passage.surface) && found.includes(text),
  );

/**
 * Checks a checkout.
 * @param {string} root
 * @param {string} [surface] only this one
 * @returns {string[]} one line for each fault
 */
export function checkWording(root, surface) {
  const lines = [];
  for (const passage of passagesOf(root)) {
    if (surface !== undefined && passage.surface !== surface) continue;
    for (const { rule, found, use } of faultsOf(passage))
      if (!isAllowed(passage, found))
        lines.push(
          `${passage.surface}  ${passage.file}:${passage.line}  [${rule}] use ${use}: ${found.slice(0, 160)}`,
        );
  }
  return lines;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  await runScript(async () => {
    const lines = checkWording(projectRoot, process.argv[2]);
    if (lines.length > 0)
      throw new PlainError(
        `${lines.join('\n')}\n${lines.length} passages don't follow the guide (CONTRIBUTING.md, "Write").`,
      );
    console.log('The wording follows the guide.');
  });
