import { FRAUD_ROUTES, type FraudData } from '@assay/contract';
import { answerOf } from '../../platform/http';
import { CALL_SIGNALS } from '../modules/plain-signals';
import { fraudData, onlyRequested, seenRecord } from './answer';
import { type DecidedBy, decideCall } from './decide-call';
import type { FraudCall, FraudPorts } from './fraud-call';
import { type GatheredCall, gatherCall, historyKindsOf, openGather } from './gather';
import { type AnsweredCall, evaluationOf, storeCall } from './keep-call';
import { closeCall, openCall } from './open-call';

/** Builds the response of a decision and the record of its inputs. */
function answerCall(ports: FraudPorts, gathered: GatheredCall, decided: DecidedBy): AnsweredCall {
  const { details, serviceId } = gathered;
  const { call, transactionId } = gathered.open;
  const { config } = call;
  const { decision, scored } = decided;
  const calculationTime = Math.max(0, ports.runtime.now() - call.receivedAt);
  const data = fraudData({
    transactionId,
    config,
    decision,
    details,
    blackboxScore: scored?.score ?? null,
    calculationTime,
    serviceId,
  });
  const answered = onlyRequested(data, config);
  const seen = seenRecord(gathered, decided, { dataDigest: ports.data.versionsDigest(), calculationTime });
  const text = answerOf(FRAUD_ROUTES.scoreTransaction, answered).body;
  return { gathered, decision, seen, data, answered, text };
}

/** The result of a fraud request. */
interface ScoredCall {
  /** All results, regardless of `config.response_fields`. */
  readonly data: FraudData;
  /** JSON text of the envelope as sent, limited to the members in `config.response_fields`. */
  readonly text: string;
}

/** Scoring pipeline of the fraud API, from a parsed request to a stored decision. */
export class FraudService {
  private readonly gather: ReturnType<typeof openGather>;
  private readonly historyKinds: ReturnType<typeof historyKindsOf>;

  constructor(private readonly ports: FraudPorts) {
    const signals = { ...CALL_SIGNALS, ...ports.features };
    this.gather = openGather(signals, ports.tracing.part);
    this.historyKinds = historyKindsOf(signals);
  }

  /**
   * Scores a transaction and stores the decision before it returns.
   * @returns the response; the same values are stored
   * @throws ApiError 1002 when `ip` is not an address; StoreUnavailable while the database is unavailable
   */
  async score(call: FraudCall): Promise<ScoredCall> {
    const ports = this.ports;
    const { part } = ports.tracing;
    const open = await part('open', () => openCall(ports, call, this.historyKinds(call.config)));
    try {
      const gathered = await part('gather', () => gatherCall(ports, open, this.gather));
      const decided = part('decide', () => decideCall(ports, gathered));
      const answered = answerCall(ports, gathered, decided);
      await part('store', () => storeCall(ports, evaluationOf(ports, answered)));
      const { seen, data, text } = answered;
      ports.onKept(open.event.id, { request: call.request, seen, answered: answered.answered });
      ports.metrics.decisions.inc({ state: answered.decision.state });
      ports.metrics.undecidedRules.inc(answered.decision.undecided_rules.length);
      ports.metrics.calls.observe({
        value: (ports.runtime.now() - call.receivedAt) / 1000,
        exemplarLabels: ports.tracing.ids(),
      });
      return { data, text };
    } finally {
      closeCall(ports, open);
    }
  }
}
