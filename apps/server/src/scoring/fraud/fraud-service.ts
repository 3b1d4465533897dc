import { FRAUD_ROUTES } from '@assay/contract';
import { answerOf } from '../../platform/http';
import { fraudData, onlyRequested } from './answer';
import { type DecidedBy, decideCall } from './decide-call';
import type { FraudCall, FraudPorts } from './fraud-call';
import { openGather } from './gather';
import { type GatheredCall, gatherCall, historyKindsOf } from './gather-call';
import { type AnsweredCall, evaluationOf, keepCall } from './keep-call';
import { closeCall, openCall } from './open-call';
import { seenRecord } from './seen-record';
import { CALL_SIGNALS } from './signals/plain-signals';

/** Puts the decision into the wire's shape, with the record of what it saw. */
function answerCall(ports: FraudPorts, call: GatheredCall, decided: DecidedBy): AnsweredCall {
  const { config, details, transactionId, serviceId } = call;
  const { decision, scored } = decided;
  const calculationTime = Math.max(0, ports.ambient.now() - call.receivedAt);
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
  const seen = seenRecord(call, decided, { dataDigest: ports.data.versionsDigest(), calculationTime });
  const answer = answerOf(FRAUD_ROUTES.scoreTransaction, answered).body;
  return Object.assign(call, { decision, seen, answered, answer });
}

/** The fraud call: one straight corridor from a read request to a durable decision. */
export class FraudService {
  private readonly gather: ReturnType<typeof openGather>;
  private readonly historyKinds: ReturnType<typeof historyKindsOf>;

  constructor(private readonly ports: FraudPorts) {
    const signals = { ...CALL_SIGNALS, ...ports.features };
    this.gather = openGather(signals, ports.tracing.part);
    this.historyKinds = historyKindsOf(signals);
  }

  /**
   * Scores a transaction and keeps the decision before answering.
   * @returns the JSON text of the envelope.
   * @throws ApiError 1002 when `ip` is not an address; StoreUnavailable while the database is away.
   */
  async score(call: FraudCall): Promise<string> {
    const ports = this.ports;
    const { part } = ports.tracing;
    const open = await part('open', () => openCall(ports, call, this.historyKinds(call.config)));
    try {
      const gathered = await part('gather', () => gatherCall(ports, open, this.gather));
      const decided = part('decide', () => decideCall(ports, gathered));
      const answered = answerCall(ports, gathered, decided);
      await part('keep', () => keepCall(ports, evaluationOf(ports, answered)));
      ports.onKept(answered.event.id, answered);
      ports.metrics.decisions.inc({ state: answered.decision.state });
      ports.metrics.undecidedRules.inc(answered.decision.undecided_rules.length);
      ports.metrics.calls.observe({
        value: (ports.ambient.now() - call.receivedAt) / 1000,
        exemplarLabels: ports.tracing.ids(),
      });
      return answered.answer;
    } finally {
      closeCall(ports, open);
    }
  }
}
