import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

/** Results of the TypeScript compiler for files that did not change. */
const CACHE = join(projectRoot, 'node_modules', '.cache', 'assay-tests');

/** Runs a program with this Node.js and resolves with its output and whether it exited with 0. */
function run(program, args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(projectRoot, ...program), ...args], { cwd: projectRoot });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('error', (error) => done({ holds: false, output: error.message }));
    child.once('close', (code) => done({ holds: code === 0, output }));
  });
}

const types = (name, project) => ({
  name,
  check: () =>
    run(
      ['node_modules', 'typescript-compiler', 'bin', 'tsc'],
      ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', join(CACHE, `${name}.tsbuildinfo`)],
    ),
});

/** The checks that run no tests. Each counts as one test. */
const STATIC_CHECKS = [
  types('types', 'tsconfig.json'),
  types('types of the panel', 'apps/panel/tsconfig.json'),
  types('types of the hosted flow', 'apps/flow/tsconfig.json'),
  types('types of the browser packages', 'sdk/tsconfig.json'),
  types('types of the client', 'clients/typescript/tsconfig.json'),
  {
    name: 'lint',
    check: () => run(['node_modules', '@biomejs', 'biome', 'bin', 'biome'], ['check', '.']),
  },
  { name: 'dead exports', check: () => run(['scripts', 'dead-exports.mjs'], []) },
  { name: 'dependency rules', check: () => run(['scripts', 'dependency-rules.mjs'], []) },
  { name: 'commit messages', check: () => run(['scripts', 'commit-messages.mjs'], []) },
  { name: 'wording', check: () => run(['scripts', 'wording.mjs'], []) },
];

/**
 * Runs the static checks, two at a time, and prints one line for each.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStaticChecks() {
  mkdirSync(CACHE, { recursive: true });
  const waiting = [...STATIC_CHECKS];
  const outcomes = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { holds, output } = await next.check();
      outcomes.push(holds);
      console.log(`${holds ? 'ok  ' : 'FAIL'} ${next.name}`);
      if (!holds) console.log(output);
    }
  };
  await Promise.all([lane(), lane()]);
  const passed = outcomes.filter((held) => held).length;
  return { passed, failed: outcomes.length - passed };
}
