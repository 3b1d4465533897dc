import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BadConfiguration } from '../environment';
import type { Job } from '../feature';
import { NO_TRACING, type Tracing } from '../tracing';
import type { Begun, Spans } from './spans';

/**
 * Minimum duration of a traced job run, in milliseconds. Shorter runs found nothing to do and would hide the
 * others.
 */
const MIN_JOB_MS = 20;
/** Maximum time to wait for the collector at the end, in milliseconds. */
const CLOSE_MS = 2000;

const PACKAGES = ['api', 'core', 'resources', 'sdk-trace-node', 'exporter-trace-otlp-http'];
const NOT_INSTALLED = `OTEL_EXPORTER_OTLP_ENDPOINT is set, but the tracing packages aren't installed. Run npm install ${PACKAGES.map((name) => `@opentelemetry/${name}`).join(' ')}, or unset the variable.`;

/** Loads the code that needs the packages. Only a deployment with a collector must have them. */
const packages = async () => ({
  ...(await import('./spans')),
  ...(await import('@opentelemetry/api')),
  ...(await import('@opentelemetry/core')),
  ...(await import('@opentelemetry/resources')),
  ...(await import('@opentelemetry/sdk-trace-node')),
  ...(await import('@opentelemetry/exporter-trace-otlp-http')),
});

type Library = Awaited<ReturnType<typeof packages>>;

/** Description of this program in spans. */
interface Service {
  readonly name: string;
  readonly version: string;
}

function providerTo(lib: Library, collector: string, service: Service) {
  const url = `${collector}/v1/traces`;
  return new lib.NodeTracerProvider({
    resource: lib
      .defaultResource()
      .merge(
        lib.resourceFromAttributes({ 'service.name': service.name, 'service.version': service.version }),
      ),
    spanProcessors: [new lib.BatchSpanProcessor(new lib.OTLPTraceExporter({ url }))],
  });
}

/** Traces every request as part of the trace that its caller names. */
function traceRequests(app: FastifyInstance, spans: Spans, lib: Library): void {
  const propagator = new lib.W3CTraceContextPropagator();
  const requests = new WeakMap<FastifyRequest, Begun>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url;
    const attributes = { 'http.request.method': method, ...(route ? { 'http.route': route } : {}) };
    const parent = propagator.extract(lib.ROOT_CONTEXT, headers, lib.defaultTextMapGetter);
    const name = route ? `${method} ${route}` : method;
    const begun = spans.begin(name, { kind: lib.SpanKind.SERVER, attributes }, parent);
    requests.set(request, begun);
    // Fastify's onResponse doesn't fire when the caller has disconnected.
    reply.raw.once('close', () => {
      const { span } = begun;
      const isAnswered = reply.raw.writableEnded;
      if (isAnswered) span.setAttribute('http.response.status_code', reply.statusCode);
      else span.setAttribute('error.type', 'caller_gone');
      if (!isAnswered || reply.statusCode >= 500) span.setStatus({ code: lib.SpanStatusCode.ERROR });
      span.end();
    });
    spans.goOn(begun, done);
  });
  // The body arrives in socket events, which lack a request context.
  app.addHook('preValidation', (request, _reply, done) => {
    const begun = requests.get(request);
    if (begun) spans.goOn(begun, done);
    else done();
  });
}

function tracedJob(job: Job, spans: Spans, lib: Library): Job {
  const run = () => {
    const began = performance.now();
    const begun = spans.begin(`job ${job.name}`, { root: true }, lib.ROOT_CONTEXT);
    return spans.during(
      begun,
      () => job.run(),
      // A span that is never ended is never sent.
      (hasFailed) => {
        if (hasFailed || performance.now() - began >= MIN_JOB_MS) begun.span.end();
      },
    );
  };
  return { ...job, run };
}

/** Waits for work, up to a time limit. */
async function forAMoment(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((over) => {
    timer = setTimeout(over, CLOSE_MS);
  });
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}

/**
 * Opens OpenTelemetry tracing over OTLP/HTTP. All other SDK variables of the environment
 * (`OTEL_TRACES_SAMPLER`, headers) apply as documented.
 * @param collector address of the collector; null means no traces
 * @param load loads the packages; tests replace it
 * @throws BadConfiguration when the packages are not installed
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export async function openTracing(
  collector: string | null,
  service: Service,
  load: typeof packages = packages,
): Promise<Tracing> {
  if (collector === null) return NO_TRACING;
  const lib = await load().catch(() => {
    throw new BadConfiguration(NOT_INSTALLED);
  });
  const provider = providerTo(lib, collector, service);
  const spans = new lib.Spans(provider.getTracer('assay', service.version));
  return {
    part(name, work) {
      const begun = spans.begin(name, {});
      return spans.during(begun, work, () => begun.span.end());
    },
    requests: (app) => traceRequests(app, spans, lib),
    job: (job) => tracedJob(job, spans, lib),
    ids: () => spans.ids(),
    close: () => forAMoment(provider.shutdown()),
  };
}
