import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { AccountId, ApiError } from '@assay/contract';
import type { PolicyInput } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import { checkPolicyInSteps, checkWithin, type PolicyVerdict } from './policy-check';
import { checkAskedPolicy, checkInChildProcess } from './policy-check-process';
import { PolicyChecks } from './policy-checks';

const [SHOP, OTHER] = [1 as AccountId, 2 as AccountId];

const then = { score: { operation: '+', value: 1 } } as const;

const policyOf = (...conditions: readonly string[]): PolicyInput => ({
  rules: conditions.map((when_text, index) => ({
    id: `R${index}`,
    name: `Rule ${index}`,
    when_text,
    then,
  })),
  categories: [],
  lists: [],
  thresholds: { review: 10, decline: 20 },
});

/** Close to the maximum number of states of a pattern, each different. */
const hostile = (index: number) => `email matches "((a|b${index}){9}){10}x{30}"`;
const SMALL = policyOf('user_country = "DE"');
const LARGE = policyOf(...Array.from({ length: 60 }, (_, index) => hostile(index)));

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ entry, details }: ApiError) => ({ status: entry.status, code: entry.code, details }),
  );

/** Checks elsewhere that a test ends one by one. */
function heldChecks() {
  const started: { readonly id: string | undefined; end(): void }[] = [];
  const elsewhere = async (asked: object): Promise<PolicyVerdict> => {
    const { input } = asked as { readonly input: PolicyInput };
    await new Promise<void>((end) => started.push({ id: input.thresholds.review.toString(), end }));
    return { document: input as never };
  };
  return { started, elsewhere };
}

/** A policy that takes long to check; its threshold identifies it. */
const largeNumber = (review: number): PolicyInput => ({
  ...LARGE,
  thresholds: { review, decline: 100 },
});

const settled = () => new Promise((resolve) => setImmediate(resolve));
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await settled();
}

describe('checkWithin', () => {
  it('names the costliest rules when a check exceeds its processor time', async () => {
    let now = 0;
    const read = ['user_country = "DE"', hostile(1), 'user_country = "FR"', hostile(2)];
    const steps = checkPolicyInSteps({ input: policyOf(...read) });
    // Every step takes 1 ms on this clock; only patterns take more than one step after the reading.
    const verdict = await checkWithin(steps, { budgetMs: 12, clock: () => ++now });
    expect(verdict).toEqual({
      costliest: expect.arrayContaining([
        { field: 'document.rules[1].when', expected: expect.stringContaining('ms of processor time') },
      ]),
    });
    const { costliest } = verdict as { costliest: readonly { field: string }[] };
    expect(costliest[0]!.field).toBe('document.rules[1].when');
  });

  it('stops at 100 problems, and compiles no patterns of a policy that is too large', async () => {
    const input = policyOf(...Array.from({ length: 5000 }, (_, index) => hostile(index)));
    let steps = 0;
    const counted = function* () {
      const check = checkPolicyInSteps({ input });
      for (;;) {
        const step = check.next();
        if (step.done) return step.value;
        steps++;
        yield step.value;
      }
    };
    const verdict = await checkWithin(counted(), { budgetMs: 60_000, clock: () => performance.now() });
    const { problems } = verdict as { problems: readonly { field: string; expected: string }[] };
    // 100,000 states in total are about a hundred patterns of almost 1,000 states.
    expect(problems).toHaveLength(100);
    expect(problems[0]).toEqual({
      field: expect.stringMatching(/^document\.rules\[1\d\d\]\.when_text$/),
      expected: expect.stringContaining('the patterns of the policy have more than 100000 states in total'),
    });
    expect(steps).toBeLessThan(300);
  });
});

describe('PolicyChecks', () => {
  it('checks a small policy in the serving process', async () => {
    const { started, elsewhere } = heldChecks();
    const checks = new PolicyChecks({ elsewhere, budgetMs: 10_000 });
    expect((await checks.read(SHOP, SMALL)).rules).toHaveLength(1);
    expect(started).toEqual([]);
  });

  it('runs one long check of an account at a time, and the newest of those that wait', async () => {
    const { started, elsewhere } = heldChecks();
    const checks = new PolicyChecks({ elsewhere, budgetMs: 10_000 });
    const first = checks.read(SHOP, largeNumber(1));
    await until(() => started.length === 1);
    const second = refusal(checks.read(SHOP, largeNumber(2)));
    const other = checks.read(OTHER, largeNumber(9));
    await until(() => started.length === 2);
    const third = checks.read(SHOP, largeNumber(3));
    expect(await second).toMatchObject({ status: 409, code: '3009' });
    started[0]!.end();
    expect((await first).thresholds.review).toBe(1);
    await until(() => started.length === 3);
    for (const { end } of started) end();
    expect((await third).thresholds.review).toBe(3);
    expect((await other).thresholds.review).toBe(9);
    expect(started.map(({ id }) => id)).toEqual(['1', '9', '3']);
  });

  it('checks at most two policies of all accounts at a time', async () => {
    const { started, elsewhere } = heldChecks();
    const checks = new PolicyChecks({ elsewhere, budgetMs: 10_000 });
    const all = [1, 2, 3].map((account) => checks.read(account as AccountId, largeNumber(account)));
    await until(() => started.length === 2);
    await settled();
    expect(started).toHaveLength(2);
    started[0]!.end();
    await until(() => started.length === 3);
    for (const { end } of started) end();
    expect(await Promise.all(all)).toHaveLength(3);
  });

  it('returns 422 with code 3012 when the check exceeds its time', async () => {
    const elsewhere = async (): Promise<PolicyVerdict> => ({
      costliest: [{ field: 'document.rules[0].when', expected: 'a simpler condition' }],
    });
    const checks = new PolicyChecks({ elsewhere, budgetMs: 10_000 });
    expect(await refusal(checks.read(SHOP, LARGE))).toEqual({
      status: 422,
      code: '3012',
      details: [{ field: 'document.rules[0].when', expected: 'a simpler condition' }],
    });
  });
});

describe('checkInChildProcess', () => {
  /** A program that answers every policy with its own arguments. */
  async function program(text: string): Promise<string> {
    const path = join(tmpdir(), `policy-check-${process.pid}-${text.length}.mjs`);
    await writeFile(path, text);
    expect(await readFile(path, 'utf8')).toBe(text);
    return path;
  }
  const signal = new AbortController().signal;

  it('sends the policy to the hidden command and returns its verdict', async () => {
    const path = await program(`
      let text = '';
      for await (const part of process.stdin) text += part;
      const field = process.argv.slice(2).join(' ');
      process.stdout.write(JSON.stringify({ problems: [{ field, expected: JSON.parse(text).input.rules[0].id }] }));
    `);
    const verdict = await checkInChildProcess(path)({ input: SMALL }, 1234, signal);
    expect(verdict).toEqual({ problems: [{ field: 'policy check 1234', expected: 'R0' }] });
  });

  it('returns 503 when the process fails', async () => {
    const path = await program('process.exit(3);');
    const work = checkInChildProcess(path)({ input: SMALL }, 1000, signal);
    expect(await refusal(work)).toMatchObject({ status: 503, code: '4001' });
  });

  it('reads a policy from its input and checks it within the processor time', async () => {
    const asked = () => Readable.from([Buffer.from(JSON.stringify({ input: LARGE }))]);
    expect(await checkAskedPolicy(asked(), 60_000)).toMatchObject({ document: { rules: expect.any(Array) } });
    const input = new PassThrough();
    input.end(JSON.stringify({ input: policyOf(hostile(1000), hostile(1001)) }));
    expect(await checkAskedPolicy(input, 0)).toMatchObject({ costliest: [{ field: expect.any(String) }] });
  });
});
