import { readFile } from 'node:fs/promises';
import { maskedJson, type ResponseOf } from '@assay/contract';
import type { Differences, MANAGEMENT, PolicyFile, PolicyInput } from '@assay/management-api';
import { printRule, type RuleNode } from '@assay/rules';
import { writeWhole } from '@assay/versioned-files';
import type { Command } from 'commander';
import { checkAskedPolicy } from '../policy/versions/policy-check-process';
import { CannotAnswer } from './cannot-answer';

/** A running server and an API key of the account. */
interface ServerOptions {
  readonly url: string;
  readonly key?: string;
}

interface Envelope<Data> {
  readonly success?: boolean;
  readonly data?: Data;
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly details?: readonly { readonly field: string; readonly expected: string }[];
  };
}

/** Adds the options of a command that calls a running server. */
const speaksToServer = (command: Command): Command =>
  command
    .option('--url <address>', 'address of the server', 'http://127.0.0.1:8080')
    .option('--key <api key>', 'API key with the admin scope; default: ASSAY_API_KEY');

/**
 * Calls the management API of a running server.
 * @throws CannotAnswer with each problem and its location
 */
async function callServer<Data>(
  { url, key = process.env.ASSAY_API_KEY }: ServerOptions,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Data> {
  if (!key) throw new CannotAnswer('No API key. Use --key <api key> or set ASSAY_API_KEY.');
  let response: Response;
  try {
    response = await fetch(`${url}/management-api/v1${path}`, {
      method,
      headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new CannotAnswer(`No server responds at ${url}. Start it, or check --url.`);
  }
  const envelope = (await response.json().catch(() => null)) as Envelope<Data> | null;
  if (response.ok && envelope?.data) return envelope.data;
  const {
    code = String(response.status),
    message = 'unreadable response',
    details = [],
  } = envelope?.error ?? {};
  const places = details.map(({ field, expected }) => `\n  ${field}: ${expected}`);
  throw new CannotAnswer(`The server returned ${code}: ${message}${places.join('')}`);
}

type Difference = ResponseOf<typeof MANAGEMENT.comparePolicyFile>;
type Policy = ResponseOf<typeof MANAGEMENT.readPolicy>;

interface ApplyOptions extends ServerOptions {
  readonly expectedVersion?: string;
  readonly note?: string;
  readonly propose?: true;
}

/**
 * Reads a policy from a file.
 * @throws CannotAnswer
 */
async function policyIn(file: string): Promise<PolicyInput> {
  try {
    const text = await readFile(file, 'utf8');
    return maskedJson(JSON.parse(text) as PolicyInput, text);
  } catch {
    throw new CannotAnswer(`${file} isn't valid JSON.`);
  }
}

/** Returns a rule's condition as text, regardless of its form in the file. */
function conditionOf({ when, when_text }: PolicyInput['rules'][number]): string {
  if (typeof when === 'string') return when;
  return when_text ?? (when ? printRule(when as RuleNode) : '');
}

function linesOf(kind: string, { added, removed, changed }: Differences): string[] {
  return [
    ...added.map((id) => `+ ${kind} ${id}`),
    ...removed.map((id) => `- ${kind} ${id}`),
    ...changed.map(({ id, members }) => `~ ${kind} ${id}: ${members.join(', ')}`),
  ];
}

/** Returns the conditions of a changed rule, before and after. */
function conditionLines(id: string, before: PolicyFile, after: PolicyInput): string[] {
  const was = before.rules.find((rule) => rule.id === id);
  const is = after.rules.find((rule) => rule.id === id);
  return was && is ? [`    - ${was.when_text}`, `    + ${conditionOf(is)}`] : [];
}

/** Returns the changes of a file, one line each; empty when there are none. */
function differenceLines(difference: Difference, before: PolicyFile, after: PolicyInput): string[] {
  const { rules, categories, lists, thresholds, velocity } = difference;
  const lines = linesOf('rule', { ...rules, changed: [] });
  for (const { id, members } of rules.changed) {
    lines.push(`~ rule ${id}: ${members.join(', ')}`);
    if (members.includes('when')) lines.push(...conditionLines(id, before, after));
  }
  lines.push(...linesOf('category', categories), ...linesOf('list', lists));
  if (thresholds) {
    const { from, to } = thresholds;
    lines.push(
      `~ thresholds: review ${from.review}, decline ${from.decline} -> review ${to.review}, decline ${to.decline}`,
    );
  }
  if (velocity) lines.push(`~ velocity: ${JSON.stringify(velocity.from)} -> ${JSON.stringify(velocity.to)}`);
  return lines;
}

/** Runs `assay policy export`: writes the current policy to standard output or a file. */
async function exportPolicy(file: string | undefined, options: ServerOptions): Promise<void> {
  const { version, document } = await callServer<Policy>(options, 'GET', '/policy');
  // Exports only the text form of each condition, which reviewers read.
  const rules = document.rules.map(({ when: _, ...rule }) => rule);
  const text = `${JSON.stringify({ ...document, rules }, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else writeWhole(file, text);
  process.stderr.write(`Policy version ${version}, ${document.rules.length} rules.\n`);
}

async function compare(file: string, options: ServerOptions) {
  const document = await policyIn(file);
  const difference = await callServer<Difference>(options, 'POST', '/policy/diff', { document });
  const current = await callServer<Policy>(options, 'GET', '/policy');
  return { document, difference, lines: differenceLines(difference, current.document, document) };
}

/** Runs `assay policy diff`: shows the changes of a file. */
async function diffPolicy(
  file: string,
  options: ServerOptions & { readonly exitCode?: true },
): Promise<void> {
  const { difference, lines } = await compare(file, options);
  for (const line of lines) process.stdout.write(`${line}\n`);
  process.stderr.write(
    lines.length === 0
      ? `${file} matches policy version ${difference.version}.\n`
      : `${file} differs from policy version ${difference.version}.\n`,
  );
  if (options.exitCode && lines.length > 0) process.exitCode = 1;
}

/**
 * Returns the policy version that the caller expects.
 * @throws CannotAnswer
 */
function expectedOf(text: string | undefined, current: number): number {
  const version = text === undefined ? current : Number(text);
  if (Number.isInteger(version) && version >= 0) return version;
  throw new CannotAnswer(`--expected-version must be a number. Found ${text}.`);
}

/** Runs `assay policy apply`: replaces the policy with a file. */
async function applyPolicy(file: string, options: ApplyOptions): Promise<void> {
  const { document, difference, lines } = await compare(file, options);
  if (lines.length === 0) {
    process.stderr.write(`${file} already matches policy version ${difference.version}. Nothing changed.\n`);
    return;
  }
  for (const line of lines) process.stdout.write(`${line}\n`);
  const expected = expectedOf(options.expectedVersion, difference.version);
  const note = options.note === undefined ? {} : { note: options.note };
  if (options.propose) {
    await callServer(options, 'POST', '/policy/proposals', { base_version: expected, document, ...note });
    process.stderr.write(`${file} is proposed. Another user must approve it in the panel.\n`);
    return;
  }
  const { version } = await callServer<{ version: number }>(options, 'PUT', '/policy', {
    // Prevents overwriting a concurrent change.
    expected_version: expected,
    document,
    ...note,
  });
  process.stderr.write(`${file} is now policy version ${version}.\n`);
}

export function registerPolicyCommands(program: Command): void {
  const policy = program.command('policy').description('Manage the policy of an account as a file');
  speaksToServer(policy.command('export [file]'))
    .description('Write the policy as JSON, with conditions as text')
    .action(exportPolicy);
  speaksToServer(policy.command('diff <file>'))
    .description('Check a policy file and print what it would change')
    .option('--exit-code', 'exit with 1 if there are differences')
    .action(diffPolicy);
  speaksToServer(policy.command('apply <file>'))
    .description('Make a file the current policy, as a new version')
    .option('--expected-version <n>', 'fail if the policy has another version')
    .option('--note <text>', 'note that is stored with the version')
    .option('--propose', 'submit a proposal that another user must approve')
    .action(applyPolicy);
  // The server starts this command to check a large policy.
  policy.command('check <milliseconds>', { hidden: true }).action(async (budget: string) => {
    process.stdout.write(JSON.stringify(await checkAskedPolicy(process.stdin, Number(budget))));
  });
}
