import {
  type Details,
  FRAUD_MODULES,
  type FraudConfig,
  type FraudData,
  modulesAt,
  type TransactionId,
} from '@assay/contract';
import type { Decision, VelocityValue } from '@assay/rules';
import type { ModuleEvidence } from '../modules/signal';
import { canarySeedOf, type DecidedBy } from './decide-call';
import type { GatheredCall } from './gather';
import { accountAmount } from './open-call';

/**
 * Version of the decision engine. Since '2', `applied_rules` names the list or reserved value that fixed the
 * state.
 */
const ENGINE_VERSION = '2';

/**
 * Everything that the decision used in addition to the request and the module details. It is enough to
 * reproduce the decision byte for byte.
 */
export interface SeenRecord {
  readonly engine: string;
  readonly config: FraudConfig;
  /** Details of the modules; present if the response doesn't contain all of them. */
  readonly details?: Details;
  readonly evidence: ModuleEvidence;
  /** Results of the velocity plan, in its order. */
  readonly velocity: readonly VelocityValue['value'][];
  /** Positions in `velocity` of values that are lower bounds. */
  readonly lower_bounds: readonly number[];
  /**
   * Positions in `velocity` of values that were not computed because the step budget of the request ran out.
   * Absent if the budget sufficed.
   */
  readonly velocity_spent?: readonly number[];
  /** Lists that contained the value that was looked up. */
  readonly list_hits: readonly (readonly [list: string, value: string])[];
  /** Amount in the currency of the account, if the policy has one and the rate is known. */
  readonly account_amount?: number;
  /** Names of the keys under which the policy had the transaction stored, in addition to the built-in ones. */
  readonly keys?: readonly string[];
  readonly versions: {
    readonly policy: number;
    readonly lists: number;
    /** Digest of the data versions; the `data_version` table maps it to the versions. */
    readonly data: string;
  };
  /** Ids of the shadow rules that would have matched, and of canary rules that did not count. */
  readonly shadow_rules: readonly string[];
  /** Tags of the transaction, if a rule reads them. */
  readonly tags?: readonly string[];
  /** Seed for drawing canary rules; absent without canary rules. */
  readonly canary?: number;
  readonly blackbox_score: number | null;
  /** The model that scored, and its inputs that are not recorded elsewhere. */
  readonly model?: unknown;
  readonly calculation_time: number;
  readonly at: number;
}

/** Returns the positions of the values that match the predicate; usually empty. */
function positionsOf(
  velocity: readonly VelocityValue[],
  is: (value: VelocityValue) => boolean,
): readonly number[] {
  const positions: number[] = [];
  for (const [at, value] of velocity.entries()) if (is(value)) positions.push(at);
  return positions;
}

/**
 * Returns the record that is stored with an evaluation. `dataDigest` identifies the versions of the offline
 * data.
 */
export function seenRecord(
  gathered: GatheredCall,
  { decision, scored, listHits }: DecidedBy,
  more: { readonly dataDigest: string; readonly calculationTime: number },
): SeenRecord {
  const { open, details, velocity, tags } = gathered;
  const { call, policy } = open;
  const { config } = call;
  const canary = canarySeedOf(open);
  const amount = accountAmount(call.request, open.rates);
  const spent = positionsOf(velocity, ({ isSpent }) => isSpent === true);
  return {
    engine: ENGINE_VERSION,
    config,
    ...(isAllAnswered(config, details) ? {} : { details }),
    evidence: gathered.evidence,
    velocity: velocity.map((answer) => answer.value),
    lower_bounds: positionsOf(velocity, ({ lowerBound }) => lowerBound),
    ...(spent.length === 0 ? {} : { velocity_spent: spent }),
    list_hits: listHits,
    ...(amount === null ? {} : { account_amount: amount }),
    ...(open.declared.size === 0 ? {} : { keys: [...open.declared.keys()] }),
    versions: { policy: policy.version, lists: policy.listsVersion, data: more.dataDigest },
    shadow_rules: decision.shadow_rules.map((rule) => rule.id),
    ...(tags ? { tags } : {}),
    ...(canary === null ? {} : { canary }),
    blackbox_score: scored?.score ?? null,
    ...(scored ? { model: scored.seen } : {}),
    calculation_time: more.calculationTime,
    at: call.receivedAt,
  };
}

interface AnswerParts {
  readonly transactionId: TransactionId;
  readonly config: FraudConfig;
  readonly decision: Decision;
  readonly details: Details;
  readonly blackboxScore: number | null;
  readonly calculationTime: number;
  readonly serviceId: number;
}

const FIRST = modulesAt('first');
const LAST = modulesAt('last');
/** Modules that are returned only if they are enabled and `response_fields` names them. */
const ON_REQUEST = modulesAt('on_request').map((name) => ({ name, config: FRAUD_MODULES[name].config }));

/** Returns the score of the IP rules, which is the score of the address. */
const ipScore = (decision: Decision): number =>
  decision.rule_category_details.find((category) => category.id === 'ip')?.score ?? 0;

/** Builds `data` of the fraud response with the members in the documented order. */
export function fraudData({ decision, details, config, ...parts }: AnswerParts): FraudData {
  const data: { [member: string]: unknown } = {
    id: parts.transactionId,
    state: decision.state,
    fraud_score: decision.fraud_score,
    blackbox_score: parts.blackboxScore,
  };
  for (const name of FIRST) data[name] = details[name];
  if (details.ip_details) data.ip_details = { ...details.ip_details, score: ipScore(decision) };
  data.version = 'v2';
  data.applied_rules = [...decision.applied_rules];
  data.calculation_time = parts.calculationTime;
  data.service_id = parts.serviceId;
  data.rule_category_details = [...decision.rule_category_details];
  for (const name of LAST) data[name] = details[name];
  if (config.response_fields) {
    for (const module of ON_REQUEST) {
      if (module.config === null || config[module.config]) data[module.name] = details[module.name];
    }
  }
  // The response schema is generated from the same table.
  return data as FraudData;
}

/** Applies `config.response_fields`, a strict allowlist of the members of `data`. Unknown names are ignored. */
export function onlyRequested(data: FraudData, config: FraudConfig): Partial<FraudData> {
  if (!config.response_fields) return data;
  const wanted = new Set(config.response_fields.split(',').map((name) => name.trim()));
  return Object.fromEntries(Object.entries(data).filter(([name]) => wanted.has(name)));
}

/** Returns true if the response contains all details. Some are sent only when `response_fields` names them. */
const isAllAnswered = (config: FraudConfig, details: Details): boolean =>
  !config.response_fields && ON_REQUEST.every(({ name }) => details[name] === null);
