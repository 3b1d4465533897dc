import { samePlace } from '@assay/addresses';
import { type Details, EKYC_CHECK_TYPES, type FraudRequest, type IdentityRecord } from '@assay/contract';
import type { IdentityProvider, Providers } from '@assay/providers';
import {
  type Database,
  enqueueEvent,
  type FoundIdentity,
  findIdentities,
  removeSpendingBefore,
  spendOnQuestion,
} from '@assay/store';
import type { Feature } from '../../platform/feature';
import type { Runtime } from '../../platform/runtime';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import {
  type FeatureContext,
  type FeatureSignals,
  type Hasher,
  keyHash,
  type Signal,
  type Write,
} from '../../scoring/index';
import type { ComparePorts } from './compare-person';
import { EkycCheck, type EkycOutcome, questionOf, reservedOutcome } from './ekyc-check';
import { questionKey, recordBox } from './registry/registry-keys';
import type { Asking, IdentitySource, SourceAnswer } from './sources/identity-source';

/**
 * Counts a request against the daily budget.
 * @returns false when the budget is exhausted
 */
type Spend = (question: {
  readonly source: string;
  readonly day: string;
  readonly cost: number;
  readonly perDay: number;
}) => Promise<boolean>;

/** Returns a configured service as an identity source, used within its daily budget. */
function vendorSource({ config, lookup }: IdentityProvider, spend: Spend): IdentitySource {
  return {
    name: config.name,
    answers: (type) => config.types.includes(type),
    async ask(question, { now, deadline }): Promise<SourceAnswer> {
      const { cost } = config;
      // With an open circuit breaker, no request is sent, so nothing is charged.
      if (cost && lookup.stats().breaker !== 'open') {
        const day = new Date(now).toISOString().slice(0, 10);
        const paid = await spend({ source: config.name, day, cost: cost.perQuestion, perDay: cost.perDay });
        if (!paid) return { status: 'silent', reason: 'cost_cap' };
      }
      const outcome = await lookup.lookup(question, { deadline });
      if (outcome.status !== 'ok') {
        return { status: 'silent', reason: outcome.failure ?? outcome.status };
      }
      return outcome.value ? { status: 'found', records: [outcome.value] } : { status: 'unknown' };
    },
  };
}

interface RegistryPorts {
  readonly hasher: Hasher;
  find(
    environmentId: Asking['environmentId'],
    country: string,
    keyHashes: readonly string[],
  ): Promise<{ readonly covered: boolean; readonly found: readonly FoundIdentity[] }>;
  /** Returns null when the record was encrypted elsewhere. */
  open(environmentId: Asking['environmentId'], identity: FoundIdentity): IdentityRecord | null;
}

/** Returns the account's imported registries as a source; used first and free. */
const registrySource = ({ hasher, find, open }: RegistryPorts): IdentitySource => ({
  name: 'registry',
  answers: () => true,
  async ask(question, { environmentId }): Promise<SourceAnswer | null> {
    const key = questionKey(question, hasher);
    const { country } = EKYC_CHECK_TYPES[question.type];
    const { covered, found } = await find(environmentId, country, key === null ? [] : [key]);
    if (!covered) return null;
    const records = found.flatMap((identity) => open(environmentId, identity) ?? []);
    // Rows that can't be decrypted were encrypted with another secret, so their content is unknown.
    if (found.length > 0 && records.length === 0) return { status: 'silent', reason: 'sealed_elsewhere' };
    return records.length === 0 ? { status: 'unknown' } : { status: 'found', records };
  },
});

/** Notifies the environment's endpoints that a check has finished, with its evaluation. */
function finishedEvent(
  { type, result, data, reason }: EkycOutcome,
  { user_id: userId, email }: FraudRequest,
  hasher: Hasher,
): Write {
  return (connection, { environmentId, transactionId, at }) =>
    enqueueEvent(connection, {
      environmentId,
      event: 'ekyc/check_finished',
      data: {
        transaction_id: transactionId,
        user_id: userId ?? null,
        type,
        ekyc_result: result,
        ekyc_data: data,
        reason,
        finished_at: new Date(at).toISOString(),
      },
      at,
      transactionId,
      ...(userId === undefined ? {} : { userHashes: [hasher('user_id', userId)] }),
      ...(email === undefined ? {} : { emailHashes: [keyHash(hasher, 'email', email)] }),
    });
}

/** Checks the identity in a request. */
type CheckCall = (context: FeatureContext) => Promise<EkycOutcome>;

/** Returns the signals `ekyc_data` and `ekyc_result` of the fraud request, both from one check. */
function ekycSignals(check: CheckCall): Pick<FeatureSignals, 'ekyc_data' | 'ekyc_result'> {
  const checks = new WeakMap<FeatureContext, Promise<EkycOutcome>>();
  const once = (context: FeatureContext): Promise<EkycOutcome> => {
    const begun = checks.get(context) ?? check(context);
    checks.set(context, begun);
    return begun;
  };
  const wants: Signal<'ekyc_data'>['wants'] = (_request, config) =>
    config.ekyc_api === true && config.ekyc?.type !== undefined;
  return {
    ekyc_data: {
      wants,
      async look(context, evidence): Promise<Details['ekyc_data']> {
        const { type, data, source, reason, asked } = await once(context);
        evidence({ type, source, reason, asked });
        return data;
      },
    },
    ekyc_result: { wants, look: async (context) => (await once(context)).result },
  };
}

interface EkycPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly signingSecrets: SigningSecrets;
  readonly providers: Providers;
  readonly sameName: ComparePorts['sameName'];
}

interface Ekyc extends Feature {
  readonly signals: Pick<FeatureSignals, 'ekyc_data' | 'ekyc_result'>;
}

const DAY_MS = 86_400_000;
/** Retention of spending records, in days. */
const STORED_DAYS = 400;

/** Opens electronic identity checks: the imported registries first, then the configured services in order. */
export function openEkyc(ports: EkycPorts): Ekyc {
  const { database, runtime, hasher, providers, sameName } = ports;
  const box = recordBox(ports.signingSecrets, runtime);
  const registry = registrySource({
    hasher,
    find: (environmentId, country, keys) => findIdentities(database, environmentId, country, keys),
    open: (environmentId, identity) => box.open(identity.sealed, { environmentId, ...identity }),
  });
  const compare = { sameName, samePlace };
  const vendors = providers.identity.map((provider) =>
    vendorSource(provider, (question) => spendOnQuestion(database, question)),
  );
  const live = new EkycCheck({ ...compare, sources: [registry, ...vendors] });
  const free = new EkycCheck({ ...compare, sources: [registry] });
  const check = async (context: FeatureContext) => {
    const { request, config, caller, now } = context;
    const { type } = config.ekyc ?? {};
    if (type === undefined) throw new TypeError('an identity check has no type');
    const question = questionOf(type, request);
    const reserved = context.reserved?.find((outcome) => 'ekyc' in outcome);
    const outcome = reserved
      ? reservedOutcome(question, reserved.ekyc)
      : await (caller.key.kind === 'test' ? free : live).check(question, {
          environmentId: caller.environmentId,
          now,
          deadline: context.deadlineOf('ekyc'),
        });
    context.also(finishedEvent(outcome, request, hasher));
    return outcome;
  };
  return {
    name: 'ekyc',
    signals: ekycSignals(check),
    jobs: [
      {
        name: 'ekyc-spending',
        everyMs: DAY_MS,
        run: () =>
          removeSpendingBefore(
            database,
            new Date(runtime.now() - STORED_DAYS * DAY_MS).toISOString().slice(0, 10),
          ),
      },
    ],
  };
}
