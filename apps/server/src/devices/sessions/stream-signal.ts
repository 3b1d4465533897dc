import type { SessionMonitoringDetails } from '@assay/contract';
import { type Database, deviceCompany, findStream, type KeptStream, linkStream } from '@assay/store';
import type { FeatureContext, Signal } from '../../scoring/index';
import { type Hasher, keyHash, reservedStream } from '../../scoring/index';
import { RISK_THRESHOLDS } from './data/risk-thresholds';
import { sessionMetadata } from './metadata';
import { type Judgement, judgeSession } from './risk/session-risk';
import { parseSummary, type SessionSummary } from './summary';

/** The wire knows other platforms; streams come from pages alone. */
const PLATFORM = 'web';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface JudgedStream {
  readonly summary: SessionSummary;
  readonly details: SessionMonitoringDetails;
  readonly judgement: Judgement;
}

/** What a stream shows at a moment (UNIX ms), beside the others that look like it. */
export async function judgeStream(
  database: Database,
  stream: KeptStream,
  now: number,
): Promise<JudgedStream> {
  const summary = parseSummary(stream.summary);
  const company =
    stream.deviceHash === null
      ? null
      : await deviceCompany(database, stream.spaceId, stream.deviceHash, now - RISK_THRESHOLDS.farm.withinMs);
  const judgement = judgeSession({ summary, company });
  return {
    summary,
    judgement,
    details: {
      sdk_platform: PLATFORM,
      sdk_version: summary.sdkVersion ?? '',
      metadata: sessionMetadata(stream, summary),
      session_risk: judgement.risk,
    },
  };
}

/** Who the sessions that this call names belong to, as keyed hashes. */
function personOf({ request }: FeatureContext, hasher: Hasher) {
  return {
    userHash: request.user_id ? hasher('user_id', request.user_id) : null,
    emailHash: request.email ? keyHash(hasher, 'email', request.email) : null,
  };
}

/**
 * `session_monitoring_details` of the fraud call. A stream that is missing, unknown or of another account is no error:
 * null. The call is linked to the stream that it names either way, so that what arrives later is found with it.
 */
export const streamSignal = (
  database: Database,
  hasher: Hasher,
): Signal<'session_monitoring_details', FeatureContext> => ({
  wants: (request, config) => config.session_monitoring_api === true && request.stream_id !== undefined,
  async look(context, evidence) {
    const streamId = context.request.stream_id?.toLowerCase() ?? '';
    const reserved = context.reserved ? reservedStream(streamId) : null;
    if (reserved) return reserved;
    if (!UUID.test(streamId)) return null;
    context.also((connection, call) =>
      linkStream(connection, {
        spaceId: call.spaceId,
        streamId,
        evaluationId: call.evaluationId,
        transactionId: call.transactionId,
        at: call.at,
        ...personOf(context, hasher),
      }),
    );
    const stream = await findStream(database, context.caller.spaceId, streamId);
    if (!stream) return null;
    const { details, judgement } = await judgeStream(database, stream, context.now);
    evidence({
      risk_version: judgement.version,
      reasons: judgement.findings,
      ...(judgement.timing !== null && { timing: judgement.timing }),
    });
    return details;
  },
});
