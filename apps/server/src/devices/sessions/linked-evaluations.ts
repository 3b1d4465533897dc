import type { EnvironmentId, FraudRequest } from '@assay/contract';
import type { LinkedEvaluationDocument } from '@assay/management-api';
import { type Connection, readEvaluations, type StreamLink, statesByPeople } from '@assay/store';
import { timestamp } from '../../management/index';

type Link = Pick<StreamLink, 'evaluationId' | 'transactionId' | 'at'>;

/** Returns links between streams and evaluations with the decisions of the evaluations, by evaluation ID. */
export async function linkedEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  links: readonly Link[],
): Promise<ReadonlyMap<string, LinkedEvaluationDocument>> {
  const evaluations = await readEvaluations(
    connection,
    environmentId,
    links.map(({ evaluationId }) => evaluationId),
  );
  const found = new Map<string, (typeof evaluations)[number]>(evaluations.map((each) => [each.id, each]));
  const states = await statesByPeople(
    connection,
    environmentId,
    evaluations.map(({ transactionId }) => transactionId),
  );
  return new Map(
    links.map(({ evaluationId, transactionId, at }) => {
      const evaluation = found.get(evaluationId);
      const request = evaluation ? (JSON.parse(evaluation.request) as FraudRequest) : null;
      return [
        evaluationId,
        {
          evaluation_id: evaluationId,
          transaction_id: transactionId,
          at: timestamp(at),
          current_state: evaluation ? (states.get(evaluationId) ?? evaluation.state) : null,
          fraud_score: evaluation?.fraudScore ?? null,
          amount: request?.transaction_amount ?? null,
          currency: request?.transaction_currency ?? null,
          user_id: request?.user_id ?? null,
        },
      ];
    }),
  );
}
