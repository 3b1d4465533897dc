// `node scripts/commit-messages.mjs [--required]`: checks the subject of every new commit. Rules: CONTRIBUTING.md, "Commit".
// Without a Git history it reports that it can't check; this is a failure in CI and with --required.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PlainError, projectRoot, runScript } from './project.mjs';

/**
 * The last commit before the rules applied. Rebasing later commits doesn't change it. If a wrong subject was pushed and
 * can't be rewritten, name that commit here.
 */
const BASE = '91958ce542093f14a0162c20a5711ba0febdaaac';

const SCRIPT = 'scripts/commit-messages.mjs';
const MAX_LENGTH = 72;

/** The types of the Angular convention, which Conventional Commits 1.0.0 recommends. */
const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];

/** `type(scope): summary`; `!` marks a breaking change, a comma separates scopes. */
const SUBJECT = /^(?<type>[a-z]+)\([a-z0-9]+(?:[-/.,][a-z0-9]+)*\)!?: (?<summary>\S.*)$/;

/** First words that can't be an imperative verb. */
const NOT_VERBS = new Set(
  (
    'a an the this that these those it its we i you they of in on at by for from with without to into as if ' +
    'what which who whom whose when where why how whether all any each every some more most no not only new now'
  ).split(' '),
);

/** Verbs whose base form ends like a past tense, a participle or a third person. */
const BASE_FORMS = new Set(
  'bleed bring embed exceed feed need proceed seed shed speed spring string focus bias'.split(' '),
);

/** Checks whether a word is inflected, such as "added", "adding" or "adds". */
const isInflected = (word) =>
  !BASE_FORMS.has(word) && (/[a-z]{2}(?:ed|ing)$/.test(word) || /[a-z]{2}[^s\W]s$/.test(word));

/**
 * Returns what is wrong with the subject of a commit; an empty list when it follows the rules.
 * @param {string} subject the first line of the message
 * @returns {string[]}
 */
export function faultsOf(subject) {
  // The subject that `git revert` writes.
  if (/^Revert "/.test(subject)) return [];
  const faults = [];
  if (subject.length > MAX_LENGTH) faults.push(`has ${subject.length} characters; at most ${MAX_LENGTH}`);
  const { type, summary } = SUBJECT.exec(subject)?.groups ?? {};
  if (summary === undefined) return [...faults, "isn't of the form `type(scope): summary`"];
  if (!TYPES.includes(type)) faults.push(`has the type "${type}"; allowed: ${TYPES.join(', ')}`);
  if (/[.!?…:;,]$/.test(summary.trimEnd())) faults.push('ends with a punctuation mark');
  if (/\s$/.test(summary)) faults.push('ends with a blank');
  const [first = ''] = summary.split(/[\s,:]/);
  if (NOT_VERBS.has(first.toLowerCase()) || isInflected(first))
    faults.push(`starts with "${first}"; start with an imperative verb such as "add" or "fix"`);
  if (/^[A-Z][a-z]+$/.test(first)) faults.push(`starts with a capital letter: "${first}"`);
  return faults;
}

/**
 * Runs Git in a folder, regardless of the folder's owner.
 * @returns {string | null} its output; null if Git fails or is missing
 */
function git(root, ...args) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const { status, stdout } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : null;
}

/** Returns whether a folder is the root of a Git work tree, and not only inside one. */
function hasHistory(root) {
  const top = git(root, 'rev-parse', '--show-toplevel');
  return (
    top !== null && realpathSync(top.trim()) === realpathSync(root) && git(root, 'rev-parse', 'HEAD') !== null
  );
}

/** Returns the range of the new commits, as `git log` takes it. */
function newCommits(root, base) {
  if (git(root, 'cat-file', '-e', `${base}^{commit}`) !== null) return [`${base}..HEAD`];
  // A shallow clone that ends above the base holds new commits only.
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true') return ['HEAD'];
  // A rewritten history starts with the commit that added this script.
  const introduced = git(root, 'log', '--diff-filter=A', '--format=%H', '--', SCRIPT)
    ?.trim()
    .split('\n')
    .at(-1);
  return introduced ? [`${introduced}..HEAD`] : ['HEAD'];
}

/** Returns whether a commit without visible parents is a merge whose parents a shallow clone cut off. */
function isCutMerge(root, commit) {
  const [head = ''] = (git(root, 'cat-file', 'commit', commit) ?? '').split('\n\n', 1);
  return (head.match(/^parent /gm) ?? []).length > 1;
}

/**
 * Checks the subjects of the new commits; merge commits are exempt.
 * @param {string} root folder of the project
 * @param {string} base hash of the last commit before the rules applied
 * @returns {{ checked: number, faults: string[] } | null} one line per fault; null without a Git history
 */
export function checkCommitMessages(root = projectRoot, base = BASE) {
  if (!hasHistory(root)) return null;
  const log = git(root, 'log', '--no-merges', '--format=%H%x09%P%x09%s', ...newCommits(root, base));
  if (log === null) throw new PlainError('git log failed.');
  const commits = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .filter(([hash, parents]) => parents !== '' || !isCutMerge(root, hash))
    .map(([hash, , ...subject]) => ({ hash, subject: subject.join('\t') }));
  return {
    checked: commits.length,
    faults: commits.flatMap(({ hash, subject }) =>
      faultsOf(subject).map((fault) => `${hash.slice(0, 8)} ${fault}: ${subject}`),
    ),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runScript(async () => {
    const found = checkCommitMessages();
    if (found === null) {
      const isRequired = process.argv.includes('--required') || Boolean(process.env.CI);
      console.log(`  Commit messages can't be checked: this folder has no Git history.`);
      process.exitCode = isRequired ? 1 : 0;
      return;
    }
    for (const fault of found.faults) console.log(`  ${fault}`);
    console.log(`  ${found.checked} new commits checked`);
    process.exitCode = found.faults.length === 0 ? 0 : 1;
  });
}
