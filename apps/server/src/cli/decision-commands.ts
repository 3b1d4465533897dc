import { readFile } from 'node:fs/promises';
import { type EnvironmentId, liveSpace, readFraudRequest, readObject } from '@assay/contract';
import { isIp } from '@assay/networks';
import { createProviders } from '@assay/providers';
import { compileRuleSet, decide, describeProblem, listPort, readRuleSet } from '@assay/rules';
import {
  type Connection,
  findDataVersions,
  findEvaluation,
  findPolicy,
  listAccounts,
  type StoredEvaluationRecord,
} from '@assay/store';
import type { Command } from 'commander';
import { readConfiguration } from '../configuration';
import { systemRuntime } from '../platform/runtime';
import { defaultPolicy } from '../policy/default-policy/default-policy';
import { type PolicyDocument, policyCatalogue } from '../policy/versions/policies';
import { openEnrichment } from '../scoring/enrichment/open-enrichment';
import type { SeenRecord } from '../scoring/fraud/answer';
import { fraudData, onlyRequested } from '../scoring/fraud/answer';
import { factsOf } from '../scoring/fraud/decide-call';
import { gatherSignals } from '../scoring/fraud/gather';
import { fraudHistory } from '../scoring/identity-keys/history';
import { targetRisk } from '../scoring/modules/signal';
import { replayEvaluation } from '../scoring/replay/replay';
import { CannotAnswer } from './cannot-answer';
import { runJsonLines } from './json-lines';
import { openStoredStore } from './open-store';

/**
 * Removes the text of each condition; the management API returns it in addition to the tree, which is
 * evaluated.
 */
function withoutTexts(policy: unknown): unknown {
  const object = readObject(policy);
  if (!object || !Array.isArray(object.rules)) return policy;
  const rules = object.rules.map((rule: unknown) => {
    const { when_text: _, ...rest } = readObject(rule) ?? {};
    return readObject(rule) ? rest : rule;
  });
  return { ...object, rules };
}

/**
 * Reads a policy from a file; returns the default policy if no file is given.
 * @throws CannotAnswer
 */
export async function readRules(file: string | undefined): Promise<PolicyDocument> {
  if (!file) return defaultPolicy;
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new CannotAnswer(`${file} isn't valid JSON.`);
  }
  const reading = readRuleSet(withoutTexts(json));
  if (reading.ok) return reading.set;
  const [problem] = reading.problems;
  throw new CannotAnswer(
    `${file} isn't a valid policy${problem ? `: at "${problem.path}" ${describeProblem(problem)}` : '.'}`,
  );
}

/** Runs `assay score`: the fraud endpoint with offline modules and rules, without a database. */
async function score(files: readonly string[], options: { rules?: string }): Promise<void> {
  const { compiled, problems } = compileRuleSet(await readRules(options.rules), policyCatalogue);
  const [problem] = problems;
  if (problem) throw new CannotAnswer(`Rule ${problem.id}: ${describeProblem(problem)}`);
  const config = readConfiguration(process.env);
  const runtime = systemRuntime();
  const data = openEnrichment(config.dataDir);
  const providers = createProviders({});
  const risk = targetRisk();
  let serviceId = 0;
  const nobody = fraudHistory([], 0, new Set());
  try {
    await runJsonLines(
      files,
      async (line) => {
        const { request, config: callConfig } = readFraudRequest(line, isIp);
        const now = runtime.now();
        const { details } = await gatherSignals({
          request,
          config: callConfig,
          data,
          providers,
          risk,
          ownDomains: [],
          now,
          deadline: now,
          deadlineOf: () => now,
          history: async () => nobody,
          newId: () => runtime.timeOrderedId(),
        });
        const decision = decide(compiled, {
          facts: factsOf(request, details, null, { direction: compiled.directionOf(request) }),
          now,
          velocity: [],
          lists: listPort(new Map()),
        });
        return onlyRequested(
          fraudData({
            transactionId: request.transaction_id ?? runtime.transactionId(),
            config: callConfig,
            decision,
            details,
            blackboxScore: null,
            calculationTime: Math.max(0, runtime.now() - now),
            serviceId: ++serviceId,
          }),
          callConfig,
        );
      },
      { input: process.stdin, output: process.stdout, progress: process.stderr },
      'score',
    );
  } finally {
    data.close();
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A transaction_id is chosen by the customer and may also be a UUID. */
async function findByEitherId(
  database: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<StoredEvaluationRecord | null> {
  const evaluation = UUID.test(id)
    ? await findEvaluation(database, environmentId, { evaluationId: id })
    : null;
  return evaluation ?? findEvaluation(database, environmentId, { transactionId: id });
}

/** Returns the data versions used for a decision, as one line. */
async function dataOf(database: Connection, record: StoredEvaluationRecord): Promise<string> {
  const { versions } = JSON.parse(record.seen) as SeenRecord;
  const data = await findDataVersions(database, versions.data);
  const named = Object.entries(data ?? {}).map(([source, version]) => `${source} ${version}`);
  return `The decision used policy version ${versions.policy} and data ${versions.data}: ${named.join(', ') || 'not recorded'}.\n`;
}

/** Runs `assay replay ID`: repeats a stored evaluation and compares the response byte for byte. */
async function replay(id: string, options: { answer?: true }): Promise<void> {
  const { database, close } = await openStoredStore(readConfiguration(process.env));
  try {
    for (const account of await listAccounts(database)) {
      for (const space of [liveSpace(account.id), account.testEnvironmentId]) {
        const record = await findByEitherId(database, space, id);
        if (!record) continue;
        const policy = await findPolicy<PolicyDocument>(database, account.id, record.policyVersion);
        if (!policy)
          throw new CannotAnswer(
            `Policy version ${record.policyVersion} is no longer stored, so this evaluation can't be replayed.`,
          );
        const { compiled } = compileRuleSet(policy.document, policyCatalogue);
        const { answer, identical } = replayEvaluation(record, compiled, space === account.testEnvironmentId);
        if (options.answer) process.stdout.write(`${answer}\n`);
        process.stderr.write(
          identical
            ? `The replay of ${record.id} matches the response that was sent (${Buffer.byteLength(answer)} bytes).\n`
            : `The replay of ${record.id} differs from the response that was sent.\n`,
        );
        process.stderr.write(await dataOf(database, record));
        if (!identical) process.exitCode = 1;
        return;
      }
    }
    throw new CannotAnswer('No evaluation or transaction has this ID.');
  } finally {
    await close();
  }
}

export function registerDecisionCommands(program: Command): void {
  program
    .command('score')
    .description('Score fraud requests offline: reads JSON Lines and writes fraud responses; stores nothing')
    .argument('[files...]', 'files of JSON Lines; default: standard input')
    .option('--rules <file>', 'policy file in JSON; default: the default policy')
    .addHelpText('after', `\nExample:\n  echo '{"ip":"8.8.8.8","config":{"ip_api":true}}' | assay score\n`)
    .action(score);
  program
    .command('replay')
    .description('Score a stored evaluation again and compare the response byte for byte')
    .argument('<id>', 'evaluation ID or transaction_id')
    .option('--answer', 'print the replayed response')
    .action(replay);
}
