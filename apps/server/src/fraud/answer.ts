import type { FraudConfig, FraudData } from '@assay/contract';
import type { Decision } from '@assay/rules';
import type { Details } from './signal';

export interface AnswerParts {
  readonly transactionId: string;
  readonly config: FraudConfig;
  readonly decision: Decision;
  readonly details: Details;
  readonly blackboxScore: number | null;
  readonly calculationTime: number;
  readonly serviceId: number;
}

/** The score of an address is that of the rules about it. */
const ipScore = (decision: Decision): number =>
  decision.rule_category_details.find((category) => category.id === 'ip')?.score ?? 0;

/** Members that are sent only when their module is on and `response_fields` names them. */
const ON_REQUEST = {
  aml_bank_screening_details: 'aml_bank_screening_api',
  session_monitoring_details: 'session_monitoring_api',
} as const satisfies { readonly [name in keyof Details]?: keyof FraudConfig };

function onRequest({ details, config }: AnswerParts): Partial<FraudData> {
  if (!config.response_fields) return {};
  return Object.fromEntries(
    Object.entries(ON_REQUEST)
      .filter(([, module]) => config[module])
      .map(([name]) => [name, details[name as keyof typeof ON_REQUEST]]),
  );
}

/** `data` of the fraud response, members in the documented order. */
export function fraudData(parts: AnswerParts): FraudData {
  const { decision, details } = parts;
  return {
    id: parts.transactionId,
    state: decision.state,
    fraud_score: decision.fraud_score,
    blackbox_score: parts.blackboxScore,
    ip_details: details.ip_details && { ...details.ip_details, score: ipScore(decision) },
    email_details: details.email_details,
    bin_details: details.bin_details,
    phone_details: details.phone_details,
    aml_details: details.aml_details,
    device_details: details.device_details,
    geolocation_details: details.geolocation_details,
    version: 'v2',
    applied_rules: [...decision.applied_rules],
    calculation_time: parts.calculationTime,
    service_id: parts.serviceId,
    rule_category_details: [...decision.rule_category_details],
    string_analyses: [...details.string_analyses],
    ...onRequest(parts),
  };
}

/** `config.response_fields`: a strict allow-list of members of `data`; unknown names are ignored. */
export function onlyRequested(data: FraudData, config: FraudConfig): Partial<FraudData> {
  if (!config.response_fields) return data;
  const wanted = new Set(config.response_fields.split(',').map((name) => name.trim()));
  return Object.fromEntries(Object.entries(data).filter(([name]) => wanted.has(name)));
}
