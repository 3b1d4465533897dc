import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCommitMessages, faultsOf } from '../../scripts/commit-messages.mjs';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Environment of Git and of the check, without the variables of a hook, a user or CI. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') && name !== 'CI'),
  ),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
};

function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

const commit = (folder: string, subject: string) =>
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', subject);

const MERGE_SUBJECT =
  'Merge of a branch whose subject does not follow the rules in any way at all, and is long';

describe('faultsOf', () => {
  it.each([
    'feat(panel): add a filter by country',
    'fix(screening): allow one variant character in Chinese names',
    'refactor(store)!: move the root files into folders',
    'test(api,panel): process events in order',
    'docs(adr): need no second table',
    `chore(deps): bump ${'x'.repeat(54)}`,
    'Revert "Names of a colleague that were long, so that the quoted subject is longer than the limit"',
  ])('accepts %s', (subject) => {
    expect(faultsOf(subject)).toEqual([]);
  });

  it.each([
    ['prose', 'Of so many signs of a Chinese name one may be spelt in a way of its own', 'form'],
    ['no scope', 'fix: allow one variant character', 'form'],
    ['an empty scope', 'fix(): allow one variant character', 'form'],
    ['no blank after the colon', 'fix(api):allow one variant character', 'form'],
    ['no summary', 'fix(api): ', 'form'],
    ['an unknown type', 'fixes(api): allow one variant character', 'has the type "fixes"'],
    ['73 characters', `fix(api): add ${'x'.repeat(59)}`, 'has 73 characters'],
    ['a trailing period', 'fix(api): allow one variant character.', 'punctuation'],
    ['a past tense', 'fix(api): allowed one variant character', 'imperative'],
    ['a third person', 'fix(api): allows one variant character', 'imperative'],
    ['a participle', 'fix(api): allowing one variant character', 'imperative'],
    ['an article', 'fix(api): the variant character is allowed', 'imperative'],
    ['a question word', 'fix(api): what a variant character is', 'imperative'],
    ['a capital letter', 'fix(api): Allow one variant character', 'capital'],
  ])('rejects %s', (_what, subject, reason) => {
    expect(faultsOf(subject)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('checkCommitMessages', () => {
  let folder: string;
  let origin: string;
  let base: string;

  /** Returns the path of a clone with the given number of commits, or with all of them. */
  function clone(depth?: number): string {
    const path = mkdtempSync(join(folder, 'clone-'));
    const shallow = depth === undefined ? [] : ['--depth', String(depth)];
    git(folder, 'clone', '--quiet', ...shallow, `file://${origin}`, path);
    return path;
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'assay-commits-'));
    origin = join(folder, 'origin');
    mkdirSync(origin);
    git(origin, 'init', '--quiet', '--initial-branch', 'main');
    commit(origin, 'An old subject, which no rule applies to');
    commit(origin, 'The last old subject');
    base = git(origin, 'rev-parse', 'HEAD');
    commit(origin, 'feat(api): add an operation');
    git(origin, 'checkout', '--quiet', '-b', 'side');
    commit(origin, 'A planted subject that is wrong');
    git(origin, 'checkout', '--quiet', 'main');
    git(origin, 'merge', '--quiet', '--no-ff', '-m', MERGE_SUBJECT, 'side');
    commit(origin, 'fix(api): add a limit');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('checks every commit after the base, merge commits excepted', () => {
    const found = checkCommitMessages(clone(), base);
    expect(found?.checked).toBe(3);
    expect(found?.faults).toEqual([expect.stringContaining('A planted subject that is wrong')]);
  });

  it('checks the commits of a shallow clone that lacks the base', () => {
    expect(checkCommitMessages(clone(1), base)).toEqual({ checked: 1, faults: [] });
  });

  it('exempts a merge commit whose parents the shallow clone lacks', () => {
    expect(checkCommitMessages(clone(2), base)?.faults.join('\n')).not.toContain(MERGE_SUBJECT);
  });

  it('checks the commits after the introduction of the script if the history is new', () => {
    const path = mkdtempSync(join(folder, 'new-'));
    git(path, 'init', '--quiet');
    mkdirSync(join(path, 'scripts'));
    writeFileSync(join(path, 'scripts', 'commit-messages.mjs'), '');
    git(path, 'add', '.');
    commit(path, 'Import the whole project');
    commit(path, 'A planted subject that is wrong');
    const found = checkCommitMessages(path, base);
    expect(found?.checked).toBe(1);
    expect(found?.faults).toHaveLength(1);
  });

  it('checks nothing without a history, also inside another work tree', () => {
    const inside = join(clone(), 'exported');
    mkdirSync(inside);
    expect(checkCommitMessages(inside, base)).toBeNull();
    expect(checkCommitMessages(mkdtempSync(join(folder, 'plain-')), base)).toBeNull();
  });
});

describe('commit-messages.mjs without a Git history', () => {
  const scripts = ['commit-messages.mjs', 'project.mjs'];

  function runExported(args: readonly string[], env: NodeJS.ProcessEnv) {
    const exported = mkdtempSync(join(tmpdir(), 'assay-exported-'));
    try {
      mkdirSync(join(exported, 'scripts'));
      for (const name of scripts) cpSync(join(projectRoot, 'scripts', name), join(exported, 'scripts', name));
      return spawnSync(process.execPath, ['scripts/commit-messages.mjs', ...args], {
        cwd: exported,
        env,
        encoding: 'utf8',
      });
    } finally {
      rmSync(exported, { recursive: true });
    }
  }

  it.each([
    ['passes on a developer machine', [], environment, 0],
    ['fails in CI', [], { ...environment, CI: 'true' }, 1],
    ['fails with --required', ['--required'], environment, 1],
  ])('%s', (_what, args, env, status) => {
    const run = runExported(args, env);
    expect(run.stdout).toContain("can't be checked");
    expect(run.status).toBe(status);
  });
});
