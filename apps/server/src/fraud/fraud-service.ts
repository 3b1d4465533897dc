import { ApiError, type FraudConfig, type FraudRequest, type WebhookEvent } from '@assay/contract';
import { isIp } from '@assay/networks';
import type { Providers } from '@assay/providers';
import { type Decision, type DecisionInput, decide, type Facts, type VelocityValue } from '@assay/rules';
import type { Account, Connection, IdempotentCall, NewEvaluation } from '@assay/store';
import type { Caller, Directory } from '../accounts/index';
import type { EnrichmentData } from '../enrichment/index';
import {
  fraudHistory,
  type Hasher,
  type HistoryKind,
  type KeyHashes,
  sightedKeys,
  subjectsOf,
  velocityKeys,
} from '../identity-keys/index';
import { successBody } from '../platform/answer';
import type { Metrics } from '../platform/metrics';
import type { Sources } from '../platform/sources';
import type { ActivePolicy, ListChange, Policies, TellListChange } from '../policy/index';
import { fraudData, onlyRequested } from './answer';
import type { InFlight, OpenEvent } from './in-flight';
import type {
  DecidedCall,
  Details,
  DeviceOpener,
  Evidence,
  FeatureContext,
  FeatureSignals,
  OpenedDevice,
  Write,
} from './signal';
import { gatherSignals } from './signals/index';
import { testScenarios } from './test-scenarios';
import type { Velocity, VelocityLook } from './velocity-look';

const ENGINE_VERSION = '1';
const LONGEST_ACTION = 64;
/** Events are read back as texts that control characters divide. */
const CONTROL = /\p{Cc}/gu;

export interface FraudPorts {
  readonly sources: Sources;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly policies: Policies;
  readonly velocity: Velocity;
  readonly inFlight: InFlight;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  /** Live look-ups of test keys: none. */
  readonly noProviders: Providers;
  /** Modules that are features of their own. */
  readonly features: FeatureSignals;
  readonly devices: DeviceOpener | null;
  /** The score of the account's model for what the call saw; null without a model. */
  readonly model: BlackboxModel | null;
  /** The tags of a transaction. */
  readonly tagsOf: (spaceId: number, transactionId: string) => Promise<readonly string[]>;
  /** Whether some endpoint of a space wants to be told of an event. */
  readonly wants: (account: Account, spaceId: number, event: WebhookEvent) => Promise<boolean>;
  readonly listChanged: TellListChange;
  readonly keep: (evaluation: NewEvaluation) => Promise<void>;
  readonly nextServiceId: () => Promise<number>;
  readonly metrics: Metrics;
  readonly callDeadlineMs: number;
}

/** Everything the decision saw beside the request and the module details: enough to decide again, byte for byte. */
export interface SeenRecord {
  readonly engine: string;
  readonly config: FraudConfig;
  /** The modules' details, when the answer does not hold all of them. */
  readonly details?: Details;
  readonly evidence: Evidence;
  /** The answers of the velocity plan in its order. */
  readonly velocity: readonly VelocityValue['value'][];
  /** Positions in `velocity` of values that are lower bounds. */
  readonly lower_bounds: readonly number[];
  /** Lists that held the value they were asked about. */
  readonly list_hits: readonly (readonly [list: string, value: string])[];
  readonly versions: {
    readonly policy: number;
    readonly lists: number;
    /** Digest of the data versions: the `data_version` table tells them. */
    readonly data: string;
  };
  /** Ids of the shadow rules that would have fired. */
  readonly shadow_rules: readonly string[];
  /** Tags that the transaction had, when a rule could ask for them. */
  readonly tags?: readonly string[];
  readonly blackbox_score: number | null;
  /** Which model scored, and what it saw beyond the rest. */
  readonly model?: unknown;
  readonly calculation_time: number;
  readonly at: number;
}

/** Everything a model may look at: what the rules see, before they decide. */
export interface ModelInput {
  readonly caller: Caller;
  /** Of `factsOf`, without a score. */
  readonly facts: Facts;
  readonly velocity: readonly VelocityValue[];
  /** The velocity plan that `velocity` answers, in its order. */
  readonly policy: ActivePolicy;
  /** UNIX milliseconds. */
  readonly now: number;
}
export interface BlackboxModel {
  /** A fraud probability, 0 to 100 with two decimals, and what the evaluation keeps about it. */
  score(input: ModelInput): { readonly score: number; readonly seen: unknown } | null;
}

interface FraudCall {
  readonly caller: Caller;
  readonly request: FraudRequest;
  readonly config: FraudConfig;
  /** When the whole request had arrived, UNIX milliseconds. */
  readonly receivedAt: number;
  readonly idempotency?: IdempotentCall;
}

/** What rules can read of a transaction. */
export function factsOf(
  request: FraudRequest,
  details: Details,
  blackboxScore: number | null,
  tags: readonly string[] | null = null,
): Facts {
  const text = Object.fromEntries(details.string_analyses.map((analysis) => [analysis.field, analysis]));
  return { ...request, ...details, text, blackbox_score: blackboxScore, tags };
}

/** Positions of the values that are lower bounds: mostly none. */
function lowerBoundsOf(velocity: readonly VelocityValue[]): readonly number[] {
  const positions: number[] = [];
  for (let at = 0; at < velocity.length; at++) if (velocity[at]?.lowerBound) positions.push(at);
  return positions;
}

/** Whether the answer holds every detail: some are sent only when `response_fields` names them. */
const isAllAnswered = (config: FraudConfig, details: Details): boolean =>
  !config.response_fields &&
  details.aml_bank_screening_details === null &&
  details.session_monitoring_details === null;

const HISTORY_MODULES = { email: 'email_api', phone_number: 'phone_api', ip: 'ip_api' } as const;

function historyKinds(config: FraudConfig): readonly HistoryKind[] {
  return (Object.keys(HISTORY_MODULES) as HistoryKind[]).filter((kind) => config[HISTORY_MODULES[kind]]);
}

/** The fraud call: one straight corridor from a read request to a durable decision. */
export class FraudService {
  constructor(private readonly ports: FraudPorts) {}

  /**
   * Scores a transaction and keeps the decision before answering.
   * @returns the JSON text of the envelope.
   * @throws ApiError 1002 when `ip` is not an address; StoreUnavailable while the database is away.
   */
  async score(call: FraudCall): Promise<string> {
    const { ports } = this;
    const { request, caller } = call;
    if (request.ip !== undefined && !isIp(request.ip)) throw new ApiError('badIp');
    testScenarios.check(caller, request);
    const policy = await ports.policies.active(caller.account);
    const device = await this.openDevice(call);
    const hashes = velocityKeys(request, ports.hasher, device?.keys);
    const event = this.openEvent(call, hashes);
    const eventKeys = Object.values(hashes);
    ports.inFlight.enter(caller.spaceId, eventKeys, event);
    try {
      const look = ports.velocity.look({
        spaceId: caller.spaceId,
        plan: policy.compiled.velocity,
        hashes,
        event,
        historyKinds: historyKinds(call.config),
      });
      // It is awaited below; should a module throw first, its own failure must not go unheard.
      look.catch(() => undefined);
      return await this.decideAndKeep(call, policy, { hashes, event, eventKeys, look, device });
    } finally {
      ports.inFlight.leave(caller.spaceId, eventKeys, event);
    }
  }

  private openEvent(
    { request, receivedAt }: FraudCall,
    hashes: KeyHashes,
  ): OpenEvent & { readonly transactionId: string } {
    const transactionId = request.transaction_id ?? this.ports.sources.transactionId();
    return {
      id: this.ports.sources.timeOrderedId(),
      transactionId,
      transaction: this.ports.hasher('transaction', transactionId),
      at: receivedAt,
      amount: request.transaction_amount ?? null,
      currency: request.transaction_currency?.replace(CONTROL, ' ') ?? null,
      action_type: request.action_type?.slice(0, LONGEST_ACTION).replace(CONTROL, ' ') ?? null,
      ip_country: null,
      state: null,
      subjects: subjectsOf(hashes),
    };
  }

  private async decideAndKeep(
    call: FraudCall,
    policy: ActivePolicy,
    open: {
      readonly hashes: KeyHashes;
      readonly event: OpenEvent & { readonly transactionId: string };
      readonly eventKeys: readonly string[];
      readonly look: Promise<VelocityLook>;
      readonly device: OpenedDevice | null;
    },
  ): Promise<string> {
    const { ports } = this;
    const { request, config, caller } = call;
    const writes: Write[] = open.device?.write ? [open.device.write] : [];
    const context = this.signalContext(call, open.look, writes);
    const [{ details: found, evidence }, look, serviceId, tags, told] = await Promise.all([
      gatherSignals(context, { signals: ports.features, context, device: open.device }),
      open.look,
      ports.nextServiceId(),
      this.tagsFor(call, policy),
      ports.wants(caller.account, caller.spaceId, 'transaction/processed'),
    ]);
    const details = testScenarios.overlay(caller, request, found);
    open.event.ip_country = details.ip_details?.country ?? null;
    const velocity = config.ignore_velocity_rules ? [] : await look.values();
    const unscored = factsOf(request, details, null, tags);
    const scored = ports.model?.score({ caller, facts: unscored, velocity, policy, now: call.receivedAt });
    const blackboxScore = scored?.score ?? null;
    const listHits: [string, string][] = [];
    const input: DecisionInput = {
      // Not made anew: that is half a hundred members.
      facts: Object.assign(unscored, { blackbox_score: blackboxScore }),
      now: call.receivedAt,
      velocity,
      lists: {
        has(list, value) {
          const held = policy.lists.has(list, value);
          if (held) listHits.push([list, value]);
          return held;
        },
        isEmpty: (list) => policy.lists.isEmpty?.(list) === true,
      },
    };
    const decision = testScenarios.settle(caller, request, decide(policy.compiled, input));
    open.event.state = decision.state;
    const calculationTime = Math.max(0, ports.sources.now() - call.receivedAt);
    const data = fraudData({
      transactionId: open.event.transactionId,
      config,
      decision,
      details,
      blackboxScore,
      calculationTime,
      serviceId,
    });
    const answered = onlyRequested(data, config);
    const answer = successBody(answered);
    const seen: SeenRecord = {
      engine: ENGINE_VERSION,
      config,
      ...(isAllAnswered(config, details) ? {} : { details }),
      evidence,
      velocity: velocity.map((answer) => answer.value),
      lower_bounds: lowerBoundsOf(velocity),
      list_hits: listHits,
      versions: { policy: policy.version, lists: policy.listsVersion, data: ports.data.versionsDigest() },
      shadow_rules: decision.shadow_rules.map((rule) => rule.id),
      ...(tags ? { tags } : {}),
      blackbox_score: blackboxScore,
      ...(scored ? { model: scored.seen } : {}),
      calculation_time: calculationTime,
      at: call.receivedAt,
    };
    const decided: DecidedCall = {
      spaceId: caller.spaceId,
      evaluationId: open.event.id,
      transactionId: open.event.transactionId,
      at: call.receivedAt,
      state: decision.state,
    };
    const evaluation: NewEvaluation = {
      accountId: caller.spaceId,
      event: { ...open.event, state: decision.state },
      transactionId: open.event.transactionId,
      serviceId,
      fraudScore: decision.fraud_score,
      policyVersion: policy.version,
      request: JSON.stringify(request),
      seen: JSON.stringify(seen),
      answer,
      eventKeys: open.eventKeys,
      historyKeys: sightedKeys(open.hashes),
      listAdditions:
        caller.key.kind === 'test'
          ? []
          : decision.list_actions.map((action) => ({ ...action, accountId: caller.account.id })),
      ...(call.idempotency ? { idempotency: call.idempotency } : {}),
      writes: [
        ...writes.map((write) => (connection: Connection) => write(connection, decided)),
        ...this.listNews(call, policy, decision),
      ],
      ...(told
        ? {
            outbox: {
              event: 'transaction/processed',
              data: JSON.stringify(answered),
              userHash: open.hashes.user_id ?? null,
              emailHash: open.hashes.email ?? null,
            },
          }
        : {}),
    };
    await ports.keep(evaluation);
    // The next call meets the new entries. They are kept already: should this fail, the follower brings them.
    if (evaluation.listAdditions.length > 0) await ports.directory.refresh().catch(() => undefined);
    ports.metrics.decisions.inc({ state: decision.state });
    ports.metrics.calls.observe((ports.sources.now() - call.receivedAt) / 1000);
    return answer;
  }

  /** Tags given to an earlier evaluation of the transaction; asked for only where a rule reads them. */
  private async tagsFor(
    { caller, request }: FraudCall,
    policy: ActivePolicy,
  ): Promise<readonly string[] | null> {
    if (request.transaction_id === undefined || !policy.compiled.layout.reads('tags')) return null;
    return this.ports.tagsOf(caller.spaceId, request.transaction_id);
  }

  /** What rules put on lists is told with the evaluation. */
  private listNews(
    { caller, receivedAt }: FraudCall,
    { compiled }: ActivePolicy,
    { list_actions }: Decision,
  ) {
    if (caller.key.kind === 'test') return [];
    return list_actions.flatMap(({ list_id, value, rule_id }) => {
      const list = compiled.set.lists.find(({ id }) => id === list_id);
      if (!list) return [];
      const change: ListChange = {
        accountId: caller.account.id,
        list,
        added: [value],
        removed: [],
        cleared: false,
        author: `rule ${rule_id}`,
        at: receivedAt,
      };
      return [(connection: Connection) => this.ports.listChanged(connection, change)];
    });
  }

  private async openDevice({ caller, request, config, receivedAt }: FraudCall): Promise<OpenedDevice | null> {
    if (!this.ports.devices || !config.device_fingerprinting || !request.session) return null;
    return this.ports.devices.open({ caller, request, config, now: receivedAt });
  }

  private signalContext(call: FraudCall, look: Promise<VelocityLook>, writes: Write[]): FeatureContext {
    const { ports } = this;
    const deadline = call.receivedAt + ports.callDeadlineMs;
    return {
      caller: call.caller,
      request: call.request,
      config: call.config,
      data: ports.data,
      providers: call.caller.key.kind === 'test' ? ports.noProviders : ports.providers,
      now: call.receivedAt,
      deadline,
      deadlineOf: (module) => {
        const timeoutMs = call.config[module]?.timeout ?? call.caller.account.settings.timeouts?.[module];
        return timeoutMs === undefined ? deadline : Math.min(deadline, call.receivedAt + timeoutMs);
      },
      history: async (kind) =>
        fraudHistory((await look).history[kind] ?? [], call.caller.spaceId, ports.directory.sharing()),
      newId: () => ports.sources.timeOrderedId(),
      also: (write) => {
        writes.push(write);
      },
    };
  }
}
