import { ALL_ROUTES, buildOpenApi } from '@assay/openapi';
import type { FastifyInstance } from 'fastify';
import type { Deployment, Parts } from './deployment';
import type { ManagementApi } from './management/endpoint';
import { keyRenamer, servedPath } from './platform/aliases';
import { closingLimit } from './platform/config';
import { docsFiles } from './platform/docs-files';
import { drainingOf } from './platform/draining';
import { type Feature, healthOf, measureAll } from './platform/feature';
import { groupMetrics } from './platform/group-metrics';
import { type ComponentHealth, operationRoutes } from './platform/health';
import { createHttp, sendFailure, unavailable } from './platform/http';
import { insideOf } from './platform/inside';
import { unavailableLog } from './platform/log';
import { metricsPage } from './platform/metrics';
import { groupHealth } from './platform/process-group';
import { panelFiles, sdkFiles } from './platform/static-files';

const REST_PREFIX = '/RestService/';
/** Extra time, in milliseconds, that a request needs to store its result after its own deadline. */
const KEEPING_MS = 700;

/**
 * Ends requests to the REST services whose work has not ended shortly after the deadline. A database that is
 * slow at every step could hold them much longer. The work continues, and its result is stored as usual.
 */
export function endCallsInTime(app: FastifyInstance, deadlineMs: number): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.url.startsWith(REST_PREFIX)) {
      const late = setTimeout(() => {
        if (!reply.sent) sendFailure(reply, unavailable(true));
      }, deadlineMs + KEEPING_MS);
      // Neither 'finish' nor onResponse fires when the caller has disconnected. A stopping server would then
      // wait for the deadline.
      reply.raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}

/** Builds the OpenAPI document of this server. */
export const openApiDocument = (version: string, server: string) =>
  buildOpenApi(ALL_ROUTES, { version, server });

const STATE_NUMBERS: { readonly [state in ComponentHealth['state']]: number } = {
  ok: 0,
  degraded: 1,
  down: 2,
};

/** Status that nginx logs when the caller disconnected before the response. */
const CALLER_GONE = 499;

/** Creates the HTTP server of the features; nothing listens yet. */
export function openHttp(parts: Parts, deployment: Deployment, features: readonly Feature<ManagementApi>[]) {
  const { config } = parts;
  const { metrics, tracing, faultsOf } = deployment;
  const documented = ALL_ROUTES.map(({ path }) => path);
  const app = createHttp({
    trustProxy: config.trustProxy,
    requestTimeoutMs: config.requestTimeoutMs,
    closingMs: closingLimit(config),
    rewritePath: servedPath(config.compatibility.pathPrefixes, documented),
    renameKeys: keyRenamer(config.compatibility.responseKeys),
    onFault: faultsOf('request'),
    onUnavailable: unavailableLog(parts.log, parts.runtime.now),
  });
  tracing.requests(app);
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify's onResponse doesn't fire when the caller has disconnected.
    reply.raw.once('close', () => {
      const status = reply.raw.writableEnded ? reply.statusCode : CALLER_GONE;
      metrics.requests.inc({ route: request.routeOptions.url ?? 'unknown', status: String(status) });
    });
    done();
  });
  endCallsInTime(app, config.callDeadlineMs);
  const { group } = parts;
  const draining = drainingOf(app, () => group?.leavesAlone() ?? false);
  // A worker only serves health and metrics.
  if (parts.role !== 'worker') {
    for (const feature of features) feature.routes?.(app);
    panelFiles(app, parts.panelFolder);
    sdkFiles(app, parts.sdkFolder);
    docsFiles(app, parts.docsFolder);
  }
  const own = async () => [...(await healthOf(features)), ...draining.health()];
  const components = async () => (group ? groupHealth(group, await own()) : own());
  const measure = async () => {
    await measureAll(features);
    metrics.components.reset();
    for (const { name, state } of await own())
      metrics.components.set({ component: name }, STATE_NUMBERS[state]);
    return metrics.registry;
  };
  group?.answer('health', own);
  group?.answer('metrics', async () => (await measure()).getMetricsAsJSON());
  operationRoutes(app, {
    components,
    inside: insideOf(config.operatorsFrom),
    metrics: async (accept) =>
      group ? groupMetrics(group, await measure()) : metricsPage(await measure(), accept),
    openapi: () => openApiDocument(parts.version, '/'),
  });
  return { app, draining };
}
