import { Counter, Gauge, type Registry } from 'prom-client';

/** Creates the metrics of the deliveries of this process, and of the backlog of all processes. */
export function webhookMetrics(registry: Registry) {
  return {
    attempts: new Counter({
      name: 'assay_webhook_attempts_total',
      help: 'Webhook delivery attempts by outcome',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    disabled: new Counter({
      name: 'assay_webhook_endpoints_disabled_total',
      help: 'Endpoints that were turned off after 5 days of failures',
      registers: [registry],
    }),
    waiting: new Gauge({
      name: 'assay_webhook_waiting',
      help: 'Events that are not distributed yet, and due deliveries of endpoints that respond',
      labelNames: ['kind'] as const,
      registers: [registry],
    }),
    oldest: new Gauge({
      name: 'assay_webhook_oldest_due_seconds',
      help: 'Age of the oldest due delivery of an endpoint that responds',
      registers: [registry],
    }),
  };
}
export type WebhookMetrics = ReturnType<typeof webhookMetrics>;
