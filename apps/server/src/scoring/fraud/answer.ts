import {
  type Details,
  FRAUD_MODULES,
  type FraudConfig,
  type FraudData,
  modulesAt,
  type TransactionId,
} from '@assay/contract';
import type { Decision } from '@assay/rules';

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
/** Modules that are sent only when they are on and `response_fields` names them. */
const ON_REQUEST = modulesAt('on_request').map((name) => ({ name, config: FRAUD_MODULES[name].config }));

/** The score of an address is that of the rules about it. */
const ipScore = (decision: Decision): number =>
  decision.rule_category_details.find((category) => category.id === 'ip')?.score ?? 0;

/** `data` of the fraud response, members in the documented order. */
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
  // The schema of the answer is made of the same table.
  return data as FraudData;
}

/** `config.response_fields`: a strict allow-list of members of `data`; unknown names are ignored. */
export function onlyRequested(data: FraudData, config: FraudConfig): Partial<FraudData> {
  if (!config.response_fields) return data;
  const wanted = new Set(config.response_fields.split(',').map((name) => name.trim()));
  return Object.fromEntries(Object.entries(data).filter(([name]) => wanted.has(name)));
}

/** Whether the answer holds every detail: some are sent only when `response_fields` names them. */
export const isAllAnswered = (config: FraudConfig, details: Details): boolean =>
  !config.response_fields && ON_REQUEST.every(({ name }) => details[name] === null);
