import { createHash } from 'node:crypto';
import {
  type AmlDetails,
  ApiError,
  type ExecutionId,
  type FraudConfig,
  type FraudRequest,
  fraudConfigOf,
  REQUEST_FIELDS,
  type TransactionId,
  type WorkflowNode,
} from '@assay/contract';
import type { Database } from '@assay/store';
import type { Caller } from '../../identity/index';
import { once } from '../../platform/idempotency';
import type { Runtime } from '../../platform/runtime';
import type { FraudService } from '../../scoring/index';
import type { CheckOutcome, ExecutionState } from '../execution/state-shape';

const ROUTE = 'workflow-fraud-step';
const STATUS_OF = { APPROVE: 'APPROVED', REVIEW: 'REVIEW', DECLINE: 'DECLINED' } as const;
/** An eKYC result is returned only if named here, together with all fields that the step reads. */
const EKYC_FIELDS = 'id,state,fraud_score,aml_details,ekyc_result,ekyc_data';

const EKYC_FAILED = "The identity check failed: the person's data doesn't match any source.";

const MATCHES = [
  'has_sanction_match',
  'has_crimelist_match',
  'has_watchlist_match',
  'has_pep_match',
  'has_adversemedia_match',
] as const;

/** Members of a response that a step reads. */
interface AnswerData {
  readonly state: keyof typeof STATUS_OF;
  readonly fraud_score: number;
  readonly aml_details?: Pick<AmlDetails, (typeof MATCHES)[number]> | null;
  readonly ekyc_result?: string | null;
}

interface StoredAnswer {
  readonly data: AnswerData;
}

/** Returns the number for the step's scheme; a general check uses `id_value` as sent. */
function idOf({ settings }: WorkflowNode, { nin, bvn, cpf }: ExecutionState['inputs']): unknown {
  if (settings?.scheme === 'CPF') return cpf;
  if (settings?.scheme === 'NIN') return nin;
  return settings?.scheme === 'BVN' ? (bvn ?? nin) : undefined;
}

/**
 * Returns the fraud request of a step: the inputs, the browser's data, and the id that identifies a
 * repetition.
 */
function requestOf(node: WorkflowNode, state: ExecutionState, transactionId: TransactionId): FraudRequest {
  const { inputs, ip, deviceSession } = state;
  const known = Object.fromEntries(
    Object.entries(inputs).filter(([name]) => Object.hasOwn(REQUEST_FIELDS, name)),
  ) as FraudRequest;
  const idValue = node.type === 'EKYC' ? idOf(node, inputs) : undefined;
  return {
    ...known,
    ...(ip === null ? {} : { ip }),
    ...(known.session === undefined && deviceSession !== null ? { session: deviceSession } : {}),
    ...(typeof idValue === 'string' ? { id_value: idValue } : {}),
    transaction_id: transactionId,
  };
}

/** Returns the step outcome for a fraud response. */
function fraudOutcome(
  node: Pick<WorkflowNode, 'type'>,
  config: FraudConfig,
  data: AnswerData,
  transactionId: TransactionId,
): CheckOutcome {
  const open: string[] = [];
  if (config.aml_api && data.aml_details === null) open.push("The screening didn't return a result.");
  if (MATCHES.some((match) => data.aml_details?.[match])) open.push('The screening found a match.');
  const ekyc = node.type === 'EKYC' ? (data.ekyc_result ?? null) : 'SUCCESS';
  if (ekyc === null || ekyc === 'ERROR') open.push('No eKYC source returned a result.');
  const byState = STATUS_OF[data.state];
  const status =
    ekyc === 'FAILED' ? 'DECLINED' : byState === 'APPROVED' && open.length > 0 ? 'REVIEW' : byState;
  return {
    status,
    statusDetail: ekyc === 'FAILED' ? EKYC_FAILED : (open[0] ?? null),
    findings: [],
    extracted: { state: data.state, fraud_score: data.fraud_score },
    duplicatesFound: null,
    transactionId,
  };
}

export interface FraudStepPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly fraud: Pick<FraudService, 'score'>;
}

/**
 * Runs a fraud, screening or eKYC step as a regular, stored fraud request. If the process dies before the
 * result is recorded in the execution, the next attempt reuses the stored response.
 * @throws StoreUnavailable
 */
export async function takeFraudStep(
  ports: FraudStepPorts,
  caller: Caller,
  executionId: ExecutionId,
  node: WorkflowNode,
  state: ExecutionState,
): Promise<CheckOutcome> {
  const transactionId = `${executionId}.${node.id}`;
  const request = requestOf(node, state, transactionId);
  const config = {
    ...fraudConfigOf(node),
    ...(node.type === 'EKYC' ? { response_fields: EKYC_FIELDS } : {}),
  };
  const call = {
    environmentId: caller.environmentId,
    route: ROUTE,
    key: transactionId,
    bodyHash: createHash('sha256')
      .update(JSON.stringify([request, config]))
      .digest(),
  };
  const { database, runtime } = ports;
  try {
    const answer = await once(database, runtime, call, async (idempotency) => {
      const receivedAt = runtime.now();
      const scored = await ports.fraud.score({
        caller,
        request,
        config,
        receivedAt,
        ...(idempotency ? { idempotency } : {}),
      });
      return { status: 200, body: scored.text, data: scored.data, fulfilled: true };
    });
    // An earlier attempt stored only the text of its response.
    const data = 'data' in answer ? answer.data : (JSON.parse(answer.body) as StoredAnswer).data;
    return fraudOutcome(node, config, data, transactionId);
  } catch (error) {
    const isOfInput = error instanceof ApiError && error.entry.status === 400;
    if (!isOfInput) throw error;
    return {
      status: 'ERROR',
      statusDetail: 'The fraud check rejected the inputs.',
      findings: [],
      extracted: {},
      duplicatesFound: null,
      transactionId: null,
    };
  }
}
