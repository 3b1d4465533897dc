import {
  ApiError,
  type EnvironmentId,
  type SessionMetadata,
  type SessionMonitoringDetails,
  STREAM_AUTH_PATH,
  STREAM_INGEST_PATH,
  STREAM_LIMITS,
  STREAM_ROUTES,
} from '@assay/contract';
import { STREAM_MANAGEMENT, type StreamDocument, type StreamSummaryDocument } from '@assay/management-api';
import {
  type Database,
  deviceCompany,
  findStream,
  linkStream,
  listStreams,
  newestLinks,
  readTimeline,
  removeStreamsOlderThan,
  type StoredStream,
  type StreamFilter,
  streamLinks,
  streamWriter,
} from '@assay/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admits, callerOf, type RoutePorts, remoteAddress } from '../../identity/index';
import { type ManagementApi, reads, spaceOf, timestamp, timestampOrNull, uuid } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { answerOf } from '../../platform/http';
import { sendAnswer } from '../../platform/idempotency';
import type { SigningSecrets } from '../../platform/secrets/signing-secrets';
import {
  type EnrichmentData,
  type FeatureContext,
  type FeatureSignals,
  type Hasher,
  keyHash,
  reservedStream,
  type Signal,
} from '../../scoring/index';
import { RISK_THRESHOLDS } from './data/risk-thresholds';
import { linkedEvaluations } from './linked-evaluations';
import { type Judgement, judgeSession } from './risk/session-risk';
import { streamFold } from './stream-fold';
import { StreamGate } from './stream-gate';
import { authData, type IngestPorts, ingest } from './stream-ingest';
import { streamTokens } from './stream-token';
import { parseSummary, type SessionSummary } from './summary';
import { readableTimeline } from './timeline';

const seconds = (milliseconds: number): number => Math.round(milliseconds) / 1000;
const unixSeconds = (milliseconds: number): string => String(Math.floor(milliseconds / 1000));

/** Returns the `metadata` of the session: UNIX seconds as text, durations in seconds. */
function sessionMetadata(stream: StoredStream, summary: SessionSummary): SessionMetadata {
  const first = summary.first ?? stream.openedAt;
  const last = summary.last ?? stream.updatedAt;
  return {
    start_time: unixSeconds(first),
    end_time: unixSeconds(last),
    session_duration: seconds(last - first),
    page_count: summary.pages,
    active_time: seconds(summary.active),
    idle_time: seconds(summary.idle),
    off_screen_time: seconds(summary.offScreen),
  };
}

/** The API defines other platforms, but streams come only from web pages. */
const PLATFORM = 'web';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface JudgedStream {
  readonly summary: SessionSummary;
  readonly details: SessionMonitoringDetails;
  readonly judgement: Judgement;
}

/** Evaluates a stream at a time (UNIX ms), together with similar streams. */
async function judgeStream(database: Database, stream: StoredStream, now: number): Promise<JudgedStream> {
  const summary = parseSummary(stream.summary);
  const company =
    stream.deviceHash === null
      ? null
      : await deviceCompany(
          database,
          stream.environmentId,
          stream.deviceHash,
          now - RISK_THRESHOLDS.farm.withinMs,
        );
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

/** Returns the user of the sessions named in this request, as keyed hashes. */
function personOf({ request }: FeatureContext, hasher: Hasher) {
  return {
    userHash: request.user_id ? hasher('user_id', request.user_id) : null,
    emailHash: request.email ? keyHash(hasher, 'email', request.email) : null,
  };
}

/**
 * Returns `session_monitoring_details` of the fraud request. A missing, unknown or foreign stream yields
 * null, not an error. The request is linked to the named stream in any case, so that later batches are found
 * with it.
 */
const streamSignal = (
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
        environmentId: call.environmentId,
        streamId,
        evaluationId: call.evaluationId,
        transactionId: call.transactionId,
        at: call.at,
        ...personOf(context, hasher),
      }),
    );
    const stream = await findStream(database, context.caller.environmentId, streamId);
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

const DEFAULT_PAGE = 100;

const membersOf = (stream: StoredStream, summary: SessionSummary) => ({
  stream_id: stream.id,
  label: stream.label,
  // The first batch arrives after its events.
  opened_at: timestamp(summary.first ?? stream.openedAt),
  updated_at: timestamp(stream.updatedAt),
  ended_at: timestampOrNull(stream.endedAt),
  events: stream.events,
});

/** Adds the routes of /sessions: current reports and events of monitored sessions. */
const streamManagementRoutes =
  (hasher: Hasher) =>
  (api: ManagementApi): void => {
    const { database } = api.routePorts;

    async function listed(environmentId: EnvironmentId, filter: StreamFilter, limit: number, now: number) {
      const streams = await listStreams(database, environmentId, filter, limit);
      const ids = streams.map(({ id }) => id);
      const links = await newestLinks(database, environmentId, ids);
      const evaluations = await linkedEvaluations(database, environmentId, [...links.values()]);
      const sessions: StreamSummaryDocument[] = [];
      for (const stream of streams) {
        const { details, summary } = await judgeStream(database, stream, now);
        const link = links.get(stream.id);
        sessions.push({
          ...membersOf(stream, summary),
          duration: details.metadata.session_duration,
          evaluation: (link && evaluations.get(link.evaluationId)) ?? null,
          session_risk: details.session_risk,
        });
      }
      return { sessions };
    }

    reads(api, STREAM_MANAGEMENT.listStreams, ({ principal, query, now }) => {
      const { limit = DEFAULT_PAGE, transaction_id: transactionId } = query;
      const filter = transactionId === undefined ? {} : { transactionId };
      return listed(spaceOf(principal, query.environment), filter, limit, now.getTime());
    });

    reads(api, STREAM_MANAGEMENT.searchStreams, ({ principal, body, now }) =>
      listed(
        spaceOf(principal, body.environment),
        { userHash: hasher('user_id', body.user_id) },
        DEFAULT_PAGE,
        now.getTime(),
      ),
    );

    reads(api, STREAM_MANAGEMENT.readStream, async ({ principal, query, param, now }) => {
      const environmentId = spaceOf(principal, query.environment);
      const stream = await findStream(database, environmentId, uuid(param('stream_id')));
      if (!stream) throw new ApiError('notFound');
      const { summary, details, judgement } = await judgeStream(database, stream, now.getTime());
      const links = await streamLinks(database, environmentId, stream.id);
      const timeline = readableTimeline(await readTimeline(database, environmentId, stream.id));
      return {
        ...membersOf(stream, summary),
        details,
        risk_version: judgement.version,
        reasons: judgement.findings.map(({ flag, level, seen }) => ({ flag, level, observation: seen })),
        networks: summary.networks.map(({ hash: _, first, last, ...facts }) => ({
          first_seen: timestamp(first),
          last_seen: timestamp(last),
          ...facts,
        })),
        evaluations: [...(await linkedEvaluations(database, environmentId, links)).values()],
        timeline: [...timeline],
        complete: timeline.length >= stream.timelineEvents,
      } satisfies StreamDocument;
    });
  };

/** Pages of any site send events here; access depends on the token, not on the origin. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-New-Token, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
} as const;
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'Authorization, Content-Type, Content-Encoding',
  'access-control-max-age': '7200',
} as const;

const BEARER = /^Bearer (\S+)$/i;

const bearerOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;

/**
 * Adds POST /session-monitoring-api/v1/auth for backends and POST /session-ingest/v1/events for browsers.
 * @param ingestUrls public URLs for browsers; empty = the URL that the backend used
 */
function streamRoutes(
  app: FastifyInstance,
  routePorts: RoutePorts,
  ports: IngestPorts,
  ingestUrls: readonly string[],
): void {
  app.post(STREAM_AUTH_PATH, { onRequest: admits(routePorts, 'fraud') }, async (request, reply) => {
    const domains = ingestUrls.length > 0 ? ingestUrls : [`${request.protocol}://${request.host}`];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(await authData(ports, callerOf(request), domains));
  });
  app.register(async (browsers) => {
    // Accepts bodies of any type as bytes: a page sends text/plain, which needs no preflight and works with
    // beacons.
    browsers.removeAllContentTypeParsers();
    browsers.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    browsers.addHook('onRequest', async (_request, reply) => {
      reply.headers(CORS);
    });
    browsers.options(STREAM_INGEST_PATH, async (_request, reply) =>
      reply.headers(PREFLIGHT).code(204).send(),
    );
    browsers.post(STREAM_INGEST_PATH, { bodyLimit: STREAM_LIMITS.batchBytes }, async (request, reply) => {
      const { ack, newToken } = await ingest(ports, {
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        bearer: bearerOf(request),
        address: remoteAddress(request),
        userAgent: request.headers['user-agent'] ?? '',
      });
      if (newToken !== null) reply.header('x-new-token', newToken);
      return sendAnswer(reply, answerOf(STREAM_ROUTES.ingestStreamEvents, ack));
    });
  });
}

/** Session monitoring: a module of the fraud request, and routes for browsers, backends and analysts. */
interface SessionMonitoring extends Feature<ManagementApi> {
  readonly signals: Pick<FeatureSignals, 'session_monitoring_details'>;
}

export function openSessionMonitoring(ports: {
  readonly routePorts: RoutePorts;
  readonly database: Database;
  readonly data: EnrichmentData;
  readonly hasher: Hasher;
  readonly signingSecrets: SigningSecrets;
  /** Public URLs for browsers; empty = the URL that the backend used. */
  readonly ingestUrls: readonly string[];
}): SessionMonitoring {
  const { routePorts, database, data, hasher } = ports;
  const writer = streamWriter(database, streamFold(hasher));
  const tokens = streamTokens(ports.signingSecrets);
  return {
    name: 'session-monitoring',
    signals: { session_monitoring_details: streamSignal(database, hasher) },
    routes: (app) =>
      streamRoutes(
        app,
        routePorts,
        {
          runtime: routePorts.runtime,
          directory: routePorts.directory,
          data,
          hasher,
          tokens,
          gate: new StreamGate(),
          keep: writer.keep,
        },
        ports.ingestUrls,
      ),
    management: streamManagementRoutes(hasher),
    retention: {
      space: (environmentId, before) => removeStreamsOlderThan(database.patient(), environmentId, before),
    },
  };
}
